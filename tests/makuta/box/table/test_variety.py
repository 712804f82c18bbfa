"""Variety: neighbours do not look alike, and a tile looks the same every time."""

from itertools import product

import pytest

from game.boxes.makuta.table.island.slabs import (
    ASTRAY,
    BRIDGES,
    PAVED,
    PLAIN,
    astray,
    laid,
    look_of,
)
from game.rules.makuta.tiles import CENTRE, Cell
from game.tiled.look_tables import Stone

CELLS = [Cell(x, y) for x, y in product(range(-CENTRE, CENTRE + 1), repeat=2)]


@pytest.mark.parametrize("looks", [3, 4, 8])
def test_what_stands_above_or_beside_looks_different(looks: int) -> None:
    for cell in CELLS:
        for other in (Cell(cell.x + 1, cell.y), Cell(cell.x, cell.y + 1)):
            assert look_of("ga_koro", cell, looks) != look_of("ga_koro", other, looks)


@pytest.mark.parametrize("looks", [4, 8])
def test_corners_that_meet_look_different(looks: int) -> None:
    for cell in CELLS:
        for aside in (-1, 1):
            other = Cell(cell.x + aside, cell.y + 1)
            assert look_of("ga_koro", cell, looks) != look_of("ga_koro", other, looks)


def test_every_look_is_seen_on_a_tile() -> None:
    assert {look_of("po_koro", cell, 8) for cell in CELLS} == set(range(8))


def test_tiles_do_not_begin_with_the_same_look() -> None:
    keys = ("ta_koro", "ga_koro", "le_koro", "po_koro", "onu_koro", "ko_koro")

    assert len({look_of(key, Cell(0, 0), 8) for key in keys}) > 2


def test_scenery_stands_near_the_middle_of_its_cell() -> None:
    away = [astray("le_koro", cell) for cell in CELLS]

    assert max(max(abs(each.x), abs(each.y)) for each in away) <= ASTRAY
    assert len({(each.x, each.y) for each in away}) > 100
    assert astray("le_koro", CELLS[7]) == astray("le_koro", CELLS[7])


@pytest.mark.parametrize("looks", [PLAIN, *BRIDGES, PAVED])
def test_a_slab_gives_way_to_its_own_kind_alone(looks: tuple[int, ...]) -> None:
    found = {laid("hura_mafa", cell, Stone("water", looks[0])).column for cell in CELLS}

    assert found == set(looks)


def test_a_threshold_stays_as_it_is() -> None:
    assert laid("hura_mafa", Cell(1, 2), Stone("water", 7)) == Stone("water", 7)
