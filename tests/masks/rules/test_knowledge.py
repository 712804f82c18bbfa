"""Who knows what (section 17)."""

from random import Random

import pytest

from game.core.seats import OPEN, PUBLIC, Seat, Viewer
from game.rules import masks as rules
from game.rules.masks.actions import (
    Action,
    Arrange,
    ChooseCard,
    Declare,
    Decline,
    DrawFrom,
    Pass,
    PickRandom,
    PlayCard,
    PlayEffect,
    Step,
    UsePower,
)
from game.rules.masks.holding.held import Held
from game.rules.masks.phases import Contest, Declared
from game.rules.masks.pieces import HIDDEN, Deck, Skill
from game.rules.masks.printed.cards import RahiEffectCard
from game.rules.masks.state import State
from tests.masks.rules.situations import (
    GALI,
    KOPAKA,
    LEWA,
    TAHU,
    bohrok,
    challenge,
    did,
    mission,
    on_bohrok,
    qftm,
    rahi_challenge,
    rshl,
)
from tests.masks.tables import (
    at,
    by_chance,
    hand,
    holding,
    legal,
    on_top,
    standing,
    turn_of,
    wearing,
)

GA, KRANA, RAHI = Deck.GA, Deck.KRANA, Deck.RAHI
ME, OTHER, THIRD = Seat(0), Seat(1), Seat(2)


def seen(state: State, viewer: Viewer, seat: int, deck: Deck = GA) -> list[str]:
    """What *viewer* knows of that hand; HIDDEN for the rest."""
    return [card.key for card in rules.observe(state, viewer).seats[seat].hands[deck]]


def heard(state: State, action: Action, viewer: Viewer) -> list[str]:
    """All keys of cards in what *viewer* is told."""
    events = [rules.witness(event, viewer) for event in rules.apply(state, action).events]
    cards = [getattr(event, "card", None) for event in events]
    return [card.key for card in cards if isinstance(card, Held)]


# I1, I2


@pytest.mark.rule("I1")
@pytest.mark.parametrize("viewer", [ME, OTHER, PUBLIC])
def test_i1_everyone_sees_what_lies_on_the_table(viewer: Viewer) -> None:
    state = mission(wearing(bohrok(), 1, "miru"), "bo1")
    state = holding(holding(state, 0, GA, "swift"), 1, KRANA, "krana_tahnok_xa")
    view = rules.observe(state, viewer)
    assert (view.turn, view.phase, view.challenge) == (state.turn, state.phase, state.challenge)
    for veiled, true in zip(view.seats, state.seats, strict=True):
        unseen = veiled._replace(hands=true.hands, pile=true.pile, nobles=true.nobles)
        assert unseen == true
        assert [len(x) for x in veiled.hands] == [len(x) for x in true.hands]
        assert len(veiled.pile) == len(true.pile)
    for one, two in zip(view.stacks, state.stacks, strict=True):
        assert (len(one.cards), one.discards) == (len(two.cards), two.discards)


@pytest.mark.rule("I2")
def test_i2_only_its_owner_sees_a_hand() -> None:
    state = holding(qftm(), 1, GA, "swift", "slant")
    assert seen(state, OTHER, 1) == ["slant", "swift"]
    for viewer in (ME, THIRD, PUBLIC):
        assert seen(state, viewer, 1) == [HIDDEN, HIDDEN]


@pytest.mark.rule("I2")
def test_i2_nobody_knows_the_order_of_a_deck_or_pile() -> None:
    state = qftm()
    for viewer in (ME, OTHER, PUBLIC):
        view = rules.observe(state, viewer)
        assert {card.key for stack in view.stacks for card in stack.cards} == {HIDDEN}
        assert {card.key for own in view.seats for card in own.pile} == {HIDDEN}


# I3


@pytest.mark.rule("I3")
def test_i3_who_peeked_knows_those_cards_while_they_keep_their_places() -> None:
    state = did(holding(qftm(TAHU, GALI), 0, GA, "far_sight"), PlayCard("far_sight"))
    top = [card.key for card in state.stacks[Deck.GMC].cards[-3:]]
    mine = rules.observe(state, ME).stacks[Deck.GMC].cards
    hers = rules.observe(state, OTHER).stacks[Deck.GMC].cards
    assert [card.key for card in mine[-3:]] == top
    assert {card.key for card in hers} == {HIDDEN}
    state = did(challenge(state, top[-1]))
    mine = rules.observe(state, ME).stacks[Deck.GMC].cards
    assert [card.key for card in mine[-2:]] == top[:2]


@pytest.mark.rule("I3")
def test_i3_what_was_put_back_is_known_to_who_did_it() -> None:
    state = standing(qftm(GALI, TAHU, masks_of_might=True), 0, "r1c6")
    state = on_top(state, GA, "swift", "slant", "satchel")
    state = did(state, Step(at("r1c7")), UsePower("kaukau"))
    state = did(state, Arrange(("slant",), ("satchel", "swift")))
    mine = [card.key for card in rules.observe(state, ME).stacks[GA].cards[-3:]]
    hers = [card.key for card in rules.observe(state, OTHER).stacks[GA].cards[-3:]]
    assert mine == [HIDDEN, "satchel", "swift"]
    assert hers == [HIDDEN] * 3
    assert hand(state, 0) == ["slant"]


