"""Buttons for the camera, for those who have no wheel: nearer, farther, all, mine, follow."""

from collections.abc import Iterator, Mapping
from enum import Enum

from attrs import frozen
from pygame import Rect

from game.tabletop.pictures.glyphs import glyph
from game.ui.theme import Palette, Theme
from game.ui.widgets.button import Button


class CameraMove(Enum):
    """What the camera is told to do, and its sign."""

    NEARER = "plus"
    FARTHER = "minus"
    ALL = "fit"
    FIND = "person"
    FOLLOW = "follow"


@frozen
class MoveCamera:
    move: CameraMove


NAMES = {
    CameraMove.NEARER: "camera.nearer",
    CameraMove.FARTHER: "camera.farther",
    CameraMove.ALL: "camera.fit",
    CameraMove.FIND: "camera.find",
    CameraMove.FOLLOW: "camera.follow",
}


def camera_bar(
    rect: Rect, theme: Theme, words: Mapping[CameraMove, str], *, follows: bool
) -> Iterator[Button]:
    """A column as wide as *rect*; *words* say what there is to be seen on this table."""
    side = rect.width
    for number, move in enumerate(CameraMove):
        place = Rect(rect.left, rect.top + number * (side + theme.px(4)), side, side)
        icon = glyph(theme, move.value, 18, Palette.INK)
        is_on = move is CameraMove.FOLLOW and follows
        yield Button(place, NAMES[move], "", MoveCamera(move), words[move], is_on=is_on, icon=icon)
