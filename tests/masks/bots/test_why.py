"""What an action is good for: the same figures as the sensible player goes by, in words."""

from random import Random

import pytest

from game.boxes.masks.bots import motives
from game.boxes.masks.bots.why import motive_of
from game.boxes.masks.opening import dealt
from game.boxes.masks.table.choosing.forecast import without_hand
from game.boxes.masks.words import Names
from game.boxes.masks.words.motives import advice_sentence, motive_words
from game.core.seats import NATURE, PUBLIC, Seat
from game.i18n.texts import load
from game.rules import masks as rules
from game.rules.masks.actions import Add, Pass
from game.rules.masks.pieces import Deck, Skill, Toa
from game.rules.masks.state import State
from tests.masks.bots.asking import choice, contest
from tests.masks.tables import at, first_turn, holding, standing, terms, wearing

TEXTS = load("masks", strict=True)
ME = Seat(0)
DECISIONS = 250


def why(state: State) -> motives.Motive | None:
    """Of what the sensible player would do."""
    seat = rules.to_move(state)
    assert seat is not None
    return motive_of(rules.observe(state, seat), seat, choice(state))


def advice(state: State) -> str:
    seen = rules.observe(state, ME)
    action = choice(state)
    names = Names(TEXTS, state.terms, by_grid=False)
    return advice_sentence(names, seen, action, motive_of(seen, ME, action))


def test_a_step_into_a_challenge_is_taken_for_the_mask() -> None:
    state = standing(first_turn("qftm", Toa.TAHU, Toa.GALI), 0, "r11c11")
    state = holding(state, 0, Deck.GA, "plus_100", "plus_200", "rust")

    assert why(state) == motives.Pursuit(motives.ForMask(1), at("r12c11"), is_there=True)
    assert advice(state) == "I’d go to the Challenge in Ta-Wahi: a mask can be won."


def test_a_step_towards_something_says_where_it_leads() -> None:
    state = standing(first_turn("qftm", Toa.POHATU, Toa.GALI), 0, "r0c6")

    assert why(state) == motives.Pursuit(motives.ForCards(), at("r1c7"), is_there=False)
    assert "it leads to the Game Action space in Po-Wahi, where cards" in advice(state)


def test_what_is_added_says_that_it_is_enough() -> None:
    state = contest(first_turn("qftm"), Skill.SPEED, (500, 600))
    state = wearing(state, 0, "kakama")

    motive = motive_of(rules.observe(state, ME), ME, Add("kakama"))

    assert motive == motives.TakeLead()


def test_who_passes_with_nothing_says_so() -> None:
    state = contest(first_turn("qftm"), Skill.SPEED, (100, 900))

    assert motive_of(rules.observe(state, ME), ME, Pass()) == motives.TooLittle()


@pytest.mark.parametrize("edition", ["qftm", "bohrok", "rshl", "duel"])
def test_every_motive_has_words_for_whoever_decides_and_for_whoever_looks_on(edition: str) -> None:
    state, rng, asked = dealt(terms(edition), "why"), Random("why"), 0
    names = Names(TEXTS, state.terms)
    for _ in range(DECISIONS):
        seat = rules.to_move(state)
        if seat is None:
            break
        if seat == NATURE:
            state = rules.advance(state, rules.sample_chance(state, rng)).state
            continue
        action = choice(state)
        for seen in (rules.observe(state, seat), without_hand(rules.observe(state, PUBLIC), seat)):
            if seen.viewer is PUBLIC and isinstance(action, Pass):
                continue  # nobody can say why
            motive = motive_of(seen, seat, action)
            if motive is not None:
                assert motive_words(names, motive).endswith((".", "!")), motive
                asked += 1
        state = rules.advance(state, action).state

    assert asked > DECISIONS / 4
