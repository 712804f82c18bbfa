"""Whether tiles out of a file can be played; those out of a level set have been checked there."""

from collections.abc import Iterator, Sequence

from game.rules.makuta.pieces import Kind
from game.rules.makuta.tiles import GATE_CELLS, INSIDE, MIDDLE, Cell, Role, Tile


def first_fault(tiles: Sequence[Tile]) -> str | None:
    """The first thing that is wrong with them, without a full stop."""
    return next(_faults(tiles), None)


def _faults(tiles: Sequence[Tile]) -> Iterator[str]:
    for role, name in ((Role.START, "start tiles"), (Role.MAKUTA, "tiles with the temple")):
        count = sum(tile.role is role for tile in tiles)
        if count != 1:
            yield f"there are {count} {name}, not one"
    if len({tile.key for tile in tiles}) < len(tiles):
        yield "two of them have the same key"
    for tile in tiles:
        yield from (f"on {tile.key}, {fault}" for fault in _faults_of(tile))


def _faults_of(tile: Tile) -> Iterator[str]:
    fields = set(tile.fields)
    if list(tile.fields) != sorted(fields, key=lambda cell: (cell.y, cell.x)):
        yield "the fields are not in order"
    if not fields <= INSIDE - _covered(tile):
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
    if tile.role is Role.MAKUTA and len(gates) < len(GATE_CELLS):
        yield "an entrance is missing"
    yield from _faults_of_tokens(tile, fields - gates)


def _covered(tile: Tile) -> set[Cell]:
    """By the start field, which is the cell (0, 0) alone, or by the temple."""
    match tile.role:
        case Role.START:
            return set(MIDDLE) - {Cell(0, 0)}
        case Role.MAKUTA:
            return set(MIDDLE)
        case Role.LAND:
            return set()


def _faults_of_tokens(tile: Tile, free: set[Cell]) -> Iterator[str]:
    cells = [cell for cell, _ in tile.tokens]
    if tile.role is Role.START:
        free = free - {Cell(0, 0)}
    if cells != [cell for cell in tile.fields if cell in cells] or not set(cells) <= free:
        yield "a token lies where none can"
    if any(kind is Kind.LOCK for _, kind in tile.tokens):
        yield "a lock lies on a token field"
