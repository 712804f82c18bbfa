"""Tokens say what they do, and what they do for their owner."""

import pytest

from game.boxes.makuta.words import Names
from game.boxes.makuta.words.explained import Explained, explained
from game.core.hexes import Side
from game.core.seats import PUBLIC, Viewer
from game.i18n.texts import load
from game.rules.makuta.pieces import Disc, Kind
from tests.makuta.atlases import only, small_atlas
from tests.makuta.rules.discs import (
    AIR,
    AKAKU,
    EARTH,
    FIRE,
    HAU,
    KAKAMA,
    KAUKAU,
    MIRU,
    NOKAMA,
    PAKARI,
    TAHU,
    VAKAMA,
    WATER,
    YELLOW,
    lock,
    mosquito,
    shown,
)
from tests.makuta.rules.story import Story
from tests.makuta.situations import NORTH, situation


def quest(*tray: Disc) -> Story:
    """Tahu has *tray*; a lock of fire, water and air lies open in the south."""
    return situation(
        only(small_atlas(), "start", "makuta"),
        lay=[("makuta", NORTH, 0)],
        locks={("makuta", Side.S): shown(lock(FIRE, WATER, AIR))},
        trays=[tray],
    )


def told(place: int, *tray: Disc, viewer: Viewer = TAHU) -> Explained:
    sight = quest(*tray).seen_by(viewer)
    return explained(Names(load("makuta"), sight.terms), sight, sight.trays[TAHU][place], TAHU)


@pytest.mark.parametrize(
    ("disc", "words", "rule"),
    [
        (HAU, "adds 5", "K1"),
        (PAKARI, "adds 10", "K1"),
        (AKAKU, "look at that player’s tray", "K2"),
        (KAKAMA, "red die (1–8)", "K3"),
        (KAUKAU, "green die (1–12)", "K4"),
        (MIRU, "fly to any space", "K6"),
        (VAKAMA, "Adds 10", "A1"),
        (NOKAMA, "Adds 5", "A1"),
        (FIRE, "Three keys that match a lock", "L4"),
        (YELLOW, "Stands for any key", "L4"),
    ],
)
def test_each_says_what_it_does_and_by_which_rule(disc: Disc, words: str, rule: str) -> None:
    card = told(0, disc)

    assert words in card.effect
    assert card.rule == rule


def test_a_key_names_the_locks_it_fits() -> None:
    assert told(0, FIRE).now == told(0, YELLOW).now == "Fits the lock in the south."
    assert told(0, EARTH).now == "Fits no lock turned up so far."


def test_what_adds_to_a_duel_says_how_much_that_changes() -> None:
    assert told(0, PAKARI, VAKAMA).now == (
        "With it you’d beat Makuta 72% of the time, without it 0%."
    )


def test_whoever_may_not_read_a_face_is_told_the_same_of_every_one() -> None:
    cards = {told(0, mask, viewer=PUBLIC) for mask in (HAU, PAKARI, MIRU)}

    assert [card.effect for card in cards] == ["A mask or a Turaga: whoever finds it learns which."]


def test_a_rahi_and_a_lock_explain_themselves_too() -> None:
    sight = quest().seen_by(TAHU)
    names = Names(load("makuta"), sight.terms)

    rahi, gate = (explained(names, sight, disc, None) for disc in (mosquito(3), Disc(Kind.LOCK, 0)))

    assert (rahi.rule, gate.rule) == ("R3", "L3")
    assert "move again" in rahi.effect
    assert "three keys" in gate.effect