def peeked() -> State:
    """Tahu has seen Gali's two cards."""
    state = holding(holding(qftm(), 0, GA, "bare_hand"), 1, GA, "swift", "slant")
    return did(state, PlayCard("bare_hand", OTHER))


@pytest.mark.rule("I3")
def test_i3_peek_hand_these_cards_not_what_comes_later() -> None:
    state = holding(peeked(), 1, GA, "satchel")
    assert seen(state, ME, 1) == [HIDDEN, "slant", "swift"]


@pytest.mark.rule("I3")
def test_i3_a_steal_is_seen_by_the_two_seats_only() -> None:
    state = holding(holding(qftm(), 0, GA, "snatch"), 1, GA, "swift", "slant")
    state = did(state, PlayCard("snatch", OTHER))
    assert heard(state, PickRandom(0), THIRD) == [HIDDEN]
    assert heard(state, PickRandom(0), OTHER) == ["slant"]
    state = did(state, PickRandom(0))
    assert seen(state, THIRD, 0) == [HIDDEN]
    assert seen(state, OTHER, 0) == ["slant"]


@pytest.mark.rule("I3")
def test_i3_who_had_peeked_does_not_learn_which_card_was_stolen() -> None:
    """Tahu knows both cards; Lewa steals one of them."""
    state = holding(peeked(), 2, GA, "snatch")
    state = turn_of(state, 2)
    state = did(state, PlayCard("snatch", OTHER), PickRandom(0))
    assert seen(state, ME, 2) == [HIDDEN]
    assert seen(state, ME, 1) == [HIDDEN]
    assert seen(state, THIRD, 2) == ["slant"]
    assert seen(state, OTHER, 2) == ["slant"]


@pytest.mark.rule("I3")
def test_i3_who_had_peeked_does_not_learn_which_card_was_given_away() -> None:
    state = holding(holding(qftm(), 2, GA, "bare_hand"), 0, GA, "swift", "slant")
    state = did(turn_of(state, 2), PlayCard("bare_hand", ME))
    state = mission(turn_of(state, 0), "198")
    assert heard(state, legal(state)[0], THIRD)[0] == HIDDEN
    state = did(state, legal(state)[0])
    assert seen(state, THIRD, 0) == [HIDDEN]
    assert seen(state, THIRD, 1) == [HIDDEN]
    assert HIDDEN not in seen(state, ME, 1)


@pytest.mark.rule("I3")
def test_i3_a_discard_is_seen_by_all() -> None:
    state = holding(holding(qftm(), 0, GA, "drop_one"), 1, GA, "swift", "slant")
    state = did(state, PlayCard("drop_one", OTHER), ChooseCard("swift"))
    assert rules.observe(state, PUBLIC).stacks[GA].discards == ("swift", "drop_one")


@pytest.mark.rule("I3")
def test_i3_everyone_knows_a_knocked_off_mask_on_its_pile() -> None:
    state = holding(bohrok(TAHU, GALI), 0, KRANA, "krana_tahnok_xa")
    state = on_bohrok(holding(state, 0, GA, "master_krana"), "tahnok")
    state = did(state, PlayCard("master_krana"), Declare("krana_tahnok_xa", OTHER))
    for viewer in (ME, OTHER, PUBLIC):
        pile = rules.observe(state, viewer).seats[1].pile
        assert [card.key for card in pile if card.key] == ["kaukau"]


# I4


@pytest.mark.rule("I4")
def test_i4_a_draw_is_shown_to_others_as_a_count() -> None:
    state = did(standing(qftm(), 0, "r1c6"), Step(at("r1c7")))
    assert heard(state, DrawFrom(GA), OTHER) == [HIDDEN]
    assert heard(state, DrawFrom(GA), ME) != [HIDDEN]


@pytest.mark.rule("I4")
def test_i4_a_decline_at_a_full_hand_looks_like_any_other() -> None:
    state = standing(qftm(), 0, "r1c6")
    full = holding(state, 0, GA, *["plus_100"] * 4, *["minus_100"] * 3)
    told = [rules.apply(did(each, Step(at("r1c7"))), Decline()).events for each in (state, full)]
    assert told[0] == told[1]


@pytest.mark.rule("I4")
def test_i4_declaring_a_rahi_challenge_proves_an_effect_and_imagine_deals_one() -> None:
    state = holding(qftm(TAHU, GALI, rahi=True), 0, RAHI, "237", "238", "239")
    state = rahi_challenge(holding(state, 1, GA, "slant"), "285", "227")
    cards = state.terms.cards.rahi
    for seed in range(20):
        dealt = rules.imagine(rules.observe(state, OTHER), Random(seed))
        held = [cards[card.key] for card in dealt.seats[0].hands[RAHI]]
        assert any(isinstance(card, RahiEffectCard) for card in held)


