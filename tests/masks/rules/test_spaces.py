"""What the spaces do (section 6)."""

import pytest

from game.core.seats import Seat
from game.rules.masks.actions import (
    Decline,
    DrawFrom,
    EndTurn,
    PlayCard,
    Step,
    Target,
    TurnUpMission,
)
from game.rules.masks.phases import (
    Drawing,
    Moving,
    OnMission,
    Targeting,
    TurnOver,
)
from game.rules.masks.pieces import Deck
from game.rules.masks.state import State
from tests.masks.tables import (
    ALL_TOA,
    at,
    first_turn,
    hand,
    holding,
    legal,
    on_top,
    played,
    standing,
    turn_of,
    walked,
    with_task,
)

ME, YOU = Seat(0), Seat(1)


def again(state: State, name: str) -> State:
    """A later turn of seat 0, from there."""
    return turn_of(standing(state, 0, name), 0)


def shielded(state: State, seat: int) -> State:
    return state.with_seat(Seat(seat), state.seats[seat]._replace(is_shielded=True))


@pytest.mark.rule("P1")
@pytest.mark.parametrize(("start", "space"), [("r6c6", "r6c7"), ("r7c8", "r6c8")])
def test_p1_blank_and_start_spaces_do_nothing(start: str, space: str) -> None:
    state = standing(standing(first_turn("qftm"), 1, "r0c6"), 0, start)

    assert walked(state, space).phase == Moving(ME)


@pytest.mark.rule("P2")
def test_p2_a_mission_is_turned_up_and_ends_the_move() -> None:
    state = on_top(standing(first_turn("qftm"), 0, "r9c9"), Deck.MISSION, "139")

    state = walked(state, "r9c8")
    assert state.phase == OnMission(ME)
    assert legal(state) == [TurnUpMission()]
    state = played(state, TurnUpMission())

    assert [task.card.key for task in state.seats[0].tasks] == ["139"]
    assert state.phase == TurnOver(ME)


@pytest.mark.rule("P2")
def test_p2_a_mission_that_is_passed_is_blank_and_the_move_may_go_on() -> None:
    state = holding(standing(first_turn("qftm"), 0, "r6c6"), 0, Deck.GA, "safe_path")
    missions = state.stacks[Deck.MISSION]

    state = played(walked(state, "r7c6"), PlayCard("safe_path"))

    assert state.phase == Moving(ME)
    assert state.stacks[Deck.MISSION] == missions
    state = walked(state, "r8c6")
    assert state.phase == OnMission(ME)  # for this entry only


@pytest.mark.rule("P2")
def test_p2_each_mission_on_the_way_may_be_passed() -> None:
    state = standing(first_turn("qftm"), 0, "r6c6")
    state = holding(state, 0, Deck.GA, "safe_path", "safe_path")

    state = walked(played(walked(state, "r7c6"), PlayCard("safe_path")), "r8c6")

    assert played(state, PlayCard("safe_path")).phase == Moving(ME)


@pytest.mark.rule("P2")
def test_p2_a_mission_passed_with_the_last_step_ends_the_move() -> None:
    state = holding(standing(first_turn("qftm"), 0, "r6c4"), 0, Deck.GA, "safe_path")

    state = played(walked(state, "r6c5", "r6c6", "r7c6"), PlayCard("safe_path"))

    assert state.phase == TurnOver(ME)


# P3, P7


@pytest.mark.rule("P3")
@pytest.mark.parametrize(
    ("start", "space", "circles"),
    [("r11c11", "r12c11", 1), ("r3c2", "r3c3", 2), ("r9c5", "r9c6", 3)],
)
def test_p3_so_many_challenges_follow_as_there_are_circles(
    start: str, space: str, circles: int
) -> None:
    state = standing(first_turn("qftm", *ALL_TOA[:3]), 0, start)
    for seat in (1, 2):  # so that they are asked
        state = holding(state, seat, Deck.GA, "swift")

    state = walked(state, space)

    assert state.phase == Targeting(ME, circles)
    assert {type(x) for x in legal(state)} == {Target}  # like it or not


@pytest.mark.rule("P3")
def test_p3_the_last_challenge_space_is_blank_until_a_challenge_is_made_elsewhere() -> None:
    state = walked(standing(first_turn("qftm"), 0, "r11c11"), "r12c11")
    assert state.seats[0].last_challenge == at("r12c11")

    state = again(state, "r11c11")
    assert walked(state, "r12c11").phase == Moving(ME)

    state = walked(again(state, "r3c8"), "r3c9")
    assert state.seats[0].last_challenge == at("r3c9")
    state = walked(again(state, "r11c11"), "r12c11")
    assert state.phase == TurnOver(ME)
    assert state.seats[0].last_challenge == at("r12c11")


