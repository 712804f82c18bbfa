"""Nothing is lost and nothing is made: every piece of the box is in one place, always."""

from collections import Counter

import pytest
from hypothesis import given

from game.rules.makuta.editions import EDITIONS, Edition
from game.rules.makuta.phases import Gathering, TryingOn, Weighing
from game.rules.makuta.pieces import KINDS, LOCKS, RAHI, Kind
from game.rules.makuta.state import State
from game.rules.makuta.tiles import tile_of
from tests.makuta.properties.adventures import Adventure
from tests.makuta.properties.contents import all_tiles, box, everything
from tests.makuta.strategies import games

TRIPLES = "123 124 135 146 156 236 245 256 345"


@given(games())
def test_every_token_is_in_one_place(game: Adventure) -> None:
    whole = box(game.start.terms.edition)

    for state in game.states:
        assert everything(state) == whole


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS.keys())
def test_the_box_has_the_tokens_of_b2(edition: Edition) -> None:
    kinds: Counter[Kind] = Counter()
    for (kind, _), many in box(edition).items():
        kinds[kind] += many

    assert [kinds[kind] for kind in KINDS] == [19, 19, 19, 24, 12, 24, 9]


def test_the_locks_are_those_of_v3() -> None:
    triples = ("".join(str(symbol + 1) for symbol in lock) for lock in LOCKS)

    assert " ".join(triples) == TRIPLES


@given(games())
def test_every_tile_is_in_one_place(game: Adventure) -> None:
    for state in game.states:
        assert all_tiles(state) == [*range(len(state.terms.atlas.tiles))]
        assert state.tiles_left == len(state.stacks.tiles)


@given(games())
def test_a_field_holds_one_token_or_a_rahi_with_its_prey(game: Adventure) -> None:
    """But while the prey of a beaten Rahi is being gathered."""
    for state in game.states:
        for at, discs in state.tokens.on_fields.items():
            is_rahi = [disc.kind in RAHI for disc in discs]
            assert is_rahi[0] == (at in state.tokens.rahi)
            assert not any(is_rahi[1:])
            assert len(discs) == 1 or is_rahi[0] or at == gathered(state)
        assert state.tokens.rahi <= state.tokens.on_fields.keys()


@given(games())
def test_a_lock_lies_on_every_linked_entrance(game: Adventure) -> None:
    """L2."""
    for state in game.states:
        makuta = state.terms.atlas.makuta
        assert {*state.tokens.locks} == {
            gate for gate in state.island.linked if tile_of(gate) == makuta
        }


def gathered(state: State) -> int | None:
    """The field whose tokens somebody is collecting."""
    if isinstance(state.phase, TryingOn | Weighing) and isinstance(state.phase.then, Gathering):
        return state.phase.then.field
    return None