@pytest.mark.rule("I4")
def test_i4_an_effect_that_was_played_proves_nothing_more() -> None:
    state = rahi_challenge(qftm(TAHU, GALI, rahi=True), "285", "227")
    assert state.seats[0].has_effect
    assert not did(state, PlayEffect("230")).seats[0].has_effect


@pytest.mark.rule("I4")
def test_i4_the_proof_holds_when_another_card_is_discarded_but_not_after_a_theft() -> None:
    state = holding(qftm(TAHU, GALI, rahi=True), 0, RAHI, "237", "238", "239")
    state = rahi_challenge(state, "285", "221")
    state = turn_of(holding(state, 1, GA, "scatter", "rahi_lure"), 1)
    scattered = did(state, PlayCard("scatter", ME), ChooseCard("237"), ChooseCard("238"))
    assert scattered.seats[0].has_effect
    robbed = did(state, PlayCard("rahi_lure", ME), PickRandom(0))
    assert not robbed.seats[0].has_effect


# I5


@pytest.mark.rule("I5")
def test_i5_w8_in_a_contest_a_seat_is_asked_whatever_it_holds() -> None:
    useless = challenge(holding(qftm(TAHU, GALI), 0, GA, "slant"), Skill.SWIMMING)
    assert useless.phase == Contest(ME)
    assert legal(useless) == [Pass()]


@pytest.mark.rule("I5")
def test_i5_u8_who_holds_nothing_and_wears_nothing_of_use_passes_by_itself() -> None:
    state = challenge(qftm(TAHU, GALI), Skill.SWIMMING)
    assert not isinstance(state.phase, Contest)


@pytest.mark.rule("I5")
def test_i5_in_window_d_a_seat_is_asked_whatever_ga_it_holds() -> None:
    state = holding(holding(bohrok(), 0, KRANA, "krana_tahnok_xa"), 2, GA, "slant")
    state = did(on_bohrok(state, "tahnok"), Declare("krana_tahnok_xa", OTHER))
    assert state.phase == Declared((THIRD,))
    assert legal(state) == [Pass()]


@pytest.mark.rule("I5")
def test_i5_in_window_m_a_seat_is_asked_whatever_it_holds() -> None:
    state = did(standing(qftm(), 0, "r6c6"), Step(at("r7c6")))
    with_card = did(holding(standing(qftm(), 0, "r6c6"), 0, GA, "safe_path"), Step(at("r7c6")))
    assert state.phase == with_card.phase


@pytest.mark.rule("I5")
def test_i5_o9_the_second_declaration_is_offered_whatever_krana_are_held() -> None:
    state = holding(bohrok(TAHU, GALI), 0, KRANA, "krana_tahnok_xa")
    state = on_bohrok(holding(state, 0, GA, "master_krana", "double_control"), "tahnok")
    state = did(state, PlayCard("master_krana"), PlayCard("double_control"))
    state = did(state, Declare("krana_tahnok_xa", OTHER))
    state = did(state, legal(state)[0])
    state = by_chance(state)
    assert type(state.phase).__name__ == "OnBohrok"


# I6


@pytest.mark.rule("I6")
def test_i6_public_sees_nothing_of_any_hand_and_open_sees_all() -> None:
    state = holding(holding(qftm(), 0, GA, "swift"), 1, GA, "slant")
    assert [seen(state, PUBLIC, seat) for seat in (0, 1)] == [[HIDDEN], [HIDDEN]]
    assert [seen(state, OPEN, seat) for seat in (0, 1)] == [["swift"], ["slant"]]
    view = rules.observe(state, OPEN)
    assert view.stacks == state.stacks
    assert [own.pile for own in view.seats] == [own.pile for own in state.seats]


@pytest.mark.rule("I6")
def test_i6_imagined_truths_agree_with_what_the_viewer_sees() -> None:
    state = holding(holding(rshl(KOPAKA, LEWA, rahi=True), 0, GA, "swift"), 1, GA, "slant")
    for viewer in (ME, OTHER):
        view = rules.observe(state, viewer)
        dealt = rules.imagine(view, Random(1))
        assert rules.observe(dealt, viewer) == view


@pytest.mark.rule("I6")
def test_i6_rolls_shuffles_and_picks_each_have_a_stream_of_their_own() -> None:
    state = mission(qftm(), "20")
    assert rules.chance_stream(state) == "dice"
    stolen = holding(holding(qftm(), 0, GA, "snatch"), 1, GA, "swift", "slant")
    assert rules.chance_stream(did(stolen, PlayCard("snatch", OTHER))) == "picks"
    shuffled = mission(holding(rshl(), 0, KRANA, "krana_tahnok_xa"), "krashuf")
    assert rules.chance_stream(shuffled) == "shuffles"
