"""House rules (section 20), each off by default."""

from collections import Counter
from random import Random

import pytest

from game.core.seats import Audience, Seat
from game.rules import masks as rules
from game.rules.masks.actions import (
    Add,
    Declare,
    DeclareRahi,
    EndMove,
    Lay,
    PlayCard,
    PlayEffect,
    Roll,
    UsePower,
)
from game.rules.masks.phases import Build, Declared, Moving, OnMission, Part, TurnOver, TurnStart
from game.rules.masks.pieces import Deck, Toa
from game.rules.masks.printed.editions import Options
from game.rules.masks.setup import deal
from game.rules.masks.state import FOREVER, State
from tests.masks.tables import (
    asked,
    at,
    by_chance,
    first_turn,
    holding,
    land,
    legal,
    next_turn,
    on_top,
    played,
    standing,
    terms,
    walked,
    wearing,
)

ME, YOU = Seat(0), Seat(1)


def test_each_is_off_by_default() -> None:
    assert Options() == Options(
        foils=0,
        open_hands=False,
        old_step=False,
        bare_faces=False,
        long_shadows=False,
        quiet_table=False,
        wide_doors=False,
    )


# H1, H2


@pytest.mark.rule("H1")
@pytest.mark.parametrize("foils", [1, 2, 3])
def test_h1_so_many_great_masks_of_each_seats_choice_are_foil(foils: int) -> None:
    state = deal(terms("qftm", foils=foils), Random("foils"))
    chosen = ("hau", "miru", "akaku")[:foils]

    for _ in state.seats:
        assert {x.card for x in legal(state) if isinstance(x, Lay)} == set(
            state.terms.cards.great_masks()
        )
        state = played(state, *(Lay(key) for key in chosen))

    assert [own.foils for own in state.seats] == [chosen, chosen]
    assert not isinstance(state.phase, Build)


@pytest.mark.rule("H1")
def test_h1_at_most_three() -> None:
    with pytest.raises(ValueError, match="foils"):
        Options(foils=4)


@pytest.mark.rule("H2")
def test_h2_everyone_sees_every_hand_and_decks_stay_hidden() -> None:
    state = deal(terms("bohrok", open_hands=True), Random("open"))

    for viewer in (ME, YOU, Audience.PUBLIC):
        seen = rules.observe(state, viewer)
        assert all(card.key for own in seen.seats for hand in own.hands for card in hand)
        assert not any(card.key for card in seen.stacks[Deck.GA].cards)
        assert not any(card.key for own in seen.seats for card in own.pile)


# H3, H4


@pytest.mark.rule("H3")
def test_h3_a_move_has_one_step_and_with_kakama_two() -> None:
    state = first_turn("qftm", Toa.POHATU, Toa.TAHU, old_step=True, masks_of_might=True)
    assert walked(state, "r0c5").phase == TurnOver(ME)

    state = walked(played(state, UsePower("kakama")), "r0c5")

    assert state.phase == Moving(ME)
    assert walked(state, "r1c5").phase == TurnOver(ME)


@pytest.mark.rule("H3")
def test_h3_extra_cards_count_as_printed() -> None:
    state = holding(first_turn("qftm", old_step=True), 0, Deck.GA, "swift")

    state = walked(played(state, PlayCard("swift")), "r9c11", "r9c10")

    assert state.phase == Moving(ME)
    assert walked(state, "r9c9").phase == TurnOver(ME)


@pytest.mark.rule("H3")
def test_h3_x6_says_200_and_300_then() -> None:
    usual, old = terms("qftm"), terms("qftm", old_step=True)

    assert (usual.last_knocks, usual.last_round) == (100, 150)
    assert (old.last_knocks, old.last_round) == (200, 300)


@pytest.mark.rule("H4")
def test_h4_no_default_mask_is_dealt_and_all_six_are_in_the_pile() -> None:
    for edition in ("qftm", "rshl"):
        state = deal(terms(edition, bare_faces=True), Random("bare"))
        for own in state.seats:
            assert own.masks == ()
            assert own.attached_mask is None
            assert set(state.terms.cards.great_masks()) < {card.key for card in own.pile}


# H5


def lingering(*, long_shadows: bool = False) -> State:
    """Seat 0 has banned seat 1 from Portals by Effect 230."""
    state = first_turn("qftm", Toa.KOPAKA, Toa.GALI, rahi=True, long_shadows=long_shadows)
    state = holding(state, 0, Deck.RAHI, "285", "227", "230")
    state = state.with_seat(YOU, state.seats[1]._replace(attached_mask=None))
    state = played(state, DeclareRahi("285", "227", YOU))
    return played(state, PlayEffect("230"))


