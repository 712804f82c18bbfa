"""What every Bonus does (G6)."""

import pytest

from game.core.seats import Seat
from game.rules.masks.actions import (
    Add,
    ChooseCard,
    ChooseDeck,
    ChoosePlace,
    ChooseSpace,
    Declare,
    Decline,
    EndTurn,
    Pass,
    PlayCard,
    Step,
    TurnUpMission,
)
from game.rules.masks.phases import Contest, Moving, OnMission, Overfull, TurnOver, TurnStart
from game.rules.masks.pieces import Deck, Skill, bit_of
from game.rules.masks.state import Worn
from tests.masks.rules.situations import (
    GALI,
    LEWA,
    ONUA,
    POHATU,
    TAHU,
    bohrok,
    challenge,
    did,
    discards,
    mission,
    on_bohrok,
    qftm,
    rshl,
    scores,
    scores_after,
    tasks,
    turn_over,
    with_task,
)
from tests.masks.tables import at, by_chance, first_turn, hand, holding, legal, standing, wearing

GA, VA, KRANA, RAHI = Deck.GA, Deck.VA, Deck.KRANA, Deck.RAHI
ME, OTHER = Seat(0), Seat(1)


# Drawing


@pytest.mark.rule("G6")
def test_g6_draw_two() -> None:
    state = did(holding(qftm(), 0, GA, "draw_two"), PlayCard("draw_two"))
    assert len(hand(state, 0)) == 2


@pytest.mark.rule("R3")
def test_r3_draw_two_with_rahi_any_mix_each_cards_deck_is_chosen_on_its_own() -> None:
    state = did(holding(qftm(rahi=True), 0, GA, "draw_two"), PlayCard("draw_two"))
    assert legal(state) == [ChooseDeck(GA), ChooseDeck(RAHI)]
    state = did(state, ChooseDeck(RAHI), ChooseDeck(GA))
    assert (len(hand(state, 0)), len(hand(state, 0, RAHI))) == (1, 1)


@pytest.mark.rule("G6")
@pytest.mark.parametrize(
    ("edition", "key", "deck"),
    [
        ("bohrok", "krana_find", KRANA),
        ("rshl", "krana_find", KRANA),
        ("rshl", "va_call", VA),
        ("qftm", "rahi_find", RAHI),
    ],
)
def test_g6_two_of_another_deck(edition: str, key: str, deck: Deck) -> None:
    state = holding(first_turn(edition, rahi=True), 0, GA, key)
    state = did(state, PlayCard(key))
    assert len(hand(state, 0, deck)) == 2
    assert discards(state, GA) == [key]


@pytest.mark.rule("E12")
def test_e12_va_call_stops_at_three_va() -> None:
    state = holding(holding(rshl(), 0, GA, "va_call"), 0, VA, "va_tahnok", "va_tahnok")
    state = did(state, PlayCard("va_call"))
    assert len(hand(state, 0, VA)) == 3


# Moving


@pytest.mark.rule("G6")
def test_g6_swift_brings_two_steps_more() -> None:
    state = did(holding(standing(qftm(), 0, "r16c4"), 0, GA, "swift"), PlayCard("swift"))
    for name in ("r17c4", "r17c5", "r17c6", "r17c7"):
        state = did(state, Step(at(name)))
    state = did(state, Step(at("r16c7")))
    assert state.phase == TurnOver(ME)


@pytest.mark.rule("E10")
def test_e10_swift_in_qftm_mission_spaces_are_blank_and_the_rest_acts() -> None:
    state = did(holding(standing(qftm(), 0, "r6c6"), 0, GA, "swift"), PlayCard("swift"))
    state = did(state, Step(at("r7c6")))
    assert state.phase == Moving(ME)


@pytest.mark.rule("E10")
def test_e10_swift_in_bohrok_only_the_space_where_the_move_ends_acts() -> None:
    state = did(holding(standing(bohrok(), 0, "r1c6"), 0, GA, "swift"), PlayCard("swift"))
    state = did(state, Step(at("r1c7")))
    assert state.phase == Moving(ME)


@pytest.mark.rule("G6")
def test_g6_safe_path_passes_a_mission_and_the_move_goes_on() -> None:
    state = did(holding(standing(qftm(), 0, "r6c6"), 0, GA, "safe_path"), Step(at("r7c6")))
    assert state.phase == OnMission(ME)
    assert TurnUpMission() in legal(state)
    state = did(state, PlayCard("safe_path"))
    assert state.phase == Moving(ME)
    assert tasks(state) == []
    assert discards(state) == []
    assert discards(state, GA) == ["safe_path"]


