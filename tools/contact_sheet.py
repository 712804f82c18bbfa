"""`contact_sheet`: all that lies in a box on one picture."""

import os
from collections.abc import Sequence
from typing import TypeAlias

import pygame
from pygame import Color, Surface

from game.boxes import SHELF
from game.places import contents_of
from game.shelf.shelf import Packed, Shelf
from tools.boxes import tools_of
from tools.pictures import save_picture
from tools.wishes import asked, had, tells_what_is_wrong

WIDTH = 1600
GAP, MARGIN = 10, 24
SEA = Color("#14242c")

Row: TypeAlias = Sequence[Surface]


@tells_what_is_wrong
def main(arguments: list[str], shelf: Shelf = SHELF) -> int:
    options = asked("contact_sheet", arguments, shelf)
    save_picture(contact_sheet(options.box), options.file)
    print(f"Drew {options.file}, {options.file.stat().st_size // 1024} kB.")
    return 0


def contact_sheet(packed: Packed) -> Surface:
    """1600 pixels wide."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1, 1))
    rows = [*tools_of(packed).contact_rows(contents_of(packed))]
    return _laid_out(had(rows or None, packed, "has nothing to lay out"))


def _laid_out(rows: Sequence[Row]) -> Surface:
    heights = [max(picture.get_height() for picture in row) for row in rows]
    sheet = Surface((WIDTH, sum(heights) + GAP * (len(rows) - 1) + 2 * MARGIN))
    sheet.fill(SEA)
    top = MARGIN
    for row, height in zip(rows, heights, strict=True):
        _lay_row(sheet, row, top, height)
        top += height + GAP
    return sheet


def _lay_row(sheet: Surface, row: Row, top: int, height: int) -> None:
    """In the middle of the sheet, its pictures side by side."""
    left = (WIDTH - sum(picture.get_width() + GAP for picture in row) + GAP) // 2
    for picture in row:
        sheet.blit(picture, (left, top + (height - picture.get_height()) // 2))
        left += picture.get_width() + GAP
