"""The guide: what every map has at the same cells, for the person at the editor."""

import pygame
from pygame import Color, Rect, Surface
from pygame.font import Font

from game.boxes.masks.land.known_cells import BEYOND, CORNERS, NEXT_TO_KINI_NUI, STARTS
from game.boxes.masks.land.map_form import PIXELS, cell_of
from game.rules.masks.printed.land import COLUMNS, KINI_NUI, NEST, ROWS
from tools.masks.art.stones import TOA_COLOURS

LINE, PAPER, GOLD, RED, CREAM = map(
    Color, ("#ffffff50", "#000000b0", "#ffd60a", "#ff453a", "#f3e9cf")
)
THICK, DASH = 4, 10
GUIDE_SIZE = (COLUMNS * PIXELS, ROWS * PIXELS)


def guide() -> Surface:
    sheet = Surface(GUIDE_SIZE, pygame.SRCALPHA)
    small, large = Font(None, 18), Font(None, 22)
    for space in range(COLUMNS * ROWS):
        _frame(sheet, space, LINE, 1)
        column, row = cell_of(space)
        sheet.blit(small.render(f"r{row}c{column}", True, LINE), _rect(space).move(4, 4))  # noqa: FBT003 - pygame takes it by place
    for toa, space in STARTS.items():
        _frame(sheet, space, TOA_COLOURS[toa], THICK)
        _write(sheet, large, toa.name.title(), space)
    for space in NEST:
        _hatch(sheet, space, RED)
        _write(sheet, large, "nest", space)
    for space in (*NEXT_TO_KINI_NUI, *BEYOND):
        _dashed(sheet, space, CREAM)
    for space in CORNERS:
        _hatch(sheet, space, GOLD)
    _frame(sheet, KINI_NUI, GOLD, THICK)
    _write(sheet, large, "Kini-Nui", KINI_NUI)
    return sheet


def _rect(space: int) -> Rect:
    column, row = cell_of(space)
    return Rect(column * PIXELS, row * PIXELS, PIXELS, PIXELS)


def _frame(sheet: Surface, space: int, colour: Color, width: int) -> None:
    pygame.draw.rect(sheet, colour, _rect(space), width)


def _dashed(sheet: Surface, space: int, colour: Color) -> None:
    around = _rect(space).inflate(-6, -6)
    for start in range(0, around.width, 2 * DASH):
        for y in (around.top, around.bottom):
            left = around.left + start
            pygame.draw.line(sheet, colour, (left, y), (left + DASH, y), 2)
        for x in (around.left, around.right):
            top = around.top + start
            pygame.draw.line(sheet, colour, (x, top), (x, top + DASH), 2)


def _hatch(sheet: Surface, space: int, colour: Color) -> None:
    cell = sheet.subsurface(_rect(space))
    for start in range(-PIXELS, PIXELS, 2 * DASH):
        pygame.draw.line(cell, colour, (start, PIXELS), (start + PIXELS, 0), 2)


def _write(sheet: Surface, font: Font, text: str, space: int) -> None:
    words = font.render(text, True, CREAM, PAPER)  # noqa: FBT003
    low = _rect(space)
    sheet.blit(words, words.get_rect(midbottom=(low.centerx, low.bottom - 6)))
