"""Trees, rocks, huts and waves: picture only, a row of the sheet for each part of the island."""

import json
from functools import partial

import pygame
from pygame import Color, Surface

from game.boxes.masks.land.map_form import PIXELS
from tools.masks.art.painting import INK, Draw, drawn, points, rect, shade, u

COLUMNS = 4
TWO = 2  # numbers: a piece of one cell


def _shadow(large: Surface) -> None:
    pygame.draw.ellipse(large, (0, 0, 0, 70), rect(0.18, 0.74, 0.7, 0.18))


def _tree(large: Surface, crown: str, trunk: str = "#5b4129") -> None:
    _shadow(large)
    pygame.draw.rect(large, Color(trunk), rect(0.45, 0.5, 0.1, 0.34))
    for x, y, radius in ((0.34, 0.44, 0.2), (0.66, 0.46, 0.19), (0.5, 0.3, 0.23)):
        pygame.draw.circle(large, shade(Color(crown), -0.25), (u(x + 0.02), u(y + 0.03)), u(radius))
        pygame.draw.circle(large, Color(crown), (u(x), u(y)), u(radius - 0.02))


def _pine(large: Surface, crown: str, snow: str) -> None:
    _shadow(large)
    pygame.draw.rect(large, Color("#5b4129"), rect(0.46, 0.68, 0.08, 0.16))
    for top, width in ((0.4, 0.34), (0.24, 0.28), (0.08, 0.2)):
        low = top + 0.32
        pygame.draw.polygon(
            large, Color(crown), points((0.5, top), (0.5 + width, low), (0.5 - width, low))
        )
        tip = ((0.5, top), (0.5 + width / 2, top + 0.16), (0.5 - width / 2, top + 0.16))
        pygame.draw.polygon(large, Color(snow), points(*tip))


def _rock(large: Surface, colour: str) -> None:
    _shadow(large)
    outline = ((0.14, 0.82), (0.2, 0.46), (0.42, 0.26), (0.68, 0.34), (0.86, 0.6), (0.84, 0.82))
    pygame.draw.polygon(large, shade(Color(colour), -0.3), points(*outline))
    lit = ((0.14, 0.82), (0.2, 0.46), (0.42, 0.26), (0.52, 0.5), (0.44, 0.82))
    pygame.draw.polygon(large, Color(colour), points(*lit))


def _spire(large: Surface, colour: str) -> None:
    _shadow(large)
    for x, top, half in ((0.34, 0.36, 0.11), (0.66, 0.44, 0.1), (0.5, 0.08, 0.15)):
        pygame.draw.polygon(
            large, Color(colour), points((x, top), (x, 0.84), (x - half, 0.8), (x - half / 2, 0.5))
        )
        right = ((x, top), (x, 0.84), (x + half, 0.8), (x + half / 2, 0.5))
        pygame.draw.polygon(large, shade(Color(colour), -0.3), points(*right))


def _mountain(large: Surface, colour: str, top: str) -> None:
    pygame.draw.polygon(large, Color(colour), points((0.5, 0.06), (0.98, 0.88), (0.02, 0.88)))
    right = ((0.5, 0.06), (0.98, 0.88), (0.56, 0.88))
    pygame.draw.polygon(large, shade(Color(colour), -0.28), points(*right))
    cap = ((0.5, 0.06), (0.66, 0.34), (0.55, 0.3), (0.48, 0.38), (0.34, 0.33))
    pygame.draw.polygon(large, Color(top), points(*cap))


def _hut(large: Surface, roof: str) -> None:
    _shadow(large)
    pygame.draw.ellipse(large, shade(Color(roof), -0.45), rect(0.2, 0.46, 0.6, 0.38))
    pygame.draw.polygon(large, Color(roof), points((0.5, 0.14), (0.9, 0.6), (0.1, 0.6)))
    right = ((0.5, 0.14), (0.9, 0.6), (0.55, 0.6))
    pygame.draw.polygon(large, shade(Color(roof), -0.2), points(*right))
    pygame.draw.rect(large, INK, rect(0.42, 0.62, 0.16, 0.2), border_radius=u(0.06))


def _waves(large: Surface, tops: tuple[float, ...]) -> None:
    for number, top in enumerate(tops):
        for x in (0.12, 0.42):
            left = x + 0.14 * (number % 2)
            pygame.draw.arc(large, Color("#9cc3d8"), rect(left, top, 0.34, 0.2), 0.3, 2.8, u(0.025))


def _reeds(large: Surface, colour: str) -> None:
    for x, lean in ((0.3, -0.08), (0.42, 0.02), (0.54, -0.03), (0.66, 0.07)):
        pygame.draw.line(
            large, Color(colour), (u(x), u(0.84)), (u(x + lean), u(0.3)), width=u(0.04)
        )
        pygame.draw.ellipse(large, Color("#6b4a2a"), rect(x + lean - 0.03, 0.22, 0.07, 0.18))


def _pillar(large: Surface) -> None:
    _shadow(large)
    stone = Color("#d5c7a1")
    pygame.draw.rect(large, stone, rect(0.36, 0.2, 0.28, 0.62))
    pygame.draw.rect(large, shade(stone, -0.25), rect(0.52, 0.2, 0.12, 0.62))
    for top in (0.12, 0.78):
        pygame.draw.rect(large, shade(stone, -0.1), rect(0.28, top, 0.44, 0.1))


