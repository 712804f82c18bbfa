"""What is worth a picture in every box."""

from tools.shooting.menus import cast, crash, load, menu, pause, replay, result, title
from tools.shooting.moments import Pictures, Shot
from tools.shooting.table import advised, bots, curtain, hinting, recap, table, told_why


def shots_of(pictures: Pictures) -> dict[str, Shot]:
    """Those of every box, and its own."""
    return {
        "title": title,
        "new-game": menu("new_game"),
        "load": load(pictures.evenings),
        "settings": menu("settings"),
        "rulebook": menu("rulebook"),
        "pause": pause(pictures.choosing),
        "cast": cast(pictures.choosing),
        "crash": crash,
        "result": result,
        "replay": replay,
        "curtain": curtain(pictures.turn),
        "recap": recap(pictures.turn),
        "turn": table(pictures.turn),
        "choosing": table(pictures.choosing),
        "hints": hinting(pictures.choosing),
        "advice": advised(pictures.choosing),
        "bots": bots(pictures.turn),
        "told-why": told_why(pictures.after_others),
        **pictures.shots,
    }
