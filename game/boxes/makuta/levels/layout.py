"""What lies where on a tile's map: its fields and objects, checked one by one and together."""

from collections.abc import Iterable, Sized
from functools import partial

from attrs import frozen

from game.boxes.makuta.levels.fields import note_wrong_fields
from game.boxes.makuta.levels.gates_and_tokens import Gate, TokenField, gates, token_fields
from game.boxes.makuta.levels.map_form import cell_in
from game.boxes.makuta.levels.places import note_missing_place, note_places
from game.rules.makuta.tile_limits import missing_gates, token_barrier
from game.rules.makuta.tiles import Cell, Role
from game.tiled.maps import FormedMap
from game.tiled.placed_objects import MapObject, ObjectLayer
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
    places = found.objects.get("places", ObjectLayer())
    if role is not None:
        note_places(places.objects, role, notes)
        if _are_all(places.objects, places):
            note_missing_place(places.objects, role, notes)
    layout = _layout(fields, found, role, notes)
    if "gates" in found.objects and _are_all(layout.gates, found.objects["gates"]):
        _note_missing_gates(len(layout.gates), role, notes)
    return layout


def _fields(found: FormedMap) -> frozenset[Cell] | None:
    """A cell that is not empty is a field."""
    painted = found.cells.get("fields")
    return None if painted is None else frozenset(cell_in(*cell) for cell in painted)


def _layout(
    fields: frozenset[Cell] | None, found: FormedMap, role: Role | None, notes: Notes
) -> Layout:
    sound = tuple(gates(_on(found, "gates"), fields, notes))
    barrier = partial(token_barrier, role=role, gates={gate.cell for gate in sound})
    tokens = token_fields(_on(found, "tokens"), fields, barrier, notes)
    return Layout(fields, sound, tuple(tokens))


def _on(found: FormedMap, layer: str) -> Iterable[MapObject]:
    return found.objects.get(layer, ObjectLayer()).objects


def _are_all(found: Sized, layer: ObjectLayer) -> bool:
    """Whether what is not among *found* is truly missing, and not only unusable."""
    return layer.written == len(found)


def _note_missing_gates(count: int, role: Role | None, notes: Notes) -> None:
    if count == 0:
        remedy = "Put at least one on a gate cell; there is a template for it."
        notes.error("The tile has no gate, so nobody could enter it.", remedy, Spot("gates"))
    elif missing_gates(role, count):
        what = f"Makuta's tile has {count} of the six gates it needs, one on each side (rule L1)."
        notes.error(what, "Put a gate on each of the six gate cells.", Spot("gates"))
