"""The line that says what one still needs is always true, and tells no secret."""

import pytest

from game.boxes.makuta.goal import goal_of
from game.boxes.makuta.words import Names
from game.boxes.makuta.words.goals import goal_line, keys_line, strength_line
from game.core.hexes import Side
from game.core.seats import PUBLIC, Viewer
from game.i18n.texts import load
from game.rules.makuta.pieces import Disc
from tests.makuta.atlases import only, small_atlas
from tests.makuta.rules.discs import (
    AIR,
    EARTH,
    FIRE,
    HAU,
    ICE,
    PAKARI,
    TAHU,
    VAKAMA,
    WATER,
    YELLOW,
    lock,
    seen,
    shown,
)
from tests.makuta.rules.story import Story, Where
from tests.makuta.situations import NORTH, situation

ENTRANCE = ("makuta", Side.S)


def quest(*tray: Disc, up: Disc | None = None, found: bool = True) -> Story:
    lay = [("makuta", NORTH, 0)] if found else []
    locks: dict[Where, Disc] = {ENTRANCE: shown(up)} if up else {}
    trays = [[seen(disc, TAHU) for disc in tray], []]
    return situation(only(small_atlas(), "start", "makuta"), lay=lay, locks=locks, trays=trays)


def line(story: Story, viewer: Viewer = TAHU) -> str:
    sight = story.seen_by(viewer)
    return goal_line(Names(load("makuta"), sight.terms), sight, goal_of(sight, TAHU))


def test_at_first_the_temple_has_to_be_found() -> None:
    assert line(quest(FIRE, found=False)).startswith("Find Makuta’s temple")


def test_then_a_lock_has_to_be_revealed() -> None:
    assert line(quest(FIRE)) == "Reveal a lock at Makuta’s temple"


@pytest.mark.parametrize(
    ("tray", "sentence"),
    [
        ([], "The south lock needs fire, water and air keys"),
        ([EARTH], "The south lock needs fire, water and air keys"),
        ([FIRE], "For the south lock you still need a water key and an air key"),
        ([FIRE, AIR], "For the south lock you still need a water key"),
        ([FIRE, YELLOW, ICE], "For the south lock you still need an air key"),
        ([FIRE, WATER, AIR], "Your keys open the south lock: challenge Makuta"),
        ([YELLOW, WATER, AIR], "Your keys open the south lock: challenge Makuta"),
    ],
)
def test_a_lock_in_sight_says_which_keys_are_wanting(tray: list[Disc], sentence: str) -> None:
    assert line(quest(*tray, up=lock(FIRE, WATER, AIR))) == sentence


def test_whoever_may_not_read_the_keys_reads_the_same_for_every_truth() -> None:
    truths = [quest(key, up=lock(FIRE, WATER, AIR)) for key in (FIRE, EARTH, YELLOW)]

    told = {line(truth, PUBLIC) for truth in truths}

    assert told == {"The south lock needs fire, water and air keys"}


@pytest.mark.parametrize(
    ("tray", "sentence"),
    [
        ([], "You’d beat Makuta 0% of the time"),
        ([HAU, VAKAMA], "You’d beat Makuta 11% of the time"),  # 4 of 36: 16-21 against 18, 20-24
        ([PAKARI, VAKAMA], "You’d beat Makuta 72% of the time"),  # 26 of 36: 21-26
    ],
)
def test_strength_is_the_share_of_duels_that_would_be_won(tray: list[Disc], sentence: str) -> None:
    sight = quest(*tray).seen_by(TAHU)

    assert strength_line(Names(load("makuta"), sight.terms), goal_of(sight, TAHU)) == sentence


def test_keys_are_counted_by_their_backs() -> None:
    sight = quest(FIRE, ICE, HAU).seen_by(PUBLIC)

    assert keys_line(Names(load("makuta"), sight.terms), goal_of(sight, TAHU)) == "2 of 3 keys"


@pytest.mark.parametrize(("tray", "fitting"), [([FIRE, ICE, EARTH], 1), ([YELLOW, ICE], 1)])
def test_beside_a_lock_in_sight_only_keys_that_fit_count(tray: list[Disc], fitting: int) -> None:
    sight = quest(*tray, up=lock(FIRE, WATER, AIR)).seen_by(TAHU)
    goal = goal_of(sight, TAHU)

    assert goal.fitting == fitting
    words = keys_line(Names(load("makuta"), sight.terms), goal)
    assert words == f"{fitting} of 3 keys that fit"


def test_keys_that_nobody_may_read_all_count_alike() -> None:
    truths = [quest(key, ICE, up=lock(FIRE, WATER, AIR)) for key in (FIRE, EARTH, YELLOW)]

    assert {goal_of(truth.seen_by(PUBLIC), TAHU).fitting for truth in truths} == {2}
