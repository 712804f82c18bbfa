"""Why not? Because of the way: where a move can end, and where a pawn be set."""

import pytest

from game.core.hexes import Side
from game.rules.makuta.editions import HouseRules
from game.rules.makuta.phases import SettingPawn
from game.rules.makuta.reasons.island import (
    FieldTaken,
    NoWay,
    RahiInTheWay,
    StandingThere,
    Taker,
    TooFar,
    WholeRoll,
)
from game.rules.makuta.targets import AtField, AtGate
from tests.makuta.atlases import only, small_atlas
from tests.makuta.rules.discs import FIRE, GALI, HAU, LEWA, MIRU, TAHU
from tests.makuta.rules.test_explain import why
from tests.makuta.situations import NORTH, drawn, situation

EXACT = HouseRules(exact_count=True)

# How far a roll leads


@pytest.mark.rule("M2")
def test_a_move_takes_at_least_one_step() -> None:
    story = drawn("a 0 b")

    assert why(story, AtField(story.at("0"))) == StandingThere()

    story.roll(2)

    assert why(story, AtField(story.at("0"))) == StandingThere()


@pytest.mark.rule("M2")
def test_a_move_takes_at_most_the_steps_that_were_rolled() -> None:
    story = drawn("0 a b c d")
    story.roll(2)

    assert why(story, AtField(story.at("b"))) is None
    assert why(story, AtField(story.at("c"))) == TooFar(3, 2)
    assert why(story, AtField(story.at("d"))) == TooFar(4, 2)


@pytest.mark.rule("M2", "M4")
def test_a_far_field_is_as_far_as_one_has_to_walk() -> None:
    """Across the mosquito it would be four steps."""
    story = drawn("""
        . a b c .
        0 d m e f
        . . . . .
    """)
    story.roll(3)

    assert why(story, AtField(story.at("f"))) == TooFar(6, 3)


@pytest.mark.rule("M2", "M4")
def test_where_every_way_crosses_a_rahi_the_distance_does_too() -> None:
    story = drawn("0 a m b s c d")
    story.roll(3)

    assert why(story, AtField(story.at("d"))) == TooFar(6, 3, story.at("m"))


@pytest.mark.rule("M2", "M4")
def test_a_rahi_can_be_too_far_itself() -> None:
    story = drawn("0 a m")
    story.roll(1)

    assert why(story, AtField(story.at("m"))) == TooFar(2, 1)


@pytest.mark.rule("M4")
def test_a_rahi_is_not_walked_across() -> None:
    story = drawn("0 m a")
    story.roll(2)

    assert why(story, AtField(story.at("m"))) is None
    assert why(story, AtField(story.at("a"))) == RahiInTheWay(story.at("m"))


@pytest.mark.rule("M4")
def test_the_first_of_several_rahi_is_in_the_way() -> None:
    story = drawn("0 s a m t")
    story.roll(6)

    assert why(story, AtField(story.at("t"))) == RahiInTheWay(story.at("s"))


@pytest.mark.rule("M4")
def test_a_rahi_is_in_the_way_if_the_way_around_it_is_too_long() -> None:
    story = drawn("""
        a b c
        0 m d
        . . .
    """)
    story.roll(3)

    assert why(story, AtField(story.at("d"))) == RahiInTheWay(story.at("m"))

    story = drawn("""
        a b c
        0 m d
        . . .
    """)
    story.roll(4)

    assert why(story, AtField(story.at("d"))) is None


@pytest.mark.rule("M1", "G1")
def test_there_is_no_way_but_through_linked_gates() -> None:
    """Turned by one sixth, the village blocks the gate; its own look east, west and south-west."""
    story = situation(small_atlas(), lay=[("village", NORTH, 1)])
    story.roll(6)
    ends = [story.at(("village", side)) for side in (Side.NE, Side.S, Side.NW)]

    assert why(story, AtField(story.at(("village", (0, 0))))) == NoWay(tuple(sorted(ends)))


@pytest.mark.rule("M1")
def test_there_is_no_way_to_a_field_without_neighbours() -> None:
    story = drawn("0 . a")
    story.roll(6)

    assert why(story, AtField(story.at("a"))) == NoWay(())


@pytest.mark.rule("H1")
def test_the_whole_roll_has_to_be_used() -> None:
    story = drawn("0 a K b c", house=EXACT)
    story.roll(4)

    assert why(story, AtField(story.at("a"))) == WholeRoll(4)
    assert why(story, AtField(story.at("b"))) == WholeRoll(4)
    assert why(story, AtField(story.at("K"))) is None
    assert why(story, AtField(story.at("c"))) is None


@pytest.mark.rule("H1", "M2")
def test_the_whole_roll_leads_no_further() -> None:
    story = drawn("0 a b c d", house=EXACT)
    story.roll(2)

    assert why(story, AtField(story.at("c"))) == TooFar(3, 2)


# Other pawns


@pytest.mark.rule("M5", "K6")
def test_no_pawn_is_in_the_way() -> None:
    story = drawn("0 1 a", pawns={LEWA: "1"}, trays=[[MIRU]])
    one = AtField(story.at("1"))

    assert why(story, one) is None
    assert why(story, AtField(story.at("0"))) == StandingThere()

    story.roll(1)

    assert why(story, one) is None


@pytest.mark.rule("M5", "G2")
def test_nor_does_one_keep_others_from_exploring() -> None:
    gate = ("start", Side.N)
    story = situation(small_atlas(), pawns={TAHU: ("start", (0, -3)), GALI: gate})
    story.roll(1)

    assert why(story, AtGate(story.at(gate))) is None


# The pawn that Makuta has beaten


@pytest.mark.rule("X3")
def test_a_beaten_pawn_is_set_on_an_empty_field() -> None:
    story = situation(
        only(small_atlas(), "start", "makuta"),
        lay=[("makuta", NORTH, 0)],
        pawns={TAHU: ("makuta", Side.S), GALI: ("start", Side.N), LEWA: ("start", (0, -3))},
        tokens={("start", (3, 0)): [FIRE]},
        pile=[HAU],
        phase=SettingPawn(GALI, TAHU),
    )
    lair, field, token = (
        story.at(where) for where in (("makuta", Side.S), ("start", (0, -3)), ("start", (3, 0)))
    )

    assert why(story, AtField(field)) == FieldTaken(field, Taker.PAWN)
    assert why(story, AtField(lair)) == FieldTaken(lair, Taker.PAWN)
    assert why(story, AtField(token)) == FieldTaken(token, Taker.TOKEN)
    start = story.at("start")
    assert why(story, AtField(start)) == FieldTaken(start, Taker.TOKEN)
    assert why(story, AtField(story.at(("start", (0, -2))))) is None


@pytest.mark.rule("X3")
def test_a_beaten_pawn_is_not_set_on_a_lock() -> None:
    story = situation(
        only(small_atlas(), "start", "makuta"),
        lay=[("makuta", NORTH, 0)],
        phase=SettingPawn(GALI, TAHU),
    )
    entrance = story.at(("makuta", Side.S))

    assert why(story, AtField(entrance)) == FieldTaken(entrance, Taker.LOCK)
