"""How far it is, in turns, to where something is to be had; worked out once for a land."""

from functools import lru_cache
from heapq import heappop, heappush

from attrs import field, frozen

from game.rules.masks.pieces import SpaceKind
from game.rules.masks.printed.land import Land

LOST_STEPS = 0.34  # of a turn, where a space stops the move before its time
FAR = 99.0  # turns, to where no way leads


@frozen
class Manner:
    """What a way costs whom: the land, its steps a turn, what a Mission costs, and Portals."""

    land: Land = field(eq=id)  # the same one: two are compared space by space
    steps: int
    mission_price: float  # in turns
    uses_portals: bool


@lru_cache(maxsize=8192)
def turns_to(manner: Manner, goals: tuple[int, ...]) -> dict[int, float]:
    """The turns from every space to the nearest of *goals*."""
    land = manner.land
    found: dict[int, float] = {}
    waiting = [(0.0, goal) for goal in goals]
    while waiting:
        turns, here = heappop(waiting)
        if here in found:
            continue
        found[here] = turns
        before = turns + 1 / manner.steps + _stopping(manner, here)
        for space in land.beside[here]:
            if space not in found:
                heappush(waiting, (before, space))
        if manner.uses_portals and land.places[here].kind is SpaceKind.PORTAL:
            for portal in land.of_kind(SpaceKind.PORTAL):
                if portal not in found:
                    heappush(waiting, (turns + LOST_STEPS, portal))
    return found


def _stopping(manner: Manner, space: int) -> float:
    """What entering the space costs beside the step."""
    kind = manner.land.places[space].kind
    if kind is SpaceKind.MISSION:
        return LOST_STEPS + manner.mission_price
    return LOST_STEPS if kind is SpaceKind.CHALLENGE else 0.0
