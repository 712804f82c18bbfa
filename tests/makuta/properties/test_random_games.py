"""Whatever is done, the game goes on as the rules say: over every edition and house rule."""

import pickle
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import TypeVar

import pytest
from hypothesis import given

from game.core.errors import IllegalActionError
from game.core.seats import Seat
from game.rules import makuta
from game.rules.makuta.actions import (
    Action,
    ChallengeMakuta,
    ChooseLoss,
    DeclineAkaku,
    Drawn,
    EndTurn,
    FlyTo,
    GiveUpKanohi,
    KeepKanohi,
    MoveTo,
    PlaceTile,
    RefuseToken,
    ReturnToStart,
    RollDie,
    Rolled,
    SetPawn,
    SwapToken,
    TakeFromTray,
    TakeUnseen,
    TurnUpLock,
    UseAkaku,
    UseBonuses,
)
from game.rules.makuta.phases import Over, TryingOn
from game.rules.makuta.pieces import Die, Kanohi, Kind
from game.rules.makuta.state import State, Tray
from tests.makuta.properties.adventures import Adventure, wander
from tests.makuta.strategies import (
    LONG,
    Position,
    any_game,
    begun,
    games,
    luck,
    positions,
    viewers_of,
)

T = TypeVar("T")

RULEBOOK = Path(__file__).parents[3] / "docs" / "makuta" / "rules.md"
RULE_IDS = frozenset(re.findall(r"^- \*\*([A-Z]\d+)\*\*", RULEBOOK.read_text(), re.MULTILINE))


@pytest.mark.parametrize("decisions", [0, 1, 40, LONG])
def test_a_game_that_is_shared_is_the_one_that_would_be_played(decisions: int) -> None:
    """However long others have looked at it."""
    alone, shared = any_game(7, decisions), begun(7, decisions)

    assert shared.states == alone.states
    assert [ply.events for ply in shared.plies] == [ply.events for ply in alone.plies]


@given(games())
def test_there_is_something_to_do_until_the_game_is_over(game: Adventure) -> None:
    """And nothing is offered twice."""
    for state in game.states:
        actions = [*makuta.legal_actions(state)]

        assert len(set(actions)) == len(actions)
        assert bool(actions) == (not isinstance(state.phase, Over))
        assert (makuta.to_move(state) is None) == isinstance(state.phase, Over)


@given(games())
def test_actions_alone_replay_a_game(game: Adventure) -> None:
    """Checked and unchecked, each step gives the same state and the same events."""
    state = game.start
    for ply, after in game.steps():
        step = makuta.apply(state, ply.action)

        assert (step.state, step.events) == (after, ply.events)
        state = step.state


@given(games(longest=100), luck())
def test_what_is_not_legal_is_refused_and_changes_nothing(game: Adventure, rng: Random) -> None:
    done = [ply.action for ply in game.plies]
    for state in rng.sample(game.states, min(10, len(game.states))):
        copy = copied(state)
        legal = {*makuta.legal_actions(state)}
        wrong = [action for action in (*some_of(done, rng), *foul(rng)) if action not in legal]
        for action in wrong:
            with pytest.raises(IllegalActionError):
                makuta.apply(state, action)
        assert state == copy


@given(games())
def test_playing_on_leaves_earlier_states_as_they_were(game: Adventure) -> None:
    """And they can be sent to another process and played there."""
    copies = [(state, copied(state)) for state in game.states[:: len(game.states) // 5 + 1]]

    played = [(wander(state, Random(7), 20), wander(copy, Random(7), 20)) for state, copy in copies]

    assert all(state == copy for state, copy in copies)
    assert all(here.plies == there.plies and here.end == there.end for here, there in played)


@given(games())
def test_every_event_names_a_rule_of_the_rulebook(game: Adventure) -> None:
    assert {event.rule for ply in game.plies for event in ply.events} <= RULE_IDS


@given(games())
def test_trays_stay_within_their_limits(game: Adventure) -> None:
    """T4, T5: a fifth mask, and Kakama beside Kaukau, only while a mask is tried on."""
    for state in game.states:
        for seat, tray in enumerate(state.trays):
            assert count(tray, Kind.KEY) <= 3
            assert count(tray, Kind.TURAGA) <= 2
            assert all(disc.kind in (Kind.KEY, Kind.TURAGA, Kind.KANOHI) for disc in tray)
            if not tries_on(state, Seat(seat)):
                assert count(tray, Kind.KANOHI) <= 4
                assert not {Kanohi.KAKAMA, Kanohi.KAUKAU} <= masks(tray)
            assert count(tray, Kind.KANOHI) <= 5


@given(positions())
def test_a_state_is_equal_to_its_copy(position: Position) -> None:
    """And so is what somebody sees of it: both are sent to other processes."""
    state, copy = position.state, copied(position.state)
    assert copy == state
    assert [*makuta.legal_actions(copy)] == [*makuta.legal_actions(state)]

    seen = [makuta.observe(state, viewer) for viewer in viewers_of(state)]
    assert [copied(each) for each in seen] == seen


def copied(table: T) -> T:
    """What arrives in another process."""
    copy: T = pickle.loads(pickle.dumps(table))  # noqa: S301
    return copy


def count(tray: Tray, kind: Kind) -> int:
    return sum(disc.kind is kind for disc in tray)


def masks(tray: Tray) -> set[int]:
    return {disc.face for disc in tray if disc.kind is Kind.KANOHI}


def tries_on(state: State, seat: Seat) -> bool:
    return isinstance(state.phase, TryingOn) and state.phase.seat == seat


def some_of(actions: list[Action], rng: Random) -> list[Action]:
    return rng.sample(actions, min(20, len(actions)))


def foul(rng: Random) -> Iterator[Action]:
    """Things that are seldom or never legal."""
    place, field = rng.randrange(-1, 10), rng.randrange(20 * 128)
    yield from (EndTurn(), ReturnToStart(), KeepKanohi(), RefuseToken(), TurnUpLock())
    yield from (ChallengeMakuta(), Rolled(0), Rolled(13), Drawn(-1), Drawn(rng.randrange(7)))
    yield from (RollDie(die, place) for die in Die)
    yield from (MoveTo(field, field), FlyTo(field, place), SetPawn(field), PlaceTile(place))
    yield from (UseBonuses((place, place)), UseAkaku(place, 0), DeclineAkaku())
    yield TakeFromTray(place)
    yield from (SwapToken(place), GiveUpKanohi(place), ChooseLoss(place))
    yield from (TakeUnseen(kind) for kind in Kind)
