"""How long the game will take, in words: nobody knows it to the minute."""

from game.shelf.form import Form

HOUR, STEP = 60, 5  # minutes
LONG = 85  # from here on it is told in hours
LEAST = 5


def time_words(form: Form) -> str:
    """Nothing, if the box does not know."""
    if form.minutes is None:
        return ""
    if form.minutes < LONG:
        minutes = max(STEP * round(form.minutes / STEP), LEAST)
        return form.game.texts.count("form.minutes", minutes)
    halves = round(form.minutes / HOUR * 2)
    hours = f"{halves // 2}½" if halves % 2 else str(halves // 2)
    return form.game.texts.text("form.hours", hours=hours)
