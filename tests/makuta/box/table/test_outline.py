"""The jigsaw outline: any side fits any other, and all fields are inside."""

from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Vector2

from game.boxes.makuta.table.island.outline import outline, side_curve
from game.boxes.makuta.table.island.places import ACROSS, FLAT, tile_centre
from game.core.hexes import SIDES, Hex, Side
from game.rules.makuta.tiles import INSIDE

HEXAGON = FLAT * FLAT * 3**0.5 / 2  # its area


def is_inside(point: Vector2) -> bool:
    """Whether an endless line to the right crosses the outline an odd number of times."""
    crossed = False
    for a, b in pairwise([*outline(), outline()[0]]):
        if (a.y > point.y) != (b.y > point.y):
            x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
            crossed ^= x > point.x
    return crossed


@pytest.mark.parametrize(("one", "other"), list(product(SIDES, SIDES)))
def test_any_side_fits_any_other(one: Side, other: Side) -> None:
    """*one* of a tile looks north; *other* of the tile beyond comes to meet it."""
    here = [point.rotate(-60 * one) for point in side_curve(one)]
    turned = 60 * (Side.S - other)
    there = [point.rotate(turned) + tile_centre(Hex(0, -1)) for point in side_curve(other)]

    for a, b in zip(here, reversed(there), strict=True):
        assert a.distance_to(b) < 1e-5


def test_a_side_is_odd_about_its_middle() -> None:
    points = [point - Vector2(0, -FLAT / 2) for point in side_curve(Side.N)]

    for a, b in zip(points, reversed(points), strict=True):
        assert (a + b).length() < 1e-5


def test_the_knob_is_on_the_left_and_as_large_as_designed() -> None:
    curve = [(p.x, -p.y - FLAT / 2) for p in side_curve(Side.N)]
    knob = [(along, out) for along, out in curve if along < 0 and out > 0.15]

    assert max(out for _, out in knob) == pytest.approx(0.6)
    assert min(along for along, _ in knob) == pytest.approx(-1.3 - 0.45, abs=0.01)
    assert max(along for along, _ in knob) == pytest.approx(-1.3 + 0.45, abs=0.01)
    assert min(out for _, out in curve) == pytest.approx(-0.6)


def test_knobs_have_a_neck() -> None:
    neck = [p.x for p in side_curve(Side.N) if 0.1 < -p.y - FLAT / 2 < 0.14 and p.x < 0]

    assert max(neck) - min(neck) < 0.62


@pytest.mark.parametrize("rotation", range(6))
def test_it_stays_the_same_when_it_is_turned(rotation: int) -> None:
    turned = [point.rotate(60 * rotation) for point in outline()]

    shift = len(turned) // 6 * rotation
    for a, b in zip(turned, outline()[shift:] + outline()[:shift], strict=True):
        assert a.distance_to(b) < 1e-5


def test_knobs_and_hollows_make_no_difference_to_the_area() -> None:
    points = [*outline(), outline()[0]]

    area = sum(a.cross(b) for a, b in pairwise(points)) / 2

    assert area == pytest.approx(HEXAGON)


def test_it_is_one_line_without_jumps() -> None:
    points = [*outline(), outline()[0]]

    assert all(0 < a.distance_to(b) < 2.7 for a, b in pairwise(points))


def hex_at(world: Vector2) -> Hex:
    """The hexagon in which a point lies."""
    q = world.x / ACROSS
    r = world.y / FLAT - q / 2
    nearest = Hex(round(q), round(r))
    around = [nearest, *(nearest.beside(side) for side in Side)]
    return min(around, key=lambda place: tile_centre(place).distance_squared_to(world))


@given(st.floats(-12, 12), st.floats(-12, 12))
def test_every_point_of_the_table_belongs_to_one_tile(x: float, y: float) -> None:
    point = Vector2(x, y)
    middle = hex_at(point)
    around = [middle, *(middle.beside(side) for side in SIDES)]

    owners = [place for place in around if is_inside(point - tile_centre(place))]

    assert len(owners) == 1 or is_on_edge(point - tile_centre(middle))


def is_on_edge(point: Vector2) -> bool:
    pairs = pairwise([*outline(), outline()[0]])
    return any(
        abs((point - a).length() + (b - point).length() - (b - a).length()) < 1e-6 for a, b in pairs
    )


def test_all_cells_for_fields_are_inside() -> None:
    for cell in INSIDE:
        for dx, dy in product((-0.5, 0.5), repeat=2):
            corner = Vector2(cell) + Vector2(dx, dy) * 0.999
            assert is_inside(corner)