@pytest.mark.rule("G6")
def test_g6_slant_diagonal_steps_in_this_turn() -> None:
    state = holding(standing(qftm(), 0, "r12c4"), 0, GA, "slant")
    assert Step(at("r13c5")) not in legal(state)
    state = did(state, PlayCard("slant"), Step(at("r13c5")), Step(at("r14c4")))
    state = did(turn_over(state), EndTurn())
    assert not state.turn.walk.is_diagonal


@pytest.mark.rule("G6")
def test_g6_homeward_the_pawn_is_set_on_its_own_start_and_has_moved() -> None:
    state = holding(standing(qftm(), 0, "r12c4"), 0, GA, "homeward")
    state = did(state, PlayCard("homeward"))
    assert state.seats[0].pawn == at("r9c12")
    assert state.phase == TurnOver(ME)


@pytest.mark.rule("G6")
def test_g6_gate_song_any_free_portal_which_does_not_act() -> None:
    state = did(holding(qftm(), 0, GA, "gate_song"), PlayCard("gate_song"))
    state = did(state, ChooseSpace(at("r13c7")))
    assert state.seats[0].pawn == at("r13c7")
    assert state.phase == TurnOver(ME)


@pytest.mark.rule("G6")
def test_g6_gate_song_not_under_a_ban() -> None:
    state = mission(holding(qftm(rahi=True), 0, GA, "gate_song"), "310")
    assert PlayCard("gate_song") not in legal(state.but(phase=TurnStart(ME)))


# Hand, tasks, looking


@pytest.mark.rule("G6")
def test_g6_satchel_lies_before_its_player_for_the_game() -> None:
    state = did(holding(qftm(TAHU, GALI), 0, GA, "satchel"), PlayCard("satchel"))
    for _ in range(4):
        state = did(turn_over(state), EndTurn())
        state = did(state.but(phase=TurnOver(OTHER)), EndTurn())
    assert len(state.seats[0].lasting) == 1
    assert discards(state, GA) == []


@pytest.mark.rule("G6")
def test_g6_counsel_drops_a_task_of_the_players_choice() -> None:
    state = with_task(with_task(holding(qftm(), 0, GA, "counsel"), "11"), "12")
    state = did(state, PlayCard("counsel"))
    state = did(state, ChoosePlace(0))
    assert tasks(state) == ["12"]
    assert discards(state) == ["11"]


@pytest.mark.rule("G6")
def test_g6_far_sight_looks_at_three_gmc_in_the_same_order() -> None:
    state = holding(qftm(), 0, GA, "far_sight")
    order = [card.key for card in state.stacks[Deck.GMC].cards]
    state = did(state, PlayCard("far_sight"))
    stack = state.stacks[Deck.GMC].cards
    assert [card.key for card in stack] == order
    assert [bool(card.known & bit_of(ME)) for card in stack[-4:]] == [False, True, True, True]
    assert not any(card.known & bit_of(OTHER) for card in stack)


@pytest.mark.rule("G6")
def test_g6_shake_off_ends_a_limit_of_the_players_choice() -> None:
    state = mission(mission(qftm(rahi=True), "309"), "310")
    state = holding(state, 0, GA, "shake_off")
    state = did(state, PlayCard("shake_off"), ChoosePlace(0))
    assert len(state.seats[0].lasting) == 1
    assert "Ban" in type(state.seats[0].lasting[0].effect).__name__


@pytest.mark.rule("G6")
def test_g6_shake_off_ends_a_skip_and_the_seat_may_move() -> None:
    state = mission(qftm(TAHU, GALI, rahi=True), "19")
    state = did(state, EndTurn())
    state = did(state.but(phase=TurnOver(OTHER)), EndTurn())
    state = holding(state, 0, GA, "shake_off")
    assert not [x for x in legal(state) if isinstance(x, Step)]
    state = did(state, PlayCard("shake_off"))
    assert [x for x in legal(state) if isinstance(x, Step)]
    assert EndTurn() not in legal(state)


@pytest.mark.rule("G3")
def test_g3_shake_off_ends_no_satchel() -> None:
    state = did(holding(qftm(rahi=True), 0, GA, "satchel", "shake_off"), PlayCard("satchel"))
    assert PlayCard("shake_off") not in legal(state)


# quick_change


@pytest.mark.rule("G6")
def test_g6_quick_change_attached_another_mask_is_attached_now() -> None:
    state = wearing(qftm(TAHU, GALI), 0, "kaukau", "miru")
    state = challenge(holding(state, 0, GA, "quick_change", "slant"), Skill.SWIMMING)
    assert scores(state) == (600, 1000)
    state = did(state, PlayCard("quick_change"))
    assert scores(state) == (700, 1000)
    assert state.seats[0].attached_mask == "kaukau"


@pytest.mark.rule("G6")
def test_g6_quick_change_attached_only_if_the_score_rises() -> None:
    state = wearing(qftm(TAHU, GALI), 0, "miru")
    state = challenge(holding(state, 0, GA, "quick_change"), Skill.SWIMMING)
    assert legal(state) == [Pass()]


