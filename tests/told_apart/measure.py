"""Whether pictures are told apart, whichever colours somebody sees.

Two pictures are laid on each other on a table of stone of middle grey, and compared where it
matters: in a part that both have, or where at least one of the two covers half of a point. Sights
are all colours and the three kinds of colour-blindness, simulated at full severity in linear light.

Shape: the luma of each point less the mean of all, divided by its spread; what is left is the
drawing alone, however bright or strong it is. Two drawings may agree (correlate) by less than 0.85.
Colour: the mean difference of the points by CIEDE2000 is at least 8.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import sqrt
from operator import mul, sub

import pygame
from attrs import frozen
from pygame import Color, Surface

from tests.told_apart.colour_science import (
    LIGHTNESS_COUNTS_LEAST,
    SIGHTS,
    Lab,
    Rgb,
    ciede2000,
    lab,
    luma,
)

STONE = Color(110, 106, 100)
HALF = 128  # of a point covered
ALIKE = 0.85
APART = 8.0
KEPT = 128  # lists of a look in a sight, enough for all pairs of a group


@frozen(eq=False)  # each is compared with many others
class Look:
    """A picture on the table: its colours in rows, and which of its points count."""

    name: str
    colours: tuple[Rgb, ...]
    covered: frozenset[int]


Pair = tuple[Look, Look]


def look(name: str, picture: Surface, covered: Iterable[int] | None = None) -> Look:
    table = Surface(picture.get_size(), 0, 32)
    table.fill(STONE)
    table.blit(picture, (0, 0))
    levels = pygame.image.tobytes(table, "RGB")
    colours = tuple(zip(levels[::3], levels[1::3], levels[2::3], strict=True))
    if covered is None:
        thick = pygame.image.tobytes(picture, "RGBA")[3::4]
        covered = (index for index, alpha in enumerate(thick) if alpha >= HALF)
    return Look(name, colours, frozenset(covered))


def correlation(pair: Pair, points: Sequence[int], sight: str) -> float:
    one, other = (_drawing(side, tuple(points), sight) for side in pair)
    agreed: float = sum(map(mul, one, other))
    return agreed


@lru_cache(maxsize=KEPT)
def _drawing(side: Look, points: tuple[int, ...], sight: str) -> list[float]:
    levels = [luma(side.colours[at], sight) for at in points]
    mean = sum(levels) / len(levels)
    spread = sqrt(sum((level - mean) ** 2 for level in levels)) or 1.0
    return [(level - mean) / spread for level in levels]


def distance(pair: Pair, points: Sequence[int], sight: str, enough: float = APART) -> float:
    """The mean difference, counted no further than it takes to be *enough*.

    Mostly it is enough to compare how light the points are, which is done at once.
    """
    one, other = (_labs(side, tuple(points), sight) for side in pair)
    levels = ([lightness for lightness, _, _ in each] for each in (one, other))
    total: float = sum(map(abs, map(sub, *levels))) / LIGHTNESS_COUNTS_LEAST
    if total < enough * len(points):
        total = 0.0
        for here, there in zip(one, other, strict=True):
            total += ciede2000(here, there)
            if total >= enough * len(points):
                break
    return total / len(points)


@lru_cache(maxsize=KEPT)
def _labs(side: Look, points: tuple[int, ...], sight: str) -> list[Lab]:
    return [lab(side.colours[at], sight) for at in points]


def confusions(pair: Pair, alike: float = ALIKE, apart: float = APART) -> Iterator[str]:
    """In what the two are too much the same."""
    points = sorted(pair[0].covered | pair[1].covered)
    names = f"{pair[0].name} / {pair[1].name}"
    for sight in SIGHTS:
        shape = correlation(pair, points, sight)
        colour = distance(pair, points, sight, apart)
        if shape >= alike:
            yield f"{names} have one shape ({sight}): {shape:.3f}"
        if colour < apart:
            yield f"{names} have one colour ({sight}): {colour:.2f}"


def all_confusions(pairs: Iterable[Pair]) -> list[str]:
    return [problem for pair in pairs for problem in confusions(pair)]
