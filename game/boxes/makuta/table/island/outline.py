"""The jigsaw outline of a tile, in cells around its middle.

All six sides are one curve that is odd about the side's middle: a knob on the left, seen from the
tile's middle, and the same as a hollow on the right. So any side fits any other, and the outline
stays the same when the tile is turned.
"""

from collections.abc import Iterator
from functools import cache

from pygame import Vector2

from game.boxes.makuta.table.island.places import CORNER, FLAT
from game.core.hexes import SIDES, Side

AWAY = 1.3  # from the middle of a side to the middle of its knob
STEPS = 8  # points per bend
_HALF_KNOB = (  # bends from the side to the knob's top: how far along and how far out
    ((-0.50, 0.00), (-0.36, 0.00), (-0.28, 0.03), (-0.28, 0.12)),
    ((-0.28, 0.12), (-0.28, 0.20), (-0.45, 0.20), (-0.45, 0.36)),
    ((-0.45, 0.36), (-0.45, 0.50), (-0.25, 0.60), (0.00, 0.60)),
)


@cache
def outline() -> tuple[Vector2, ...]:
    """Clockwise from the left end of the north side; do not change the points."""
    return tuple(point for side in SIDES for point in side_curve(side)[:-1])


@cache
def side_curve(side: Side) -> tuple[Vector2, ...]:
    """One side from corner to corner, clockwise; do not change the points."""
    return tuple(Vector2(along, -FLAT / 2 - out).rotate(60 * side) for along, out in _curve())


def _curve() -> Iterator[tuple[float, float]]:
    """From left to right, seen from the middle of the tile."""
    left = [(-CORNER / 2, 0.0), *((along - AWAY, out) for along, out in _knob())]
    yield from left
    yield from ((-along, -out) for along, out in reversed(left))


def _knob() -> Iterator[tuple[float, float]]:
    left = [*_bends(), (0.0, 0.6)]
    yield from left
    yield from ((-along, out) for along, out in reversed(left[:-1]))


def _bends() -> Iterator[tuple[float, float]]:
    for start, leaving, arriving, end in _HALF_KNOB:
        for step in range(STEPS):
            t = step / STEPS
            weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
            points = (start, leaving, arriving, end)
            along = sum(w * point[0] for w, point in zip(weights, points, strict=True))
            out = sum(w * point[1] for w, point in zip(weights, points, strict=True))
            yield along, out
