"""Nature can be asked for all that it may do, and does it as often as it says; so can the end."""

from collections import Counter
from collections.abc import Iterator
from math import sqrt
from random import Random

from hypothesis import given

from game.core.seats import NATURE, OPEN
from game.rules import makuta
from game.rules.makuta.phases import Drawing, Over
from game.rules.makuta.state import State
from tests.makuta.properties.adventures import Adventure
from tests.makuta.strategies import games, luck, viewers_of

TRIALS = 400
FAR_OFF = 7  # standard deviations: that never happens


@given(games())
def test_what_nature_may_do_is_legal_and_certain_in_sum(game: Adventure) -> None:
    for state in nature_acts(game):
        chances = makuta.chances(state)

        assert sum(chance.probability for chance in chances) == 1
        assert all(chance.probability > 0 for chance in chances)
        assert [chance.action for chance in chances] == makuta.legal_actions(state)


@given(games())
def test_what_nature_does_was_listed(game: Adventure) -> None:
    for ply in game.plies:
        if ply.seat == NATURE:
            assert ply.action in {chance.action for chance in makuta.chances(ply.before)}


@given(games(), luck())
def test_nature_does_everything_as_often_as_it_is_likely(game: Adventure, rng: Random) -> None:
    drawing = [state for state in nature_acts(game) if isinstance(state.phase, Drawing)]
    for state in (*drawing[:2], *[*nature_acts(game)][:2]):
        assert_frequencies(state, rng)


def assert_frequencies(state: State, rng: Random) -> None:
    done = Counter(makuta.sample_chance(state, rng) for _ in range(TRIALS))
    for chance in makuta.chances(state):
        share = float(chance.probability)
        deviation = sqrt(TRIALS * share * (1 - share))
        assert abs(done[chance.action] - TRIALS * share) <= FAR_OFF * deviation + 1


@given(games())
def test_who_has_won_can_be_asked_of_whatever_is_seen(game: Adventure) -> None:
    for state in (game.start, game.end):
        phase = state.phase
        won = frozenset({phase.winner}) if isinstance(phase, Over) else None
        views = (makuta.observe(state, viewer) for viewer in (*viewers_of(state), OPEN))

        assert {makuta.winners(table) for table in (state, *views)} == {won}


def nature_acts(game: Adventure) -> Iterator[State]:
    return (ply.before for ply in game.plies if ply.seat == NATURE)
