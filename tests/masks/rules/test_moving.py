"""Moving (section 5)."""

import pytest

from game.core.seats import Seat
from game.rules.masks.actions import (
    ChooseSpace,
    EndMove,
    EndTurn,
    PlayCard,
    Step,
    TurnUpMission,
    UsePower,
    UseTool,
    Way,
)
from game.rules.masks.phases import Moving, OnMission, OnPortal, SettingPawn, TurnOver, TurnStart
from game.rules.masks.pieces import Deck, Toa
from game.rules.masks.printed.effects import LimitSteps, Turns, Who
from game.rules.masks.state import Lasting, State
from tests.masks.tables import (
    ALL_TOA,
    advised,
    at,
    first_turn,
    holding,
    legal,
    on_top,
    played,
    standing,
    steps,
    walked,
    wearing,
)

ME, YOU = Seat(0), Seat(1)


def limited(state: State, seat: int, count: int) -> State:
    own = state.seats[seat]
    lasting = Lasting(LimitSteps(Who.SELF, count, Turns(1)), 1, 0)
    return state.with_seat(Seat(seat), own._replace(lasting=(*own.lasting, lasting)))


def hammer(state: State) -> State:
    """Seat 0, Pohatu, has used the Stone Hammer: WalkPast."""
    state = advised(state, 0, "stone_hammer")
    state = state.with_seat(ME, state.seats[0]._replace(attached_turaga="stone_hammer"))
    return played(state, UseTool("stone_hammer"))


# M1


@pytest.mark.rule("M1")
def test_m1_a_move_has_up_to_three_steps() -> None:
    state = walked(first_turn("qftm"), "r10c12", "r11c12")
    assert state.phase == Moving(ME)

    state = walked(state, "r11c11")

    assert state.phase == TurnOver(ME)
    assert not steps(state)


@pytest.mark.rule("M1")
def test_m1_a_move_has_at_least_one_step() -> None:
    state = first_turn("qftm")

    assert EndMove() not in legal(state)
    assert EndTurn() not in legal(state)
    assert EndMove() in legal(walked(state, "r10c12"))


@pytest.mark.rule("M1")
def test_m1_x1_without_a_legal_step_nobody_need_move() -> None:
    state = first_turn("qftm", *ALL_TOA[:4])
    state = standing(standing(state, 1, "r8c12"), 2, "r10c12")
    assert EndTurn() not in legal(state)

    state = standing(state, 3, "r9c11")

    assert legal(state)[-1] == EndTurn()
    assert not steps(state)


@pytest.mark.rule("M1")
@pytest.mark.parametrize(
    ("limits", "cards", "expected"),
    [((), (), 3), ((2,), (), 2), ((2, 1), (), 1), ((), ("swift",), 5), ((1,), ("swift",), 3)],
)
def test_m1_x5_the_smallest_limit_then_what_cards_add(
    limits: tuple[int, ...], cards: tuple[str, ...], expected: int
) -> None:
    state = holding(standing(first_turn("qftm"), 0, "r6c6"), 0, Deck.GA, *cards)
    for count in limits:
        state = limited(state, 0, count)
    state = played(state, *(PlayCard(card) for card in cards))

    way = ("r6c5", "r6c4", "r7c4", "r8c4", "r8c3")
    state = walked(state, *way[:expected])

    assert state.phase == TurnOver(ME)


# M2-M4


@pytest.mark.rule("M2")
def test_m2_steps_are_orthogonal_and_stay_on_the_map() -> None:
    state = first_turn("qftm")

    assert steps(state) == {at("r8c12"), at("r9c11"), at("r10c12")}
    assert steps(standing(state, 0, "r0c5")) == {at("r0c6"), at("r1c5")}


@pytest.mark.rule("M2")
def test_m2_nobody_steps_into_the_nest_or_another_gap() -> None:
    state = standing(first_turn("qftm"), 0, "r14c5")

    assert steps(state) == {at("r13c5"), at("r14c4"), at("r15c5")}


