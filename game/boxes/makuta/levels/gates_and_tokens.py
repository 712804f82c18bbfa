"""Gates and token fields: where they may lie, and what is wrong if they lie elsewhere."""

from collections.abc import Iterable, Iterator, Mapping

from attrs import frozen

from game.boxes.makuta.levels.cells import column_and_row
from game.boxes.makuta.levels.objects import MapObject, cell_under
from game.rules.makuta.pieces import Kind
from game.rules.makuta.tiles import GATE_CELLS, Cell
from game.tiled.problems import Notes, Spot, choice

KINDS = {kind.name.lower(): kind for kind in Kind if kind is not Kind.LOCK}
CLASSES = {
    "gates": ("Gate",),
    "tokens": ("TokenField",),
    "places": ("StartField", "Temple"),
}
SIDE_OF_CELL = {cell: side for side, cell in GATE_CELLS.items()}
SIDE_WORDS = ("north", "north-east", "south-east", "south", "south-west", "north-west")


@frozen
class Gate:
    cell: Cell
    spot: Spot  # in the map


@frozen
class TokenField:
    cell: Cell
    spot: Spot
    kind: Kind


def of_known_class(objects: Iterable[MapObject], notes: Notes) -> Iterator[MapObject]:
    """Those that belong on their layer."""
    homes = {name: layer for layer, names in CLASSES.items() for name in names}
    for found in objects:
        wanted = choice(CLASSES[found.layer])
        if found.class_name in CLASSES[found.layer]:
            yield found
        elif found.class_name in homes:
            what = f"A {found.class_name} does not belong on this layer."
            remedy = (
                f'Move it to the layer "{homes[found.class_name]}", or set its class to {wanted}.'
            )
            notes.error(what, remedy, found.spot)
        else:
            name = found.class_name
            what = f'The game does not know the class "{name}".' if name else "It has no class."
            remedy = f"Set Class (Type in Tiled 1.8) to {wanted}, or use a template."
            notes.error(what, remedy, found.spot)


def gates(
    objects: Iterable[MapObject], fields: frozenset[Cell] | None, notes: Notes
) -> Iterator[Gate]:
    """Those that can be used."""
    taken: set[Cell] = set()
    for found in objects:
        cell, spot = cell_under(found, notes), found.spot
        if cell is None:
            continue
        if cell not in SIDE_OF_CELL:
            remedy = f"Move it to one of the six: {_gate_cells()}."
            notes.error("The gate does not lie on a gate cell.", remedy, spot)
        elif cell in taken:
            notes.error("A second gate lies on this cell.", "Delete one of them.", spot)
        elif fields is not None and cell not in fields:
            remedy = 'Paint the cell on the layer "fields", or delete the gate.'
            notes.error("There is no field under the gate.", remedy, spot)
        else:
            taken.add(cell)
            yield Gate(cell, spot)


def _gate_cells() -> str:
    cells = [(column_and_row(cell), SIDE_WORDS[side]) for side, cell in GATE_CELLS.items()]
    return "; ".join(f"column {column}, row {row} ({word})" for (column, row), word in cells)


def token_fields(
    objects: Iterable[MapObject],
    fields: frozenset[Cell] | None,
    closed: Mapping[Cell, str],
    notes: Notes,
) -> Iterator[TokenField]:
    """Those that can be used; *closed* says of a cell what stands in the way of a token there."""
    taken: set[Cell] = set()
    for found in objects:
        kind = _kind(found, notes)
        cell, spot = cell_under(found, notes), found.spot
        if cell is None:
            continue
        if cell in taken:
            notes.error("A second token lies on this field.", "Delete or move one.", spot)
        elif cell in closed:
            remedy = "Move it to an ordinary field, or delete it."
            notes.error(f"A token cannot lie on {closed[cell]}.", remedy, spot)
        elif fields is not None and cell not in fields:
            remedy = 'Paint the cell on the layer "fields", or move the token onto a field.'
            notes.error("There is no field under the token.", remedy, spot)
        elif kind is not None:
            yield TokenField(cell, spot, kind)
        taken.add(cell)


def _kind(found: MapObject, notes: Notes) -> Kind | None:
    text = found.properties.get("kind")
    wanted = choice(KINDS)
    if text is None:
        remedy = (
            f"Add the property kind, a string, and set it to {wanted}. If Tiled shows one in grey, "
            "choose it all the same: a grey value is not saved."
        )
        notes.error("The token field does not say its kind.", remedy, found.spot)
    elif text.type != "string":
        remedy = f"Remove the property and add it again as a string: {wanted}."
        notes.error(f'The property "kind" is of the type {text.type}.', remedy, found.spot)
    elif text.value not in KINDS:
        what = f'The property "kind" is "{text.value}", which the game does not know.'
        notes.error(what, f"Set it to {wanted}.", found.spot)
    else:
        return KINDS[text.value]
    return None
