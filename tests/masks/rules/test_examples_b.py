"""Worked examples J3 to J7 and J13, with the booklets' numbers (section 21)."""

import pytest

from game.core.seats import Seat
from game.rules.masks.actions import (
    Add,
    ChooseCard,
    Declare,
    DeclareRahi,
    DrawFrom,
    KranaPrize,
    Pass,
    PlayEffect,
    Step,
    TakeKrana,
)
from game.rules.masks.phases import Contest, Moving, RahiEffect, Shuffling, Targeting, TurnOver
from game.rules.masks.pieces import Deck, Skill
from tests.masks.rules.situations import (
    GALI,
    KOPAKA,
    LEWA,
    ONUA,
    POHATU,
    TAHU,
    bohrok,
    decides,
    did,
    discards,
    mission,
    on_bohrok,
    qftm,
    rahi_challenge,
    rolled,
    rollers,
    rshl,
    scores,
    tasks,
    with_task,
)
from tests.masks.tables import at, by_chance, hand, holding, legal, on_top, standing, wearing

GA, VA, KRANA, RAHI = Deck.GA, Deck.VA, Deck.KRANA, Deck.RAHI
ME, OTHER = Seat(0), Seat(1)


@pytest.mark.rule("J3")
def test_j3_tahu_holds_against_a_rahi_of_800() -> None:
    state = wearing(qftm(KOPAKA, TAHU, masks_of_might=True, rahi=True), 1, "miru")
    state = holding(holding(state, 0, RAHI, "284", "227", "230"), 0, GA, "slant")
    start = state.seats[0].pawn
    state = did(state, DeclareRahi("284", "227", OTHER))
    assert scores(state) == (800, 700)
    assert state.phase == Contest(OTHER)
    state = did(state, Add("miru"))
    assert scores(state) == (800, 800)
    assert state.phase == Contest(ME)  # Tahu is ahead (R5)
    state = did(state, Pass())
    assert discards(state, RAHI) == ["284", "227"]
    assert hand(state, 0, RAHI) == ["230"]
    assert state.seats[0].pawn == start
    assert state.phase == TurnOver(ME)


@pytest.mark.rule("J4")
def test_j4_kopaka_controls_a_tahnok_against_tahu() -> None:
    state = wearing(bohrok(KOPAKA, TAHU, masks_of_might=True), 1, "miru")
    state = holding(holding(state, 0, KRANA, "krana_tahnok_xa"), 0, VA, "va_tahnok")
    state = holding(state, 1, VA, "va_gahlok")
    state = on_top(on_bohrok(state, "tahnok"), Deck.GMC, "2")
    state = did(state, Declare("krana_tahnok_xa", OTHER))
    assert scores(state) == (900, 900)
    assert state.phase == Contest(OTHER)  # Kopaka is ahead
    state = did(state, Add("hau"))
    assert scores(state) == (900, 1000)
    assert decides(state) == ME
    state = did(state, Add("va_tahnok"))
    assert scores(state) == (1000, 1000)
    assert decides(state) == OTHER
    state = did(state, Pass())
    assert decides(state) == ME
    state = did(state, ChooseCard("miru"))
    assert state.seats[1].pile[-1].key == "miru"
    state = did(state, TakeKrana(KranaPrize.TWO_NEW))
    assert len(hand(state, 0, KRANA)) == 2
    assert discards(state, KRANA) == ["krana_tahnok_xa"]
    assert discards(state, VA) == ["va_tahnok"]
    assert isinstance(state.phase, Shuffling)
    assert state.phase.home == Deck.BOHROK
    assert by_chance(state).phase == TurnOver(ME)


@pytest.mark.rule("J5")
def test_j5_a_nui_rama_bans_gali_from_portals() -> None:
    state = holding(qftm(TAHU, GALI, masks_of_might=True, rahi=True), 1, GA, "slant")
    state = rahi_challenge(state, "285", "227")
    assert scores(state) == (800, 700)
    state = did(state, Pass())
    assert state.phase == RahiEffect(ME, OTHER)
    state = did(state, PlayEffect("230"))
    assert [lasting.turns for lasting in state.seats[1].lasting] == [3]


@pytest.mark.rule("J5")
def test_j5_attached_with_her_kakama_she_holds() -> None:
    state = wearing(qftm(TAHU, GALI, rahi=True), 1, "kakama")
    state = state.with_seat(OTHER, state.seats[1]._replace(attached_mask="kakama"))
    state = rahi_challenge(holding(state, 0, GA, "slant"), "285", "227")
    assert scores(state) == (800, 800)
    assert state.phase == Contest(ME)
    assert did(state, Pass()).phase == TurnOver(ME)


@pytest.mark.rule("J6")
def test_j6_tahu_pays_one_and_owes_two() -> None:
    state = mission(holding(qftm(), 0, GA, "swift"), "10")
    assert state.seats[0].tasks[0].owed == 2
    state = state.but(phase=Moving(ME)).with_walk(state.turn.walk._replace(is_over=False))
    blank = did(standing(state, 0, "r13c1"), Step(at("r13c2")))
    assert not isinstance(blank.phase, Targeting)
    state = did(standing(state, 0, "r5c2"), Step(at("r5c3")), DrawFrom(GA), DrawFrom(GA))
    assert tasks(state) == []
    assert hand(state, 0) == []
    state = standing(state, 0, "r13c1")
    assert isinstance(did(state, Step(at("r13c2"))).phase, Targeting)


@pytest.mark.rule("J7")
def test_j7_pohatu_turns_up_243() -> None:
    state = qftm(POHATU, TAHU, GALI, LEWA, ONUA, KOPAKA, rahi=True)
    state = mission(state, "243")
    assert rollers(state) == tuple(Seat(seat) for seat in range(1, 6))
    state = rolled(state, 3, 11, 7, 2, 9)
    assert [len(hand(state, seat, RAHI)) for seat in range(6)] == [0, 0, 2, 0, 0, 0]
    assert discards(state) == ["243"]


@pytest.mark.rule("J13")
def test_j13_mission_13_in_qftm_is_a_task_until_he_enters_lewas_start() -> None:
    state = mission(qftm(TAHU, GALI), "13")
    assert tasks(state) == ["13"]
    state = did(standing(with_task(qftm(TAHU, GALI), "13"), 0, "r17c6"), Step(at("r18c6")))
    assert tasks(state) == []


@pytest.mark.rule("J13")
def test_j13_mission_13_in_rshl_sets_him_there_at_once_if_it_is_free() -> None:
    state = mission(rshl(TAHU, GALI), "13")
    assert state.seats[0].pawn == at("r18c6")
    assert discards(state) == ["13"]
    taken = mission(standing(rshl(TAHU, GALI), 1, "r18c6"), "13")
    assert taken.seats[0].pawn == at("r3c2")
    assert discards(taken) == ["13"]


@pytest.mark.rule("V1")
def test_the_numbers_of_the_examples_are_those_of_v1() -> None:
    state = qftm(TAHU, GALI, KOPAKA)
    assert state.terms.value(0, Skill.FLIGHT) == 700
    assert state.terms.value(1, Skill.SPEED) == 700
    assert state.terms.value(2, Skill.SHIELDING) == 800
    assert legal(state)