@pytest.mark.rule("M2")
def test_m2_diagonal_steps_need_diagonal() -> None:
    state = holding(standing(first_turn("qftm"), 0, "r6c5"), 0, Deck.GA, "slant")
    assert at("r5c4") not in steps(state)

    state = played(state, PlayCard("slant"))

    assert {at("r5c4"), at("r5c6"), at("r7c4"), at("r7c6")} < steps(state)
    assert at("r6c4") in steps(state)
    state = walked(state, "r5c4")
    assert at("r4c5") in steps(state)  # for the whole turn


@pytest.mark.rule("M3")
def test_m3_a_space_with_a_pawn_is_neither_entered_nor_crossed() -> None:
    state = standing(first_turn("qftm"), 1, "r9c11")

    assert steps(state) == {at("r8c12"), at("r10c12")}
    assert not [x for x in legal(state) if isinstance(x, Step) and x.way is not Way.WALK]


@pytest.mark.rule("M4")
def test_m4_no_space_is_entered_twice_in_one_move_its_beginning_included() -> None:
    state = walked(first_turn("qftm"), "r8c12")
    assert at("r9c12") not in steps(state)

    state = walked(standing(first_turn("qftm"), 0, "r6c5"), "r6c6", "r5c6")

    assert at("r6c6") not in steps(state)
    state = standing(first_turn("qftm"), 0, "r6c5")
    state = walked(swiftly(state), "r6c6", "r5c6", "r5c5")
    assert at("r6c5") not in steps(state)
    assert at("r5c6") not in steps(state)


def swiftly(state: State) -> State:
    return played(holding(state, 0, Deck.GA, "swift"), PlayCard("swift"))


# M5-M6


@pytest.mark.rule("M5")
def test_m5_the_move_ends_by_the_players_word() -> None:
    state = played(walked(first_turn("qftm"), "r10c12"), EndMove())

    assert state.phase == TurnOver(ME)


@pytest.mark.rule("M5")
def test_m5_missions_open_challenges_and_portals_stop_the_move() -> None:
    state = first_turn("qftm")

    assert walked(standing(state, 0, "r9c9"), "r9c8").phase == OnMission(ME)
    assert walked(standing(state, 0, "r6c11"), "r7c11").phase == OnPortal(ME)
    challenged = walked(standing(state, 0, "r11c11"), "r12c11")
    assert challenged.phase == TurnOver(ME)  # the contest was passed by itself
    assert challenged.turn.walk.taken == 1


@pytest.mark.rule("M6")
def test_m6_the_drill_and_kakama_are_no_extra_movement() -> None:
    drill = advised(first_turn("qftm", Toa.ONUA, Toa.GALI), 0, "drill_of_onua")
    drill = drill.with_seat(ME, drill.seats[0]._replace(attached_turaga="drill_of_onua"))
    drill = played(drill, UseTool("drill_of_onua"))
    kakama = first_turn("qftm", Toa.POHATU, Toa.GALI, masks_of_might=True)
    kakama = played(kakama, UsePower("kakama"))

    for state in (drill, kakama):
        assert walked(standing(state, 0, "r6c6"), "r7c6").phase == OnMission(ME)


# M7-M8


@pytest.mark.rule("M7")
def test_m7_a_pawn_set_by_others_sets_off_nothing_and_ends_nothing() -> None:
    state = holding(first_turn("qftm"), 0, Deck.GA, "puppet")
    state = standing(state, 1, "r11c11")

    state = played(state, PlayCard("puppet", YOU), ChooseSpace(at("r12c11")))

    assert state.seats[1].pawn == at("r12c11")
    assert state.seats[1].last_challenge is None
    assert state.phase == TurnStart(ME)
    assert EndTurn() not in legal(state)
    state = played(walked(state, "r8c12"), EndMove(), EndTurn())
    assert state.phase == TurnStart(YOU)


@pytest.mark.rule("M7")
def test_m7_a_pawn_set_on_a_portal_or_game_action_space_by_its_own_card_stays_there() -> None:
    state = holding(first_turn("qftm"), 0, Deck.GA, "gate_song")

    state = played(state, PlayCard("gate_song"))

    assert {x.space for x in legal(state) if isinstance(x, ChooseSpace)} == {
        at(name) for name in ("r4c6", "r7c11", "r8c2", "r10c9", "r13c7", "r15c4")
    }
    assert played(state, ChooseSpace(at("r7c11"))).phase == TurnOver(ME)


