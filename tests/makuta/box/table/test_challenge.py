"""Nobody is urged to challenge Makuta where they most likely lose, and all are told the odds."""

import pytest

from game.core.hexes import Side
from game.rules.makuta.actions import ChallengeMakuta, EndTurn
from game.rules.makuta.phases import Arrived
from game.rules.makuta.pieces import Disc
from game.ui.commands import Command
from game.ui.widgets.button import Button
from game.ui.widgets.label import Label
from tests.makuta.atlases import only, small_atlas
from tests.makuta.box.table.hands import Hands, at_table
from tests.makuta.rules.discs import (
    AIR,
    FIRE,
    HAU,
    KAKAMA,
    PAKARI,
    TAHU,
    VAKAMA,
    WATER,
    lock,
    shown,
)
from tests.makuta.situations import NORTH, situation

ENTRANCE = ("makuta", Side.S)
KEYS = (shown(FIRE), shown(WATER), shown(AIR))


def before_makuta(*tray: Disc, alone: bool = True) -> Hands:
    """Tahu, whose keys open the lock of this entrance."""
    story = situation(
        only(small_atlas(), "start", "makuta"),
        lay=[("makuta", NORTH, 0)],
        pawns={TAHU: ENTRANCE},
        locks={ENTRANCE: shown(lock(FIRE, WATER, AIR))},
        trays=[[*KEYS, *tray], []],
        phase=Arrived(TAHU),
    )
    return at_table(story.state, alone=alone)


def main_of(hands: Hands) -> list[str]:
    return [w.name for w in hands.page.widgets if isinstance(w, Button) and w.is_main]


def words_of(hands: Hands) -> str:
    return " ".join(w.words for w in hands.page.widgets if isinstance(w, Label))


def test_with_good_odds_the_main_key_challenges_makuta() -> None:
    hands = before_makuta(PAKARI, VAKAMA)

    assert main_of(hands) == ["button.challenge_makuta"]


def test_with_poor_odds_it_ends_the_turn_as_a_hint_would() -> None:
    hands = before_makuta(HAU)

    assert main_of(hands) == ["button.end_turn"]
    assert hands.key(Command.DONE) == EndTurn()
    assert "button.challenge_makuta" in hands.names()


@pytest.mark.rule("I4")
def test_before_others_a_mask_that_lies_face_down_changes_nothing() -> None:
    """Whether it helps only its owner knows: no button is the likeliest."""
    hands = [before_makuta(mask, alone=False) for mask in (PAKARI, KAKAMA)]

    assert len({hand.picture() for hand in hands}) == 1
    assert main_of(hands[0]) == []
    assert hands[0].key(Command.DONE) is None


@pytest.mark.rule("X2", "X3")
def test_whoever_challenges_is_told_the_odds_and_the_price_first() -> None:
    hands = before_makuta(HAU)

    assert hands.press("button.challenge_makuta") is None

    assert "Challenge Makuta now?" in words_of(hands)
    assert "If you fail, you lose a token." in words_of(hands)
    assert hands.press("confirm") == ChallengeMakuta()


def test_before_others_the_odds_are_those_of_what_lies_open() -> None:
    hands = before_makuta(PAKARI, alone=False)
    hands.press("button.challenge_makuta")

    assert "at least 0%" in words_of(hands)
