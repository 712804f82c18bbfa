"""What every single Mission does (N7)."""

import pytest

from game.core.seats import Seat
from game.rules.masks.actions import Attach, ChooseCard, ChooseSpace, EndTurn, Pay, PickRandom, Step
from game.rules.masks.phases import TurnOver, TurnStart
from game.rules.masks.pieces import Deck, SpaceKind
from game.rules.masks.state import State
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
    rshl,
    tasks,
    with_task,
)
from tests.masks.rules.test_missions_visits import VISITS
from tests.masks.tables import at, by_chance, first_turn, hand, holding, legal, standing, wearing

GA, VA, KRANA, RAHI = Deck.GA, Deck.VA, Deck.KRANA, Deck.RAHI
SOME = {
    GA: ("swift", "slant", "satchel"),
    VA: ("va_tahnok",),
    KRANA: ("krana_tahnok_xa", "krana_gahlok_xa"),
    RAHI: ("284", "285"),
}

GIVES = [
    ("qftm", "7", GA, 1),
    ("qftm", "9", GA, 2),
    ("qftm", "203", GA, 2),
    ("qftm", "10", GA, 3),
    ("qftm", "137", GA, 3),
    ("qftm", "244", RAHI, 1),
    ("qftm", "245", RAHI, 2),
    ("qftm", "308", GA, 2),
    ("qftm", "308", RAHI, 2),
    ("bohrok", "bo1", KRANA, 2),
    ("bohrok", "bo5", KRANA, 1),
    ("bohrok", "bo2", GA, 1),
    ("bohrok", "bo3", GA, 3),
    ("bohrok", "bo6", VA, 1),
    ("rshl", "dis1", GA, 1),
    ("rshl", "dis2", GA, 2),
    ("rshl", "dis3", GA, 3),
    ("rshl", "diskra", KRANA, 1),
    ("rshl", "disva", VA, 1),
]


@pytest.mark.rule("N7")
@pytest.mark.parametrize(("edition", "key", "deck", "count"), GIVES)
def test_n7_give(edition: str, key: str, deck: Deck, count: int) -> None:
    state = first_turn(edition, TAHU, GALI, rahi=True)
    owing = mission(state, key)
    assert [task.owed for task in owing.seats[0].tasks] == [count]
    paid = mission(holding(state, 0, deck, *SOME[deck][:count]), key)
    assert hand(paid, 0, deck) == []
    assert sorted(discards(paid, deck)) == sorted(SOME[deck][:count])
    assert tasks(paid) == []
    assert discards(paid) == [key]


@pytest.mark.rule("N7")
def test_n7_308_is_paid_in_ga_or_rahi_as_the_player_likes() -> None:
    state = holding(holding(qftm(rahi=True), 0, GA, "swift"), 0, RAHI, "284", "285")
    state = mission(state, "308")
    state = did(state, Pay("284", 0), Pay("swift", 0))
    assert (hand(state, 0), hand(state, 0, RAHI)) == ([], ["285"])
    assert tasks(state) == []


@pytest.mark.rule("N7")
@pytest.mark.parametrize(("edition", "key"), [("qftm", "8"), ("rshl", "8"), ("bohrok", "bo4")])
def test_n7_8_bo4_the_pawn_is_set_on_any_free_portal_of_its_choice(edition: str, key: str) -> None:
    state = mission(standing(first_turn(edition, TAHU, GALI), 1, "r4c6"), key)
    portals = ["r7c11", "r8c2", "r10c9", "r13c7", "r15c4"]
    assert decides(state) == Seat(0)
    assert legal(state) == [ChooseSpace(at(name)) for name in portals]
    state = did(state, ChooseSpace(at("r15c4")))
    assert state.seats[0].pawn == at("r15c4")
    assert state.phase == TurnOver(Seat(0))


@pytest.mark.rule("N7")
@pytest.mark.parametrize(("edition", "key"), [("qftm", "18"), ("bohrok", "bo9")])
def test_n7_18_bo9_the_pawn_is_set_on_its_own_start(edition: str, key: str) -> None:
    state = mission(first_turn(edition, TAHU, GALI), key)
    assert state.seats[0].pawn == at("r9c12")


@pytest.mark.rule("M7")
def test_m7_18_on_an_occupied_start_it_goes_to_a_free_space_next_to_it() -> None:
    state = mission(standing(qftm(), 1, "r9c12"), "18")
    assert {action.space for action in legal(state) if isinstance(action, ChooseSpace)} == {
        at("r8c12"),
        at("r9c11"),
        at("r10c12"),
    }
    assert did(state, ChooseSpace(at("r10c12"))).seats[0].pawn == at("r10c12")


