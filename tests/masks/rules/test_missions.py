"""Missions: tasks, paying, visiting, rolling (section 11)."""

import pytest

from game.core.seats import Seat
from game.rules.masks.actions import (
    Decline,
    DrawFrom,
    EndTurn,
    Jump,
    Pay,
    Roll,
    Step,
    Target,
    TurnUpMission,
)
from game.rules.masks.phases import (
    Contest,
    Drawing,
    Moving,
    OnMission,
    Paying,
    Targeting,
    TurnOver,
    TurnStart,
)
from game.rules.masks.pieces import Deck
from tests.masks.rules.situations import (
    bohrok,
    did,
    discards,
    mission,
    qftm,
    rolled,
    rollers,
    tasks,
    with_task,
)
from tests.masks.tables import at, hand, holding, legal, on_top, standing

SEAT = Seat(0)


# N1


@pytest.mark.rule("N1")
def test_n1_an_immediate_mission_is_turned_up_takes_effect_and_is_discarded() -> None:
    state = mission(qftm(), "18")
    assert state.seats[0].pawn == state.seats[0].start
    assert discards(state) == ["18"]
    assert state.phase == TurnOver(SEAT)


@pytest.mark.rule("N1")
def test_n1_a_task_lies_before_the_seat_until_it_is_done() -> None:
    state = mission(qftm(), "10")
    assert tasks(state) == ["10"]
    assert discards(state) == []


@pytest.mark.rule("N1")
def test_n1_a_seat_with_three_tasks_takes_no_more_and_is_stopped_all_the_same() -> None:
    state = qftm()
    for key in ("11", "12", "13"):
        state = with_task(state, key)
    state = standing(on_top(state, Deck.MISSION, "10"), 0, "r2c5")
    state = did(state, Step(at("r2c6")))
    assert state.phase == OnMission(SEAT)
    state = did(state, TurnUpMission())
    assert tasks(state) == ["11", "12", "13"]
    assert state.stacks[Deck.MISSION].cards[-1].key == "10"
    assert state.phase == TurnOver(SEAT)


# N2


@pytest.mark.rule("N2")
def test_n2_a_task_bars_great_mask_challenges_in_qftm_the_space_is_blank() -> None:
    state = standing(qftm(), 0, "r13c1")
    assert isinstance(did(state, Step(at("r13c2"))).phase, Targeting)
    state = with_task(state, "11")
    assert state.seats[0].tasks
    assert did(state, Step(at("r13c2"))).phase == Moving(SEAT)


@pytest.mark.rule("N2")
def test_n2_a_task_bars_great_mask_challenges_in_bohrok_the_space_is_not_entered() -> None:
    state = with_task(standing(bohrok(), 0, "r13c1"), "bo1", owed=2)
    assert Step(at("r13c2")) not in legal(state)


@pytest.mark.rule("N2")
def test_n2_drawing_and_bohrok_control_stay_free() -> None:
    state = with_task(bohrok(), "bo6", owed=1)
    drawing = did(standing(state, 0, "r1c6"), Step(at("r1c7")))
    assert drawing.phase == Drawing(SEAT, 1, 1)
    at_control = standing(state, 0, "r3c6")
    walk = at_control.turn.walk._replace(taken=2, entered=(at("r2c5"), at("r2c6"), at("r3c6")))
    at_control = did(at_control.with_walk(walk).but(phase=Moving(SEAT)), Step(at("r3c7")))
    assert DrawFrom(Deck.KRANA) in legal(at_control)


# N3


@pytest.mark.rule("N3")
def test_n3_in_any_order_every_task_is_worked_on() -> None:
    state = with_task(with_task(qftm(), "11"), "14")
    state = did(standing(state, 0, "r0c5"), Step(at("r0c6")))
    assert tasks(state) == ["11"]