@pytest.mark.rule("R11", "H5")
def test_h5_an_effect_that_was_shortened_lasts_one_turn_all_the_same() -> None:
    """R11: what a card says of this one Effect goes before what was agreed for all."""
    state = first_turn("qftm", Toa.KOPAKA, Toa.GALI, rahi=True, long_shadows=True)
    state = holding(holding(state, 0, Deck.RAHI, "285", "227", "230"), 1, Deck.RAHI, "303")

    state = played(state, DeclareRahi("285", "227", YOU), Add("303"), PlayEffect("230"))

    assert [lasting.turns for lasting in state.seats[1].lasting] == [1]


@pytest.mark.rule("H5")
def test_h5_a_lingering_effect_lasts_three_turns_and_with_long_shadows_the_game() -> None:
    assert [lasting.turns for lasting in lingering().seats[1].lasting] == [3]

    state = lingering(long_shadows=True)
    assert [lasting.turns for lasting in state.seats[1].lasting] == [FOREVER]
    for _ in range(10):
        state = next_turn(state)

    assert len(state.seats[1].lasting) == 1


@pytest.mark.rule("H5")
def test_h5_shake_off_still_ends_one() -> None:
    state = next_turn(holding(lingering(long_shadows=True), 1, Deck.GA, "shake_off"))

    state = played(state, PlayCard("shake_off"))

    assert state.seats[1].lasting == ()
    assert state.phase == TurnStart(YOU)


# H6


@pytest.mark.rule("H6")
def test_h6_spoils_and_no_control_leave_the_deck() -> None:
    for edition, gone in (("bohrok", 6), ("rshl", 5)):
        usual = deal(terms(edition), Random("quiet"))
        quiet = deal(terms(edition, quiet_table=True), Random("quiet"))
        cards, fewer = every_action(usual), every_action(quiet)
        assert {*(cards - fewer)} == {"spoils", "no_control"}
        assert sum(cards.values()) - sum(fewer.values()) == gone


def every_action(state: State) -> Counter[str]:
    hands = [card for own in state.seats for card in own.hands[Deck.GA]]
    return Counter(card.key for card in (*state.stacks[Deck.GA].cards, *hands))


@pytest.mark.rule("H6")
def test_h6_nobody_is_asked_after_a_declaration() -> None:
    for quiet in (False, True):
        state = asked(first_turn("bohrok", quiet_table=quiet), 0, 1)
        state = on_top(state, Deck.BOHROK, "tahnok")
        state = holding(standing(state, 0, "r2c7"), 0, Deck.KRANA, "krana_tahnok_xa")
        state = played(walked(state, "r3c7"), EndMove(), Declare("krana_tahnok_xa", YOU))
        assert isinstance(state.phase, Declared) is not quiet


@pytest.mark.rule("H6")
def test_h6_komau_and_huna_have_no_power() -> None:
    state = wearing(first_turn("qftm", masks_of_might=True, quiet_table=True), 1, "komau", "huna")
    state = holding(asked(state, 1), 0, Deck.GA, "drop_one")

    assert played(state, PlayCard("drop_one", YOU)).phase == TurnStart(ME)


@pytest.mark.rule("H6")
def test_h6_in_a_duel_they_are_not_laid_and_leave_the_ready_decks() -> None:
    state = deal(terms("duel", Toa.KOPAKA, Toa.TAHU, quiet_table=True), Random("duel"))
    state = played(state, Roll(9), Roll(2))
    while state.phase != Build(ME, Part.ACTIONS):
        state = played(state, next(x for x in legal(state) if isinstance(x, Lay)))
    offered = {x.card for x in legal(state) if isinstance(x, Lay)}
    assert {"spoils", "no_control"}.isdisjoint(offered)

    state = by_chance(played(state, Lay("swarm"), Lay("swarm")))

    assert {"spoils", "no_control"}.isdisjoint(every_action(state))
    assert [len(own.laid) for own in state.seats] == [20 - 4] * 2
    dreamt = rules.imagine(rules.observe(state, YOU), Random("dream"))
    assert {"spoils", "no_control"}.isdisjoint(dreamt.seats[0].laid)


# H7


@pytest.mark.rule("H7")
def test_h7_the_missions_next_to_single_challenges_are_blank() -> None:
    assert len(land().by_doors) == 11
    assert at("r12c10") in land().by_doors

    for wide in (False, True):
        state = standing(first_turn("qftm", wide_doors=wide), 0, "r11c10")
        phase = walked(state, "r12c10").phase
        assert phase == (Moving(ME) if wide else OnMission(ME))


@pytest.mark.rule("H7")
def test_h7_other_missions_stop_as_ever() -> None:
    state = standing(first_turn("qftm", wide_doors=True), 0, "r9c9")

    assert walked(state, "r9c8").phase == OnMission(ME)
