"""Every piece is told apart at 32 points, whichever colours somebody sees.

Discs and badges are compared within the rim that all of them have; other pictures where at least
one of the two covers half of a point. `tests/told_apart/measure.py` says how.
"""

from functools import cache
from itertools import combinations, product
from math import hypot
from pathlib import Path

import pygame
import pytest

from game.boxes.makuta.table.pieces.pieces import Pieces
from game.rules.makuta.editions import EDITIONS
from game.rules.makuta.pieces import HIDDEN, LOCKS, RAHI, Disc, Kanohi, Kind, Symbol, Toa, Turaga
from game.tabletop.pictures.discs import RADIUS, RIM, TOP
from tests.told_apart.measure import Look, all_confusions, look

FONTS = Path(__file__).parents[4] / "assets" / "fonts"
SIZE = 32
BADGE = 40.0  # hundredths of its side: a badge within its ring


@cache
def pieces() -> Pieces:
    pygame.font.init()
    return Pieces(FONTS / "Inter-Bold.otf")


@cache
def circle(x: float, y: float, radius: float) -> tuple[int, ...]:
    """The points of a picture that lie in it; lengths in hundredths of the side."""
    unit = SIZE / 100
    return tuple(
        row * SIZE + column
        for row, column in product(range(SIZE), repeat=2)
        if hypot(column + 0.5 - x * unit, row + 0.5 - y * unit) <= radius * unit
    )


def disc(kind: Kind, face: int) -> Look:
    name = f"{kind.name} {'back' if face == HIDDEN else face}"
    return look(name, pieces().disc(Disc(kind, face), SIZE), circle(TOP.x, TOP.y, RADIUS - RIM))


# What is compared


def backs() -> list[Look]:
    return [disc(kind, HIDDEN) for kind in Kind]


def masks() -> list[Look]:
    return [disc(Kind.KANOHI, mask) for mask in Kanohi]


def turaga() -> list[Look]:
    return [disc(Kind.TURAGA, each) for each in Turaga]


def keys() -> list[Look]:
    return [disc(Kind.KEY, symbol) for symbol in Symbol]


def locks() -> list[Look]:
    return [disc(Kind.LOCK, lock) for lock in range(len(LOCKS))]


def rahi(kind: Kind) -> list[Look]:
    """With every strength that it has in any edition."""
    ranges = [edition.strengths[kind] for edition in EDITIONS.values()]
    lowest, highest = min(low for low, _ in ranges), max(high for _, high in ranges)
    return [disc(kind, strength) for strength in range(lowest, highest + 1)]


def pawns() -> list[Look]:
    return [look(toa.name, pieces().pawn(toa, SIZE)) for toa in Toa]


def badges() -> list[Look]:
    within = circle(50, 50, BADGE)
    return [look(f"badge of {toa.name}", pieces().toa_badge(toa, SIZE), within) for toa in Toa]


GROUPS = {
    "backs": backs,
    "masks": masks,
    "turaga": turaga,
    "keys": keys,
    "locks": locks,
    "pawns": pawns,
    "badges": badges,
}


@pytest.mark.parametrize("group", GROUPS)
def test_all_of_a_group_are_told_apart(group: str) -> None:
    assert all_confusions(combinations(GROUPS[group](), 2)) == []


def test_the_rahi_are_told_apart_whatever_their_strength() -> None:
    kinds = combinations([rahi(kind) for kind in sorted(RAHI)], 2)

    assert all_confusions(pair for one, other in kinds for pair in product(one, other)) == []


def test_tokens_of_different_kinds_are_told_apart() -> None:
    beasts = [rahi(kind)[-1] for kind in sorted(RAHI)]
    groups = combinations([backs(), beasts, masks(), turaga(), keys(), locks()], 2)

    assert all_confusions(pair for one, other in groups for pair in product(one, other)) == []
