"""House rule H1: a move uses the whole roll."""

from typing import Unpack

import pytest

from game.rules.makuta.actions import EndTurn
from game.rules.makuta.editions import HouseRules
from game.rules.makuta.events import PawnMoved
from game.rules.makuta.pieces import Die, Disc
from tests.makuta.atlases import small_atlas
from tests.makuta.rules.discs import AKAKU, FIRE, HAU, KAUKAU, TAHU
from tests.makuta.rules.story import Story
from tests.makuta.situations import NORTH, Setting, drawn, situation

EXACT = HouseRules(exact_count=True)


def rolled(picture: str, roll: int, **setting: Unpack[Setting]) -> Story:
    setting.setdefault("house", EXACT)
    story = drawn(picture, **setting)
    story.roll(roll)
    return story


@pytest.mark.rule("H1", "M2")
@pytest.mark.parametrize(("house", "ends"), [(HouseRules(), {"a", "b", "c"}), (EXACT, {"c"})])
def test_the_whole_roll_is_used(house: HouseRules, ends: set[str]) -> None:
    assert rolled("0 a b c d", 3, house=house).ends() == ends


@pytest.mark.rule("H1")
def test_where_no_way_leads_on_the_move_may_end() -> None:
    """The way to the left is too short; to the right there is a way on."""
    assert rolled("a 0 b c d", 2).ends() == {"a", "c"}


@pytest.mark.rule("H1")
def test_only_at_the_very_end_of_a_way_that_is_too_short() -> None:
    assert rolled("0 a b c d", 6).ends() == {"d"}


@pytest.mark.rule("H1", "T3")
@pytest.mark.parametrize("token", ["K", "U", "Y"])
def test_on_a_token_the_move_may_end_early(token: str) -> None:
    assert rolled(f"0 a {token} b c", 4).ends() == {token, "c"}


@pytest.mark.rule("H1", "T3")
@pytest.mark.parametrize(("key", "early"), [([FIRE], {"gorge 0 0"}), ([], set())])
def test_where_the_token_has_been_taken_it_may_not(key: list[Disc], early: set[str]) -> None:
    """Four steps south of the pawn are gone, two of them to the token field; north is a gate."""
    story = situation(
        small_atlas(),
        house=EXACT,
        lay=[("gorge", NORTH, 0)],
        pawns={TAHU: ("gorge", (0, -2))},
        tokens={("gorge", (0, 0)): key} if key else {},
    )

    story.roll(4)

    assert story.ends() == {"gorge N", "gorge 0 2"} | early


@pytest.mark.rule("H1", "M4")
def test_on_a_rahi_too_but_not_before_it() -> None:
    """From a the Rahi is a legal end, so a is none."""
    assert rolled("0 a m b c", 4).ends() == {"m"}


@pytest.mark.rule("H1", "M2", "M4")
def test_a_rahi_may_be_entered_from_every_side_with_any_part_of_the_roll() -> None:
    story = rolled(
        """
        a b c
        0 m d
        . . .
        """,
        5,
    )

    assert story.sides("m") == {"0", "b", "d"}


@pytest.mark.rule("H1", "G1")
def test_on_a_gate_too() -> None:
    story = rolled(
        """
        . . . a 0 b G
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """,
        6,
    )

    assert story.ends() == {"a", "here NE"}


@pytest.mark.rule("H1", "G1")
@pytest.mark.parametrize("turn", [0, 1])
def test_on_a_linked_or_blocked_gate_as_well(turn: int) -> None:
    """Two steps lead onto the gate; linked, a third one through it. The field before is no end."""
    story = situation(
        small_atlas(),
        house=EXACT,
        lay=[("village", NORTH, turn)],
        pawns={TAHU: ("start", (0, -2))},
    )

    story.roll(4)

    assert "start N" in story.ends()
    assert ("village S" in story.ends()) is (turn == 0)
    assert "start 0 -3" not in story.ends()


@pytest.mark.rule("H1", "L2")
def test_on_a_lock_too() -> None:
    """Two steps lead onto the entrance; with a 3 one might also go on into Makuta's tile."""
    story = situation(
        small_atlas(), house=EXACT, lay=[("makuta", NORTH, 0)], pawns={TAHU: ("start", (0, -3))}
    )

    story.roll(3)

    assert {"makuta S", "makuta 0 3"} <= story.ends()


@pytest.mark.rule("H1", "F1")
def test_on_the_start_field_too() -> None:
    story = rolled(
        """
        . . . . . . .
        . . S S S . .
        0 a S S S b c
        . . S S S . .
        . . . . . . .
        """,
        3,
    )

    assert story.ends() == {"start", "b"}


@pytest.mark.rule("H1", "M5")
@pytest.mark.parametrize("mine", [[], [AKAKU], [HAU]])
@pytest.mark.parametrize("theirs", [[], [HAU]])
def test_beside_another_pawn_too(mine: list[Disc], theirs: list[Disc]) -> None:
    """Whatever lies on the trays."""
    assert rolled("0 1 a b c", 4, trays=[mine, theirs]).ends() == {"1", "c"}


@pytest.mark.rule("H1", "M5")
def test_a_pawn_is_a_legal_end_to_go_on_to() -> None:
    """So the field before it is none."""
    assert rolled("0 a 1", 5).ends() == {"1"}


@pytest.mark.rule("H1", "M5")
def test_a_pawn_at_the_end_of_the_count_is_one_as_well() -> None:
    assert rolled("0 a 1 b c", 2).ends() == {"1"}


@pytest.mark.rule("H1", "M5")
def test_a_pawn_may_be_walked_past() -> None:
    assert rolled("0 a 1 b c", 3).ends() == {"1", "b"}


@pytest.mark.rule("H1", "U4")
def test_where_no_way_leads_on_the_roll_is_lost() -> None:
    story = rolled(". 0 .", 3)

    assert story.legal() == [EndTurn()]


@pytest.mark.rule("H1", "M3")
@pytest.mark.parametrize(
    ("roll", "ends"),
    [(1, {"a", "g"}), (3, {"c", "e"}), (4, {"d"}), (7, {"a", "g"}), (8, {"a", "g"})],
)
def test_around_a_ring_the_first_field_is_not_entered_again(roll: int, ends: set[str]) -> None:
    """Seven steps lead all the way round; with an 8 one gets stuck there."""
    story = drawn(
        """
        a b c
        0 . d
        g f e
        """,
        house=EXACT,
        trays=[[KAUKAU]],
    )

    story.roll(roll, Die.GREEN)

    assert story.ends() == ends


@pytest.mark.rule("H1", "M3")
def test_the_count_can_be_used_up_by_a_detour() -> None:
    """Four steps: round to e or b, or into the corner a, where nothing leads on after three."""
    story = rolled(
        """
        a b c
        0 d e
        . . .
        """,
        4,
    )

    assert story.ends() == {"a", "b", "e"}


@pytest.mark.rule("H1", "M1")
def test_the_pawn_takes_a_way_of_the_right_length() -> None:
    story = rolled(
        """
        a b c
        0 d e
        . . .
        """,
        4,
    )

    told = story.walk("a")

    assert told == (PawnMoved(TAHU, story.path("0", "d", "b", "a")),)


@pytest.mark.rule("H1", "M1")
def test_to_a_token_it_takes_a_short_way() -> None:
    story = rolled(
        """
        a b c
        0 K e
        . . .
        """,
        4,
    )

    told = story.walk("K")

    assert told[0] == PawnMoved(TAHU, story.path("0", "K"))
