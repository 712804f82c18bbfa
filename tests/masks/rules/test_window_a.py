"""What may be played in a contest (C7)."""

import pytest

from game.core.seats import Seat
from game.rules.masks.actions import Add, Pass, PlayCard
from game.rules.masks.phases import Contest
from game.rules.masks.pieces import Deck, Skill, Toa
from game.rules.masks.state import State, Worn
from tests.masks.tables import (
    advised,
    asked,
    challenge_of,
    first_turn,
    holding,
    in_contest,
    legal,
    played,
    wearing,
)

ME, YOU = Seat(0), Seat(1)
FLIGHT, SPEED, TWO = "1", "3", "206"


def scores(state: State) -> tuple[int, int]:
    return challenge_of(state).scores


@pytest.mark.rule("C7")
def test_c7_one_great_mask_one_noble_mask_and_one_turaga_card_a_contest() -> None:
    state = first_turn("qftm", masks_of_might=True)
    state = wearing(state, 0, "miru", "kaukau", "rau", "matatu")
    state = asked(advised(state, 0, "vakama", "tahu_counsel", "firestaff"), 0, 1)
    own = state.seats[0]._replace(set_skill=(Skill.FLIGHT, 100))
    state = in_contest(state.with_seat(ME, own), TWO)  # 700 : 1300

    assert set(legal(state)) == {Pass()} | {
        Add(key) for key in ("miru", "kaukau", "rau", "matatu", "vakama")
    }
    state = played(state, Add("miru"))
    assert {Add("kaukau"), Add("miru")}.isdisjoint(legal(state))
    state = played(state, Add("rau"))
    assert Add("matatu") not in legal(state)
    state = played(state, Add("vakama"))

    assert legal(state) == [Pass()]
    assert scores(state) == (1000, 1300)


@pytest.mark.rule("C7")
def test_c7_any_number_of_game_action_cards() -> None:
    state = asked(first_turn("qftm"), 1)
    state = holding(state, 0, Deck.GA, "plus_100", "plus_100", "minus_100")
    state = in_contest(state, SPEED)

    state = played(state, PlayCard("plus_100"), PlayCard("plus_100"), PlayCard("minus_100"))

    assert scores(state) == (600, 600)
    assert state.stacks[Deck.GA].discards == ("plus_100", "plus_100", "minus_100")


@pytest.mark.rule("C7")
def test_c7_a_play_that_cannot_change_the_scores_is_not_legal() -> None:
    state = first_turn("qftm", masks_of_might=True)
    state = holding(state, 0, Deck.GA, "plus_200_flight", "rust", "quick_change", "swift")
    state = advised(wearing(state, 0, "miru"), 0, "firestaff")

    state = in_contest(state, SPEED)

    assert state.phase == Contest(ME)
    assert legal(state) == [Pass()]


@pytest.mark.rule("C7")
def test_c7_rust_voids_a_mask_and_it_has_been_played() -> None:
    state = first_turn("qftm", Toa.GALI, Toa.TAHU, masks_of_might=True)
    state = wearing(holding(state, 0, Deck.GA, "rust"), 1, "miru", "kaukau")
    state = played(in_contest(asked(state, 1), TWO), Add("miru"))
    assert (scores(state), state.phase) == ((1300, 1400), Contest(ME))

    state = played(state, PlayCard("rust"))

    assert (scores(state), state.phase) == ((1300, 1300), Contest(YOU))
    assert legal(state) == [Pass()]


@pytest.mark.rule("C7")
def test_c7_quick_change_brings_another_mask_in() -> None:
    state = wearing(holding(first_turn("qftm"), 0, Deck.GA, "quick_change"), 0, "kakama")
    state = in_contest(asked(state, 0, 1), SPEED)

    state = played(state, PlayCard("quick_change"))

    assert scores(state) == (500, 700)
    assert state.seats[0].attached_mask == "kakama"


@pytest.mark.rule("C7")
def test_c7_quick_change_needs_a_mask_that_raises_the_score() -> None:
    state = wearing(holding(first_turn("qftm"), 0, Deck.GA, "quick_change"), 0, "miru")

    assert legal(in_contest(state, SPEED)) == [Pass()]


@pytest.mark.rule("C7")
def test_c7_quick_change_makes_a_tired_mask_ready() -> None:
    state = first_turn("qftm", Toa.POHATU, Toa.LEWA, masks_of_might=True)
    state = holding(asked(state, 0, 1), 0, Deck.GA, "quick_change")
    state = state.with_seat(ME, state.seats[0]._replace(masks=(Worn("kakama", is_exhausted=True),)))
    state = wearing(state, 0, "miru")
    state = in_contest(state, FLIGHT)  # 600 : 900; only Miru fits, and is ready
    assert PlayCard("quick_change") not in legal(state)

    state = state.with_seat(ME, state.seats[0]._replace(masks=(Worn("miru", is_exhausted=True),)))
    state = played(state, PlayCard("quick_change"))

    assert Add("miru") in legal(state)
