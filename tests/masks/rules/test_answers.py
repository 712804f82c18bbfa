"""Answers with Huna and Komau (W5-W7)."""

import pytest

from game.core.seats import Seat
from game.rules.masks.actions import Answer, ChooseSeat, Pass, PlayCard, Target, UsePower
from game.rules.masks.phases import Answering, Contest, NamingAnother, OnMission, Picking, TurnStart
from game.rules.masks.pieces import Deck
from game.rules.masks.state import State
from tests.masks.tables import (
    ALL_TOA,
    asked,
    challenge_of,
    first_turn,
    hand,
    holding,
    in_contest,
    legal,
    mask_of,
    played,
    standing,
    walked,
    wearing,
)

ME, YOU, THIRD, FOURTH = Seat(0), Seat(1), Seat(2), Seat(3)


def four(**masks: str) -> State:
    """Four seats with a GA each, the first with `drop_one`; a mask for some of them."""
    state = first_turn("qftm", *ALL_TOA[:4], masks_of_might=True)
    state = holding(asked(state, 1, 2), 0, Deck.GA, "drop_one")
    state = holding(state, 3, Deck.GA, "swift")
    for name, mask in masks.items():
        state = wearing(state, "abcd".index(name), mask)
    return state


def who_is_asked(state: State) -> tuple[str, tuple[Seat, ...]]:
    assert isinstance(state.phase, Answering)
    return state.phase.mask, state.phase.to_ask


# W5


@pytest.mark.rule("W5", "W9")
def test_w5_first_the_named_opponent_is_asked_then_every_ready_komau_from_the_left() -> None:
    state = wearing(four(b="huna", d="komau"), 1, "komau")

    state = played(state, PlayCard("drop_one", YOU))
    assert who_is_asked(state) == ("huna", (YOU,))
    state = played(state, Pass())
    assert who_is_asked(state) == ("komau", (YOU, FOURTH))
    state = played(state, Pass())
    assert who_is_asked(state) == ("komau", (FOURTH,))
    state = played(state, Pass())

    assert hand(state, 1) == []
    assert state.phase == TurnStart(ME)


@pytest.mark.rule("W5")
def test_w5_the_cards_player_is_not_asked_at_first() -> None:
    state = played(four(a="komau"), PlayCard("drop_one", YOU))

    assert state.phase == TurnStart(ME)
    assert hand(state, 1) == []


@pytest.mark.rule("W5")
def test_w5_only_ready_masks_answer() -> None:
    state = four(b="huna", c="komau")
    for seat in (YOU, THIRD):
        own = state.seats[seat]
        tired = tuple(worn._replace(is_exhausted=True) for worn in own.masks)
        state = state.with_seat(seat, own._replace(masks=tired))

    assert played(state, PlayCard("drop_one", YOU)).phase == TurnStart(ME)


@pytest.mark.rule("W5")
def test_w5_who_is_not_named_is_not_asked_for_huna() -> None:
    assert played(four(c="huna"), PlayCard("drop_one", YOU)).phase == TurnStart(ME)


@pytest.mark.rule("W5")
def test_w5_in_a_contest_the_other_side_is_the_one_named() -> None:
    state = first_turn("qftm", masks_of_might=True)
    state = holding(asked(state, 0, 1), 0, Deck.GA, "minus_100", "plus_100")
    state = in_contest(wearing(state, 1, "huna"), "3")

    assert who_is_asked(played(state, PlayCard("minus_100"))) == ("huna", (YOU,))
    assert played(state, PlayCard("plus_100")).phase == Contest(ME)  # it names nobody


@pytest.mark.rule("W5")
def test_w5_without_masks_of_might_nobody_is_asked() -> None:
    state = holding(first_turn("qftm"), 0, Deck.GA, "drop_one")

    assert played(asked(state, 1), PlayCard("drop_one", YOU)).phase == TurnStart(ME)


# W6


@pytest.mark.rule("W6")
def test_w6_huna_the_player_names_another_target_and_nobody_who_dodged() -> None:
    state = played(four(b="huna", c="huna"), PlayCard("drop_one", YOU), Answer("huna"))
    assert isinstance(state.phase, NamingAnother)
    assert set(legal(state)) == {ChooseSeat(THIRD), ChooseSeat(FOURTH)}

    state = played(state, ChooseSeat(THIRD))
    assert who_is_asked(state) == ("huna", (THIRD,))
    state = played(state, Answer("huna"))

    assert hand(state, 3) == []  # the only one left is named by itself
    assert len(hand(state, 1)) == len(hand(state, 2)) == 1
    assert not mask_of(state, 1, "huna").is_ready
    assert not mask_of(state, 2, "huna").is_ready