@pytest.mark.rule("M7")
def test_m7_set_on_an_occupied_space_it_goes_to_the_nearest_free_one_of_the_setters_choice() -> (
    None
):
    state = holding(first_turn("qftm", *ALL_TOA[:3]), 0, Deck.GA, "exile")
    state = standing(standing(state, 0, "r6c8"), 1, "r4c4")

    state = played(state, PlayCard("exile", YOU))

    assert isinstance(state.phase, SettingPawn)
    assert state.phase.seat == ME
    assert set(state.phase.spaces) == {at("r5c8"), at("r6c7"), at("r6c9"), at("r7c8")}


@pytest.mark.rule("M8")
def test_m8_a_pawn_set_by_its_own_card_has_moved() -> None:
    state = holding(standing(first_turn("qftm"), 0, "r6c6"), 0, Deck.GA, "homeward")

    state = played(state, PlayCard("homeward"))

    assert state.seats[0].pawn == at("r9c12")
    assert state.phase == TurnOver(ME)


@pytest.mark.rule("M8")
def test_m8_a_pawn_set_by_its_own_mission_has_moved() -> None:
    state = on_top(standing(first_turn("qftm"), 0, "r9c9"), Deck.MISSION, "18")

    state = played(walked(state, "r9c8"), TurnUpMission())

    assert state.seats[0].pawn == at("r9c12")
    assert state.phase == TurnOver(ME)


# M9


@pytest.mark.rule("M9")
def test_m9_walk_past_takes_two_steps_across_a_pawn_and_the_crossed_space_does_not_act() -> None:
    state = standing(first_turn("qftm", Toa.POHATU, Toa.GALI), 0, "r0c7")
    state = hammer(standing(state, 1, "r1c7"))
    past = Step(at("r2c7"), Way.PAST, at("r1c7"))
    assert at("r1c7") not in steps(state)
    assert past in legal(state)

    state = played(state, past)

    assert state.seats[0].pawn == at("r2c7")
    assert state.phase == Moving(ME)
    assert state.seats[0].last_draw is None
    assert walked(state, "r2c8").phase == TurnOver(ME)


@pytest.mark.rule("M9")
def test_m9_it_leads_to_a_free_space_and_needs_two_steps() -> None:
    state = standing(first_turn("qftm", Toa.POHATU, Toa.GALI, Toa.LEWA), 0, "r0c7")
    state = standing(standing(state, 1, "r1c7"), 2, "r2c7")
    way = [x for x in legal(hammer(state)) if isinstance(x, Step) and x.way is Way.PAST]
    assert {x.space for x in way} == {at("r1c6"), at("r1c8")}

    one = [x for x in legal(hammer(limited(state, 0, 1))) if isinstance(x, Step)]

    assert {x.way for x in one} == {Way.WALK}


@pytest.mark.rule("M9")
def test_m9_it_leads_to_no_space_that_was_entered_before() -> None:
    state = standing(first_turn("qftm", Toa.POHATU, Toa.GALI), 0, "r5c5")
    state = walked(hammer(standing(state, 1, "r6c6")), "r6c5")

    past = {x.space for x in legal(state) if isinstance(x, Step) and x.way is Way.PAST}

    assert past == {at("r5c6"), at("r6c7"), at("r7c6")}
    diagonal = state.with_walk(state.turn.walk._replace(entered=(at("r5c6"), at("r6c5"))))
    past = {x.space for x in legal(diagonal) if isinstance(x, Step) and x.way is Way.PAST}
    assert past == {at("r6c7"), at("r7c6")}


@pytest.mark.rule("M3")
def test_m3_miru_and_pakari_lead_onto_an_occupied_space_for_one_step() -> None:
    state = first_turn("qftm", masks_of_might=True)
    state = standing(wearing(state, 0, "miru", "pakari"), 1, "r9c11")

    found = [x for x in legal(state) if isinstance(x, Step) and x.space == at("r9c11")]

    assert {x.way for x in found} == {Way.OVER, Way.PUSH}
    state = played(state, Step(at("r9c11"), Way.OVER, 0, "miru"))
    assert not [x for x in state.seats[0].masks if x.key == "miru" and x.is_ready]
