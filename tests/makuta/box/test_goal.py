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
        ([], "South lock: fire, water and air keys"),
        ([EARTH], "South lock: fire, water and air keys"),
        ([FIRE], "South lock: 2 more keys (water and air)"),
        ([FIRE, AIR], "South lock: 1 more key (water)"),
        ([FIRE, YELLOW, ICE], "South lock: 1 more key (water or air)"),
        ([YELLOW], "South lock: 2 more keys (fire, water or air)"),
        ([YELLOW, YELLOW], "South lock: 1 more key (fire, water or air)"),
        ([FIRE, WATER, AIR], "You can open the south lock: get stronger first"),
        ([YELLOW, WATER, AIR], "You can open the south lock: get stronger first"),
        ([YELLOW, WATER, AIR, PAKARI, VAKAMA], "You can open the south lock: challenge Makuta"),
    ],
)
def test_a_lock_in_sight_says_which_keys_are_wanting(tray: list[Disc], sentence: str) -> None:
    assert line(quest(*tray, up=lock(FIRE, WATER, AIR))) == sentence


def test_whoever_may_not_read_the_keys_reads_the_same_for_every_truth() -> None:
    truths = [quest(key, up=lock(FIRE, WATER, AIR)) for key in (FIRE, EARTH, YELLOW)]

    told = {line(truth, PUBLIC) for truth in truths}

    assert told == {"South lock: fire, water and air keys"}


@pytest.mark.parametrize(
    ("tray", "sentence"),
    [
        ([], "You can’t beat Makuta yet"),
        ([HAU, VAKAMA], "You’d beat Makuta 11% of the time"),  # 4 of 36: 16-21 against 18, 20-24
        ([PAKARI, VAKAMA], "You’d beat Makuta 72% of the time"),  # 26 of 36: 21-26
    ],
)
def test_strength_is_the_share_of_duels_that_would_be_won(tray: list[Disc], sentence: str) -> None:
    sight = quest(*tray).seen_by(TAHU)

    assert strength_line(Names(load("makuta"), sight.terms), goal_of(sight, TAHU)) == sentence


def test_a_token_that_could_help_unseen_is_neither_urged_nor_held_back() -> None:
    public = quest(shown(FIRE), shown(WATER), shown(AIR), PAKARI, up=lock(FIRE, WATER, AIR))

    assert line(public, PUBLIC) == "You can open the south lock"


def test_nobody_is_told_that_makuta_cannot_be_beaten_while_a_hidden_token_could_do_it() -> None:
    sight = quest(PAKARI).seen_by(PUBLIC)

    words = strength_line(Names(load("makuta"), sight.terms), goal_of(sight, TAHU))

    assert words == "You’d beat Makuta 0% of the time"


def test_keys_are_counted_by_their_backs() -> None:
    sight = quest(FIRE, ICE, HAU).seen_by(PUBLIC)

    assert keys_line(Names(load("makuta"), sight.terms), goal_of(sight, TAHU)) == "2 of 3 keys"


@pytest.mark.parametrize(("tray", "fitting"), [([FIRE, ICE, EARTH], 1), ([YELLOW, ICE], 1)])
def test_beside_a_lock_in_sight_only_keys_that_fit_count(tray: list[Disc], fitting: int) -> None:
    sight = quest(*tray, up=lock(FIRE, WATER, AIR)).seen_by(TAHU)
    goal = goal_of(sight, TAHU)

    assert goal.fitting == fitting
    words = keys_line(Names(load("makuta"), sight.terms), goal)
    assert words == f"{fitting} of 3 keys fit this lock; a yellow one fits any"


def test_keys_that_nobody_may_read_all_count_alike() -> None:
    truths = [quest(key, ICE, up=lock(FIRE, WATER, AIR)) for key in (FIRE, EARTH, YELLOW)]

    assert {goal_of(truth.seen_by(PUBLIC), TAHU).fitting for truth in truths} == {2}
