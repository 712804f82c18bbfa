"""Buttons for the camera, for those who have no wheel: nearer, farther, all, my pawn, follow."""

from collections.abc import Iterator
from enum import Enum

from attrs import frozen
from pygame import Rect

from game.boxes.makuta.table.pieces.pieces import Pieces
from game.i18n.keys import key_of
from game.i18n.texts import Texts
from game.persistence.settings import Follow
from game.ui.theme import Palette, Theme
from game.ui.widgets.button import Button


class Look(Enum):
    """What the camera is told to do."""

    NEARER = "plus"
    FARTHER = "minus"
    ALL = "fit"
    PAWN = "person"
    FOLLOW = "follow"


@frozen
class LookSo:
    look: Look


NAMES = {
    Look.NEARER: "camera.nearer",
    Look.FARTHER: "camera.farther",
    Look.ALL: "camera.fit",
    Look.PAWN: "camera.find",
    Look.FOLLOW: "camera.follow",
}


def camera_bar(
    rect: Rect, theme: Theme, texts: Texts, pieces: Pieces, follow: Follow
) -> Iterator[Button]:
    side = rect.width
    icon = theme.px(18)
    for number, look in enumerate(Look):
        place = Rect(rect.left, rect.top + number * (side + theme.px(4)), side, side)
        picture = pieces.icon(look.value, icon, Palette.INK)
        is_on = look is Look.FOLLOW and follow is not Follow.OFF
        words = _words(texts, look, follow)
        yield Button(place, NAMES[look], "", LookSo(look), words, is_on=is_on, icon=picture)


def _words(texts: Texts, look: Look, follow: Follow) -> str:
    match look:
        case Look.NEARER:
            return texts.text("table.nearer")
        case Look.FARTHER:
            return texts.text("table.farther")
        case Look.ALL:
            return texts.text("table.fit")
        case Look.PAWN:
            return texts.text("table.find")
        case Look.FOLLOW:
            return texts.text("table.follow", when=texts.text(key_of("follow_when", follow)))


def next_follow(follow: Follow) -> Follow:
    modes = list(Follow)
    return modes[(modes.index(follow) + 1) % len(modes)]
