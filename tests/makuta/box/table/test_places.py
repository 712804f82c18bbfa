"""Where fields, gates and the temple are on the table, in every rotation."""

from itertools import pairwise

import pytest
from attrs import evolve
from pygame import Vector2

from game.boxes.makuta.table.island.places import (
    Places,
    gate_spot,
    spot,
    tile_bounds,
    tile_centre,
)
from game.core.hexes import SIDES, Hex, Side
from game.rules.makuta.placement import EMPTY_SEA, extended, fit
from game.rules.makuta.state import Island, Laid
from game.rules.makuta.tiles import GATE_CELLS, Atlas, Cell, Role, field_number
from tests.makuta.atlases import full_atlas

ATLAS: Atlas = full_atlas()
ROTATIONS = range(6)
NEAR = 1e-6
HERE = Hex(2, -1)


def island_of(*laying: tuple[int, Hex, int]) -> Island:
    island = EMPTY_SEA
    for tile, place, rotation in laying:
        fitting = fit(island, ATLAS, tile, place, rotation)
        island = extended(island, ATLAS, Laid(tile, rotation), place, fitting)
    return island


def places_of(tile: int, rotation: int) -> Places:
    return Places(island_of((tile, HERE, rotation)), ATLAS)


@pytest.mark.parametrize("side", SIDES)
def test_tiles_side_by_side_are_nine_cells_apart(side: Side) -> None:
    here, there = tile_centre(Hex(1, 1)), tile_centre(Hex(1, 1).beside(side))

    assert (there - here).distance_to(Vector2(0, -9).rotate(60 * side)) < NEAR


def test_there_is_no_temple_before_its_tile_is_laid() -> None:
    assert places_of(ATLAS.start, 0).temple_place() is None


@pytest.mark.parametrize("rotation", ROTATIONS)
def test_gates_lie_four_cells_towards_their_side(rotation: int) -> None:
    places = places_of(ATLAS.makuta, rotation)

    for own, gate in ATLAS.gates[ATLAS.makuta].items():
        side = own.turned(rotation)
        away = places.field_place(gate) - tile_centre(HERE)
        assert away.distance_to(Vector2(0, -4).rotate(60 * side)) < NEAR
        assert places.field_angle(gate) == 60 * side


@pytest.mark.parametrize("side", SIDES)
def test_linked_stones_touch_in_the_middle_of_the_side(side: Side) -> None:
    here = gate_spot(Hex(0, 0), side).centre
    there = gate_spot(Hex(0, 0).beside(side), side.opposite).centre

    assert here.distance_to(there) == pytest.approx(1)


def test_a_gate_cell_without_a_gate_is_a_field_like_any_other() -> None:
    gateless = Atlas(tuple(evolve(tile, gates=()) for tile in ATLAS.tiles))
    cell = GATE_CELLS[Side.NE]

    lies = spot(gateless, field_number(0, cell), Hex(0, 0), 2)

    assert lies.centre.distance_to(Vector2(cell).rotate(120)) < NEAR
    assert lies.angle == 120


def test_a_field_has_to_be_laid_to_have_a_place() -> None:
    places = places_of(ATLAS.start, 0)

    assert places.has(ATLAS.start_field)
    assert not places.has(next(iter(ATLAS.adjacent[ATLAS.makuta])))


def test_the_bounds_hold_all_tiles() -> None:
    ways = [Hex(0, 0), Hex(1, 0), Hex(1, 1)]
    places = Places(island_of(*((i, place, 0) for i, place in enumerate(ways))), ATLAS)

    bounds = places.bounds()

    assert all(bounds.contains(tile_bounds(place)) for place in ways)
    assert bounds.height < 9 * 2 + 9 / 2 + 12


@pytest.mark.parametrize("rotation", ROTATIONS)
def test_steps_within_a_tile_are_one_cell_long(rotation: int) -> None:
    """Gates aside, which are drawn nearer to their side, and the start field."""
    tile = next(i for i, tile in enumerate(ATLAS.tiles) if tile.role is Role.LAND)
    places = places_of(tile, rotation)
    row = [Cell(x, y) for y in range(-4, 5) for x in range(-4, 5)]

    for a, b in pairwise(row):
        one, other = field_number(tile, a), field_number(tile, b)
        if other in ATLAS.adjacent[tile].get(one, ()) and not {one, other} & ATLAS.gate_fields:
            gap = places.field_place(one).distance_to(places.field_place(other))
            assert abs(gap - 1) < NEAR
