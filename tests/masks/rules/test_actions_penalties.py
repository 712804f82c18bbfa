"""What every Penalty does (G6)."""

import pytest

from game.core.seats import Seat
from game.rules import masks as rules
from game.rules.masks.actions import (
    Answer,
    ChooseCard,
    Declare,
    EndTurn,
    Pass,
    PickRandom,
    PlayCard,
    Step,
)
from game.rules.masks.phases import Declared, Shuffling, TurnOver, TurnStart
from game.rules.masks.pieces import HIDDEN, Deck, Skill
from game.rules.masks.state import State
from tests.masks.rules.situations import (
    GALI,
    TAHU,
    bohrok,
    challenge,
    decides,
    did,
    discards,
    on_bohrok,
    qftm,
    rshl,
    scores,
    turn_over,
)
from tests.masks.tables import by_chance, hand, holding, legal, standing, wearing

GA, KRANA, RAHI = Deck.GA, Deck.KRANA, Deck.RAHI
ME, OTHER, THIRD = Seat(0), Seat(1), Seat(2)


@pytest.mark.rule("G6")
def test_g6_minus_100_counts_against_the_other_side() -> None:
    state = challenge(holding(qftm(), 0, GA, "minus_100", "slant"), Skill.SWIMMING)
    state = did(state, PlayCard("minus_100"))
    assert scores(state) == (600, 900)


@pytest.mark.rule("C4")
def test_c4_a_score_below_nothing_is_possible() -> None:
    state = holding(qftm(TAHU, GALI), 0, GA, "minus_100", "minus_100", "minus_100")
    own = state.seats[1]._replace(set_skill=(Skill.SWIMMING, 100), attached_mask=None)
    mine = state.seats[0]._replace(set_skill=(Skill.SWIMMING, 0))
    state = challenge(state.with_seat(OTHER, own).with_seat(ME, mine), Skill.SWIMMING)
    assert scores(state) == (0, 100)
    assert scores(did(holding(state, 1, GA, "slant"), PlayCard("minus_100"))) == (0, 0)


@pytest.mark.rule("G6")
def test_g6_drop_one_the_owner_chooses() -> None:
    state = holding(holding(qftm(), 0, GA, "drop_one"), 1, GA, "swift", "slant")
    state = did(state, PlayCard("drop_one", OTHER))
    assert decides(state) == OTHER
    state = did(state, ChooseCard("slant"))
    assert hand(state, 1) == ["swift"]
    assert discards(state, GA) == ["slant", "drop_one"]
    assert state.phase == TurnStart(ME)


@pytest.mark.rule("G6")
def test_g6_snatch_a_random_ga_goes_over() -> None:
    state = holding(holding(qftm(), 0, GA, "snatch"), 1, GA, "swift", "slant")
    state = did(state, PlayCard("snatch", OTHER))
    assert rules.chances(state) is not None
    state = did(state, PickRandom(1))
    assert (hand(state, 0), hand(state, 1)) == (["swift"], ["slant"])
    assert discards(state, GA) == ["snatch"]


@pytest.mark.rule("G6")
def test_g6_lost_track_the_next_move_is_skipped_once() -> None:
    state = did(holding(qftm(TAHU, GALI), 0, GA, "lost_track"), PlayCard("lost_track", OTHER))
    state = did(turn_over(state), EndTurn())
    assert not [x for x in legal(state) if isinstance(x, Step)]
    state = did(state, EndTurn())
    state = did(state.but(phase=TurnOver(ME)), EndTurn())
    assert [x for x in legal(state) if isinstance(x, Step)]


@pytest.mark.rule("G6")
def test_g6_bare_hand_the_player_alone_sees_the_whole_hand() -> None:
    state = holding(holding(bohrok(), 0, GA, "bare_hand"), 1, GA, "swift")
    state = holding(state, 1, KRANA, "krana_tahnok_xa")
    state = did(state, PlayCard("bare_hand", OTHER))
    seen = rules.observe(state, ME).seats[1]
    assert [card.key for card in seen.hands[GA]] == ["swift"]
    assert [card.key for card in seen.hands[KRANA]] == ["krana_tahnok_xa"]
    assert rules.observe(state, THIRD).seats[1].hands[GA][0].key == HIDDEN


@pytest.mark.rule("G6")
def test_g6_firestorm_each_opponent_within_three_spaces_discards_a_ga_of_its_choice() -> None:
    state = holding(rshl(), 0, GA, "firestorm")
    state = standing(standing(standing(state, 0, "r16c5"), 1, "r17c7"), 2, "r12c5")
    for seat in (1, 2):
        state = holding(state, seat, GA, "plus_100", "minus_100")
    state = did(state, PlayCard("firestorm"))
    assert decides(state) == OTHER
    state = did(state, ChooseCard("plus_100"))
    assert [len(hand(state, seat)) for seat in range(3)] == [0, 1, 2]
    assert state.phase == TurnStart(ME)


