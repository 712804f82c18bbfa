"""Moving (section 4)."""

import pytest

from game.core.hexes import Side
from game.core.seats import Seat
from game.rules.makuta.actions import EndTurn, KeepKanohi, UseBonuses
from game.rules.makuta.events import PawnMoved, PawnSet
from game.rules.makuta.phases import Arrived, ChoosingDie, Finishing, RahiFoe, Starting
from game.rules.makuta.pieces import Disc
from tests.makuta.atlases import small_atlas
from tests.makuta.pictures import tile
from tests.makuta.rules.discs import AKAKU, FIRE, GALI, HAU, MATAU, TAHU, mosquito
from tests.makuta.situations import NORTH, drawn, situation, with_two_backs

# One step


@pytest.mark.rule("M1")
def test_a_step_leads_to_the_four_fields_beside() -> None:
    story = drawn("""
        e a f
        b 0 c
        g d h
    """)

    story.roll(1)

    assert story.ends() == {"a", "b", "c", "d"}


@pytest.mark.rule("M1")
def test_a_step_is_never_diagonal() -> None:
    story = drawn("""
        a . b
        . 0 .
        c . d
    """)

    story.roll(6)

    assert story.ends() == set()


@pytest.mark.rule("M1", "G1")
def test_a_linked_gate_is_one_step() -> None:
    story = situation(small_atlas(), lay=[("forest", NORTH, 0)], pawns={TAHU: ("start", Side.N)})

    story.roll(1)

    assert story.ends() == {"forest S", "start 0 -3"}


@pytest.mark.rule("M1", "G1")
def test_a_linked_gate_is_found_on_a_turned_tile_too() -> None:
    """Turned by two sixths, the forest's north-eastern gate looks south."""
    story = situation(small_atlas(), lay=[("forest", NORTH, 2)], pawns={TAHU: ("start", Side.N)})

    story.roll(1)

    assert story.ends() == {"forest NE", "start 0 -3"}


@pytest.mark.rule("M1", "G1")
def test_no_step_leads_through_a_blocked_gate() -> None:
    """Turned by one sixth, the village has no gate in the south."""
    story = situation(small_atlas(), lay=[("village", NORTH, 1)], pawns={TAHU: ("start", Side.N)})

    story.roll(1)

    assert story.ends() == {"start 0 -3"}


@pytest.mark.rule("M1", "F1")
def test_the_start_field_is_beside_all_fields_around_it_and_one_step_wide() -> None:
    story = drawn("""
        . a b c .
        l S S S d
        k S S S e
        j S S S f
        . i h g .
    """)

    story.roll(1)

    assert story.ends() == set("abcdefghijkl")


@pytest.mark.rule("F1", "M1")
def test_walking_over_the_start_field_counts_as_one_field() -> None:
    """Two steps: onto it, and off on the other side."""
    story = drawn("""
        . . . . .
        . S S S .
        0 S S S a
        . S S S .
        . . b . .
    """)

    story.roll(2)

    assert story.ends() == {"start", "a", "b"}


# How far


@pytest.mark.rule("M2")
def test_one_step_at_least_and_as_many_as_rolled_at_most() -> None:
    story = drawn("0 a b c d")

    story.roll(3)

    assert story.ends() == {"a", "b", "c"}


@pytest.mark.rule("M2")
def test_the_player_may_stop_early_anywhere() -> None:
    story = drawn("""
        . . a
        . b c
        0 d e
    """)

    story.roll(6)

    assert story.ends() == {"a", "b", "c", "d", "e"}


@pytest.mark.rule("M2", "M1")
def test_the_pawn_takes_a_shortest_way() -> None:
    story = drawn("""
        a b c
        0 . d
        e f g
    """)

    story.roll(6)
    told = story.walk("d")

    assert told in [
        (PawnMoved(TAHU, story.path("0", "a", "b", "c", "d")),),
        (PawnMoved(TAHU, story.path("0", "e", "f", "g", "d")),),
    ]


@pytest.mark.rule("M2", "M4")
def test_a_rahi_can_be_entered_from_every_side_within_reach() -> None:
    """Each side is a move of its own."""
    story = drawn("""
        o a o
        0 m b
        o c o
    """)

    story.roll(4)

    assert story.sides("m") == {"0", "a", "c"}


@pytest.mark.rule("M2", "M4")
def test_with_more_steps_the_far_side_is_within_reach() -> None:
    story = drawn("""
        o a o
        0 m b
        o c o
    """)

    story.roll(5)

    assert story.sides("m") == {"0", "a", "b", "c"}


# No doubling back


@pytest.mark.rule("M3", "R8")
@pytest.mark.parametrize(
    ("roll", "sides"), [(1, {"0"}), (2, {"0"}), (3, {"0", "b"}), (4, {"0", "b"})]
)
def test_the_example_of_the_rahi_to_the_right(roll: int, sides: set[str]) -> None:
    story = drawn("""
        . . .
        a b .
        0 m .
    """)

    story.roll(roll)

    assert story.sides("m") == sides


@pytest.mark.rule("M3")
def test_in_the_example_the_way_from_above_has_three_steps() -> None:
    story = drawn("""
        . . .
        a b .
        0 m .
    """)

    story.roll(4)
    told = story.walk("m", "b")

    assert told[0] == PawnMoved(TAHU, story.path("0", "a", "b", "m"))


