"""What is done without asking is the only thing that could be done, whatever is hidden."""

from random import Random

from hypothesis import given

from game.core.seats import NATURE, PUBLIC
from game.rules import makuta
from game.rules.makuta.state import State
from tests.makuta.properties.adventures import Adventure
from tests.makuta.strategies import games, luck, viewers_of

WORLDS = 12


def decisions(game: Adventure) -> list[State]:
    return [ply.before for ply in game.plies if ply.seat != NATURE]


@given(games(), luck())
def test_what_need_not_be_asked_is_all_that_is_legal_in_every_world(
    game: Adventure, rng: Random
) -> None:
    """Also in those that the public can imagine, which knows least."""
    for state in rng.sample(decisions(game), min(12, len(decisions(game)))):
        for viewer in viewers_of(state):
            seen = makuta.observe(state, viewer)
            sole = makuta.sole_action(seen)
            if sole is not None:
                for _ in range(WORLDS):
                    assert [*makuta.legal_actions(makuta.imagine(seen, rng))] == [sole]


@given(games())
def test_whoever_decides_is_asked_if_and_only_if_there_is_a_choice(game: Adventure) -> None:
    for state in decisions(game):
        seat = makuta.to_move(state)
        assert seat is not None
        legal = makuta.legal_actions(state)
        only = legal[0] if len(legal) == 1 else None
        assert makuta.sole_action(makuta.observe(state, seat)) == only


@given(games(), luck())
def test_truths_that_look_alike_are_asked_about_alike(game: Adventure, rng: Random) -> None:
    for state in rng.sample(decisions(game), min(12, len(decisions(game)))):
        seen = makuta.observe(state, PUBLIC)
        other = makuta.observe(makuta.imagine(seen, rng), PUBLIC)
        assert makuta.sole_action(seen) == makuta.sole_action(other)
