"""Game Action cards: drawing, playing, limits (G1-G5)."""

import pytest

from game.core.seats import Seat
from game.rules.masks.actions import (
    ChooseCard,
    Decline,
    DiscardCard,
    DrawFrom,
    EndTurn,
    PlayCard,
    Step,
)
from game.rules.masks.phases import Drawing, Moving, TurnOver, TurnStart
from game.rules.masks.pieces import Deck, Skill
from game.rules.masks.state import State
from tests.masks.rules.situations import (
    bohrok,
    challenge,
    decides,
    did,
    discards,
    qftm,
    rahi_challenge,
    rshl,
    turn_over,
)
from tests.masks.tables import at, first_turn, hand, holding, legal, on_top, standing, wearing

GA, VA, KRANA, RAHI = Deck.GA, Deck.VA, Deck.KRANA, Deck.RAHI
ME, GALI_SEAT = Seat(0), Seat(1)
SEVEN = ("plus_100",) * 4 + ("minus_100",) * 3


def at_a_draw(state: State, name: str = "r1c7", start: str = "r1c6") -> State:
    return did(standing(state, 0, start), Step(at(name)))


def plays(state: State, key: str) -> list[PlayCard]:
    return [x for x in legal(state) if isinstance(x, PlayCard) and x.card == key]


# G1


@pytest.mark.rule("G1")
@pytest.mark.parametrize(
    ("edition", "rahi", "decks"),
    [
        ("qftm", False, [GA]),
        ("qftm", True, [GA, RAHI]),
        ("bohrok", False, [GA, VA]),
        ("bohrok", True, [GA, RAHI, VA]),
        ("rshl", False, [GA, VA]),
    ],
)
def test_g1_a_draw_is_from_ga_with_rahi_also_rahi_with_a_swarm_also_va(
    edition: str, *, rahi: bool, decks: list[Deck]
) -> None:
    state = at_a_draw(first_turn(edition, rahi=rahi))
    assert [x for x in legal(state) if isinstance(x, DrawFrom)] == [DrawFrom(d) for d in decks]


@pytest.mark.rule("G1")
def test_g1_rshl_without_its_swarm_has_no_va_to_draw() -> None:
    assert DrawFrom(VA) not in legal(at_a_draw(rshl(swarm=False)))


@pytest.mark.rule("G1")
def test_g1_each_circles_draw_is_chosen_on_its_own() -> None:
    state = at_a_draw(qftm(rahi=True), "r5c3", "r5c2")
    assert state.phase == Drawing(ME, 2, 2)
    state = did(state, DrawFrom(RAHI), DrawFrom(GA))
    assert (len(hand(state, 0)), len(hand(state, 0, RAHI))) == (1, 1)
    assert state.phase == Moving(ME)


@pytest.mark.rule("G1")
def test_g1_the_player_may_decline() -> None:
    state = did(at_a_draw(qftm()), Decline())
    assert hand(state, 0) == []
    assert state.phase == Moving(ME)


# G2


@pytest.mark.rule("G2")
def test_g2_a_card_takes_effect_and_is_discarded() -> None:
    state = did(holding(qftm(), 0, GA, "swift"), PlayCard("swift"))
    assert hand(state, 0) == []
    assert discards(state, GA) == ["swift"]


@pytest.mark.rule("G2")
@pytest.mark.parametrize(
    ("key", "victim"), [("satchel", None), ("heavy_mask", 1), ("lost_track", 1), ("numb_mask", 1)]
)
def test_g2_a_card_that_outlasts_the_turn_lies_before_the_seat_concerned(
    key: str, victim: int | None
) -> None:
    state = holding(qftm(), 0, GA, key)
    state = did(state, PlayCard(key, None if victim is None else Seat(victim)))
    lying = state.seats[victim or 0].lasting
    assert [lasting.card.key for lasting in lying if lasting.card] == [key]
    assert discards(state, GA) == []


@pytest.mark.rule("G2")
@pytest.mark.parametrize("key", ["heavy_mask", "lost_track"])
def test_g2_it_is_discarded_when_its_effect_is_over(key: str) -> None:
    state = did(holding(qftm(), 0, GA, key), PlayCard(key, GALI_SEAT))
    state = did(turn_over(state), EndTurn())
    assert discards(state, GA) == []
    state = did(state.but(phase=TurnOver(GALI_SEAT)), EndTurn())
    assert discards(state, GA) == [key]
    assert not state.seats[1].lasting


@pytest.mark.rule("G2")
def test_g2_numb_mask_is_discarded_after_the_next_contest() -> None:
    state = did(holding(qftm(), 0, GA, "numb_mask"), PlayCard("numb_mask", GALI_SEAT))
    state = challenge(state, Skill.SHIELDING)
    assert discards(state, GA) == ["numb_mask"]


@pytest.mark.rule("G2")
def test_g2_several_may_be_played_one_after_the_other() -> None:
    state = did(holding(qftm(), 0, GA, "swift", "slant"), PlayCard("swift"), PlayCard("slant"))
    assert hand(state, 0) == []
    assert state.phase == TurnStart(ME)


# G3


@pytest.mark.rule("G3")
@pytest.mark.parametrize(
    "key", ["drop_one", "snatch", "bare_hand", "counsel", "exile", "quick_change", "safe_path"]
)
def test_g3_without_a_legal_target_or_any_effect_it_cannot_be_played(key: str) -> None:
    """Nobody holds a card, has a task, or is away from home."""
    assert plays(holding(qftm(), 0, GA, key), key) == []