@pytest.mark.rule("M3")
def test_the_field_a_move_began_on_is_not_entered_again() -> None:
    """Going up and down again would be two steps; none of the ends is the first field."""
    story = drawn("""
        . a .
        b 0 c
        . d .
    """)

    story.roll(2)

    assert story.ends() == {"a", "b", "c", "d"}


@pytest.mark.rule("M3", "R6")
def test_a_granted_move_starts_afresh() -> None:
    """After the duel the pawn may go back over the fields it came along."""
    story = drawn("0 a m", tokens={"m": [mosquito(1)]})
    story.roll(2)
    story.walk("m")
    story.roll(6)
    story.play(UseBonuses(()))

    story.roll(2)

    assert story.ends() == {"a", "0"}


# Rahi and other tokens


@pytest.mark.rule("M4")
def test_a_rahi_stops_the_move() -> None:
    story = drawn("0 a m b c")

    story.roll(6)

    assert story.ends() == {"a", "m"}


@pytest.mark.rule("M4", "M2")
@pytest.mark.parametrize("rahi", ["m", "s", "t"])
def test_a_rahi_can_be_walked_around(rahi: str) -> None:
    story = drawn(f"""
        . . .
        a b c
        0 {rahi} d
    """)

    story.roll(3)

    assert story.ends() == {"a", "b", "c", rahi}
    assert story.sides(rahi) == {"0", "b"}


@pytest.mark.rule("M4", "R1", "U2")
def test_whoever_enters_a_rahis_field_must_duel() -> None:
    story = drawn("0 m a", tokens={"m": [mosquito(5)]})

    story.roll(3)
    story.walk("m")

    assert story.phase == ChoosingDie(TAHU, RahiFoe(5, story.at("m"), story.at("0")))


@pytest.mark.rule("M4", "T3")
def test_other_tokens_may_be_walked_over_and_stay() -> None:
    story = drawn("0 K U Y a")

    story.roll(4)
    story.walk("a")

    assert story.tray(TAHU) == ()
    assert [len(story.on(token)) for token in "KUY"] == [1, 1, 1]


@pytest.mark.rule("M4", "L2")
def test_a_lock_may_be_walked_over() -> None:
    """Into Makuta's tile, across the entrance, and on."""
    story = situation(small_atlas(), lay=[("makuta", NORTH, 0)], pawns={TAHU: ("start", Side.N)})

    story.roll(2)

    assert {"makuta S", "makuta 0 3"} <= story.ends()


# Other pawns


@pytest.mark.rule("M5")
@pytest.mark.parametrize("mine", [[], [HAU], [AKAKU], [MATAU, FIRE]])
@pytest.mark.parametrize("theirs", [[], [HAU]])
def test_pawns_may_be_walked_past_and_joined(mine: list[Disc], theirs: list[Disc]) -> None:
    """Whatever anybody holds."""
    story = drawn("0 1 a", trays=[mine, theirs])

    story.roll(2)

    assert story.ends() == {"1", "a"}


@pytest.mark.rule("M5", "U2")
def test_any_number_may_stand_on_one_field() -> None:
    story = drawn("0 5 a", players=6, pawns=dict.fromkeys(map(Seat, range(1, 6)), "5"))

    story.roll(1)
    story.walk("5")

    assert len(set(story.state.pawns)) == 1
    assert story.phase == Arrived(TAHU)


@pytest.mark.rule("M5")
def test_no_pawn_is_in_the_way_of_a_rahi_behind_it() -> None:
    """One enters it from the field of the other pawn."""
    story = drawn("0 1 m", trays=[[], [HAU]])

    story.roll(2)

    assert story.sides("m") == {"1"}


@pytest.mark.rule("M5", "F1")
def test_the_start_field_may_be_shared() -> None:
    """Gali stands there, without a token on her tray."""
    story = drawn("""
        . . . . .
        . S S S .
        0 S S S .
        . S S S .
        . . . . .
    """)

    story.roll(1)
    story.walk("start")

    assert story.state.pawns[TAHU] == story.state.pawns[GALI]


# The rest of the roll


@pytest.mark.rule("M6")
def test_once_stopped_the_rest_of_the_roll_is_lost() -> None:
    story = drawn("0 a b c d")

    story.roll(5)
    story.walk("a")

    assert story.phase == Arrived(TAHU)
    assert story.legal() == [EndTurn()]


@pytest.mark.rule("M6", "T3")
def test_a_token_ends_the_move_for_good() -> None:
    story = with_two_backs("0 K a", tokens={"K": [HAU]})

    story.roll(5)
    story.walk("K")
    story.play(KeepKanohi())

    assert story.phase == Finishing(TAHU)
    assert story.legal() == [EndTurn()]


@pytest.mark.rule("M6", "R8", "M2")
def test_a_lost_duel_leads_back_to_the_side_that_was_chosen() -> None:
    story = drawn(
        """
        . . .
        a b .
        0 m .
        """,
        tokens={"m": [mosquito(7)]},
    )

    story.roll(4)
    story.walk("m", "b")
    story.roll(1)
    told = story.play(UseBonuses(()))

    assert PawnSet(TAHU, story.at("m"), story.at("b"), "R8") in told
    assert story.pawn(TAHU) == "b"
    assert story.phase == Starting(GALI)


def test_pictures_have_a_middle() -> None:
    small, large = tile("a", "o K o"), tile("a", ". . . . .\n. o K o .\n. . . . .")

    assert small == large
