"""The island holds together: nothing overlaps, and gates are what the table shows (G1, G5, G6)."""

from itertools import combinations
from math import dist

from hypothesis import given

from game.rules.makuta.events import SuppliesLaidOut, TilePlaced
from game.rules.makuta.phases import Placing
from game.rules.makuta.pieces import TREASURES
from game.rules.makuta.state import State
from tests.makuta.properties.adventures import Adventure
from tests.makuta.properties.geography import FLAT_TO_FLAT, field_of, geography
from tests.makuta.strategies import games


@given(games())
def test_gates_are_linked_blocked_or_open_as_the_table_shows(game: Adventure) -> None:
    for state in _islands(game):
        island, seen = state.island, geography(state.terms.atlas, state.island)

        assert {(field_of(a), field_of(b)) for a, b in island.linked.items()} == seen.linked
        assert {field_of(gate) for gate in island.open_gates} == seen.open
        assert {field_of(gate) for gate in island.blocked} == seen.blocked


@given(games())
def test_a_step_leads_to_a_neighbour_and_every_neighbour_is_a_step_away(game: Adventure) -> None:
    for state in _islands(game):
        adjacent = state.island.adjacent
        steps = [(field_of(a), field_of(b)) for a, beside in adjacent.items() for b in beside]

        assert len(set(steps)) == len(steps)
        assert set(steps) == geography(state.terms.atlas, state.island).steps


@given(games())
def test_tiles_never_overlap_and_the_island_is_one(game: Adventure) -> None:
    centres = geography(game.end.terms.atlas, game.end.island).centres

    distances = [dist(a, b) for a, b in combinations(centres, 2)]
    assert all(distance > FLAT_TO_FLAT - 0.01 for distance in distances)
    for i, centre in enumerate(centres[1:], start=1):
        assert any(dist(centre, earlier) < FLAT_TO_FLAT + 0.01 for earlier in centres[:i])


@given(games())
def test_a_new_tile_is_linked_to_the_gate_where_it_was_drawn(game: Adventure) -> None:
    for ply, after in game.steps():
        for placed in (event for event in ply.events if isinstance(event, TilePlaced)):
            assert isinstance(ply.before.phase, Placing)
            assert ply.before.phase.gate in dict(placed.linked).values()
            assert all(after.island.linked[own] == other for own, other in placed.linked)


@given(games(shortest=200, longest=500))
def test_the_island_stays_explorable(game: Adventure) -> None:
    """G5: without an open gate, no tiles are left, or all of them have been tried."""
    closed = False
    for ply, after in game.steps():
        closed |= any(isinstance(event, SuppliesLaidOut) for event in ply.events)
        if after.tiles_left and not after.island.open_gates:
            assert closed
            assert not any(after.stacks.supplies[kind] for kind in TREASURES)


def _islands(game: Adventure) -> list[State]:
    """A state for each island that the game has seen."""
    return [*{id(state.island): state for state in game.states}.values()]
