"""What must hold at every moment of every game."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from game.core.seats import NATURE, PUBLIC, Seat, Viewer
from game.rules import masks as rules
from game.rules.masks.whereabouts import cards_about
from tests.masks.properties.checks import limits_hold, piles_are_whole
from tests.masks.properties.games import OPTIONS, Agreed, agreements, first_state, played

AGREED = agreements()
SOME = AGREED[::4]


def name_of(agreed: Agreed) -> str:
    return f"{agreed.edition}-{agreed.seats}-{'+'.join(sorted(agreed.on))}"


def test_every_pair_of_options_is_played_in_every_edition() -> None:
    for edition, options in OPTIONS.items():
        played_with = [agreed.on for agreed in AGREED if agreed.edition == edition]
        for pair in combinations(options, 2):
            assert any(set(pair) <= on for on in played_with), (edition, pair)


@pytest.mark.parametrize("agreed", AGREED, ids=name_of)
def test_every_card_is_in_exactly_one_place(agreed: Agreed) -> None:
    """And limits hold, and there is always something that can be done."""
    whole: Counter[tuple[int, str]] | None = None
    for moment in played(agreed, "places", 400):
        state = moment.after
        cards = Counter((card.home, card.key) for card in cards_about(state))
        if state.turn.number:
            whole = whole or cards
            assert cards == whole
        piles_are_whole(state)
        limits_hold(state)
        if rules.to_move(state) not in {None, NATURE}:
            assert rules.legal_actions(state)


@pytest.mark.rule("X6")
@pytest.mark.parametrize("agreed", SOME, ids=name_of)
def test_no_game_runs_past_its_last_round(agreed: Agreed) -> None:
    """X6, also where nobody wants to win."""
    state = first_state(agreed, "long")
    for moment in played(agreed, "long", 20_000):
        state = moment.after
    assert rules.winners(state)
    assert state.turn.number <= state.terms.last_round * len(state.seats)


@pytest.mark.parametrize("agreed", SOME, ids=name_of)
def test_what_was_done_alone_brings_the_same_again(agreed: Agreed) -> None:
    moments = list(played(agreed, "again", 300))
    state = first_state(agreed, "again")
    for moment in moments:
        assert state == moment.before
        state = rules.apply(state, moment.action).state
    assert state == moments[-1].after


@pytest.mark.parametrize("agreed", AGREED[::3], ids=name_of)
def test_whoever_decides_sees_what_is_legal(agreed: Agreed) -> None:
    for moment in played(agreed, "seen", 150):
        seat = rules.to_move(moment.before)
        if seat is not None and seat != NATURE:
            seen = rules.observe(moment.before, seat)
            assert list(rules.legal_actions(seen)) == list(rules.legal_actions(moment.before))


@pytest.mark.parametrize("agreed", AGREED[::3], ids=name_of)
def test_an_imagined_world_looks_the_same(agreed: Agreed) -> None:
    rng = Random("twins")
    for number, moment in enumerate(played(agreed, "twins", 300)):
        if number % 12:
            continue
        viewers: list[Viewer] = [PUBLIC, *map(Seat, range(agreed.seats))]
        for viewer in viewers:
            seen = rules.observe(moment.before, viewer)
            assert rules.observe(rules.imagine(seen, rng), viewer) == seen
