"""Small shapes that tell curves apart, for those who cannot by colour."""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import TypeAlias

import pygame
from pygame import Color, Surface

from game.ui.theme import Palette

Place: TypeAlias = tuple[float, float]
# By seat: corners and by how much of a turn the first is turned from the top; 0 is a circle.
SHAPES = ((0, 0.0), (4, 0.125), (3, 0.0), (4, 0.0), (3, 0.5), (6, 0.0))


DARK = 70  # colours below it need a pale edge on a dark slab


def edge_of(colour: Color) -> Color:
    """What sets a line or a shape off against the slab."""
    bright = 0.30 * colour.r + 0.59 * colour.g + 0.11 * colour.b
    return Palette.PALE if bright < DARK else Palette.STONE_DARK


def draw_marker(surface: Surface, seat: int, at: Place, radius: float, colour: Color) -> None:
    corners, turned = SHAPES[seat % len(SHAPES)]
    for size, ink in ((radius * 1.45, edge_of(colour)), (radius, colour)):
        if corners:
            _polygon(surface, ink, _corners(at, size * 1.2, corners, turned))
        else:
            pygame.draw.aacircle(surface, ink, at, size)


def _corners(at: Place, radius: float, many: int, turned: float) -> list[Place]:
    angles = (2 * pi * (i / many + turned) - pi / 2 for i in range(many))
    return [(at[0] + radius * cos(angle), at[1] + radius * sin(angle)) for angle in angles]


def _polygon(surface: Surface, colour: Color, corners: Sequence[Place]) -> None:
    pygame.draw.polygon(surface, colour, corners)
    pygame.draw.aalines(surface, colour, closed=True, points=corners)
