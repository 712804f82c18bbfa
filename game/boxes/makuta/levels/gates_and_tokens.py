"""Gates and token fields: where they may lie, and what is wrong if they lie elsewhere."""

from collections.abc import Callable, Iterable, Iterator

from attrs import frozen

from game.boxes.makuta.levels.map_form import KINDS, cell_in, column_and_row
from game.rules.makuta.pieces import Kind
from game.rules.makuta.tile_limits import Barrier
from game.rules.makuta.tiles import GATE_CELLS, Cell
from game.tiled.placed_objects import MapObject
from game.tiled.problems import Notes, Spot

SIDE_OF_CELL = {cell: side for side, cell in GATE_CELLS.items()}
SIDE_WORDS = ("north", "north-east", "south-east", "south", "south-west", "north-west")
BARRIERS = {
    Barrier.GATE: "a gate",
    Barrier.START_FIELD: "the start field",
    Barrier.TEMPLE: "the temple",
}


@frozen
class Gate:
    cell: Cell
    spot: Spot  # in the map


@frozen
class TokenField:
    cell: Cell
    spot: Spot
    kind: Kind


def gates(
    objects: Iterable[MapObject], fields: frozenset[Cell] | None, notes: Notes
) -> Iterator[Gate]:
    """Those that can be used."""
    taken: set[Cell] = set()
    for cell, found in _lying(objects):
        if cell not in SIDE_OF_CELL:
            remedy = f"Move it to one of the six: {_gate_cells()}."
            notes.error("The gate does not lie on a gate cell.", remedy, found.spot)
        elif cell in taken:
            notes.error("A second gate lies on this cell.", "Delete one of them.", found.spot)
        elif fields is not None and cell not in fields:
            remedy = 'Paint the cell on the layer "fields", or delete the gate.'
            notes.error("There is no field under the gate.", remedy, found.spot)
        else:
            taken.add(cell)
            yield Gate(cell, found.spot)


def _lying(objects: Iterable[MapObject]) -> Iterator[tuple[Cell, MapObject]]:
    return ((cell_in(*found.cell), found) for found in objects if found.cell is not None)


def _gate_cells() -> str:
    cells = [(column_and_row(cell), SIDE_WORDS[side]) for side, cell in GATE_CELLS.items()]
    return "; ".join(f"column {column}, row {row} ({word})" for (column, row), word in cells)


def token_fields(
    objects: Iterable[MapObject],
    fields: frozenset[Cell] | None,
    barrier: Callable[[Cell], Barrier | None],
    notes: Notes,
) -> Iterator[TokenField]:
    """Those that can be used; *barrier* says of a cell what stands in the way of a token there."""
    taken: set[Cell] = set()
    for cell, found in _lying(objects):
        if cell in taken:
            notes.error("A second token lies on this field.", "Delete or move one.", found.spot)
        elif (bar := barrier(cell)) is not None:
            remedy = "Move it to an ordinary field, or delete it."
            notes.error(f"A token cannot lie on {BARRIERS[bar]}.", remedy, found.spot)
        elif fields is not None and cell not in fields:
            remedy = 'Paint the cell on the layer "fields", or move the token onto a field.'
            notes.error("There is no field under the token.", remedy, found.spot)
        elif "kind" in found.properties:
            yield TokenField(cell, found.spot, KINDS[str(found.properties["kind"])])
        taken.add(cell)
