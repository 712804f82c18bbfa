"""Why not? Because of the tiles: which gates can be explored, and how a tile can lie."""

import pytest

from game.core.hexes import Side
from game.rules.makuta.phases import Arrived, Finishing, Placing
from game.rules.makuta.reasons.island import (
    GateIsBlocked,
    GateIsLinked,
    LastOpenGate,
    NoGateOnSide,
    NoTileInHand,
    NoTilesLeft,
)
from game.rules.makuta.targets import AtGate, AtRotation
from tests.makuta.atlases import GORGE, LAKE, MAKUTA, drawn_atlas, only, small_atlas
from tests.makuta.rules.discs import TAHU
from tests.makuta.rules.story import Story
from tests.makuta.rules.test_explain import why
from tests.makuta.situations import NORTH, drawn, situation

# Gates


@pytest.mark.rule("G1")
def test_a_linked_gate_has_nothing_to_explore() -> None:
    story = situation(small_atlas(), lay=[("gorge", NORTH, 0)])
    own, other = story.at(("start", Side.N)), story.at(("gorge", Side.S))

    assert why(story, AtGate(own)) == GateIsLinked(other)
    assert why(story, AtGate(other)) == GateIsLinked(own)


@pytest.mark.rule("G1")
def test_a_blocked_gate_has_nothing_to_explore() -> None:
    story = situation(small_atlas(), lay=[("village", NORTH, 1)])

    assert why(story, AtGate(story.at(("start", Side.N)))) == GateIsBlocked(story.tile("village"))


@pytest.mark.rule("G1")
def test_a_gate_of_a_turned_tile_is_blocked_where_it_looks() -> None:
    """Turned by two sixths, the forest's southern gate looks north-west, at the gorge's side."""
    story = situation(small_atlas(), lay=[("gorge", NORTH, 0), ("forest", (1, -1), 2)])

    assert why(story, AtGate(story.at(("forest", Side.S)))) == GateIsBlocked(story.tile("gorge"))


@pytest.mark.rule("G4")
def test_without_tiles_an_open_gate_is_an_ordinary_field() -> None:
    story = situation(only(small_atlas(), "start", "makuta"), lay=[("makuta", NORTH, 0)])

    assert why(story, AtGate(story.at(("start", Side.SE)))) == NoTilesLeft()


# The drawn tile


@pytest.mark.rule("G2")
@pytest.mark.parametrize("phase", [Arrived(TAHU), Finishing(TAHU)])
def test_only_a_drawn_tile_can_be_turned(phase: Arrived | Finishing) -> None:
    story = drawn("0 a b", phase=phase)

    assert why(story, AtRotation(0)) == NoTileInHand()


@pytest.mark.rule("G2")
def test_a_tile_needs_a_gate_where_it_is_laid() -> None:
    """The gorge's gates look north and south."""
    story = situation(small_atlas(), stack=_first("gorge"), pawns={TAHU: ("start", (0, -3))})
    story.roll(1)
    gate = story.at(("start", Side.N))
    story.walk(gate)

    assert why(story, AtRotation(0)) is None
    assert why(story, AtRotation(3)) is None
    assert why(story, AtRotation(1)) == NoGateOnSide(Side.S, gate)
    assert why(story, AtRotation(5)) == NoGateOnSide(Side.S, gate)


@pytest.mark.rule("G5")
def test_a_tile_does_not_close_the_last_open_gate() -> None:
    """Turned by two sixths, the pond has its second gate at the start tile's wall."""
    story = _one_open_gate()
    gate = story.at(("lake", Side.SE))
    story.roll(1)
    story.walk(gate)

    assert story.phase == Placing(TAHU, gate, story.tile("pond"))
    assert why(story, AtRotation(2)) == LastOpenGate((gate,))
    assert why(story, AtRotation(3)) is None
    assert why(story, AtRotation(0)) == NoGateOnSide(Side.NW, gate)


def _one_open_gate() -> Story:
    start = """
        . . . . G . . . .
        . . . . o . . . .
        . . . . o . . . .
        . . . S S S . . .
        . . . S S S . . .
        . . . S S S . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
    """
    tiles = {"start": start, "makuta": MAKUTA, "lake": LAKE, "pond": LAKE, "gorge": GORGE}
    return situation(
        drawn_atlas(tiles),
        lay=[("lake", NORTH, 0)],
        stack=["pond", "makuta", "gorge"],
        pawns={TAHU: ("lake", (2, 2))},
    )


def _first(key: str) -> list[str]:
    """The whole stack, this tile on top."""
    keys = [tile.key for tile in small_atlas().tiles if tile.key not in (key, "start")]
    return [key, *keys]
