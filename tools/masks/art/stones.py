"""The stones that lie on spaces: each kind has a shape and a colour of its own."""

import json
from functools import partial

import pygame
from pygame import Color, Surface

from game.boxes.masks.land.letters import LETTERS
from game.rules.masks.pieces import SpaceKind, Toa
from game.rules.masks.printed.land import Place
from tools.masks.art.painting import INK, drawn, points, rect, shade, u

COLUMNS = 6
TOA_COLOURS = {
    Toa.TAHU: Color("#d2402a"),
    Toa.GALI: Color("#2f7fd0"),
    Toa.LEWA: Color("#3fa34a"),
    Toa.POHATU: Color("#b98646"),
    Toa.ONUA: Color("#4c4450"),
    Toa.KOPAKA: Color("#eef4f8"),
}
STONES = (Color("#b9b2a2"), Color("#c2baa6"), Color("#aea899"), Color("#bfb49b"))
RED, GOLD, BLUE, CREAM = map(Color, ("#b5322a", "#f2c94c", "#2c6cb0", "#f3e9cf"))
PURPLE, LILAC, SOOT, LIME = map(Color, ("#5b3a8c", "#cdb4f2", "#2f3430", "#b6e03a"))
ROWS_OF_CIRCLES = {1: ((0.5, 0.5),), 2: ((0.36, 0.5), (0.64, 0.5))}
CIRCLES = {**ROWS_OF_CIRCLES, 3: ((0.5, 0.36), (0.36, 0.62), (0.64, 0.62))}


def looks() -> list[Surface]:
    """In the order of `NUMBERS`."""
    found = [drawn(partial(_slab, colour=colour)) for colour in STONES]
    found += [drawn(partial(_start, colour=TOA_COLOURS[toa])) for toa in Toa]
    found += [drawn(_mission), drawn(_portal), drawn(_bohrok)]
    found += [drawn(partial(_challenge, circles=circles)) for circles in (1, 2, 3)]
    found += [drawn(partial(_action, circles=circles)) for circles in (1, 2)]
    return found


BLANKS = len(STONES)
FIRST_START = BLANKS
_FIRST_OTHER = FIRST_START + len(Toa)
NUMBERS = {
    Place(SpaceKind.MISSION): _FIRST_OTHER,
    Place(SpaceKind.PORTAL): _FIRST_OTHER + 1,
    Place(SpaceKind.BOHROK): _FIRST_OTHER + 2,
    Place(SpaceKind.CHALLENGE, 1): _FIRST_OTHER + 3,
    Place(SpaceKind.CHALLENGE, 2): _FIRST_OTHER + 4,
    Place(SpaceKind.CHALLENGE, 3): _FIRST_OTHER + 5,
    Place(SpaceKind.GAME_ACTION, 1): _FIRST_OTHER + 6,
    Place(SpaceKind.GAME_ACTION, 2): _FIRST_OTHER + 7,
}


def table() -> str:
    """What each tile stands for, by the letters of L1."""
    letters = {number: LETTERS[place] for place, number in NUMBERS.items()}
    stones = "o" * BLANKS + "S" * len(Toa) + "".join(letters[n] for n in sorted(letters))
    return json.dumps({"columns": COLUMNS, "stones": stones}) + "\n"


def _slab(large: Surface, colour: Color = STONES[0]) -> None:
    pygame.draw.rect(large, shade(colour, -0.45), rect(0.05, 0.07, 0.9, 0.9), border_radius=u(0.2))
    pygame.draw.rect(large, colour, rect(0.05, 0.03, 0.9, 0.88), border_radius=u(0.2))
    pygame.draw.rect(large, shade(colour, 0.2), rect(0.1, 0.08, 0.8, 0.78), u(0.03), u(0.16))


def _start(large: Surface, colour: Color) -> None:
    _slab(large)
    pygame.draw.circle(large, INK, (u(0.5), u(0.47)), u(0.36))
    pygame.draw.circle(large, colour, (u(0.5), u(0.47)), u(0.33))
    pygame.draw.circle(large, CREAM, (u(0.5), u(0.47)), u(0.2), u(0.05))


def _mission(large: Surface) -> None:
    _slab(large, Color("#8b6a45"))
    pygame.draw.polygon(large, INK, points((0.5, 0.07), (0.9, 0.47), (0.5, 0.87), (0.1, 0.47)))
    pygame.draw.polygon(large, CREAM, points((0.5, 0.12), (0.85, 0.47), (0.5, 0.82), (0.15, 0.47)))
    pygame.draw.rect(large, RED, rect(0.46, 0.26, 0.08, 0.26))
    pygame.draw.rect(large, RED, rect(0.46, 0.58, 0.08, 0.08))


def _portal(large: Surface) -> None:
    _slab(large, Color("#7a6f86"))
    for radius, colour in (
        (0.4, INK),
        (0.37, PURPLE),
        (0.27, LILAC),
        (0.19, PURPLE),
        (0.09, LILAC),
    ):
        pygame.draw.circle(large, colour, (u(0.5), u(0.47)), u(radius))


def _bohrok(large: Surface) -> None:
    _slab(large, Color("#6d7468"))
    pygame.draw.ellipse(large, INK, rect(0.12, 0.14, 0.76, 0.66))
    pygame.draw.ellipse(large, SOOT, rect(0.15, 0.17, 0.7, 0.6))
    for x in (0.34, 0.66):
        pygame.draw.circle(large, LIME, (u(x), u(0.46)), u(0.1))
        pygame.draw.circle(large, INK, (u(x), u(0.46)), u(0.04))


def _challenge(large: Surface, circles: int) -> None:
    _slab(large, Color("#7d4a3e"))
    corners = ((0.32, 0.05), (0.68, 0.05), (0.92, 0.3), (0.92, 0.65), (0.68, 0.9), (0.32, 0.9))
    pygame.draw.polygon(large, RED, points(*corners, (0.08, 0.65), (0.08, 0.3)))
    for x, y in CIRCLES[circles]:
        pygame.draw.circle(large, INK, (u(x), u(y - 0.02)), u(0.13))
        pygame.draw.circle(large, GOLD, (u(x), u(y - 0.02)), u(0.11))


def _action(large: Surface, circles: int) -> None:
    _slab(large, Color("#5f7d95"))
    pygame.draw.rect(large, BLUE, rect(0.16, 0.1, 0.68, 0.74), border_radius=u(0.08))
    for x, y in CIRCLES[circles]:
        pygame.draw.circle(large, CREAM, (u(x), u(y - 0.03)), u(0.12))
