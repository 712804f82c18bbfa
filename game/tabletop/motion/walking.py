"""A pawn walks: one hop from place to place, and whoever stands at the last one makes room."""

from collections.abc import Mapping, Sequence
from math import pi, sin

from attrs import evolve

from game.tabletop.motion.moves import MovingTable, between
from game.tabletop.motion.pose import Name, Pose
from game.ui.animation import Animation, over

STEP, LONGEST = 0.16, 1.5  # seconds: of a step, and of all of them
HOP = 0.28  # units
LANDING = 0.3  # of a hop: it still gives way after the one before


def walked(
    table: MovingTable, name: Name, way: Sequence[Pose], others: Mapping[Name, Pose]
) -> Animation:
    """From where it is along *way*; during the last hop *others* go to their new places."""
    start = table.sprites.pose(name)
    stops, hops = [start, *way], len(way)
    giving_way = [(table.sprites.pose(other), goal, other) for other, goal in others.items()]

    def show(share: float) -> None:
        hop = min(int(share * hops), hops - 1)
        within = share * hops - hop
        pose = between(stops[hop], stops[hop + 1], within, HOP)
        table.sprites.move(name, evolve(pose, width=stretch(within, is_first=hop == 0)))
        if hop == hops - 1:
            for begin, goal, other in giving_way:
                table.sprites.move(other, between(begin, goal, within))

    yield from over(table.clock, min(STEP * hops, LONGEST), show)


def stretch(share: float, *, is_first: bool) -> float:
    """How wide a pawn is in a hop: slim in the air, broad from the landing before."""
    landing = 0.0 if is_first else max(0.0, 1 - share / LANDING)
    return 1 - 0.06 * sin(pi * share) + 0.1 * landing if share < 1 else 1.0
