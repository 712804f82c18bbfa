"""Every piece is told apart at 32 points, whichever colours somebody sees.

Two pictures are laid on each other, 32 points high, on a table of stone of middle grey, and
compared where it matters: discs and badges within the rim that all of them have; other pictures
where at least one of the two covers half of a point. Sights are all colours and the three
kinds of colour-blindness, simulated at full severity in linear light.

Shape: the luma of each point less the mean of all, divided by its spread; what is left is the
drawing alone, however bright or strong it is. Two drawings may agree (correlate) by less than 0.85.
Colour: the mean difference of the points by CIEDE2000 is at least 8.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations, product
from math import hypot, sqrt
from pathlib import Path

import pygame
import pytest
from attrs import frozen
from pygame import Color, Surface

from game.boxes.makuta.table.pieces.pieces import Pieces
from game.rules.makuta.editions import EDITIONS
from game.rules.makuta.pieces import HIDDEN, LOCKS, RAHI, Disc, Kanohi, Kind, Symbol, Toa, Turaga
from game.tabletop.pictures.discs import RADIUS, RIM, TOP
from tests.makuta.box.table.colour_science import SIGHTS, Rgb, ciede2000, lab, luma

FONTS = Path(__file__).parents[4] / "assets" / "fonts"
SIZE = 32
STONE = Color(110, 106, 100)
BADGE = 40.0  # hundredths of its side: a badge within its ring
HALF = 128  # of a point covered
ALIKE = 0.85
APART = 8.0


@frozen
class Look:
    """A picture on the table: its colours in rows, and which of its points count."""

    name: str
    colours: tuple[Rgb, ...]
    covered: frozenset[int]


Pair = tuple[Look, Look]


@cache
def pieces() -> Pieces:
    pygame.font.init()
    return Pieces(FONTS / "Inter-Bold.otf")


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


def correlation(pair: Pair, points: Sequence[int], sight: str) -> float:
    one, other = (_normalised([luma(side.colours[at], sight) for at in points]) for side in pair)
    return sum(a * b for a, b in zip(one, other, strict=True))


def _normalised(levels: list[float]) -> list[float]:
    mean = sum(levels) / len(levels)
    spread = sqrt(sum((level - mean) ** 2 for level in levels)) or 1.0
    return [(level - mean) / spread for level in levels]


def distance(pair: Pair, points: Sequence[int], sight: str, enough: float = APART) -> float:
    """The mean difference, counted no further than it takes to be *enough*."""
    one, other = pair
    total = 0.0
    for at in points:
        total += ciede2000(lab(one.colours[at], sight), lab(other.colours[at], sight))
        if total >= enough * len(points):
            break
    return total / len(points)


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


# The measure itself


def test_the_difference_of_colours_agrees_with_the_published_figures() -> None:
    published = (
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((50, 2.49, -0.001), (50, -2.49, 0.0011), 7.2195),
        ((50, -1.0, 2.0), (50, 0, 0), 2.3669),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    )

    for one, other, expected in published:
        assert ciede2000(one, other) == pytest.approx(expected, abs=1e-4)
        assert ciede2000(other, one) == pytest.approx(expected, abs=1e-4)


def test_white_and_black_stay_what_they_are_for_everybody() -> None:
    for sight in SIGHTS:
        assert lab((255, 255, 255), sight) == pytest.approx((100, 0, 0), abs=0.05)
        assert luma((0, 0, 0), sight) == 0


def test_red_and_green_come_closer_for_those_who_lack_a_cone() -> None:
    red, green = (190, 60, 40), (110, 110, 30)
    everybody, some = (
        ciede2000(lab(red, sight), lab(green, sight)) for sight in ("all colours", "deuteranopia")
    )

    assert some < everybody / 2


def test_a_picture_is_not_told_apart_from_itself_nor_from_a_darker_one() -> None:
    plain = disc(Kind.KEY, HIDDEN)
    halved = tuple((red // 2, green // 2, blue // 2) for red, green, blue in plain.colours)
    darker = Look("darker", halved, plain.covered)

    assert len(list(confusions((plain, plain)))) == 2 * len(SIGHTS)
    assert any("shape" in problem for problem in confusions((plain, darker)))
