"""The hexagons of the table."""

import pytest

from game.core.hexes import SIDES, Hex, Side


def test_sides_go_clockwise_from_north() -> None:
    assert [side.name for side in SIDES] == ["N", "NE", "SE", "S", "SW", "NW"]


@pytest.mark.parametrize(
    ("side", "opposite"), [(Side.N, Side.S), (Side.NE, Side.SW), (Side.SE, Side.NW)]
)
def test_opposite_sides_look_at_each_other(side: Side, opposite: Side) -> None:
    assert side.opposite is opposite
    assert opposite.opposite is side


@pytest.mark.parametrize(
    ("side", "rotation", "turned"),
    [
        (Side.N, 0, Side.N),
        (Side.N, 1, Side.NE),
        (Side.NE, 2, Side.S),
        (Side.NW, 1, Side.N),
        (Side.N, -1, Side.NW),
        (Side.S, 6, Side.S),
    ],
)
def test_a_side_is_turned_clockwise(side: Side, rotation: int, turned: Side) -> None:
    assert side.turned(rotation) is turned


def test_six_hexagons_lie_around_one() -> None:
    around = [Hex(0, 0).beside(side) for side in SIDES]

    assert around == [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]


@pytest.mark.parametrize("side", SIDES)
def test_from_the_hexagon_beside_the_opposite_side_leads_back(side: Side) -> None:
    here = Hex(3, -2)

    assert here.beside(side).beside(side.opposite) == here


def test_around_a_corner_three_hexagons_meet() -> None:
    """North, then south-east: the same as north-east."""
    here = Hex(0, 0)

    assert here.beside(Side.N).beside(Side.SE) == here.beside(Side.NE)
