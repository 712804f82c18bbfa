"""What the key for the most obvious does: never throw away what one has walked for."""

import pytest

from game.boxes.masks.table.choosing.listed import listed, main_action
from game.core.seats import Seat
from game.rules.masks.actions import Attach, Decline, DrawFrom, EndMove, Pass
from game.rules.masks.phases import Contest, Drawing, OnBohrok
from game.rules.masks.pieces import Deck, Toa
from game.rules.masks.state import State
from game.rules.masks.targets import AtMask
from tests.masks.table.situations import situation
from tests.masks.tables import (
    asked,
    at,
    first_turn,
    holding,
    in_contest,
    standing,
    walked,
    wearing,
)


def at_game_action(state: State) -> State:
    """One step from the Start in the north."""
    return walked(standing(state, 0, "r0c7"), "r1c7")


def with_full_hand(state: State) -> State:
    keys = sorted({card.key for card in state.stacks[Deck.GA].cards})
    return holding(state, 0, Deck.GA, *keys[:7])


@pytest.mark.rule("G1")
def test_a_draw_is_what_the_main_key_does() -> None:
    state = at_game_action(first_turn("qftm"))

    assert isinstance(state.phase, Drawing)
    assert main_action(situation(state)) == DrawFrom(Deck.GA)
    assert Decline() in listed(situation(state))


@pytest.mark.rule("G1")
def test_of_several_decks_none_is_drawn_from_by_a_slip_of_the_key() -> None:
    state = at_game_action(first_turn("rshl", rahi=True))

    assert main_action(situation(state)) is None


@pytest.mark.rule("G4")
def test_a_full_hand_has_nothing_to_draw() -> None:
    state = at_game_action(with_full_hand(first_turn("qftm")))

    assert main_action(situation(state)) == Decline()


@pytest.mark.rule("O2")
def test_a_krana_is_drawn_by_the_main_key_whatever_the_hand_holds() -> None:
    state = first_turn("bohrok").but(phase=OnBohrok(first_turn("bohrok").turn.seat))

    assert main_action(situation(standing(state, 0, "r12c5"))) == DrawFrom(Deck.KRANA)


@pytest.mark.rule("M5")
def test_a_walk_that_goes_on_can_be_ended_by_it() -> None:
    state = walked(standing(first_turn("qftm"), 0, "r5c4"), "r5c5")

    assert state.seats[0].pawn == at("r5c5")
    assert main_action(situation(state)) == EndMove()


@pytest.mark.rule("K2")
def test_to_take_the_mask_off_is_meant_by_pressing_it_and_asked_about() -> None:
    here = situation(first_turn("qftm"))
    worn, off = AtMask("hau", Seat(0)), Attach(None, None)
    assert here.selection

    assert off not in listed(here)
    assert here.selection.point(worn) is None
    assert listed(here) == (off,)
    assert here.selection.confirm() == off


def behind_by_a_hundred(*masks: str) -> State:
    """Lewa has challenged Pohatu, 800 : 900 in speed; a tie would be the challenger's."""
    state = asked(first_turn("qftm", Toa.LEWA, Toa.POHATU, masks_of_might=True), 0, 1)
    state = in_contest(wearing(state, 0, *masks), "3")
    assert state.phase == Contest(Seat(0))
    return state


@pytest.mark.rule("C7")
def test_a_contest_that_one_card_would_win_is_not_lost_by_a_slip_of_the_key() -> None:
    here = situation(behind_by_a_hundred("kakama"))

    assert main_action(here) is None
    assert Pass() in listed(here)


@pytest.mark.rule("C7")
def test_a_contest_that_no_card_would_win_is_passed_by_it() -> None:
    assert main_action(situation(behind_by_a_hundred())) == Pass()


@pytest.mark.rule("C7")
@pytest.mark.parametrize("masks", [(), ("kakama",)])
def test_before_others_the_key_says_nothing_of_a_closed_hand(masks: tuple[str, ...]) -> None:
    here = situation(behind_by_a_hundred(*masks), is_open=False)

    assert main_action(here) is None
    assert Pass() in listed(here)
