"""Where editions differ on the way (E8-E11, E16), and what is played where booklets differ."""

import pytest

from game.core.seats import NATURE, Seat
from game.rules import masks as rules
from game.rules.masks.actions import (
    ChooseSpace,
    Decline,
    DiscardCard,
    DrawFrom,
    EndMove,
    PickRandom,
    PlayCard,
    Roll,
    TurnUpMission,
    UsePower,
    UseTool,
)
from game.rules.masks.phases import Drawing, Moving, OnMission, OnPortal, TurnOver, TurnStart
from game.rules.masks.pieces import Deck
from game.rules.masks.printed.effects import SkipMove
from game.rules.masks.state import State
from tests.masks.tables import (
    advised,
    at,
    first_turn,
    hand,
    holding,
    legal,
    next_turn,
    on_top,
    played,
    standing,
    steps,
    walked,
    wearing,
    with_task,
)

ME, YOU = Seat(0), Seat(1)
EDITIONS = ("qftm", "bohrok", "rshl")
LATER = ("bohrok", "rshl")
SEVEN = ("plus_100", "plus_100", "plus_100", "plus_100", "draw_two", "swift", "swift")


def swiftly(edition: str, start: str) -> State:
    """Seat 0 stands there and has played an extra-movement card: five steps."""
    state = holding(standing(first_turn(edition), 0, start), 0, Deck.GA, "swift")
    return played(state, PlayCard("swift"))


def keys(state: State) -> list[str]:
    return [task.card.key for task in state.seats[0].tasks]


# E8, E9


@pytest.mark.rule("E8")
def test_e8_in_qftm_challenge_spaces_are_blank_with_an_open_task() -> None:
    state = with_task(standing(first_turn("qftm"), 0, "r11c11"), 0, "140")

    assert walked(state, "r12c11").phase == Moving(ME)


@pytest.mark.rule("E8")
@pytest.mark.parametrize(("edition", "task"), [("bohrok", "bo6"), ("rshl", "bo6")])
def test_e8_elsewhere_they_are_not_to_be_entered(edition: str, task: str) -> None:
    state = standing(first_turn(edition), 0, "r11c11")
    assert at("r12c11") in steps(state)

    assert at("r12c11") not in steps(with_task(state, 0, task))


@pytest.mark.rule("E9")
def test_e9_in_qftm_tasks_are_done_in_any_order() -> None:
    state = with_task(with_task(standing(first_turn("qftm"), 0, "r0c7"), 0, "141"), 0, "139")

    assert keys(walked(state, "r1c7")) == ["141"]


@pytest.mark.rule("E9")
def test_e9_elsewhere_only_the_oldest_task_is_worked_on() -> None:
    state = with_task(with_task(first_turn("bohrok"), 0, "bo6"), 0, "bo2")
    state = walked(standing(state, 0, "r0c7"), "r1c7")

    paid = played(state, DrawFrom(Deck.GA))
    assert len(hand(paid, 0)) == 1  # a GA is owed for the second one only
    state = played(state, DrawFrom(Deck.VA))

    assert keys(state) == ["bo2"]
    assert keys(walked(paid, "r1c6")) == ["bo6", "bo2"]


# E10


@pytest.mark.rule("E10")
def test_e10_in_qftm_missions_are_blank_and_the_rest_acts() -> None:
    assert walked(swiftly("qftm", "r6c6"), "r7c6").phase == Moving(ME)
    assert walked(swiftly("qftm", "r0c7"), "r1c7").phase == Drawing(ME, 1, 1)
    assert walked(swiftly("qftm", "r6c11"), "r7c11").phase == OnPortal(ME)
    assert walked(swiftly("qftm", "r11c11"), "r12c11").phase == TurnOver(ME)
    ended = played(walked(swiftly("qftm", "r6c6"), "r7c6"), EndMove())
    assert ended.phase == TurnOver(ME)


@pytest.mark.rule("E10")
@pytest.mark.parametrize("edition", LATER)
def test_e10_elsewhere_only_the_space_where_it_ends_acts_and_nothing_stops_it(
    edition: str,
) -> None:
    ways = (("r6c6", "r7c6"), ("r0c7", "r1c7"), ("r6c11", "r7c11"), ("r11c11", "r12c11"))
    passing = [walked(swiftly(edition, start), space) for start, space in ways]
    assert {state.phase for state in passing} == {Moving(ME)}

    ended = [played(state, EndMove()) for state in passing]

    phases = [state.phase for state in ended]
    assert phases[:3] == [OnMission(ME), Drawing(ME, 1, 1), OnPortal(ME)]
    assert ended[3].seats[0].last_challenge == at("r12c11")


@pytest.mark.rule("E10")
@pytest.mark.parametrize("edition", LATER)
def test_e10_the_last_step_makes_its_space_act(edition: str) -> None:
    state = swiftly(edition, "r6c9")

    state = walked(state, "r7c9", "r7c8", "r7c7")
    assert state.phase == Moving(ME)
    state = walked(state, "r7c6", "r8c6")

    assert state.phase == OnMission(ME)


# E11


@pytest.mark.rule("E11")
def test_e11_in_qftm_a_ga_of_a_full_hand_may_be_discarded_before_each_draw() -> None:
    state = holding(first_turn("qftm"), 0, Deck.GA, *SEVEN)
    assert not [x for x in legal(state) if isinstance(x, DiscardCard)]

    state = walked(standing(state, 0, "r5c2"), "r5c3")
    assert DrawFrom(Deck.GA) not in legal(state)
    state = played(state, DiscardCard("swift"))
    assert DiscardCard("swift") not in legal(state)
    state = played(state, DrawFrom(Deck.GA))

    assert state.phase == Drawing(ME, 1, 2)
    assert DiscardCard("plus_100") in legal(state)
    assert len(hand(state, 0)) == 7