@pytest.mark.rule("W6")
def test_w6_huna_without_another_target_the_card_is_discarded_without_effect() -> None:
    state = wearing(first_turn("qftm", masks_of_might=True), 1, "huna")
    state = holding(asked(state, 1), 0, Deck.GA, "drop_one")

    state = played(state, PlayCard("drop_one", YOU), Answer("huna"))

    assert hand(state, 1) == ["draw_two"]
    assert state.stacks[Deck.GA].discards == ("drop_one",)
    assert state.phase == TurnStart(ME)


@pytest.mark.rule("W6")
def test_w6_huna_in_a_contest_there_is_never_another_target() -> None:
    state = first_turn("qftm", *ALL_TOA[:3], masks_of_might=True)
    state = holding(asked(state, 0, 1), 0, Deck.GA, "minus_100")
    state = played(in_contest(wearing(state, 1, "huna"), "3"), Target(YOU))

    state = played(state, PlayCard("minus_100"), Answer("huna"))

    assert challenge_of(state).scores == (400, 700)
    assert state.phase == Contest(ME)


@pytest.mark.rule("W6")
def test_w6_komau_discards_the_card_without_effect() -> None:
    state = played(four(d="komau"), PlayCard("drop_one", YOU), Answer("komau"))

    assert hand(state, 1) == ["draw_two"]
    assert state.stacks[Deck.GA].discards == ("drop_one",)
    assert not mask_of(state, 3, "komau").is_ready


@pytest.mark.rule("W6")
def test_w6_every_komau_takes_back_the_one_before() -> None:
    state = wearing(four(a="komau", c="komau"), 3, "komau")
    state = played(state, PlayCard("drop_one", YOU), Answer("komau"))  # the third seat
    assert who_is_asked(state) == ("komau", (FOURTH, ME))  # from its left, the player too

    state = played(state, Answer("komau"))
    assert who_is_asked(state) == ("komau", (ME,))
    state = played(state, Answer("komau"))

    assert hand(state, 1) == ["draw_two"]  # negated, taken back, negated again
    assert not any(mask_of(state, seat, "komau").is_ready for seat in (0, 2, 3))


@pytest.mark.rule("W6")
def test_w6_a_negated_errand_does_not_end_the_turn() -> None:
    state = first_turn("qftm", masks_of_might=True)
    state = holding(wearing(state, 1, "komau"), 0, Deck.GA, "errand")
    pawn = state.seats[1].pawn

    state = played(state, PlayCard("errand", YOU), Answer("komau"))

    assert state.phase == TurnStart(ME)
    assert not state.turn.is_closed
    assert state.seats[1].pawn == pawn


@pytest.mark.rule("W6")
def test_w6_mask_powers_cannot_be_answered() -> None:
    state = wearing(four(b="huna", c="komau"), 0, "matatu")

    state = played(state, UsePower("matatu", YOU))

    assert isinstance(state.phase, Picking)


# W7


@pytest.mark.rule("W7")
def test_w7_a_negated_play_leaves_the_say_and_all_counts_as_they_were() -> None:
    state = first_turn("qftm", masks_of_might=True)
    state = holding(asked(state, 0, 1), 0, Deck.GA, "plus_200")
    state = in_contest(wearing(state, 1, "komau"), "3")
    before = challenge_of(state)

    state = played(state, PlayCard("plus_200"), Answer("komau"))

    assert state.phase == Contest(ME)
    assert challenge_of(state) == before


@pytest.mark.rule("W7")
def test_w7_a_negated_safe_path_leaves_the_mission_to_be_turned_up() -> None:
    state = wearing(first_turn("qftm", masks_of_might=True), 1, "komau")
    state = holding(standing(state, 0, "r9c9"), 0, Deck.GA, "safe_path")

    state = played(walked(state, "r9c8"), PlayCard("safe_path"), Answer("komau"))

    assert state.phase == OnMission(ME)