@pytest.mark.rule("G3")
def test_g3_only_those_on_whom_it_has_an_effect_can_be_named() -> None:
    state = holding(holding(qftm(), 0, GA, "drop_one"), 2, GA, "swift")
    assert plays(state, "drop_one") == [PlayCard("drop_one", Seat(2))]


@pytest.mark.rule("G3")
def test_g3_homeward_at_home_cannot_be_played() -> None:
    state = holding(qftm(), 0, GA, "homeward")
    assert plays(state, "homeward") == []
    assert plays(standing(state, 0, "r9c11"), "homeward") == [PlayCard("homeward")]


@pytest.mark.rule("G3")
def test_g3_x3_lost_track_cannot_name_a_seat_that_skips_already() -> None:
    state = holding(bohrok(), 0, GA, "lost_track")
    lost = did(state, PlayCard("lost_track", GALI_SEAT))
    lost = lost.with_hand(ME, GA, state.seats[0].hands[GA])
    assert plays(lost, "lost_track") == [PlayCard("lost_track", Seat(2))]


@pytest.mark.rule("G3")
def test_g3_nothing_to_draw_from_or_no_room() -> None:
    state = holding(qftm(), 0, GA, "draw_two")
    stack = state.stacks[GA]
    assert plays(state, "draw_two") == [PlayCard("draw_two")]
    nothing = state.with_stack(GA, type(stack)(()))
    assert plays(nothing, "draw_two") == []


# G4


@pytest.mark.rule("G4")
def test_g4_with_seven_ga_no_more_are_drawn() -> None:
    state = at_a_draw(holding(qftm(), 0, GA, *SEVEN))
    assert DrawFrom(GA) not in legal(state)
    assert Decline() in legal(state)


@pytest.mark.rule("E11")
def test_e11_qftm_one_ga_may_be_discarded_at_each_draw() -> None:
    state = at_a_draw(holding(qftm(), 0, GA, *SEVEN))
    state = did(state, DiscardCard("plus_100"))
    assert not [x for x in legal(state) if isinstance(x, DiscardCard)]
    state = did(state, DrawFrom(GA))
    assert len(hand(state, 0)) == 7


@pytest.mark.rule("G4")
def test_g4_a_draw_stops_at_the_limit_and_the_card_leaves_the_hand_before_its_effect() -> None:
    state = holding(qftm(), 0, GA, *SEVEN[:6], "draw_two")
    state = did(state, PlayCard("draw_two"))
    assert len(hand(state, 0)) == 7


@pytest.mark.rule("G4")
def test_g4_nothing_is_taken_with_a_full_hand_but_the_card_played_makes_room() -> None:
    state = holding(holding(qftm(), 0, GA, *SEVEN[:6], "snatch"), 1, GA, "swift")
    assert plays(state, "snatch") == [PlayCard("snatch", GALI_SEAT)]


@pytest.mark.rule("G4")
def test_g4_with_a_satchel_the_limit_is_nine() -> None:
    state = did(holding(qftm(), 0, GA, "satchel", *SEVEN[:6]), PlayCard("satchel"))
    state = at_a_draw(state, "r5c3", "r5c2")
    state = did(state, DrawFrom(GA), DrawFrom(GA))
    assert len(hand(state, 0)) == 8
    assert DrawFrom(GA) in legal(state.but(phase=Drawing(ME, 1, 1)))
    state = did(state.but(phase=Drawing(ME, 1, 1)), DrawFrom(GA))
    assert DrawFrom(GA) not in legal(state.but(phase=Drawing(ME, 1, 1)))


@pytest.mark.rule("G4")
def test_g4_krana_va_and_rahi_are_counted_apart() -> None:
    state = holding(bohrok(rahi=True), 0, GA, *SEVEN)
    draws = [x.deck for x in legal(at_a_draw(state)) if isinstance(x, DrawFrom)]
    assert draws == [RAHI, VA]


# G5


@pytest.mark.rule("G5")
def test_g5_of_the_four_kinds_only_infected_masks_can_be_played_in_a_rahi_challenge() -> None:
    state = qftm(masks_of_might=True, rahi=True)
    cards = ("plus_100", "plus_200", "minus_100", "quick_change", "beast_mask", "rust")
    state = holding(state, 1, GA, *cards)
    state = rahi_challenge(state, "284", "228")
    assert [x.card for x in legal(state) if isinstance(x, PlayCard)] == ["beast_mask"]


@pytest.mark.rule("G5")
def test_g5_both_sides_may_play_infected_masks() -> None:
    state = wearing(qftm(masks_of_might=True, rahi=True), 1, "kakama")
    state = holding(state, 0, GA, "rust", "minus_100")
    state = rahi_challenge(state, "285", "227")
    state = did(state, legal(state)[0])
    assert [x.card for x in legal(state) if isinstance(x, PlayCard)] == ["rust"]


@pytest.mark.rule("X7")
def test_x7_a_card_drawn_in_an_effect_is_not_played_within_it() -> None:
    state = holding(qftm(), 0, GA, "draw_two")
    state = did(on_top(state, GA, "slant", "swift"), PlayCard("draw_two"))
    assert state.phase == TurnStart(ME)
    assert hand(state, 0) == ["slant", "swift"]


@pytest.mark.rule("U9")
def test_u9_an_effect_on_several_seats_goes_from_the_left() -> None:
    state = holding(rshl(), 0, GA, "firestorm")
    state = standing(standing(standing(state, 0, "r16c5"), 1, "r16c4"), 2, "r16c7")
    for seat in (1, 2):
        state = holding(state, seat, GA, "plus_100", "minus_100")
    state = did(state, PlayCard("firestorm"))
    assert decides(state) == GALI_SEAT
    state = did(state, ChooseCard("plus_100"))
    assert decides(state) == Seat(2)
