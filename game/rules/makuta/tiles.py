"""Tiles as the rules see them: fields, gates and token fields, no looks.

A field's number is its tile's place in the atlas and its cell, so that it never changes, however
the tile is turned and wherever it is laid.
"""

from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple

from attrs import field, frozen

from game.core.hexes import Side
from game.rules.makuta.pieces import RAHI, Kind

WIDTH = 11  # cells of a tile's map, each way
CENTRE = 5
STRIDE = 128  # field numbers per tile


class Cell(NamedTuple):
    """A place in a tile's grid; (0, 0) is the middle, x goes right, y goes down."""

    x: int
    y: int


class Role(Enum):
    START = "start"
    MAKUTA = "makuta"
    LAND = "land"


MIDDLE = tuple(Cell(x, y) for y in (-1, 0, 1) for x in (-1, 0, 1))  # start field, temple
GATE_CELLS = {
    Side.N: Cell(0, -4),
    Side.NE: Cell(3, -2),
    Side.SE: Cell(3, 2),
    Side.S: Cell(0, 4),
    Side.SW: Cell(-3, 2),
    Side.NW: Cell(-3, -2),
}
_HOLLOWS = {(1, -4), (2, -4), (4, 0), (-1, 4), (-2, 4), (-4, 0)}
_HALF_ROWS = {-4: 2, -3: 2, -2: 3, -1: 3, 0: 4, 1: 3, 2: 3, 3: 2, 4: 2}
# Cells that lie wholly inside the jigsaw outline: the only ones that can be fields.
INSIDE = frozenset(
    Cell(x, y)
    for y, half in _HALF_ROWS.items()
    for x in range(-half, half + 1)
    if (x, y) not in _HOLLOWS
)


@frozen
class Tile:
    """One of the tiles of B1. On the start tile the start field is the cell (0, 0) alone."""

    key: str  # names its file, and its text
    role: Role
    region: str
    fields: tuple[Cell, ...]  # by row, then by column
    gates: tuple[Side, ...]  # ascending
    tokens: tuple[tuple[Cell, Kind], ...]  # in the order of their fields


def field_number(tile: int, cell: Cell) -> int:
    return tile * STRIDE + (cell.y + CENTRE) * WIDTH + cell.x + CENTRE


def tile_of(number: int) -> int:
    return number // STRIDE


def cell_of(number: int) -> Cell:
    y, x = divmod(number % STRIDE, WIDTH)
    return Cell(x - CENTRE, y - CENTRE)


def neighbours(tile: Tile, cell: Cell) -> Iterator[Cell]:
    """The fields one step away within the tile (M1, F1)."""
    on_start = tile.role is Role.START and cell == (0, 0)
    fields = set(tile.fields)
    found: set[Cell] = set()
    for base in MIDDLE if on_start else (cell,):
        for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
            beside = Cell(base.x + dx, base.y + dy)
            if tile.role is Role.START and beside in MIDDLE:
                beside = Cell(0, 0)
            if beside in fields and beside != cell and beside not in found:
                found.add(beside)
                yield beside


def within_reach(tile: Tile, start: Cell, *, crossing_rahi: bool = False) -> frozenset[Cell]:
    """Every field of the tile one can walk to, entering no Rahi's field unless told so."""
    closed = set() if crossing_rahi else {cell for cell, kind in tile.tokens if kind in RAHI}
    seen = {start}
    edge = [start]
    while edge:
        for beside in neighbours(tile, edge.pop()):
            if beside not in seen and beside not in closed:
                seen.add(beside)
                edge.append(beside)
    return frozenset(seen)


@frozen
class Atlas:
    """All tiles of a game, with what can be worked out about them beforehand."""

    tiles: tuple[Tile, ...]
    adjacent: tuple[dict[int, tuple[int, ...]], ...] = field(init=False, eq=False, repr=False)
    gates: tuple[dict[Side, int], ...] = field(init=False, eq=False, repr=False)
    token_fields: tuple[tuple[tuple[int, Kind], ...], ...] = field(init=False, eq=False, repr=False)
    start: int = field(init=False, eq=False, repr=False)  # the tile with the start field
    makuta: int = field(init=False, eq=False, repr=False)
    start_field: int = field(init=False, eq=False, repr=False)
    gate_fields: frozenset[int] = field(init=False, eq=False, repr=False)
    # The fields of one part of a tile are joined by ways that no Rahi can close. Where Rahi lie
    # at first is no part.
    part_of: dict[int, int] = field(init=False, eq=False, repr=False)
    gates_of: dict[int, tuple[int, ...]] = field(init=False, eq=False, repr=False)  # by part

    @adjacent.default
    def _adjacent(self) -> tuple[dict[int, tuple[int, ...]], ...]:
        return tuple(
            {
                field_number(i, cell): tuple(field_number(i, n) for n in neighbours(tile, cell))
                for cell in tile.fields
            }
            for i, tile in enumerate(self.tiles)
        )

    @gates.default
    def _gates(self) -> tuple[dict[Side, int], ...]:
        return tuple(
            {side: field_number(i, GATE_CELLS[side]) for side in tile.gates}
            for i, tile in enumerate(self.tiles)
        )

    @token_fields.default
    def _token_fields(self) -> tuple[tuple[tuple[int, Kind], ...], ...]:
        return tuple(
            tuple((field_number(i, cell), kind) for cell, kind in tile.tokens)
            for i, tile in enumerate(self.tiles)
        )

    @start.default
    def _start(self) -> int:
        return self._only(Role.START)

    @makuta.default
    def _makuta(self) -> int:
        return self._only(Role.MAKUTA)

    @start_field.default
    def _start_field(self) -> int:
        return field_number(self.start, Cell(0, 0))

    @gate_fields.default
    def _gate_fields(self) -> frozenset[int]:
        return frozenset(number for gates in self.gates for number in gates.values())

    @part_of.default
    def _part_of(self) -> dict[int, int]:
        parts: dict[int, int] = {}
        for i, tile in enumerate(self.tiles):
            rahi = {cell for cell, kind in tile.tokens if kind in RAHI}
            for cell in tile.fields:
                part = field_number(i, cell)
                if cell not in rahi and part not in parts:
                    reached = within_reach(tile, cell)
                    parts |= {field_number(i, other): part for other in reached}
        return parts

    @gates_of.default
    def _gates_of(self) -> dict[int, tuple[int, ...]]:
        gates: dict[int, tuple[int, ...]] = dict.fromkeys(self.part_of.values(), ())
        for gate in sorted(self.gate_fields & self.part_of.keys()):
            gates[self.part_of[gate]] += (gate,)
        return gates

    def _only(self, role: Role) -> int:
        (index,) = (i for i, tile in enumerate(self.tiles) if tile.role is role)
        return index
