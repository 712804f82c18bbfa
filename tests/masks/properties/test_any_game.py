"""What must hold in any game at all; `proof` goes looking here, with luck of its own."""

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.seats import NATURE, PUBLIC, Seat, Viewer
from game.rules import masks as rules
from game.rules.masks.whereabouts import cards_about
from tests.masks.properties.checks import limits_hold, piles_are_whole
from tests.masks.properties.games import OPTIONS, Agreed, played

FEW = settings(max_examples=25)  # whole games: an example is slow


@st.composite
def agreed_on(draw: st.DrawFn) -> Agreed:
    """Any edition, any number of seats, any options together."""
    edition = draw(st.sampled_from([*OPTIONS]))
    seats = 2 if edition == "duel" else draw(st.integers(2, 6))
    return Agreed(edition, seats, frozenset(draw(st.sets(st.sampled_from(OPTIONS[edition])))))


seeds = st.integers(0, 2**32 - 1).map(str)


@FEW
@given(agreed_on(), seeds)
def test_cards_stay_where_they_may_and_there_is_always_a_way_on(agreed: Agreed, seed: str) -> None:
    whole: Counter[tuple[int, str]] = Counter()
    for moment in played(agreed, seed, 300):
        state = moment.after
        if state.turn.number:
            cards = Counter((card.home, card.key) for card in cards_about(state))
            whole = whole or cards
            assert cards == whole
        piles_are_whole(state)
        limits_hold(state)
        if rules.to_move(state) not in {None, NATURE}:
            assert rules.legal_actions(state)


@FEW
@given(agreed_on(), seeds)
def test_nobody_can_tell_an_imagined_world_from_the_real_one(agreed: Agreed, seed: str) -> None:
    rng = Random(seed)
    viewers: list[Viewer] = [PUBLIC, *map(Seat, range(agreed.seats))]
    for number, moment in enumerate(played(agreed, seed, 200)):
        if number % 20 == 0:
            seen = rules.observe(moment.after, viewers[rng.randrange(len(viewers))])
            assert rules.observe(rules.imagine(seen, rng), seen.viewer) == seen