@pytest.mark.rule("N3")
def test_n3_in_order_collected_only_the_oldest_is_worked_on() -> None:
    state = with_task(with_task(bohrok(), "bo1", owed=2), "bo3", owed=3)
    state = holding(state, 0, Deck.GA, "swift")
    state = on_top(standing(state, 0, "r1c6"), Deck.GA, "slant")
    state = did(state, Step(at("r1c7")), DrawFrom(Deck.GA))
    assert hand(state, 0) == ["slant", "swift"]
    assert [task.owed for task in state.seats[0].tasks] == [2, 3]


@pytest.mark.rule("N3")
def test_n3_when_the_oldest_is_done_the_next_is_paid_at_once() -> None:
    state = with_task(with_task(bohrok(), "bo6", owed=1), "bo3", owed=3)
    state = holding(state, 0, Deck.GA, "swift")
    state = did(standing(state, 0, "r1c6"), Step(at("r1c7")), DrawFrom(Deck.VA))
    assert hand(state, 0, Deck.VA) == []
    assert hand(state, 0) == []
    assert tasks(state) == ["bo3"]
    assert state.seats[0].tasks[0].owed == 2


@pytest.mark.rule("N3")
def test_n3_when_the_oldest_lapses_the_next_is_paid_at_once() -> None:
    state = with_task(with_task(bohrok(), "bo6", seat=1, owed=1, age=5), "bo3", seat=1, owed=3)
    state = holding(state, 1, Deck.GA, "swift")
    state = did(state.but(phase=TurnOver(SEAT)), EndTurn())
    assert tasks(state, 1) == ["bo3"]
    assert hand(state, 1) == []
    assert state.seats[1].tasks[0].owed == 2
    assert state.phase == TurnStart(Seat(1))


# N4


@pytest.mark.rule("N4")
def test_n4_what_the_hand_holds_is_paid_at_once_and_the_rest_is_owed() -> None:
    state = mission(holding(qftm(), 0, Deck.GA, "swift"), "10")
    assert hand(state, 0) == []
    assert discards(state, Deck.GA) == ["swift"]
    assert state.seats[0].tasks[0].owed == 2


@pytest.mark.rule("N4")
def test_n4_each_card_that_comes_later_is_paid_at_once() -> None:
    state = with_task(qftm(), "9", owed=2)
    state = on_top(standing(state, 0, "r5c2"), Deck.GA, "slant", "swift")
    state = did(state, Step(at("r5c3")), DrawFrom(Deck.GA))
    assert hand(state, 0) == []
    assert state.seats[0].tasks[0].owed == 1
    state = did(state, DrawFrom(Deck.GA))
    assert tasks(state) == []
    assert discards(state) == ["9"]
    assert discards(state, Deck.GA) == ["swift", "slant"]


@pytest.mark.rule("N4")
def test_n4_with_more_cards_than_owed_the_player_chooses() -> None:
    state = mission(holding(qftm(), 0, Deck.GA, "swift", "slant", "satchel"), "9")
    assert isinstance(state.phase, Paying)
    state = did(state, Pay("slant", 0), Pay("swift", 0))
    assert hand(state, 0) == ["satchel"]
    assert tasks(state) == []


@pytest.mark.rule("N4")
def test_n4_with_several_such_tasks_the_player_chooses_which() -> None:
    state = with_task(with_task(qftm(), "9", owed=2), "10", owed=3)
    state = on_top(standing(state, 0, "r1c6"), Deck.GA, "swift")
    state = did(state, Step(at("r1c7")), DrawFrom(Deck.GA))
    assert legal(state) == [Pay("swift", 0), Pay("swift", 1)]
    state = did(state, Pay("swift", 1))
    assert [task.owed for task in state.seats[0].tasks] == [2, 2]


@pytest.mark.rule("N4")
def test_n4_what_is_to_be_given_goes_to_the_seat_named_for_the_two_alone_to_see() -> None:
    state = mission(holding(qftm(), 0, Deck.GA, "swift"), "198")
    assert hand(state, 1) == ["swift"]
    assert discards(state) == ["198"]
    assert discards(state, Deck.GA) == []


