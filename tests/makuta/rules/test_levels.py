"""The tile layouts (V5), measured on the maps that are shipped."""

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from game.boxes.makuta.levels.sets import read_set
from game.core.hexes import Side
from game.rules.makuta.pieces import Kind
from game.rules.makuta.tiles import GATE_CELLS, INSIDE, Cell, Role, Tile

QUEST = Path(__file__).parents[3] / "levels" / "makuta"
MIDDLE = {Cell(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)}
RAHI = {Kind.MOSQUITO, Kind.SCORPION, Kind.TIGER}
WORTH_HAVING = {Kind.KANOHI, Kind.TURAGA, Kind.KEY}


@cache
def shipped() -> tuple[Tile, ...]:
    return read_set(QUEST).tiles


def the(role: Role) -> Tile:
    (tile,) = (tile for tile in shipped() if tile.role is role)
    return tile


def gates(tile: Tile) -> set[Cell]:
    return {GATE_CELLS[side] for side in tile.gates}


def rahi_on(tile: Tile) -> set[Cell]:
    return {cell for cell, kind in tile.tokens if kind in RAHI}


def reached(tile: Tile, start: Cell, avoiding: set[Cell]) -> set[Cell]:
    """Every field one can walk to without entering one of *avoiding*."""
    found, edge = {start}, [start]
    while edge:
        here = edge.pop()
        for field in tile.fields:
            if field not in found | avoiding and _touch(tile, here, field):
                found.add(field)
                edge.append(field)
    return found


def _touch(tile: Tile, one: Cell, other: Cell) -> bool:
    return any(
        abs(a.x - b.x) + abs(a.y - b.y) == 1 for a in _cells(tile, one) for b in _cells(tile, other)
    )


def _cells(tile: Tile, cell: Cell) -> set[Cell]:
    return MIDDLE if tile.role is Role.START and cell == (0, 0) else {cell}


def free_to_take(tile: Tile) -> set[Cell]:
    """What can be had without a duel by somebody who comes in through a gate."""
    ways = [reached(tile, gate, rahi_on(tile)) for gate in gates(tile)]
    worth = {cell for cell, kind in tile.tokens if kind in WORTH_HAVING}
    return worth & set[Cell]().union(*ways)


@pytest.mark.rule("V5", "B1")
def test_there_are_twenty_tiles() -> None:
    roles = Counter(tile.role for tile in shipped())

    assert roles == {Role.START: 1, Role.MAKUTA: 1, Role.LAND: 18}


@pytest.mark.rule("V5", "L1")
def test_how_many_gates_they_have() -> None:
    lands = [tile for tile in shipped() if tile.role is Role.LAND]

    assert len(the(Role.START).gates) == 3
    assert the(Role.MAKUTA).gates == tuple(Side)
    assert {len(tile.gates) for tile in lands} <= {2, 3, 4, 5}
    assert 76 <= sum(len(tile.gates) for tile in shipped()) <= 84


@pytest.mark.rule("V5", "V1", "V2", "B2")
def test_the_token_fields_use_every_token_exactly_once() -> None:
    kinds = Counter(kind for tile in shipped() for _, kind in tile.tokens)

    assert kinds == {
        Kind.MOSQUITO: 19,
        Kind.SCORPION: 19,
        Kind.TIGER: 19,
        Kind.KANOHI: 24,
        Kind.TURAGA: 12,
        Kind.KEY: 24,
    }


@pytest.mark.rule("V5", "G1")
def test_no_gate_or_start_field_is_a_token_field() -> None:
    for tile in shipped():
        tokens = {cell for cell, _ in tile.tokens}
        assert gates(tile) <= set(tile.fields), tile.key
        assert tokens <= set(tile.fields), tile.key
        assert not tokens & gates(tile), tile.key
        assert tile.role is not Role.START or Cell(0, 0) not in tokens


@pytest.mark.rule("V5", "F1", "L1")
def test_the_temple_covers_no_field_and_the_start_field_is_one() -> None:
    assert not MIDDLE & set(the(Role.MAKUTA).fields)
    assert MIDDLE & set(the(Role.START).fields) == {Cell(0, 0)}


@pytest.mark.rule("V5", "B1")
def test_all_fields_lie_inside_the_outline_and_hang_together() -> None:
    for tile in shipped():
        assert set(tile.fields) <= INSIDE, tile.key
        assert reached(tile, tile.fields[0], set()) == set(tile.fields), tile.key


@pytest.mark.rule("V5")
def test_from_the_start_field_two_gates_can_be_reached_without_a_duel() -> None:
    start = the(Role.START)

    assert len(reached(start, Cell(0, 0), rahi_on(start)) & gates(start)) >= 2


@pytest.mark.rule("V5")
def test_on_half_of_the_tiles_a_way_without_rahi_joins_all_gates() -> None:
    joined = [
        tile for tile in shipped() if gates(tile) <= reached(tile, min(gates(tile)), rahi_on(tile))
    ]

    assert len(joined) >= 10


@pytest.mark.rule("V5")
@pytest.mark.parametrize("kind", sorted(WORTH_HAVING))
def test_20_to_30_percent_of_what_is_worth_having_can_be_had_without_a_duel(kind: Kind) -> None:
    lie = [(tile, cell) for tile in shipped() for cell, each in tile.tokens if each is kind]
    free = [(tile, cell) for tile, cell in lie if cell in free_to_take(tile)]

    assert 0.2 <= len(free) / len(lie) <= 0.3


@pytest.mark.rule("V5")
def test_rahi_guard_some_of_the_rest_and_some_of_the_gates() -> None:
    guarded = [
        (tile.key, cell)
        for tile in shipped()
        for cell, kind in tile.tokens
        if kind in WORTH_HAVING and cell not in free_to_take(tile)
    ]
    apart = [
        tile.key
        for tile in shipped()
        if not gates(tile) <= reached(tile, min(gates(tile)), rahi_on(tile))
    ]

    assert guarded
    assert apart


@pytest.mark.rule("V5")
def test_some_rahi_can_be_walked_around_and_some_not() -> None:
    """Without the field of the first kind all others still hang together."""
    around = {
        (tile.key, cell): reached(tile, min(gates(tile)), {cell}) == set(tile.fields) - {cell}
        for tile in shipped()
        for cell in rahi_on(tile)
    }

    assert set(around.values()) == {True, False}


@pytest.mark.rule("V5")
def test_each_tile_has_a_character_of_its_own() -> None:
    assert len({frozenset(tile.fields) for tile in shipped()}) == 20