def _nest(large: Surface, *, is_upper: bool) -> None:
    """Half of the nest: the deck lies across both."""
    box = rect(0.06, 0.06 if is_upper else -1.0, 0.88, 1.94)
    for inset, colour in ((0.0, "#3d352c"), (0.06, "#6b5a3f"), (0.13, "#1d1a17")):
        inner = box.inflate(-2 * u(inset), -2 * u(inset))
        pygame.draw.rect(large, Color(colour), inner, border_radius=u(0.38))


DRAWINGS: dict[str, tuple[Draw, ...]] = {
    "meadow": (
        partial(_tree, crown="#7fa14a"),
        partial(_reeds, colour="#8aa05a"),
        _pillar,
        partial(_rock, colour="#9a937f"),
    ),
    "fire": (
        partial(_rock, colour="#7a4438"),
        partial(_tree, crown="#3a2a26", trunk="#241a17"),
        partial(_mountain, colour="#5b3a33", top="#f08a2c"),
        partial(_hut, roof="#b5452e"),
    ),
    "water": (
        partial(_reeds, colour="#4f8a5c"),
        partial(_tree, crown="#5fae7f"),
        partial(_rock, colour="#7fa3a3"),
        partial(_hut, roof="#3f86b8"),
    ),
    "air": (
        partial(_tree, crown="#3f8a3a"),
        partial(_tree, crown="#2f6f35"),
        partial(_tree, crown="#6aa53a"),
        partial(_hut, roof="#4d8a3a"),
    ),
    "stone": (
        partial(_rock, colour="#c9a566"),
        partial(_spire, colour="#b8935a"),
        partial(_mountain, colour="#b08a55", top="#d9bd88"),
        partial(_hut, roof="#a87b43"),
    ),
    "earth": (
        partial(_rock, colour="#6a5b52"),
        partial(_spire, colour="#7f6aa8"),
        partial(_mountain, colour="#4f433c", top="#7a6a5e"),
        partial(_hut, roof="#5a4a42"),
    ),
    "ice": (
        partial(_pine, crown="#3d6a62", snow="#f2f7fa"),
        partial(_spire, colour="#b5d6ea"),
        partial(_mountain, colour="#8fa3b0", top="#f6fafc"),
        partial(_hut, roof="#a9c3d4"),
    ),
    "landmarks": (
        partial(_mountain, colour="#4a2a26", top="#ff9a2c"),
        partial(_mountain, colour="#8fa3b0", top="#ffffff"),
        partial(_mountain, colour="#c9a566", top="#8a6a3a"),
        partial(_mountain, colour="#3d3540", top="#6fd0c0"),
    ),
    "villages": (
        partial(_hut, roof="#d2402a"),
        partial(_hut, roof="#2f7fd0"),
        partial(_hut, roof="#3fa34a"),
        partial(_hut, roof="#eef4f8"),
    ),
    "sea": (
        partial(_waves, tops=(0.25, 0.55)),
        partial(_waves, tops=(0.4,)),
        partial(_nest, is_upper=True),
        partial(_nest, is_upper=False),
    ),
}
FIRST = {name: COLUMNS * row for row, name in enumerate(DRAWINGS)}
PILLAR = FIRST["meadow"] + 2
WAVES = (FIRST["sea"], FIRST["sea"] + 1)
NEST = (FIRST["sea"] + 2, FIRST["sea"] + 3)
MANGAI, IHU, CARVED_FACE, MINE = range(FIRST["landmarks"], FIRST["landmarks"] + COLUMNS)
TA_KORO, GA_KORO, LE_KORO, KO_KORO = range(FIRST["villages"], FIRST["villages"] + COLUMNS)
# What the painter draws for each, by its place on the baked sheet: column, row, width and height.
PIECES = {
    "meadow": ((0, 2), (3, 2), (4, 14, 2, 2), (1, 3)),
    "fire": ((2, 6), (8, 2), (7, 2), (0, 1)),
    "water": ((3, 2), (0, 2), (1, 2), (1, 1)),
    "air": ((0, 2), (1, 2), (2, 2), (2, 1)),
    "stone": ((0, 6), (1, 6), (5, 7), (3, 1)),
    "earth": ((2, 6), (0, 4), (2, 4), (4, 1)),
    "ice": ((1, 7), (8, 4), (7, 4), (5, 1)),
    "landmarks": ((0, 8, 2, 2), (5, 4, 2, 2), (8, 8, 2, 2), (0, 12, 2, 2)),
    "villages": ((4, 8, 2, 2), (8, 3), (6, 10, 2, 2), (8, 10, 2, 2)),
    "sea": ((8, 0), (8, 0), (8, 12, 2, 2)),
}


def table() -> str:
    """Read by the painter of the map; the lower half of the nest comes with the upper one."""
    found = {
        str(FIRST[name] + column): [*piece, *(1, 1)][:4] if len(piece) == TWO else [*piece]
        for name, pieces in PIECES.items()
        for column, piece in enumerate(pieces)
    }
    return json.dumps({"cell": PIXELS, "columns": COLUMNS, "pieces": found}) + "\n"


def looks() -> list[Surface]:
    return [drawn(draw) for row in DRAWINGS.values() for draw in row]
