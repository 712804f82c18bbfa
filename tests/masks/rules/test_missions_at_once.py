"""Missions that roll for a seat or are done at once (N6, N8, N9)."""

import pytest

from game.core.seats import Seat
from game.rules.masks.actions import (
    ChooseSpace,
    TurnUpMission,
)
from game.rules.masks.phases import (
    OnMission,
    TurnOver,
)
from game.rules.masks.pieces import Deck
from tests.masks.rules.situations import (
    GALI,
    TAHU,
    bohrok,
    decides,
    did,
    discards,
    mission,
    qftm,
    rolled,
    rollers,
    rshl,
    tasks,
)
from tests.masks.tables import at, first_turn, hand, legal, on_top, standing

SEAT = Seat(0)


# N6


@pytest.mark.rule("N6")
def test_n6_highest_all_opponents_roll_and_ties_roll_again() -> None:
    state = mission(qftm(), "20")
    assert rollers(state) == (Seat(1), Seat(2))
    state = rolled(state, 7, 7)
    assert rollers(state) == (Seat(1), Seat(2))
    state = rolled(state, 3, 5)
    assert [len(hand(state, seat)) for seat in range(3)] == [0, 0, 2]


@pytest.mark.rule("N6")
def test_n6_highest_one_opponent_needs_no_roll() -> None:
    state = mission(qftm(*qftm().terms.toas[:2]), "20")
    assert len(hand(state, 1)) == 2


@pytest.mark.rule("N6")
def test_n6_lowest_all_seats_roll() -> None:
    state = mission(qftm(), "311")
    assert rollers(state) == (Seat(0), Seat(1), Seat(2))
    state = rolled(state, 5, 9, 6)
    assert [len(own.lasting) for own in state.seats] == [1, 0, 0]


# N9


@pytest.mark.rule("N9")
def test_n9_at_once_a_visit_sets_the_pawn_on_the_nearest_such_space_which_does_not_act() -> None:
    state = mission(bohrok(), "bo10")
    assert state.seats[0].pawn == at("r6c3")
    assert tasks(state) == []
    assert discards(state) == ["bo10"]
    assert state.phase == TurnOver(SEAT)


@pytest.mark.rule("N9")
def test_n9_its_own_space_does_not_count() -> None:
    state = standing(rshl(), 0, "r9c2").but(phase=OnMission(SEAT))
    state = did(on_top(state, Deck.MISSION, "139"), TurnUpMission())
    assert state.seats[0].pawn == at("r7c1")


@pytest.mark.rule("N9")
def test_n9_of_several_nearest_its_seat_chooses() -> None:
    state = mission(rshl(TAHU, GALI), "204")
    assert legal(state) == [ChooseSpace(at("r5c8")), ChooseSpace(at("r6c7"))]
    assert decides(state) == SEAT
    assert did(state, ChooseSpace(at("r6c7"))).seats[0].pawn == at("r6c7")


@pytest.mark.rule("N9")
def test_n9_none_that_is_free_nothing_happens() -> None:
    state = standing(rshl(), 1, "r18c6")
    state = mission(state, "13")
    assert state.seats[0].pawn == at("r3c2")
    assert discards(state) == ["13"]


@pytest.mark.rule("N9")
def test_n9_roll_at_least_below_it_the_next_move_is_skipped() -> None:
    state = mission(rshl(), "145")
    enough, below = rolled(state, 9), rolled(state, 8)
    assert not enough.seats[0].lasting
    assert len(below.seats[0].lasting) == 1
    assert discards(below) == discards(enough) == ["145"]
    assert below.phase == TurnOver(SEAT)


# N8


@pytest.mark.rule("N8")
@pytest.mark.parametrize(
    ("edition", "rahi", "swarm", "count"),
    [
        ("qftm", False, True, 33),
        ("qftm", True, True, 43),
        ("bohrok", False, True, 10),
        ("bohrok", True, True, 20),
        ("rshl", False, False, 23),
        ("rshl", False, True, 40),
        ("rshl", True, True, 50),
    ],
)
def test_n8_sizes_of_the_decks(edition: str, *, rahi: bool, swarm: bool, count: int) -> None:
    state = first_turn(edition, rahi=rahi, swarm=swarm)
    assert len(state.stacks[Deck.MISSION].cards) == count
