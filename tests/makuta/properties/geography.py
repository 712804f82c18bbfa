"""The island worked out a second time, from the tiles' cells and where they lie on the table.

Positions are measured in cells on the table, so that nothing here knows of hexagon arithmetic:
two gates are linked when they meet in the same point.
"""

from collections.abc import Iterator
from functools import cache
from math import cos, radians, sin, sqrt
from typing import TypeAlias

from attrs import frozen

from game.rules.makuta.state import Island
from game.rules.makuta.tiles import Atlas, Role, Tile

Point: TypeAlias = tuple[float, float]
Field: TypeAlias = tuple[int, int, int]  # tile, column and row of its cell

FLAT_TO_FLAT = 9.0
COLUMN = FLAT_TO_FLAT * sqrt(3) / 2  # from one column of tiles to the next
GATES = ((0, -4), (3, -2), (3, 2), (0, 4), (-3, 2), (-3, -2))  # clockwise from the north


@frozen
class Geography:
    """Who is whose neighbour, and which gates are which (G1)."""

    steps: frozenset[tuple[Field, Field]]
    linked: frozenset[tuple[Field, Field]]
    open: frozenset[Field]
    blocked: frozenset[Field]
    centres: tuple[Point, ...]


def number_of(field: Field) -> int:
    tile, x, y = field
    return tile * 128 + (y + 5) * 11 + x + 5


def field_of(number: int) -> Field:
    tile, rest = divmod(number, 128)
    return tile, rest % 11 - 5, rest // 11 - 5


def geography(atlas: Atlas, island: Island) -> Geography:
    laid = tuple((at.q, at.r, tile.tile, tile.rotation) for at, tile in island.laid.items())
    return _geography(_Tiles(atlas.tiles), laid)


@frozen(eq=False)
class _Tiles:
    """Compared by what they are, so that islands that grow are worked out once."""

    tiles: tuple[Tile, ...]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Tiles) and self.tiles is other.tiles

    def __hash__(self) -> int:
        return id(self.tiles)


@cache
def _geography(atlas: _Tiles, laid: tuple[tuple[int, int, int, int], ...]) -> Geography:
    sides = [side for place in laid for side in _sides(atlas.tiles[place[2]], *place)]
    linked, blocked, opened = _meetings(sides)
    within = {step for _, _, tile, _ in laid for step in _steps_within(tile, atlas.tiles[tile])}
    return Geography(
        steps=frozenset(within | linked),
        linked=frozenset(linked),
        open=frozenset(opened),
        blocked=frozenset(blocked),
        centres=tuple(_centre(q, r) for q, r, _, _ in laid),
    )


def _centre(q: int, r: int) -> Point:
    return COLUMN * q, FLAT_TO_FLAT * (r + q / 2)


def _sides(
    tile: Tile, q: int, r: int, number: int, rotation: int
) -> Iterator[tuple[Point, Field | None]]:
    """The middle of each side on the table, and the gate there, if any."""
    x, y = _centre(q, r)
    for side, cell in enumerate(GATES):
        turned = radians(60 * (side + rotation))
        middle = x + FLAT_TO_FLAT / 2 * sin(turned), y - FLAT_TO_FLAT / 2 * cos(turned)
        yield _rounded(middle), (number, *cell) if side in tile.gates else None


def _rounded(point: Point) -> Point:
    return round(point[0], 3) + 0.0, round(point[1], 3) + 0.0


def _meetings(
    sides: list[tuple[Point, Field | None]],
) -> tuple[set[tuple[Field, Field]], set[Field], set[Field]]:
    """Pairs of gates that meet, both ways round; gates that meet a wall; gates that meet nobody."""
    at: dict[Point, list[Field | None]] = {}
    for middle, gate in sides:
        at.setdefault(middle, []).append(gate)
    linked: set[tuple[Field, Field]] = set()
    blocked: set[Field] = set()
    opened: set[Field] = set()
    for meeting in at.values():
        gates = [gate for gate in meeting if gate is not None]
        if len(gates) == 2:
            linked |= {(gates[0], gates[1]), (gates[1], gates[0])}
        else:
            (blocked if len(meeting) == 2 else opened).update(gates)
    return linked, blocked, opened


@cache
def _steps_within(number: int, tile: Tile) -> frozenset[tuple[Field, Field]]:
    """Steps to the right and down, and back; the start field fills three by three cells (F1)."""
    cells = {cell: (number, cell.x, cell.y) for cell in tile.fields}
    ground = {(cell.x, cell.y): field for cell, field in cells.items()}
    if tile.role is Role.START:
        ground |= {(x, y): (number, 0, 0) for x in (-1, 0, 1) for y in (-1, 0, 1)}
    pairs = {
        (field, ground[beside])
        for (x, y), field in ground.items()
        for beside in ((x + 1, y), (x, y + 1))
        if beside in ground and ground[beside] != field
    }
    return frozenset(pairs | {(b, a) for a, b in pairs})
