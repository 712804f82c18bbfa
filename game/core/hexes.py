"""Hexagons of the table: flat-topped, in axial coordinates, sides numbered clockwise from north."""

from enum import IntEnum
from typing import NamedTuple


class Side(IntEnum):
    N = 0
    NE = 1
    SE = 2
    S = 3
    SW = 4
    NW = 5

    def turned(self, rotation: int) -> "Side":
        """Where this side points after *rotation* sixths of a clockwise turn."""
        return SIDES[(self + rotation) % 6]

    @property
    def opposite(self) -> "Side":
        return SIDES[(self + 3) % 6]


SIDES = tuple(Side)


class Hex(NamedTuple):
    q: int
    r: int

    def beside(self, side: Side) -> "Hex":
        """The hexagon that touches this one at *side*."""
        dq, dr = _STEPS[side]
        return Hex(self.q + dq, self.r + dr)


_STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