@pytest.mark.rule("E11")
def test_e11_elsewhere_one_may_be_discarded_in_turn_start_and_none_at_a_draw() -> None:
    state = holding(first_turn("bohrok"), 0, Deck.GA, *SEVEN)
    assert DiscardCard("swift") in legal(state)
    at_a_draw = walked(standing(state, 0, "r5c2"), "r5c3")
    assert set(legal(at_a_draw)) == {DrawFrom(Deck.VA), Decline()}

    state = played(state, DiscardCard("swift"))

    assert len(hand(state, 0)) == 6
    assert not [x for x in legal(state) if isinstance(x, DiscardCard)]


@pytest.mark.rule("E11")
def test_e11_elsewhere_only_one_is_discarded_a_turn() -> None:
    state = advised(holding(first_turn("bohrok"), 0, Deck.GA, *SEVEN), 0, "firestaff")
    state = state.with_seat(ME, state.seats[0]._replace(attached_turaga="firestaff"))

    state = played(state, DiscardCard("swift"), UseTool("firestaff"))

    assert len(hand(state, 0)) == 7
    assert not [x for x in legal(state) if isinstance(x, DiscardCard)]


@pytest.mark.rule("E11")
def test_e11_a_hand_that_is_not_full_keeps_its_cards() -> None:
    state = holding(first_turn("bohrok"), 0, Deck.GA, *SEVEN[1:])

    assert not [x for x in legal(state) if isinstance(x, DiscardCard)]


# E16


@pytest.mark.rule("E16")
def test_e16_in_qftm_visits_and_rolls_are_tasks() -> None:
    for key in ("140", "145"):
        state = on_top(standing(first_turn("qftm"), 0, "r9c9"), Deck.MISSION, key)
        state = played(walked(state, "r9c8"), TurnUpMission())
        assert keys(state) == [key]
        assert state.phase == TurnOver(ME)


@pytest.mark.rule("E16")
def test_e16_elsewhere_a_visit_is_made_at_once() -> None:
    state = on_top(first_turn("rshl", swarm=False), Deck.MISSION, "139")
    state = walked(standing(state, 0, "r9c9"), "r9c8")

    state = played(state, TurnUpMission())
    nearest = {x.space for x in legal(state) if isinstance(x, ChooseSpace)}
    assert nearest == {at("r10c11"), at("r12c7")}  # both four steps away
    state = played(state, ChooseSpace(at("r12c7")))

    assert keys(state) == []
    assert state.seats[0].pawn == at("r12c7")
    assert state.phase == TurnOver(ME)  # it does not act
    assert state.stacks[Deck.MISSION].discards == ("139",)


@pytest.mark.rule("E16")
@pytest.mark.parametrize(("roll", "skips"), [(9, False), (8, True)])
def test_e16_elsewhere_a_roll_is_made_at_once(roll: int, skips: bool) -> None:  # noqa: FBT001
    state = on_top(first_turn("rshl", swarm=False), Deck.MISSION, "145")
    state = played(walked(standing(state, 0, "r9c9"), "r9c8"), TurnUpMission())
    assert rules.to_move(state) == NATURE

    state = played(state, Roll(roll))

    assert [isinstance(x.effect, SkipMove) for x in state.seats[0].lasting] == [True] * skips
    assert state.stacks[Deck.MISSION].discards == ("145",)


@pytest.mark.rule("E16")
@pytest.mark.parametrize("edition", LATER)
def test_e16_missions_that_take_cards_are_tasks_everywhere(edition: str) -> None:
    state = on_top(standing(first_turn(edition), 0, "r9c9"), Deck.MISSION, "bo3")

    assert keys(played(walked(state, "r9c8"), TurnUpMission())) == ["bo3"]


# Where booklets contradict each other (section 18)


@pytest.mark.rule("P4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_p4_drawing_in_passing_is_played_alike_in_all_editions(edition: str) -> None:
    state = walked(standing(first_turn(edition), 0, "r0c7"), "r1c7")

    assert played(state, DrawFrom(Deck.GA)).phase == Moving(ME)


@pytest.mark.rule("P2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_p2_a_mission_space_stops_the_move_in_all_editions(edition: str) -> None:
    state = on_top(standing(first_turn(edition), 0, "r9c9"), Deck.MISSION, *some(edition))

    assert played(walked(state, "r9c8"), TurnUpMission()).phase == TurnOver(ME)


def some(edition: str) -> tuple[str]:
    return ("7",) if edition == "qftm" else ("bo6",)


@pytest.mark.rule("M1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_m1_a_move_has_three_steps_in_all_editions(edition: str) -> None:
    assert walked(first_turn(edition), "r9c11", "r9c10", "r9c9").phase == TurnOver(ME)


@pytest.mark.rule("K9")
def test_k9_matatu_takes_any_card_of_the_rahi_deck() -> None:
    for key in ("284", "227", "230", "237"):
        state = wearing(first_turn("qftm", masks_of_might=True, rahi=True), 0, "matatu")
        state = holding(state, 1, Deck.RAHI, key)
        state = played(state, UsePower("matatu", YOU), PickRandom(0))
        assert hand(state, 0, Deck.RAHI) == [key]
        assert state.phase == TurnStart(ME)


@pytest.mark.rule("N2")
def test_n2_a_task_bars_great_mask_challenges_and_nothing_else() -> None:
    state = with_task(standing(first_turn("bohrok"), 0, "r2c7"), 0, "bo6")

    assert at("r3c7") in steps(state)
    assert next_turn(played(walked(state, "r3c7"), EndMove(), Decline())).turn.seat == YOU