@pytest.mark.rule("G6")
def test_g6_quick_change_attached_also_for_who_wears_nothing_and_has_played_a_card() -> None:
    state = wearing(qftm(TAHU, GALI), 0, "kaukau")
    state = state.with_seat(ME, state.seats[0]._replace(attached_mask=None))
    state = holding(state, 0, GA, "quick_change", "plus_100")
    state = did(challenge(state, Skill.SWIMMING), PlayCard("plus_100"))
    assert scores(state) == (700, 1000)
    assert scores_after(state, PlayCard("quick_change")) == (800, 1000)


@pytest.mark.rule("G6")
def test_g6_quick_change_might_an_exhausted_mask_becomes_ready() -> None:
    state = wearing(qftm(LEWA, POHATU, masks_of_might=True), 0, "kakama")
    own = state.seats[0]
    state = state.with_seat(
        ME, own._replace(masks=(own.masks[0], Worn("kakama", is_exhausted=True)))
    )
    state = challenge(holding(state, 0, GA, "quick_change"), Skill.SPEED)
    assert Add("kakama") not in legal(state)
    state = did(state, PlayCard("quick_change"))
    assert state.phase == Contest(ME)
    assert Add("kakama") in legal(state)


@pytest.mark.rule("G6")
def test_g6_quick_change_might_of_several_the_player_chooses() -> None:
    state = wearing(qftm(LEWA, POHATU, masks_of_might=True), 0, "kakama", "rau")
    own = state.seats[0]
    tired = tuple(worn._replace(is_exhausted=True) for worn in own.masks)
    state = state.with_seat(ME, own._replace(masks=tired))
    state = did(
        challenge(holding(state, 0, GA, "quick_change"), Skill.SPEED), PlayCard("quick_change")
    )
    assert legal(state) == [ChooseCard("kakama"), ChooseCard("rau")]


@pytest.mark.rule("G6", "C7")
def test_g6_quick_change_might_not_for_a_second_noble_mask_in_one_contest() -> None:
    state = wearing(qftm(LEWA, ONUA, masks_of_might=True), 0, "rau", "ruru")
    own = state.seats[0]
    tired = tuple(worn._replace(is_exhausted=worn.key == "ruru") for worn in own.masks)
    state = state.with_seat(ME, own._replace(masks=tired))
    state = challenge(holding(state, 0, GA, "quick_change"), Skill.STRENGTH)
    assert PlayCard("quick_change") in legal(state)

    state = did(state, Add("rau"))

    assert state.phase == Contest(ME)
    assert PlayCard("quick_change") not in legal(state)


# With the swarm


@pytest.mark.rule("G6", "O4")
def test_g6_master_krana_wins_without_a_contest() -> None:
    state = holding(bohrok(TAHU, GALI), 0, KRANA, "krana_tahnok_xa")
    state = on_bohrok(holding(state, 0, GA, "master_krana"), "tahnok")
    gmc = len(state.stacks[Deck.GMC].cards)
    state = did(state, PlayCard("master_krana"))
    assert Decline() not in legal(state)
    state = did(state, Declare("krana_tahnok_xa", OTHER))
    assert state.seats[1].pile[-1].key == "kaukau"
    assert len(state.stacks[Deck.GMC].cards) == gmc
    state = by_chance(did(state, legal(state)[0]))
    assert len(hand(state, 0, KRANA)) == 2
    assert state.phase == TurnOver(ME)


@pytest.mark.rule("G6")
def test_g6_wild_krana_any_krana_controls_the_top_bohrok() -> None:
    state = holding(rshl(TAHU, GALI), 0, KRANA, "krana_gahlok_xa")
    state = on_bohrok(holding(state, 0, GA, "wild_krana"), "tahnok")
    assert Declare("krana_gahlok_xa", OTHER) not in legal(state)
    state = did(state, PlayCard("wild_krana"))
    assert legal(state) == [Declare("krana_gahlok_xa", OTHER)]


@pytest.mark.rule("O2")
@pytest.mark.parametrize("key", ["wild_krana", "master_krana", "double_control"])
def test_o2_without_a_krana_they_cannot_be_played(key: str) -> None:
    state = on_bohrok(holding(rshl(TAHU, GALI), 0, GA, key), "tahnok")
    assert PlayCard(key) not in legal(state)


@pytest.mark.rule("R2")
def test_r2_rahi_find_beyond_three_of_a_type_one_is_discarded() -> None:
    state = holding(qftm(rahi=True), 0, RAHI, "284", "285", "286", "221", "222", "223")
    state = holding(state, 0, RAHI, "229", "230", "231")
    state = did(holding(state, 0, GA, "rahi_find"), PlayCard("rahi_find"))
    assert isinstance(state.phase, Overfull)