@pytest.mark.rule("N7")
@pytest.mark.parametrize(("edition", "key"), [("qftm", "19"), ("bohrok", "bo8")])
def test_n7_19_bo8_the_next_move_is_skipped(edition: str, key: str) -> None:
    state = mission(first_turn(edition, TAHU, GALI), key)
    state = did(state, EndTurn())
    state = did(state.but(phase=TurnOver(Seat(1))), EndTurn())
    assert state.phase == TurnStart(Seat(0))
    assert not [action for action in legal(state) if isinstance(action, Step)]
    assert EndTurn() in legal(state)


@pytest.mark.rule("N7")
@pytest.mark.parametrize(
    ("edition", "key", "deck", "count"),
    [
        ("qftm", "20", GA, 2),
        ("qftm", "243", RAHI, 2),
        ("bohrok", "bo7", KRANA, 2),
        ("rshl", "va", VA, 1),
    ],
)
def test_n7_the_highest_draws(edition: str, key: str, deck: Deck, count: int) -> None:
    state = mission(first_turn(edition, *qftm().terms.toas, rahi=True), key)
    state = rolled(state, 4, 11)
    assert [len(hand(state, seat, deck)) for seat in range(3)] == [0, 0, count]
    assert discards(state) == [key]


@pytest.mark.rule("N7")
def test_n7_142_attached_all_masks_come_off_until_after_the_next_contest() -> None:
    state = mission(wearing(qftm(), 0, "miru"), "142")
    assert state.seats[0].attached_mask is None
    state = state.but(phase=TurnStart(Seat(0)))
    assert [action for action in legal(state) if isinstance(action, Attach)] == []


@pytest.mark.rule("N7")
def test_n7_142_might_all_masks_are_exhausted() -> None:
    state = mission(wearing(qftm(masks_of_might=True), 0, "miru", "rau"), "142")
    assert [worn.is_exhausted for worn in state.seats[0].masks] == [True] * 3


@pytest.mark.rule("N7")
def test_n7_142_nuva_all_masks_rest_for_three_also_one_whose_bonus_was_used() -> None:
    state = wearing(rshl(), 0, "miru", "rau")
    own = state.seats[0]
    tired = own.masks[0]._replace(is_exhausted=True)
    state = mission(state.with_seat(Seat(0), own._replace(masks=(tired, *own.masks[1:]))), "142")
    assert [worn.rest for worn in state.seats[0].masks] == [3] * 3


def _limited(state: State, turns: int) -> list[int]:
    """How many steps the next moves of the first seat have, walking to and fro in the south."""
    counts = []
    for _ in range(turns):
        state = did(state.but(phase=TurnOver(Seat(0))), EndTurn())
        state = did(state.but(phase=TurnOver(Seat(1))), EndTurn())
        state = standing(state, 0, "r17c4")
        walking, count = state, 0
        for name in ("r17c5", "r17c6", "r17c7"):
            if Step(at(name)) in legal(walking):
                walking, count = did(walking, Step(at(name))), count + 1
        counts.append(count)
    return counts


@pytest.mark.rule("N7")
def test_n7_144_one_step_in_the_next_turn() -> None:
    assert _limited(mission(qftm(TAHU, GALI), "144"), 2) == [1, 3]


@pytest.mark.rule("N7")
def test_n7_309_two_steps_for_three_turns() -> None:
    assert _limited(mission(qftm(TAHU, GALI, rahi=True), "309"), 4) == [2, 2, 2, 3]


@pytest.mark.rule("N7")
def test_n7_310_no_portal_for_three_turns() -> None:
    state = mission(qftm(TAHU, GALI, rahi=True), "310")
    entered = []
    for _ in range(4):
        state = did(state.but(phase=TurnOver(Seat(0))), EndTurn())
        state = did(state.but(phase=TurnOver(Seat(1))), EndTurn())
        state = standing(state, 0, "r4c5")
        entered.append(Step(at("r4c6")) in legal(state))
    assert entered == [False, False, False, True]


@pytest.mark.rule("N7")
def test_n7_197_all_tasks_are_dropped_and_two_ga_drawn() -> None:
    state = with_task(with_task(qftm(), "9", owed=2), "11")
    state = mission(state, "197")
    assert tasks(state) == []
    assert len(hand(state, 0)) == 2
    assert sorted(discards(state)) == ["11", "197", "9"]