@pytest.mark.rule("P3")
def test_p3_it_is_closed_for_this_seat_only() -> None:
    state = walked(standing(first_turn("qftm"), 0, "r11c11"), "r12c11")
    state = standing(standing(state, 0, "r9c12"), 1, "r11c11")

    state = walked(turn_of(state, 1), "r12c11")

    assert state.seats[1].last_challenge == at("r12c11")


@pytest.mark.rule("P3")
def test_p3_with_an_open_task_no_challenge_is_made() -> None:
    state = with_task(standing(first_turn("qftm"), 0, "r11c11"), 0, "140")

    state = walked(state, "r12c11")

    assert state.phase == Moving(ME)
    assert state.seats[0].last_challenge is None


@pytest.mark.rule("P7")
def test_p7_a_challenge_that_cannot_take_place_leaves_the_space_open() -> None:
    state = first_turn("qftm", masks_of_might=True)
    state = shielded(standing(state, 0, "r11c11"), 1)

    state = walked(state, "r12c11")

    assert state.phase == TurnOver(ME)
    assert state.seats[0].last_challenge is None
    assert state.challenge is None


# P4


@pytest.mark.rule("P4")
def test_p4_a_game_action_space_brings_a_draw_in_passing() -> None:
    state = on_top(standing(first_turn("qftm"), 0, "r0c7"), Deck.GA, "swift")

    state = walked(state, "r1c7")
    assert state.phase == Drawing(ME, 1, 1)
    state = played(state, DrawFrom(Deck.GA))

    assert hand(state, 0) == ["swift"]
    assert state.phase == Moving(ME)


@pytest.mark.rule("P4")
def test_p4_a_double_space_brings_two_draws_each_of_which_may_be_declined() -> None:
    state = walked(standing(first_turn("qftm"), 0, "r5c2"), "r5c3")
    assert state.phase == Drawing(ME, 2, 2)

    state = played(state, Decline())
    assert state.phase == Drawing(ME, 1, 2)
    state = played(state, DrawFrom(Deck.GA))

    assert state.phase == Moving(ME)
    assert len(hand(state, 0)) == 1


@pytest.mark.rule("P4")
def test_p4_the_last_one_drawn_at_is_blank_until_a_draw_elsewhere() -> None:
    state = played(walked(standing(first_turn("qftm"), 0, "r0c7"), "r1c7"), DrawFrom(Deck.GA))
    state = again(state, "r0c7")
    assert walked(state, "r1c7").phase == Moving(ME)

    state = played(walked(again(state, "r4c8"), "r4c7"), DrawFrom(Deck.GA))

    assert walked(again(state, "r0c7"), "r1c7").phase == Drawing(ME, 1, 1)


@pytest.mark.rule("P4")
def test_p4_a_great_mask_challenge_opens_it_again() -> None:
    state = played(walked(standing(first_turn("qftm"), 0, "r0c7"), "r1c7"), DrawFrom(Deck.GA))

    state = walked(again(state, "r11c11"), "r12c11")

    assert state.seats[0].last_draw is None
    assert walked(again(state, "r0c7"), "r1c7").phase == Drawing(ME, 1, 1)


@pytest.mark.rule("P4")
def test_p4_where_a_draw_was_declined_the_space_stays_open() -> None:
    state = played(walked(standing(first_turn("qftm"), 0, "r0c7"), "r1c7"), Decline())

    assert walked(again(state, "r0c7"), "r1c7").phase == Drawing(ME, 1, 1)


# P8


@pytest.mark.rule("P8")
def test_p8_visit_tasks_are_done_before_the_space_acts() -> None:
    state = with_task(standing(first_turn("qftm"), 0, "r9c9"), 0, "199")  # near Kini-Nui
    state = on_top(state, Deck.MISSION, "139")

    state = walked(state, "r9c8")

    assert state.phase == OnMission(ME)
    assert state.seats[0].tasks == ()
    assert state.stacks[Deck.MISSION].discards == ("199",)


@pytest.mark.rule("P8")
def test_p8_a_task_done_by_entering_opens_the_challenge_there() -> None:
    state = with_task(standing(first_turn("qftm"), 0, "r9c5"), 0, "199")

    state = walked(state, "r9c6")

    assert state.seats[0].last_challenge == at("r9c6")
    assert EndTurn() in legal(state)
    assert Step(at("r9c7")) not in legal(state)
