"""The ground of the island: eight terrains, whose edges meet whatever lies side by side.

A tile is known by the terrains of its four corners. The texture repeats with every tile, and so
does what frays the edges: two tiles that share corners fit without a seam.
"""

import json
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, product
from random import Random
from typing import TypeAlias

import pygame
from pygame import Color, Surface

from game.boxes.masks.land.map_form import PIXELS

Corners: TypeAlias = tuple[str, str, str, str]  # clockwise from the upper left
COLUMNS = 16
LOOKS = 4  # of a tile that is one terrain throughout
TERRAINS = {
    "sea": Color("#2a5d82"),
    "meadow": Color("#75884e"),
    "fire": Color("#6b3d33"),
    "water": Color("#5f9a86"),
    "air": Color("#3f6b38"),
    "stone": Color("#c2a672"),
    "earth": Color("#5d4f46"),
    "ice": Color("#cfdde4"),
}
FOAM, FRAY, SHORE = Color("#d8e4d6"), 0.35, 0.1
LATTICE = 8


def every_tile() -> Iterator[Corners]:
    """With one terrain or two; where three meet, a map brings its own."""
    for name in TERRAINS:
        yield from [(name, name, name, name)] * LOOKS
    for one, other in combinations(TERRAINS, 2):
        for nw, ne, se, sw in product((one, other), repeat=4):
            if len({nw, ne, se, sw}) > 1:
                yield nw, ne, se, sw


def table(tiles: Sequence[Corners]) -> str:
    """Read by the painter of the map: the terrains at the corners of each tile."""
    corners = {str(number): list(each) for number, each in enumerate(tiles)}
    return json.dumps({"cell": PIXELS, "columns": COLUMNS, "corners": corners}) + "\n"


def looks(tiles: Sequence[Corners]) -> list[Surface]:
    return [_tile(corners, index % LOOKS) for index, corners in enumerate(tiles)]


@cache
def _noise(seed: int, lattice: int) -> list[float]:
    """From 0 to 1, row by row; the left edge fits the right one, the upper the lower."""
    chance = Random(f"{seed} {lattice}")
    knots = [[chance.random() for _ in range(lattice)] for _ in range(lattice)]
    step = PIXELS // lattice

    def at(x: int, y: int) -> float:
        column, row = x // step, y // step
        right, low = (x % step) / step, (y % step) / step
        upper, lower = (
            knots[r % lattice][column] * (1 - right)
            + knots[r % lattice][(column + 1) % lattice] * right
            for r in (row, row + 1)
        )
        return upper * (1 - low) + lower * low

    return [at(x, y) for y in range(PIXELS) for x in range(PIXELS)]


def _shades(name: str) -> list[bytes]:
    """Few, so that the sheet stays small."""
    base = TERRAINS[name]
    return [bytes(base.lerp(Color(tone), 0.09 * part)[:3]) for tone, part in _TONES]


_TONES = (("black", 2), ("black", 1), ("black", 0), ("white", 1), ("white", 2))


def _tile(corners: Corners, look: int) -> Surface:
    """Whose weight is largest at a place, frayed a little, has it."""
    names = [name for name in TERRAINS if name in corners]
    texture = _noise(look if len(names) == 1 else 0, 2 * LATTICE)
    shades = {name: _shades(name) for name in names}
    frays = {name: _noise(-1 - number, LATTICE) for number, name in enumerate(TERRAINS)}
    foam, data = bytes(FOAM[:3]), bytearray()
    for index, weights in enumerate(_weights()):
        scores = {name: FRAY * frays[name][index] for name in names}
        for weight, name in zip(weights, corners, strict=True):
            scores[name] += weight
        first, *others = sorted(names, key=scores.__getitem__, reverse=True)
        if "sea" in names and others and "sea" in {first, others[0]} and _is_close(scores):
            data += foam
        else:
            data += shades[first][int(texture[index] * len(_TONES) * 0.999)]
    return pygame.image.frombytes(bytes(data), (PIXELS, PIXELS), "RGB")


def _is_close(scores: dict[str, float]) -> bool:
    largest, second = sorted(scores.values(), reverse=True)[:2]
    return largest - second < SHORE


@cache
def _weights() -> list[tuple[float, float, float, float]]:
    """How near each place is to the four corners."""
    found = []
    for y, x in product(range(PIXELS), repeat=2):
        right, low = (x + 0.5) / PIXELS, (y + 0.5) / PIXELS
        left, high = 1 - right, 1 - low
        found.append((left * high, right * high, right * low, left * low))
    return found