@pytest.mark.rule("N7")
def test_n7_201_the_pawn_changes_places_with_the_highest() -> None:
    state = rolled(mission(qftm(), "201"), 2, 12)
    assert state.seats[0].pawn == at("r18c6")
    assert state.seats[2].pawn == at("r3c2")
    assert state.seats[1].pawn == at("r6c8")
    assert state.phase == TurnOver(Seat(0))


@pytest.mark.rule("N7")
def test_n7_202_the_highest_sets_the_pawn_on_a_free_start() -> None:
    state = rolled(mission(qftm(), "202"), 12, 2)
    assert decides(state) == Seat(1)
    starts = ["r0c6", "r4c1", "r9c12", "r10c0"]
    assert legal(state) == [ChooseSpace(at(name)) for name in starts]
    state = did(state, ChooseSpace(at("r10c0")))
    assert state.seats[0].pawn == at("r10c0")
    assert decides(state) == Seat(0)


@pytest.mark.rule("N7")
def test_n7_205_the_left_sets_the_pawn_on_a_portal() -> None:
    state = mission(qftm(), "205")
    assert decides(state) == Seat(1)
    assert all(
        state.terms.land.places[action.space].kind is SpaceKind.PORTAL
        for action in legal(state)
        if isinstance(action, ChooseSpace)
    )
    assert did(state, ChooseSpace(at("r8c2"))).seats[0].pawn == at("r8c2")


@pytest.mark.rule("N7")
def test_n7_311_the_lowest_skips_a_move() -> None:
    state = rolled(mission(qftm(), "311"), 5, 6, 1)
    assert [len(own.lasting) for own in state.seats] == [0, 0, 1]


@pytest.mark.rule("N7")
def test_n7_246_each_opponent_draws_a_rahi() -> None:
    state = mission(qftm(rahi=True), "246")
    assert [len(hand(state, seat, RAHI)) for seat in range(3)] == [0, 1, 1]


@pytest.mark.rule("N7")
def test_n7_247_three_rahi_of_the_owners_choice_are_discarded() -> None:
    state = mission(holding(qftm(rahi=True), 0, RAHI, "221", "229", "284", "285"), "247")
    state = did(state, ChooseCard("284"), ChooseCard("221"), ChooseCard("285"))
    assert hand(state, 0, RAHI) == ["229"]
    assert discards(state, RAHI) == ["284", "221", "285"]


@pytest.mark.rule("N7")
def test_n7_306_the_left_steals_a_rahi() -> None:
    state = mission(holding(qftm(rahi=True), 0, RAHI, "284", "285"), "306")
    state = did(state, PickRandom(1))
    assert (hand(state, 0, RAHI), hand(state, 1, RAHI)) == (["284"], ["285"])


@pytest.mark.rule("N7")
@pytest.mark.parametrize("key", ["145", "307"])
def test_n7_145_307_a_roll_of_nine(key: str) -> None:
    state = with_task(qftm(rahi=True), key, seat=1)
    state = did(state.but(phase=TurnOver(Seat(0))), EndTurn())
    assert (tasks(rolled(state, 8), 1), tasks(rolled(state, 9), 1)) == ([key], [])


@pytest.mark.rule("N7")
def test_n7_krashuf_the_krana_go_back_and_as_many_are_drawn() -> None:
    state = mission(holding(rshl(), 0, KRANA, *SOME[KRANA]), "krashuf")
    count = len(state.stacks[KRANA].cards)
    state = by_chance(state)
    assert len(hand(state, 0, KRANA)) == 2
    assert len(state.stacks[KRANA].cards) == count - 2
    assert state.phase == TurnOver(Seat(0))


@pytest.mark.rule("N7", "N8")
def test_every_mission_of_every_edition_is_in_this_file_or_its_sister() -> None:
    """N7, N8: nothing of the decks is left out."""
    tested = {key for _, key, _, _ in GIVES} | {key for key, _, _ in VISITS} | {"198", "bo10"}
    tested |= {"8", "bo4", "18", "bo9", "19", "bo8", "20", "243", "bo7", "va", "142", "144", "309"}
    tested |= {"310", "197", "201", "202", "205", "311", "246", "247", "306", "145", "307"}
    assert tested | {"krashuf"} == set(bohrok().terms.cards.missions)
