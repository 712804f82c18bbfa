"""Pawns go where feet can go (M1-M5), checked on an island worked out a second time."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise

from attrs import frozen
from hypothesis import given

from game.rules import makuta
from game.rules.makuta.actions import (
    FlyTo,
    MoveTo,
    ReturnToStart,
)
from game.rules.makuta.events import PawnMoved, PawnSet
from game.rules.makuta.phases import (
    ChoosingBonuses,
    ChoosingLoss,
    Meeting,
    Moving,
    RahiFoe,
    RollingDuel,
    Starting,
)
from game.rules.makuta.pieces import RAHI
from game.rules.makuta.state import State
from tests.makuta.properties.adventures import Adventure
from tests.makuta.properties.geography import field_of, geography
from tests.makuta.strategies import games


@frozen
class Walk:
    before: State
    action: MoveTo
    moved: PawnMoved


@given(games())
def test_a_walk_goes_step_by_step_and_enters_no_field_twice(game: Adventure) -> None:
    """M1, M3: never diagonally, never between tiles but through a linked gate."""
    for walk in walks(game):
        steps = geography(walk.before.terms.atlas, walk.before.island).steps
        path = [field_of(number) for number in walk.moved.path]

        assert all(step in steps for step in pairwise(path))
        assert len(set(path)) == len(path)


@given(games())
def test_a_walk_stays_within_its_roll_and_ends_where_it_was_said_to(game: Adventure) -> None:
    """M2, M4: from the pawn to the field, by the side that was chosen, across no Rahi."""
    for walk in walks(game):
        before, path = walk.before, walk.moved.path
        assert isinstance(before.phase, Moving)

        assert 1 <= len(path) - 1 <= before.phase.steps
        assert path[0] == before.pawns[walk.moved.seat]
        assert path[-2:] == (walk.action.came_from, walk.action.field)
        assert not {*path[:-1]} & fields_of_rahi(before)


@given(games())
def test_akaku_is_asked_about_where_a_tray_is_met_and_nowhere_else(game: Adventure) -> None:
    """U2, I4: whatever lies on the tray of whoever has come there."""
    for ply, after in game.steps():
        if isinstance(ply.action, MoveTo | FlyTo):
            end = ply.action.field
            met = [seat for seat, at in enumerate(after.pawns) if at == end and seat != ply.seat]
            has_tray = any(after.trays[seat] for seat in met)
            asked = has_tray and end not in fields_of_rahi(ply.before)

            assert isinstance(after.phase, Meeting) is asked


@given(games())
def test_who_does_not_beat_a_rahi_goes_back_to_where_it_was_entered_from(game: Adventure) -> None:
    """R8."""
    for ply, after in game.steps():
        for event in ply.events:
            if isinstance(event, PawnSet) and event.rule == "R8":
                phase = ply.before.phase
                assert isinstance(phase, ChoosingBonuses | RollingDuel | ChoosingLoss)
                assert isinstance(phase.foe, RahiFoe)
                assert after.pawns[event.seat] == event.end == phase.foe.came_from


def walks(game: Adventure) -> Iterator[Walk]:
    for ply in game.plies:
        for event in ply.events:
            if isinstance(event, PawnMoved):
                assert isinstance(ply.action, MoveTo)
                yield Walk(ply.before, ply.action, event)


def fields_of_rahi(state: State) -> set[int]:
    return {at for at, discs in state.tokens.on_fields.items() if discs[0].kind in RAHI}


@given(games())
def test_who_has_no_way_out_and_nobody_else_is_trapped(game: Adventure) -> None:
    """U5: to the start field or, while tiles are left, to an open gate, past no Rahi."""
    starting = [state for state in game.states if isinstance(state.phase, Starting)]
    for state in starting[::3]:
        may_return = ReturnToStart() in makuta.legal_actions(state)

        assert may_return != has_way_out(state, state.pawns[state.turn.seat])


def has_way_out(state: State, start: int) -> bool:
    island = geography(state.terms.atlas, state.island)
    beside = defaultdict(list)
    for here, there in island.steps:
        beside[here].append(there)
    seen = {field_of(number) for number in fields_of_rahi(state)}
    edge = [field_of(start)]
    for here in edge:
        beyond = [field for field in beside[here] if field not in seen]
        seen.update(beyond)
        edge += beyond
    outs = {field_of(state.terms.atlas.start_field), *(island.open if state.stacks.tiles else ())}
    return not outs.isdisjoint(edge)