@pytest.mark.rule("G3")
def test_g3_firestorm_with_nobody_near_cannot_be_played() -> None:
    state = holding(holding(rshl(), 0, GA, "firestorm"), 1, GA, "plus_100")
    assert PlayCard("firestorm") not in legal(standing(state, 0, "r16c5"))


def declared_against(*cards: str) -> State:
    state = holding(bohrok(), 0, KRANA, "krana_tahnok_xa")
    state = on_bohrok(holding(state, 0, GA, *cards), "tahnok")
    return holding(state, 2, GA, "no_control", "spoils")


@pytest.mark.rule("O3")
def test_o3_no_control_the_challenge_fails_and_the_turn_goes_to_its_end() -> None:
    state = did(declared_against(), Declare("krana_tahnok_xa", OTHER))
    assert state.phase == Declared((THIRD,))
    state = did(state, PlayCard("no_control"))
    assert discards(state, KRANA) == ["krana_tahnok_xa"]
    assert discards(state, GA) == ["no_control"]
    assert isinstance(state.phase, Shuffling)
    assert state.phase.home == Deck.BOHROK
    state = by_chance(state)
    assert state.phase == TurnOver(ME, is_closed=True)
    assert legal(state) == [EndTurn()]
    assert state.challenge is None
    assert not state.stacks[Deck.GMC].discards


@pytest.mark.rule("O3")
def test_o3_no_control_also_against_master_krana_and_ends_double_control() -> None:
    state = declared_against("master_krana", "double_control")
    state = did(state, PlayCard("master_krana"), PlayCard("double_control"))
    state = did(state, Declare("krana_tahnok_xa", OTHER), PlayCard("no_control"))
    state = by_chance(state)
    assert state.phase == TurnOver(ME, is_closed=True)
    assert len(state.seats[1].masks) == 1


@pytest.mark.rule("W4")
def test_w4_after_a_pass_the_window_is_over_for_that_seat() -> None:
    state = did(declared_against(), Declare("krana_tahnok_xa", OTHER), Pass())
    assert not isinstance(state.phase, Declared)


@pytest.mark.rule("W4")
def test_w4_u8_a_negated_no_control_was_the_last_card_the_seat_passes_by_itself() -> None:
    state = wearing(holding(bohrok(masks_of_might=True), 0, KRANA, "krana_tahnok_xa"), 0, "komau")
    state = on_bohrok(holding(state, 2, GA, "no_control"), "tahnok")
    state = did(state, Declare("krana_tahnok_xa", OTHER), PlayCard("no_control"), Answer("komau"))
    assert not isinstance(state.phase, Declared)
    assert discards(state, KRANA) == []


@pytest.mark.rule("G6")
def test_g6_krana_loss_a_random_krana_is_discarded() -> None:
    state = holding(holding(bohrok(), 0, GA, "krana_loss"), 1, KRANA, "krana_tahnok_xa")
    state = holding(state, 1, KRANA, "krana_gahlok_bo")
    state = did(state, PlayCard("krana_loss", OTHER))
    state = did(state, PickRandom(0))
    assert hand(state, 1, KRANA) == ["krana_tahnok_xa"]
    assert discards(state, KRANA) == ["krana_gahlok_bo"]


@pytest.mark.rule("G6")
def test_g6_scatter_two_rahi_of_the_owners_choice() -> None:
    state = holding(holding(qftm(rahi=True), 0, GA, "scatter"), 1, RAHI, "284", "285", "229")
    state = did(state, PlayCard("scatter", OTHER))
    assert decides(state) == OTHER
    state = did(state, ChooseCard("229"), ChooseCard("284"))
    assert hand(state, 1, RAHI) == ["285"]
    assert discards(state, RAHI) == ["229", "284"]


@pytest.mark.rule("G6")
def test_g6_scatter_takes_all_there_are_without_asking() -> None:
    state = holding(holding(qftm(rahi=True), 0, GA, "scatter"), 1, RAHI, "284")
    state = did(state, PlayCard("scatter", OTHER))
    assert hand(state, 1, RAHI) == []
    assert state.phase == TurnStart(ME)


@pytest.mark.rule("G6")
def test_g6_rahi_lure_a_random_rahi_goes_over() -> None:
    state = holding(holding(qftm(rahi=True), 0, GA, "rahi_lure"), 1, RAHI, "284", "285")
    state = did(state, PlayCard("rahi_lure", OTHER), PickRandom(0))
    assert (hand(state, 0, RAHI), hand(state, 1, RAHI)) == (["284"], ["285"])


@pytest.mark.rule("R2")
def test_r2_rahi_lure_beyond_the_limit_the_thief_discards_one() -> None:
    state = holding(qftm(rahi=True), 0, RAHI, "284", "285", "286")
    state = holding(holding(state, 0, GA, "rahi_lure"), 1, RAHI, "287")
    state = did(state, PlayCard("rahi_lure", OTHER), PickRandom(0))
    assert legal(state) == [ChooseCard(key) for key in ("284", "285", "286", "287")]
    state = did(state, ChooseCard("284"))
    assert hand(state, 0, RAHI) == ["285", "286", "287"]
    assert state.phase == TurnStart(ME)
