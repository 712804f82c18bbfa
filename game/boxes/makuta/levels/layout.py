"""What lies where on a tile's map: its fields and objects, checked one by one and together."""

from functools import partial

from attrs import frozen

from game.boxes.makuta.levels.fields import note_wrong_fields
from game.boxes.makuta.levels.gates_and_tokens import Gate, TokenField, gates, token_fields
from game.boxes.makuta.levels.map_form import cell_in
from game.boxes.makuta.levels.places import note_places
from game.rules.makuta.tile_limits import missing_gates, token_barrier
from game.rules.makuta.tiles import Cell, Role
from game.tiled.maps import FormedMap
from game.tiled.placed_objects import ObjectLayer
from game.tiled.problems import Notes, Spot


@frozen
class Layout:
    """All on a map that is sound."""

    fields: frozenset[Cell] | None  # None if the layer cannot be read
    gates: tuple[Gate, ...]
    tokens: tuple[TokenField, ...]


def read_layout(found: FormedMap, role: Role | None, notes: Notes) -> Layout:
    fields = _fields(found)
    if fields is not None:
        note_wrong_fields(fields, role, notes)
    on = {name: found.objects.get(name, ObjectLayer()) for name in ("places", "gates", "tokens")}
    if role is not None:
        note_places(on["places"], role, notes)
    sound = tuple(gates(on["gates"].objects, fields, notes))
    if "gates" in found.objects and on["gates"].are_all(sound):
        _note_missing_gates(len(sound), role, notes)
    barrier = partial(token_barrier, role=role, gates={gate.cell for gate in sound})
    tokens = token_fields(on["tokens"].objects, fields, barrier, notes)
    return Layout(fields, sound, tuple(tokens))


def _fields(found: FormedMap) -> frozenset[Cell] | None:
    """A cell that is not empty is a field."""
    painted = found.cells.get("fields")
    return None if painted is None else frozenset(cell_in(*cell) for cell in painted)


def _note_missing_gates(count: int, role: Role | None, notes: Notes) -> None:
    if count == 0:
        remedy = "Put at least one on a gate cell; there is a template for it."
        notes.error("The tile has no gate, so nobody could enter it.", remedy, Spot("gates"))
    elif missing_gates(role, count):
        what = f"Makuta's tile has {count} of the six gates it needs, one on each side (rule L1)."
        notes.error(what, "Put a gate on each of the six gate cells.", Spot("gates"))
