"""What can be done now: what is in the way is left out, and before others nothing is betrayed."""

import pytest

from game.core.seats import PUBLIC
from game.rules.makuta.akaku import DECLINE
from game.rules.makuta.pieces import Disc
from game.ui.commands import Command
from game.ui.widgets.button import Button
from tests.makuta.atlases import small_atlas
from tests.makuta.box.table.hands import Hands, at_table
from tests.makuta.rules.discs import (
    AKAKU,
    FIRE,
    HAU,
    KAKAMA,
    KAUKAU,
    MIRU,
    NOKAMA,
    NUJU,
    PAKARI,
    VAKAMA,
    WATER,
    shown,
)
from tests.makuta.situations import drawn, situation

DICE = {"button.roll_white", "button.roll_red", "button.roll_green", "button.fly"}


def before(*tray: Disc, alone: bool = False) -> Hands:
    story = situation(small_atlas(), trays=[[*tray], []])
    return at_table(story.state, alone=alone)


def dice(hands: Hands) -> set[str]:
    return hands.names(enabled=False) & DICE


def test_alone_i_find_only_what_i_can_use() -> None:
    assert dice(before(HAU, alone=True)) == {"button.roll_white"}
    assert dice(before(KAKAMA, alone=True)) == {"button.roll_white", "button.roll_red"}
    assert dice(before(MIRU, alone=True)) == {"button.roll_white", "button.fly"}


def test_before_others_a_mask_that_lies_face_down_changes_nothing_on_the_screen() -> None:
    pictures = {before(mask).picture() for mask in (HAU, KAKAMA, MIRU)}

    assert len(pictures) == 1


def test_before_others_a_key_that_lies_face_down_changes_nothing_on_the_screen() -> None:
    pictures = {before(key).picture() for key in (FIRE, WATER)}

    assert len(pictures) == 1


@pytest.mark.parametrize("tray", [[], [FIRE], [shown(HAU)]])
def test_before_others_a_tray_that_can_hide_no_mask_offers_no_die_in_vain(tray: list[Disc]) -> None:
    """Everybody sees that, so nothing is betrayed."""
    assert dice(before(*tray)) == {"button.roll_white"}


def test_before_others_a_mask_that_all_know_offers_its_die() -> None:
    assert dice(before(shown(KAKAMA))) == {"button.roll_white", "button.roll_red"}


@pytest.mark.rule("I4")
def test_before_others_a_die_says_the_same_whether_it_can_be_rolled_or_not() -> None:
    told = set()
    for mask in (HAU, KAKAMA):
        thing = before(mask).thing("button.roll_red")
        told.add(thing.refusal or thing.words)

    assert told == {
        "It looks the same whether your tokens allow it or not, as others are looking on."
    }


def weighing(new: Disc, *tray: Disc, alone: bool = False) -> Hands:
    """Somebody who has just found *new*."""
    story = drawn("0 K a", tokens={"K": [new]}, trays=[[*tray], []])
    story.roll(1)
    story.walk("K")
    return at_table(story.state, alone=alone)


FOUND = {
    "fits": (HAU, MIRU, HAU, PAKARI, VAKAMA),
    "a fifth mask": (HAU, MIRU, HAU, PAKARI, HAU),
    "a third Turaga": (NOKAMA, VAKAMA, NUJU, HAU, HAU),
    "two that clash": (KAUKAU, KAKAMA, HAU, VAKAMA, HAU),
}


def test_before_others_a_power_token_in_hand_is_asked_about_in_the_same_way() -> None:
    pictures = {weighing(*tokens).picture() for tokens in FOUND.values()}

    assert len(pictures) == 1


def test_before_others_no_key_answers_for_it_unseen() -> None:
    for tokens in FOUND.values():
        assert weighing(*tokens).key(Command.CONFIRM) is None


def test_alone_i_am_asked_what_i_can_answer() -> None:
    answers = {"button.keep_token", "button.refuse_token", "button.give_up_new"}
    hands = {name: weighing(*tokens, alone=True) for name, tokens in FOUND.items()}

    assert {name: hand.names() & answers for name, hand in hands.items()} == {
        "fits": {"button.keep_token"},
        "a fifth mask": {"button.give_up_new"},
        "a third Turaga": {"button.refuse_token"},
        "two that clash": {"button.give_up_new"},
    }


def meeting(*mine: Disc, alone: bool = False) -> Hands:
    """Somebody who has just come to a pawn with two tokens."""
    story = drawn("0 1 a", trays=[mine, [HAU, FIRE]])
    story.roll(1)
    story.walk("1")
    return at_table(story.state, alone=alone)


@pytest.mark.rule("U2", "I4")
def test_before_others_the_ask_about_akaku_looks_the_same_whoever_holds_it() -> None:
    """Also the tray that it could open."""
    hands = [meeting(*tray) for tray in ([AKAKU], [HAU], [MIRU])]

    assert len({hand.picture() for hand in hands}) == 1
    assert hands[0].names(enabled=False) == hands[1].names(enabled=False)
    assert "button.use_akaku" in hands[1].names(enabled=False)


@pytest.mark.rule("U2", "I4")
def test_before_others_the_main_key_declines_whoever_holds_it() -> None:
    for tray in ([AKAKU], [HAU]):
        assert meeting(*tray).key(Command.CONFIRM) == DECLINE


@pytest.mark.rule("U2", "K2")
def test_alone_i_may_use_akaku_or_decline_it() -> None:
    answers = {"button.use_akaku", "button.decline_akaku"}

    assert meeting(AKAKU, alone=True).names() & answers == answers
    assert meeting(HAU, alone=True).names() & answers == {"button.decline_akaku"}


def test_an_open_tray_shows_what_it_is_good_for() -> None:
    pictures = set()
    for mask in (HAU, KAKAMA):
        hands = before(mask)
        hands.view.peek(on=True)
        hands.settle()
        pictures.add(hands.picture())

    assert len(pictures) == 2


def test_the_likeliest_is_as_wide_as_the_plate_and_tells_its_key() -> None:
    hands = before(HAU, alone=True)

    (main,) = [w for w in hands.page.widgets if isinstance(w, Button) and w.is_main]

    assert main.rect.width == hands.view.corners.deeds.width
    assert main.key == "Space"


def test_in_others_turns_there_is_nothing_to_do() -> None:
    story = situation(small_atlas(), trays=[[HAU], []])

    assert not at_table(story.state, PUBLIC).view.deeds()
