"""Before the first turn: section 3, and what editions and options change in it (E1-E7)."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from game.boxes.masks.options import CHOICES
from game.core.seats import Audience, Seat
from game.rules import masks as rules
from game.rules.masks.actions import Lay, Roll
from game.rules.masks.phases import Build, ForBeginning, Part, Rolling, TurnStart
from game.rules.masks.pieces import Deck, Skill, Toa
from game.rules.masks.printed.cards import TuragaRole
from game.rules.masks.printed.editions import MaskMode
from game.rules.masks.setup import deal
from game.rules.masks.state import State, Worn
from tests.masks.tables import ALL_TOA, at, card_set, played, terms

DEFAULT = ("hau", "kaukau", "miru", "kakama", "pakari", "akaku")
STARTS = ("r9c12", "r6c8", "r18c6", "r0c6", "r4c1", "r10c0")
EDITIONS = ("qftm", "bohrok", "rshl")


def dealt(edition: str, *toas: Toa, seed: str = "deal", **options: Any) -> State:  # noqa: ANN401
    return deal(terms(edition, *(toas or ALL_TOA), **options), Random(seed))


def in_hands(state: State, seat: int = 0) -> tuple[int, ...]:
    """GA, Va, Krana, Rahi."""
    return tuple(map(len, state.seats[seat].hands))


@pytest.mark.rule("S1")
def test_s1_each_pawn_stands_on_the_start_of_its_toa() -> None:
    state = dealt("qftm")

    assert [own.pawn for own in state.seats] == [at(name) for name in STARTS]


@pytest.mark.rule("S1")
def test_s1_seats_may_take_the_toa_in_any_order() -> None:
    state = dealt("qftm", Toa.KOPAKA, Toa.GALI)

    assert [own.pawn for own in state.seats] == [at("r10c0"), at("r6c8")]
    assert [own.masks for own in state.seats] == [(Worn("akaku"),), (Worn("kaukau"),)]


@pytest.mark.rule("S2")
def test_s2_every_deck_is_shuffled_and_nobody_knows_its_order() -> None:
    one, other = dealt("bohrok", rahi=True), dealt("bohrok", rahi=True, seed="another")

    for deck in Deck:
        assert one.stacks[deck].cards != other.stacks[deck].cards, deck
    for deck in set(Deck) - {Deck.BOHROK}:
        assert not any(card.known for card in one.stacks[deck].cards), deck


@pytest.mark.rule("S2")
def test_s2_of_the_bohrok_deck_only_the_top_card_is_seen() -> None:
    seen = rules.observe(dealt("bohrok"), Audience.PUBLIC).stacks[Deck.BOHROK].cards

    assert seen[-1].key
    assert not any(card.key for card in seen[:-1])


@pytest.mark.rule("S3")
def test_s3_each_seat_has_its_default_mask_face_up_and_the_rest_in_its_pile() -> None:
    for seat, own in enumerate(dealt("qftm").seats):
        assert own.masks == (Worn(DEFAULT[seat]),)
        pile = {card.key for card in own.pile}
        assert len(own.pile) == 5 + 3
        assert pile > set(DEFAULT) - {DEFAULT[seat]}
        assert {card_set().cards.turaga[key].toa for key in pile - set(DEFAULT)} == {Toa(seat)}
        assert own.nobles == ()


@pytest.mark.rule("S3")
def test_s3_piles_are_face_down_and_shuffled() -> None:
    state = dealt("qftm")
    orders = {tuple(c.key for c in dealt("qftm", seed=s).seats[0].pile) for s in "abcdef"}

    assert len(orders) > 1
    for viewer in (Seat(0), Seat(1), Audience.PUBLIC):
        assert not any(card.key for card in rules.observe(state, viewer).seats[0].pile)


@pytest.mark.rule("S3")
def test_s3_the_default_mask_is_attached_where_masks_are() -> None:
    assert [own.attached_mask for own in dealt("qftm").seats] == list(DEFAULT)
    assert {own.attached_mask for own in dealt("qftm", masks_of_might=True).seats} == {None}
    assert {own.attached_mask for own in dealt("rshl").seats} == {None}


@pytest.mark.rule("S3")
def test_s3_with_noble_masks_these_six_are_a_second_pile() -> None:
    for state in (dealt("qftm", masks_of_might=True), dealt("rshl")):
        nobles = state.seats[0].nobles
        assert {card.key for card in nobles} == set(card_set().cards.noble_masks())
        assert len(nobles) == 6
        assert not any(card.known for card in nobles)


@pytest.mark.rule("S4", "E6")
@pytest.mark.parametrize(
    ("edition", "options", "expected"),
    [
        ("qftm", {}, (3, 0, 0, 0)),
        ("qftm", {"rahi": True}, (3, 0, 0, 3)),
        ("bohrok", {}, (2, 2, 2, 0)),
        ("bohrok", {"rahi": True}, (2, 2, 2, 3)),
        ("rshl", {}, (3, 2, 2, 0)),
        ("rshl", {"swarm": False}, (3, 0, 0, 0)),
        ("rshl", {"rahi": True}, (3, 2, 2, 3)),
    ],
)
def test_s4_e5_e6_opening_hands(
    edition: str, options: dict[str, Any], expected: tuple[int, ...]
) -> None:
    state = dealt(edition, **options)

    assert {in_hands(state, seat) for seat in range(6)} == {expected}


@pytest.mark.rule("S4")
def test_s4_hands_are_dealt_seat_by_seat_from_the_top() -> None:
    two, three = dealt("qftm", *ALL_TOA[:2]), dealt("qftm", *ALL_TOA[:3])
    hand = sorted(card.key for card in three.seats[2].hands[Deck.GA])

    assert two.seats[1].hands == three.seats[1].hands
    assert hand == sorted(card.key for card in two.stacks[Deck.GA].cards[-3:])


@pytest.mark.rule("S4")
def test_s4_a_hand_is_known_to_its_owner_only() -> None:
    state = dealt("qftm")

    assert all(card.key for card in rules.observe(state, Seat(0)).seats[0].hands[Deck.GA])
    assert not any(card.key for card in rules.observe(state, Seat(1)).seats[0].hands[Deck.GA])


@pytest.mark.rule("S5")
def test_s5_all_roll_and_the_highest_begins() -> None:
    state = dealt("qftm", Toa.TAHU, Toa.GALI, Toa.LEWA)
    assert state.phase == Rolling((Seat(0), Seat(1), Seat(2)), ForBeginning(), ())

    state = played(state, Roll(3), Roll(11), Roll(4))

    assert state.phase == TurnStart(Seat(1))


@pytest.mark.rule("S5")
def test_s5_those_who_tie_for_the_highest_roll_again() -> None:
    state = dealt("qftm", Toa.TAHU, Toa.GALI, Toa.LEWA)

    state = played(state, Roll(9), Roll(2), Roll(9))
    assert state.phase == Rolling((Seat(0), Seat(2)), ForBeginning(), ())

    assert played(state, Roll(1), Roll(5)).phase == TurnStart(Seat(2))


@pytest.mark.rule("S6")
def test_s6_foil_masks_are_named_unseen_before_the_first_roll() -> None:
    state = dealt("qftm", Toa.TAHU, Toa.GALI, foils=2)
    assert state.phase == Build(Seat(0), Part.FOILS)

    state = played(state, Lay("miru"), Lay("kakama"))
    assert state.phase == Build(Seat(1), Part.FOILS)
    assert rules.observe(state, Seat(0)).seats[0].foils == ("miru", "kakama")
    for viewer in (Seat(1), Audience.PUBLIC):
        assert not any(rules.observe(state, viewer).seats[0].foils)

    state = played(state, Lay("kaukau"), Lay("hau"))
    assert isinstance(state.phase, Rolling)


@pytest.mark.rule("S6")
def test_s6_all_see_a_foil_when_it_lies_face_up() -> None:
    state = dealt("qftm", Toa.TAHU, Toa.GALI, foils=1)

    state = played(state, Lay("hau"), Lay("hau"))

    assert rules.observe(state, Audience.PUBLIC).seats[0].masks == (Worn("hau", is_foil=True),)
    assert rules.observe(state, Audience.PUBLIC).seats[1].masks == (Worn("kaukau"),)


@pytest.mark.rule("S7")
def test_s7_in_a_duel_decks_are_built_after_the_roll_and_before_hands_are_dealt() -> None:
    state = dealt("duel", Toa.KOPAKA, Toa.TAHU)
    assert not state.stacks[Deck.GA].cards
    assert not state.stacks[Deck.MISSION].cards
    assert not state.stacks[Deck.GMC].cards

    state = played(state, Roll(5), Roll(2))

    assert state.phase == Build(Seat(0), Part.CHALLENGES)
    assert in_hands(state) == (0, 0, 0, 0)


# Editions


@pytest.mark.rule("E1")
@pytest.mark.parametrize("edition", CHOICES.editions)
def test_e1_as_many_can_be_agreed_on_as_the_edition_has_seats_for(edition: str) -> None:
    found = card_set().editions[edition]

    assert (CHOICES.fewest, CHOICES.most_seats(edition)) == (found.fewest, found.most)


@pytest.mark.rule("E1")
def test_e1_two_to_six_play_and_a_duel_is_for_two() -> None:
    editions = card_set().editions

    assert {(editions[key].fewest, editions[key].most) for key in EDITIONS} == {(2, 6)}
    assert (editions["duel"].fewest, editions["duel"].most) == (2, 2)
    for count in range(2, 7):
        assert len(dealt("qftm", *ALL_TOA[:count]).seats) == count


@pytest.mark.rule("E2")
def test_e2_the_toa_have_mata_values_and_in_rshl_nuva_values() -> None:
    for edition, flight, speed in (("qftm", 700, 400), ("bohrok", 700, 400), ("rshl", 800, 600)):
        table = terms(edition, Toa.TAHU, Toa.GALI)
        assert table.value(0, Skill.FLIGHT) == flight
        assert table.value(0, Skill.SPEED) == speed


@pytest.mark.rule("E3")
@pytest.mark.parametrize(("edition", "doubles"), [("qftm", 6), ("bohrok", 0), ("rshl", 6)])
def test_e3_twelve_challenges_of_one_skill_or_half_of_them_of_two(
    edition: str, doubles: int
) -> None:
    state = dealt(edition)
    skills = [card_set().cards.challenges[c.key].skills for c in state.stacks[Deck.GMC].cards]

    assert len(skills) == 12
    assert sum(len(named) == 2 for named in skills) == doubles
    singles = Counter(named for named in skills if len(named) == 1)
    assert set(singles.values()) == {1 if doubles else 2}


@pytest.mark.rule("E4")
@pytest.mark.parametrize(
    ("edition", "options", "actions", "missions"),
    [
        ("qftm", {}, 44, 33),
        ("bohrok", {}, 69, 10),
        ("rshl", {"swarm": False}, 48, 23),
        ("rshl", {}, 68, 40),
        ("qftm", {"rahi": True}, 51, 43),
        ("bohrok", {"rahi": True}, 76, 20),
        ("rshl", {"rahi": True}, 75, 50),
    ],
)
def test_e4_e6_sizes_of_the_decks(
    edition: str, options: dict[str, Any], actions: int, missions: int
) -> None:
    state = dealt(edition, **options)
    held = sum(in_hands(state, seat)[0] for seat in range(6))

    assert len(state.stacks[Deck.GA].cards) + held == actions
    assert len(state.stacks[Deck.MISSION].cards) == missions


@pytest.mark.rule("E6")
def test_e6_there_are_no_rahi_in_a_duel() -> None:
    assert not terms("duel", Toa.KOPAKA, Toa.TAHU, rahi=True).has_rahi


@pytest.mark.rule("E7")
def test_e7_how_masks_count_and_what_is_in_the_pile() -> None:
    modes = {key: terms(key).mode for key in ("qftm", "bohrok", "rshl", "duel")}
    might = {key: terms(key, masks_of_might=True).mode for key in modes}

    assert modes == dict.fromkeys(modes, MaskMode.ATTACHED) | {"rshl": MaskMode.NUVA}
    assert might == dict.fromkeys(("qftm", "bohrok"), MaskMode.MIGHT) | {
        "rshl": MaskMode.NUVA,
        "duel": MaskMode.ATTACHED,
    }
    assert [len(dealt(key).seats[0].pile) for key in EDITIONS] == [8, 8, 7]
    pile = {card.key for card in dealt("rshl").seats[0].pile} - set(DEFAULT)
    roles = {card_set().cards.turaga[key].role for key in pile}
    assert roles == {TuragaRole.TURAGA, TuragaRole.TOOL}
