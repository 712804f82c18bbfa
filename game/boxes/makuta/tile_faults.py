"""Whether tiles out of a file can be played; those out of a level set have been checked there."""

from collections.abc import Iterator, Sequence

from game.rules.makuta.tile_limits import (
    ONE_OF_EACH,
    TOKEN_KINDS,
    covered_cells,
    missing_gates,
    token_barrier,
)
from game.rules.makuta.tiles import GATE_CELLS, INSIDE, Cell, Role, Tile

NAMES = {Role.START: "start tiles", Role.MAKUTA: "tiles with the temple"}


def first_fault(tiles: Sequence[Tile]) -> str | None:
    """The first thing that is wrong with them, without a full stop."""
    return next(_faults(tiles), None)


def _faults(tiles: Sequence[Tile]) -> Iterator[str]:
    for role in ONE_OF_EACH:
        count = sum(tile.role is role for tile in tiles)
        if count != 1:
            yield f"there are {count} {NAMES[role]}, not one"
    if len({tile.key for tile in tiles}) < len(tiles):
        yield "two of them have the same key"
    for tile in tiles:
        yield from (f"on {tile.key}, {fault}" for fault in _faults_of(tile))


def _faults_of(tile: Tile) -> Iterator[str]:
    fields = set(tile.fields)
    if list(tile.fields) != sorted(fields, key=lambda cell: (cell.y, cell.x)):
        yield "the fields are not in order"
    if not fields <= INSIDE - covered_cells(tile.role):
        yield "a field lies where none can be"
    if tile.role is Role.START and Cell(0, 0) not in fields:
        yield "the start field is missing"
    if not tile.gates:
        yield "there is no gate"
    if list(tile.gates) != sorted(set(tile.gates)):
        yield "the gates are not in order"
    gates = {GATE_CELLS[side] for side in tile.gates}
    if not gates <= fields:
        yield "a gate lies where no field is"
    if missing_gates(tile.role, len(gates)):
        yield "an entrance is missing"
    cells = [cell for cell, _ in tile.tokens]
    barred = any(token_barrier(cell, tile.role, gates) for cell in cells)
    if barred or cells != [cell for cell in tile.fields if cell in cells]:
        yield "a token lies where none can"
    if any(kind not in TOKEN_KINDS for _, kind in tile.tokens):
        yield "a lock lies on a token field"
