"""Every place of the island says what it is and what one can do there."""

import pytest

from game.boxes.makuta.words import Names
from game.boxes.makuta.words.explained import Explained
from game.boxes.makuta.words.places import explained_field, explained_temple, has_something
from game.core.hexes import Side
from game.i18n.texts import load
from game.rules.makuta.state import Observation
from tests.makuta.atlases import only, small_atlas
from tests.makuta.rules.discs import AIR, FIRE, HAU, TAHU, WATER, lock, scorpion, shown
from tests.makuta.rules.story import Story
from tests.makuta.situations import NORTH, drawn, situation

LAND = """
. . . . G . . . .
. . . . o . . . .
. . . . s . . . .
. . . o o . . . .
. . . o 0 K . . .
. . . . o . . . .
. . . . Y . . . .
. . . . o . . . .
. . . . G . . . .
"""


def names(seen: Observation) -> Names:
    return Names(load("makuta"), seen.terms)


def told(seen: Observation, field: int) -> tuple[str, Explained]:
    return explained_field(names(seen), seen, field)


def gates() -> Story:
    """Turned by one sixth, the village has no gate in the south, where the start tile has one."""
    return situation(small_atlas(), lay=[("village", NORTH, 1)], pile=[HAU])


@pytest.mark.rule("G1")
@pytest.mark.parametrize(
    ("side", "title", "words", "rule"),
    [
        (Side.N, "A blocked gate", "nobody can cross here", "G1"),
        (Side.SW, "An open gate", "draw a new tile", "G2"),
    ],
)
def test_a_gate_says_whether_it_leads_anywhere(
    side: Side, title: str, words: str, rule: str
) -> None:
    """A blocked one is a black cross that nobody understands by itself."""
    story = gates()

    name, of = told(story.seen_by(TAHU), story.at(("start", side)))

    assert (name, of.rule) == (title, rule)
    assert words in of.effect


@pytest.mark.rule("G4")
def test_an_open_gate_promises_nothing_once_the_stack_is_empty() -> None:
    story = situation(only(small_atlas(), "start", "makuta"), lay=[("makuta", NORTH, 0)])
    seen = story.seen_by(TAHU)

    _, last = told(seen, story.at(("start", Side.SW)))
    _, linked = told(seen, story.at(("start", Side.N)))

    assert (last.rule, "nothing lies beyond" in last.effect) == ("G4", True)
    assert (linked.rule, "walk across" in linked.effect) == ("G1", True)


@pytest.mark.rule("L3")
@pytest.mark.rule("L5")
def test_an_entrance_says_what_its_lock_is_for() -> None:
    story = situation(
        only(small_atlas(), "start", "makuta"),
        lay=[("makuta", NORTH, 0)],
        locks={("makuta", Side.S): lock(FIRE, WATER, AIR)},
    )
    opened = situation(
        only(small_atlas(), "start", "makuta"),
        lay=[("makuta", NORTH, 0)],
        locks={("makuta", Side.S): shown(lock(FIRE, WATER, AIR))},
    )
    entrance = story.at(("makuta", Side.S))

    _, before = told(story.seen_by(TAHU), entrance)
    _, after = told(opened.seen_by(TAHU), entrance)

    assert (before.rule, before.now) == ("L3", "")
    assert (after.rule, after.now) == ("L5", "A lock (fire, water, air)")


def test_the_start_space_and_the_temple_say_what_they_hold() -> None:
    seen = gates().seen_by(TAHU)
    start = seen.terms.atlas.start_field

    assert told(seen, start)[1].now == "Tokens there: 1 power token"
    assert told(seen, start)[1].rule == "F2"
    assert explained_temple(names(seen), seen)[1].now == "You can’t beat Makuta yet"


def test_a_rahi_and_a_token_say_what_they_do_and_a_plain_space_nothing() -> None:
    story = drawn(LAND, tokens={"s": [scorpion(9)]})
    seen = story.seen_by(TAHU)

    assert "take what it guards" in told(seen, story.at("s"))[1].effect
    assert "you win" in told(seen, story.at("s"))[1].now
    assert told(seen, story.at("Y"))[1].rule == "L4"
    assert not has_something(seen, story.at(("here", (0, 1))))
