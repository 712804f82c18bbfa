"""What can be on a tile and where; drawn tiles and saved ones are held against the same."""

import pytest

from game.rules.makuta.pieces import Kind
from game.rules.makuta.tile_limits import (
    TOKEN_KINDS,
    Barrier,
    covered_cells,
    missing_gates,
    token_barrier,
)
from game.rules.makuta.tiles import GATE_CELLS, INSIDE, MIDDLE, Cell, Role

GATES = {GATE_CELLS[side] for side in GATE_CELLS}


def test_the_start_field_is_one_field_and_the_temple_none() -> None:
    assert frozenset(MIDDLE) - covered_cells(Role.START) == {(0, 0)}
    assert covered_cells(Role.MAKUTA) == frozenset(MIDDLE)
    assert covered_cells(Role.LAND) == frozenset()


@pytest.mark.parametrize(
    ("role", "count", "missing"),
    [
        (Role.LAND, 0, 1),
        (Role.LAND, 1, 0),
        (Role.START, 6, 0),
        (Role.MAKUTA, 0, 6),
        (Role.MAKUTA, 5, 1),
        (Role.MAKUTA, 6, 0),
    ],
)
def test_one_gate_is_needed_and_six_by_makuta(role: Role, count: int, missing: int) -> None:
    assert missing_gates(role, count) == missing


@pytest.mark.parametrize(
    ("role", "cell", "barrier"),
    [
        (Role.LAND, Cell(0, 0), None),
        (Role.START, Cell(1, -1), Barrier.START_FIELD),
        (Role.MAKUTA, Cell(1, -1), Barrier.TEMPLE),
        (Role.MAKUTA, Cell(2, 0), None),
        (Role.LAND, Cell(0, -4), Barrier.GATE),
    ],
)
def test_no_token_lies_on_a_gate_or_in_the_middle(
    role: Role, cell: Cell, barrier: Barrier | None
) -> None:
    assert token_barrier(cell, role, GATES) is barrier


def test_a_gate_cell_without_a_gate_is_a_field_like_any_other() -> None:
    assert INSIDE >= GATES
    assert token_barrier(Cell(0, -4), Role.LAND, ()) is None


def test_locks_have_no_token_fields() -> None:
    assert set(Kind) - set(TOKEN_KINDS) == {Kind.LOCK, Kind.POWER}
