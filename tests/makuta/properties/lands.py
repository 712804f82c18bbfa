"""Sets of tiles on which seldom things happen often: islands that close, and heaps of treasure."""

from functools import cache
from pathlib import Path

from game.boxes.makuta.levels.sets import read_set
from game.rules.makuta.tiles import Atlas
from tests.makuta.atlases import CAVE, GORGE, MAKUTA, drawn_atlas, full_atlas, small_atlas

LONELY_START = """
. . . . G . . . .
. . . . o . . . .
. . . . o . . . .
. . o S S S o . .
. K o S S S o U .
. . o S S S o . .
. . o . o . o . .
. . . . Y . . . .
. . . . . . . . .
"""
# One gate: it leads nowhere.
DEAD_END = """
. . . . . . . . .
. . . . . . . . .
. . . . K . . . .
. . . m o s . . .
. . . Y o U . . .
. . . . o . . . .
. . . K o Y . . .
. . . . o . . . .
. . . . G . . . .
"""
RICH_START = """
. . . . G . . . .
. . . Y o K . . .
. . . . o . . . .
. . o S S S o . .
. K o S S S o U .
. . o S S S o . .
. G o . o . o G .
. . K o m o Y . .
. . . . . . . . .
"""
HOARD = """
. . . . G . . . .
. . . K o Y . . .
. G o o o o o G .
. . K o m o U . .
. . . o K o . . .
. . K o s o Y . .
. G o o o o o G .
. . . U o K . . .
. . . . G . . . .
"""


@cache
def closing_atlas() -> Atlas:
    """The start has one gate and most lands too: soon no gate is open any more (G5)."""
    ends = {f"end{number}": DEAD_END for number in range(7)}
    return drawn_atlas({"start": LONELY_START, "makuta": MAKUTA, "gorge": GORGE, **ends})


@cache
def rich_atlas() -> Atlas:
    """A treasure at every corner: trays are soon full (T4, T5)."""
    hoards = {f"hoard{number}": HOARD for number in range(7)}
    return drawn_atlas({"start": RICH_START, "makuta": MAKUTA, "cave": CAVE, **hoards})


@cache
def shipped_atlas() -> Atlas:
    """The tiles that the game is played with."""
    return Atlas(read_set(Path(__file__).parents[3] / "levels" / "makuta").tiles)


def atlases() -> tuple[Atlas, ...]:
    """Every set of tiles that random games are played on, the rich one twice."""
    return (
        small_atlas(),
        rich_atlas(),
        closing_atlas(),
        full_atlas(),
        rich_atlas(),
        shipped_atlas(),
    )
