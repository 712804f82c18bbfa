"""Masks that are exhausted, rest, or are knocked off (K6-K8)."""

import pytest

from game.core.seats import Seat
from game.rules.masks.actions import (
    Add,
    ChooseCard,
    Pass,
    PlayCard,
    UsePower,
)
from game.rules.masks.deeds import Do, Return
from game.rules.masks.phases import (
    ChoosingMask,
    Contest,
    TurnStart,
)
from game.rules.masks.pieces import Deck, Toa
from game.rules.masks.printed.effects import KnockOff
from game.rules.masks.state import Worn
from tests.masks.tables import (
    asked,
    first_turn,
    holding,
    in_contest,
    legal,
    mask_of,
    next_turn,
    played,
    standing,
    turn_of,
    walked,
    wearing,
)

ME, YOU = Seat(0), Seat(1)
FLIGHT, SPEED = "1", "3"


@pytest.mark.rule("K6")
def test_k6_using_a_power_exhausts_the_mask_until_the_end_of_the_next_contest() -> None:
    state = first_turn("qftm", Toa.POHATU, Toa.LEWA, masks_of_might=True)

    state = played(state, UsePower("kakama"))
    assert mask_of(state, 0, "kakama").is_exhausted
    assert UsePower("kakama") not in legal(state)
    state = in_contest(asked(state, 0, 1), "146")  # 600 + 700 against 900 + 400
    assert mask_of(state, 0, "kakama").is_exhausted
    state = played(state, Pass())

    assert mask_of(state, 0, "kakama").is_ready


@pytest.mark.rule("K6")
def test_k6_neither_power_nor_bonus_of_an_exhausted_mask_can_be_used() -> None:
    state = asked(first_turn("qftm", Toa.POHATU, Toa.LEWA, masks_of_might=True), 0, 1)
    state = wearing(played(state, UsePower("kakama")), 1, "kakama")

    state = in_contest(state, SPEED)  # 900 : 800

    assert played(state, Add("kakama")).phase == Contest(YOU)  # 900 : 900
    tired = state.with_seat(YOU, state.seats[1]._replace(masks=(Worn("kakama", False, True),)))  # noqa: FBT003
    assert legal(tired) == [Pass()]


@pytest.mark.rule("K6")
def test_k6_a_turn_does_not_refresh_it_and_a_contest_as_defender_does() -> None:
    state = asked(first_turn("qftm", masks_of_might=True), 0, 1)
    state = next_turn(next_turn(next_turn(played(state, UsePower("hau")))))
    assert not mask_of(state, 0, "hau").is_ready

    state = standing(state, 1, "r11c11")
    state = walked(state, "r12c11")
    state = played(state, Pass())

    assert mask_of(state, 0, "hau").is_ready


@pytest.mark.rule("K6")
def test_k6_using_the_bonus_costs_nothing() -> None:
    state = asked(first_turn("qftm", Toa.POHATU, Toa.GALI, masks_of_might=True), 0, 1)
    state = in_contest(state, "147")  # speed and strength: 1300 : 1500
    state = played(state, Add("kakama"))

    assert mask_of(state, 0, "kakama").is_ready


@pytest.mark.rule("K7")
def test_k7_a_mask_that_is_knocked_off_loses_its_state() -> None:
    state = first_turn("bohrok", Toa.KOPAKA, Toa.TAHU)
    state = holding(state, 0, Deck.GA, "numb_mask")
    state = played(state, PlayCard("numb_mask", YOU))
    assert state.seats[1].attached_mask is None
    assert [lasting.mask for lasting in state.seats[1].lasting] == ["hau"]

    why = Do(KnockOff(), ME, YOU)
    phase = ChoosingMask(ME, YOU, ("hau",), why, (Return(TurnStart(ME)),))
    state = played(state.but(phase=phase), ChooseCard("hau"))

    assert state.seats[1].masks == ()
    assert state.seats[1].pile[-1].key == "hau"
    assert state.seats[1].lasting == ()
    assert state.stacks[Deck.GA].discards == ("numb_mask",)


@pytest.mark.rule("K8")
def test_k8_nuva_a_power_rests_for_three_later_own_turns_whatever_contests_there_are() -> None:
    state = first_turn("rshl", Toa.POHATU, Toa.LEWA, swarm=False)
    state = played(state, UsePower("kakama"))
    state = in_contest(asked(state, 1), "146")
    state = played(state, Pass())
    assert mask_of(state, 0, "kakama").rest == 3

    rests = []
    for _ in range(4):
        state = next_turn(state)
        rests.append(mask_of(state, 0, "kakama").rest)
        state = next_turn(state)

    assert rests == [3, 2, 1, 0]
    assert UsePower("kakama") in legal(state)


@pytest.mark.rule("K8")
def test_k8_nuva_a_bonus_exhausts_until_the_next_contest_and_is_ready_in_it() -> None:
    state = asked(wearing(first_turn("rshl", swarm=False), 0, "kakama"), 0, 1)
    state = played(in_contest(state, SPEED), Add("kakama"), Pass())
    assert mask_of(state, 0, "kakama").is_exhausted
    state = turn_of(state, 0)
    assert UsePower("kakama") not in legal(state)

    state = state.with_seat(ME, state.seats[0]._replace(last_challenge=None))
    state = in_contest(state, "4")

    assert mask_of(state, 0, "kakama").is_ready
