"""Small pictures drawn large and then made small, so that their edges are soft."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pygame
from pygame import Color, Rect, Surface

from game.boxes.masks.land.map_form import PIXELS
from tools.pictures import save_picture

FINE = 4  # times as large while it is drawn
INK = Color("#2a231e")
Draw = Callable[[Surface], None]


def u(part: float) -> int:
    """A part of a cell, in the pixels of a drawing."""
    return round(part * PIXELS * FINE)


def points(*pairs: tuple[float, float]) -> list[tuple[int, int]]:
    return [(u(x), u(y)) for x, y in pairs]


def rect(left: float, top: float, width: float, height: float) -> Rect:
    return Rect(u(left), u(top), u(width), u(height))


def drawn(draw: Draw, wide: int = 1, high: int = 1) -> Surface:
    large = Surface((wide * PIXELS * FINE, high * PIXELS * FINE), pygame.SRCALPHA)
    draw(large)
    return pygame.transform.smoothscale(large, (wide * PIXELS, high * PIXELS))


def save_sheet(path: Path, tiles: Sequence[Surface], columns: int) -> None:
    rows = -(-len(tiles) // columns)
    sheet = Surface((columns * PIXELS, rows * PIXELS), pygame.SRCALPHA)
    for index, tile in enumerate(tiles):
        row, column = divmod(index, columns)
        sheet.blit(tile, (column * PIXELS, row * PIXELS))
    save_picture(sheet, path)


def shade(colour: Color, by: float) -> Color:
    """Lighter above 0, darker below."""
    return colour.lerp(Color("white") if by > 0 else Color("black"), abs(by))