@pytest.mark.rule("N4")
def test_n4_a_full_hand_takes_no_gift_it_is_discarded() -> None:
    full = ("plus_100",) * 4 + ("minus_100",) * 3
    state = holding(qftm(), 1, Deck.GA, *full)
    state = mission(holding(state, 0, Deck.GA, "swift"), "198")
    assert len(hand(state, 1)) == 7
    assert discards(state, Deck.GA) == ["swift"]
    assert tasks(state) == []


@pytest.mark.rule("N4")
def test_n4_a_gift_pays_what_the_receiver_owes() -> None:
    state = with_task(qftm(), "9", seat=1, owed=2)
    state = mission(holding(state, 0, Deck.GA, "swift"), "198")
    assert hand(state, 1) == []
    assert state.seats[1].tasks[0].owed == 1
    assert discards(state, Deck.GA) == ["swift"]


# N5


@pytest.mark.rule("N5")
def test_n5_a_visit_is_done_by_an_own_step_also_in_passing() -> None:
    state = did(with_task(standing(qftm(), 0, "r0c5"), "14"), Step(at("r0c6")))
    assert tasks(state) == []
    assert state.phase == Moving(SEAT)


@pytest.mark.rule("N5")
def test_n5_where_the_pawn_stood_at_the_start_does_not_count() -> None:
    state = with_task(standing(qftm(), 0, "r0c6"), "14")
    state = did(state, Step(at("r0c5")))
    assert tasks(state) == ["14"]


@pytest.mark.rule("N5")
def test_n5_a_portal_jump_does_a_visit_too() -> None:
    state = with_task(standing(qftm(), 0, "r4c5"), "200")
    state = did(state, Step(at("r4c6")), Jump(at("r7c11")))
    assert tasks(state) == []


@pytest.mark.rule("N5")
def test_n5_a_pawn_that_is_set_visits_nothing() -> None:
    state = with_task(qftm(), "138")
    state = mission(state, "8")
    state = did(state, legal(state)[0])
    assert tasks(state) == ["138"]


@pytest.mark.rule("N5")
def test_n5_roll_at_least_is_rolled_once_at_each_own_turn_start() -> None:
    state = with_task(qftm(), "145", seat=1)
    state = did(state.but(phase=TurnOver(SEAT)), EndTurn())
    assert rollers(state) == (Seat(1),)
    below = did(state, Roll(8))
    assert tasks(below, 1) == ["145"]
    assert below.phase == TurnStart(Seat(1))
    enough = did(state, Roll(9))
    assert tasks(enough, 1) == []
    assert discards(enough) == ["145"]
    assert enough.phase == TurnStart(Seat(1))


@pytest.mark.rule("U1")
def test_u1_n5_several_such_tasks_are_rolled_for_oldest_first_each_once() -> None:
    state = with_task(with_task(qftm(rahi=True), "307", seat=1), "145", seat=1)
    state = did(state.but(phase=TurnOver(SEAT)), EndTurn())
    assert tasks(rolled(state, 8, 12), 1) == ["307"]
    assert tasks(rolled(state, 12, 8), 1) == ["145"]
    assert rolled(state, 3, 3).phase == TurnStart(Seat(1))


@pytest.mark.rule("P8")
def test_p8_a_visit_that_is_done_opens_the_challenge_space_it_leads_to() -> None:
    state = with_task(standing(qftm(), 0, "r12c12"), "200")
    state = did(standing(state, 0, "r11c11"), Step(at("r12c11")))
    assert tasks(state) == []
    assert isinstance(state.phase, Targeting)
    assert isinstance(did(state, Target(Seat(1))).phase, Contest | TurnOver)


def test_a_declined_draw_pays_nothing() -> None:
    state = with_task(standing(qftm(), 0, "r1c6"), "9", owed=2)
    state = did(state, Step(at("r1c7")), Decline())
    assert state.seats[0].tasks[0].owed == 2
