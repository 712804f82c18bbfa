"""Taking back and playing again, over random matches."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from game.boxes.makuta.opening import MakutaMatch, open_match
from game.core.seats import NATURE
from game.rules import makuta
from game.rules.makuta.state import State
from tests.makuta.properties.adventures import bold_choice
from tests.makuta.strategies import any_terms, luck, seeds

DECISIONS = st.integers(1, 80)


@given(luck(), seeds(), DECISIONS)
def test_undo_and_redo_lead_through_the_same_states(rng: Random, seed: int, decisions: int) -> None:
    match = open_match(any_terms(rng), str(seed))
    states = played(match, rng, decisions)

    taken_back = [undone(match) for _ in states[1:]]
    again = [redone(match) for _ in states[1:]]

    assert taken_back == states[-2::-1]
    assert again == states[1:]


@given(luck(), seeds(), DECISIONS)
def test_undo_cannot_roll_again(rng: Random, seed: int, decisions: int) -> None:
    """The same decisions after an undo meet the same luck."""
    match = open_match(any_terms(rng), str(seed))
    states = played(match, rng, decisions)
    past = [*match.past]
    for _ in range(rng.randrange(len(states))):
        match.undo()

    for ply in past[len(match.past) :]:
        if ply.seat != NATURE:
            match.submit(ply.action)

    assert match.past == past
    assert match.state == states[-1]


def played(match: MakutaMatch, rng: Random, decisions: int) -> list[State]:
    """Play so many decisions; the state before the first one and after each."""
    match.begin()
    states = [match.state]
    while decisions and makuta.to_move(match.state) is not None:
        match.submit(bold_choice(match.state, makuta.legal_actions(match.state), rng))
        states.append(match.state)
        decisions -= 1
    return states


def undone(match: MakutaMatch) -> State:
    match.undo()
    return match.state


def redone(match: MakutaMatch) -> State:
    match.redo()
    return match.state
