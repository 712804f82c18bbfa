"""Buttons for the camera, for those who have no wheel: nearer, farther, all, mine, follow."""

from collections.abc import Iterator, Mapping
from enum import Enum

from attrs import frozen
from pygame import Rect

from game.tabletop.pictures.glyphs import glyph
from game.ui.commands import Command
from game.ui.theme import Palette, Theme
from game.ui.widgets.button import Button


class CameraMove(Enum):
    """What the camera is told to do, and its sign."""

    NEARER = "plus"
    FARTHER = "minus"
    FIT = "fit"
    FIND = "person"
    FOLLOW = "follow"


CAMERA_MOVES = {
    Command.ZOOM_IN: CameraMove.NEARER,
    Command.ZOOM_OUT: CameraMove.FARTHER,
    Command.FIT: CameraMove.FIT,
    Command.FIND: CameraMove.FIND,
}


@frozen
class MoveCamera:
    move: CameraMove


def camera_bar(
    rect: Rect, theme: Theme, words: Mapping[CameraMove, str], *, follows: bool
) -> Iterator[Button]:
    """A row that fills *rect*; *words* say what there is to be seen on this table."""
    side, count = rect.height, len(CameraMove)
    for number, move in enumerate(CameraMove):
        left = rect.left + (rect.width - side) * number // (count - 1)
        place = Rect(left, rect.top, side, side)
        icon = glyph(theme, move.value, 15, Palette.INK)
        is_on = move is CameraMove.FOLLOW and follows
        name = f"camera.{move.name.lower()}"
        yield Button(place, name, "", MoveCamera(move), words[move], is_on=is_on, icon=icon)
