"""The jigsaw outline of a tile, in cells around its middle, its shape and its lit rim.

All six sides are one curve that is odd about the side's middle: a knob on the left, seen from the
tile's middle, and the same as a hollow on the right. So any side fits any other, and the outline
stays the same when the tile is turned: all tiles share its pictures in every rotation.
"""

from collections.abc import Iterator
from functools import cache

from pygame import BLEND_RGBA_SUB, Color, Surface, Vector2

from game.boxes.makuta.table.island.places import CORNER, FLAT
from game.core.hexes import SIDES, Side
from game.rules.makuta.tiles import WIDTH
from game.tabletop.pictures.paint import alpha_only, clear, drawing, faded, tinted

KNOB = 1.3  # from the middle of a side to the middle of its knob
STEPS = 8  # points per bend
_HALF_KNOB = (  # bends from the side to the knob's top: how far along and how far out
    ((-0.50, 0.00), (-0.36, 0.00), (-0.28, 0.03), (-0.28, 0.12)),
    ((-0.28, 0.12), (-0.28, 0.20), (-0.45, 0.20), (-0.45, 0.36)),
    ((-0.45, 0.36), (-0.45, 0.50), (-0.25, 0.60), (0.00, 0.60)),
)
AWAY = Vector2(0.6, 0.8)  # the light comes from the upper left
LIT, DARK = Color("#fff3d6"), Color("#0a0608")


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
    left = [(-CORNER / 2, 0.0), *((along - KNOB, out) for along, out in _knob())]
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


@cache
def shape(cell: int) -> Surface:
    """White where the plate is, with smooth edges."""
    return drawing(body(WIDTH / 2, "#fff"), (WIDTH * cell, WIDTH * cell), (WIDTH, WIDTH))


@cache
def stencil(cell: int) -> Surface:
    """White everywhere, as thick as the plate is."""
    return alpha_only(shape(cell))


@cache
def rim(cell: int) -> Surface:
    """Lies over a plate: bright edges towards the light, dark ones away from it, and a seam."""
    mask = shape(cell)
    picture = clear(mask.get_size())
    for width, strength in ((0.14, 0.20), (0.07, 0.35)):
        picture.blit(faded(tinted(edge_of(mask, AWAY * width * cell), LIT), strength), (0, 0))
        picture.blit(faded(tinted(edge_of(mask, -AWAY * width * cell), DARK), 2 * strength), (0, 0))
    seam = drawing(_line(WIDTH / 2, 0.05, "#0a0608"), mask.get_size(), (WIDTH, WIDTH))
    picture.blit(faded(seam, 0.65), (0, 0))
    return picture


def edge_of(mask: Surface, away: Vector2) -> Surface:
    """White along those edges of the white shape *mask* that look against *away*."""
    picture = mask.copy()
    picture.blit(mask, away, special_flags=BLEND_RGBA_SUB)
    return picture


def body(middle: float, colour: str, stroke: str = "") -> str:
    return f'<path fill="{colour}" {stroke} d="{_path(middle)}"/>'


def _line(middle: float, width: float, colour: str) -> str:
    style = f'fill="none" stroke="{colour}" stroke-width="{width}" stroke-linejoin="round"'
    return f'<path {style} d="{_path(middle)}"/>'


def _path(middle: float) -> str:
    points = (f"{middle + point.x:.4f} {middle + point.y:.4f}" for point in outline())
    return f"M{'L'.join(points)}Z"
