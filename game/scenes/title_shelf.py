"""The shelf on the title: a lid for each box, the one at hand in the light."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pygame
from attrs import frozen
from pygame import Rect, Surface

from game.scenes.program import Program
from game.shelf.shelf import Packed
from game.ui.theme import Theme
from game.ui.widgets.lid import SPINE, Board, Lid
from game.ui.widgets.widget import Widget

BOARD, FOOT, APART, RIGHT = 34, 26, 22, 40  # points: its height, what is below it; between lids
TALLEST, SHARE = 300, 0.38  # of a lid: points, and of the window's height
FORM = 0.79  # a lid's width of its height


@frozen
class ChooseBox:
    key: str


def floor_of(theme: Theme, size: tuple[int, int]) -> int:
    """Where the board begins on which the boxes stand."""
    return size[1] - theme.px(BOARD + FOOT)


def shelf_widgets(program: Program, theme: Theme, size: tuple[int, int], left: int) -> list[Widget]:
    """To the right of *left*; without a box that there is room for, there is no shelf."""
    boxes = program.boxes.shelf.boxes
    board = Rect(0, floor_of(theme, size), size[0], theme.px(BOARD))
    room = size[0] - left - theme.px(RIGHT)
    lid = _lid_size(theme, size, room, len(boxes))
    if lid[1] < theme.px(90):
        return []
    return [Board(board), *_lids(program, theme, board, lid)]


def _lid_size(theme: Theme, size: tuple[int, int], room: int, count: int) -> tuple[int, int]:
    high = min(theme.px(TALLEST), round(size[1] * SHARE))
    wide = min(round(high * FORM), round((room / count - theme.px(APART)) / (1 + SPINE)))
    return wide, round(wide / FORM)


def _lids(program: Program, theme: Theme, board: Rect, lid: tuple[int, int]) -> Iterator[Lid]:
    """From the left, so that the last one ends near the edge."""
    boxes = program.boxes.shelf.boxes
    step = round(lid[0] * (1 + SPINE)) + theme.px(APART)
    left = board.right - theme.px(RIGHT) - len(boxes) * step + theme.px(APART)
    for number, box in enumerate(boxes):
        rect = Rect(left + number * step, board.top - lid[1] + theme.px(3), *lid)
        yield _lid(program, box, rect)


def _lid(program: Program, box: Packed, rect: Rect) -> Lid:
    texts = box.texts(program.texts.language)
    return Lid(
        rect,
        f"title.box.{box.key}",
        texts.text("box.title"),
        ChooseBox(box.key),
        texts.text("box.motto"),
        _picture(program.boxes.contents(box).lid),
        is_on=box.key == program.chosen,
        is_alone=len(program.boxes.shelf.boxes) == 1,
    )


@cache
def _picture(path: Path) -> Surface | None:
    """None if it is missing or spoilt: a lid of bare card does as well."""
    try:
        return pygame.image.load(path)
    except (OSError, pygame.error):
        return None
