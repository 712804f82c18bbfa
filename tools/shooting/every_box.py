"""What is worth a picture in every box."""

from tools.shooting.menus import cast, crash, load, menu, pause, replay, result, title
from tools.shooting.moments import Moments
from tools.shooting.table import Shot, advised, bots, curtain, hinting, recap, table, told_why


def shots_at(moments: Moments) -> dict[str, Shot]:
    return {
        "title": title,
        "new-game": menu("new_game"),
        "load": load(moments.evenings),
        "settings": menu("settings"),
        "rulebook": menu("rulebook"),
        "pause": pause(moments.choosing),
        "cast": cast(moments.choosing),
        "crash": crash,
        "result": result,
        "replay": replay,
        "curtain": curtain(moments.turn),
        "recap": recap(moments.turn),
        "turn": table(moments.turn),
        "choosing": table(moments.choosing),
        "hints": hinting(moments.choosing),
        "advice": advised(moments.choosing),
        "bots": bots(moments.turn),
        "told-why": told_why(moments.after_others),
    }
