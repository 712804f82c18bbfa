"""What lies on a map: its fields and objects, checked one by one and together."""

from collections.abc import Mapping, Sized
from xml.etree.ElementTree import Element

from attrs import frozen

from game.boxes.makuta.levels.cells import cell_at
from game.boxes.makuta.levels.gates_and_tokens import (
    CLASSES,
    Gate,
    TokenField,
    gates,
    of_known_class,
    token_fields,
)
from game.boxes.makuta.levels.layers import Grid
from game.boxes.makuta.levels.objects import MapObject, read_objects
from game.boxes.makuta.levels.places import (
    NAMES,
    note_missing_place,
    note_places,
    note_wrong_fields,
)
from game.rules.makuta.tiles import GATE_CELLS, MIDDLE, Cell, Role
from game.tiled.open_files import OpenFile
from game.tiled.problems import Notes, Spot
from game.tiled.templates import read_templates
from game.tiled.tilesets import Tileset


@frozen
class Layout:
    """All on a map that is sound."""

    fields: frozenset[Cell] | None  # None if the layer cannot be read
    gates: tuple[Gate, ...]
    tokens: tuple[TokenField, ...]


def read_layout(
    layers: Mapping[str, Element],
    grid: Grid | None,  # of the layer "fields"
    tilesets: tuple[Tileset, ...] | None,
    role: Role | None,
    file: OpenFile,
) -> Layout:
    objects = _objects(layers, tilesets, file)
    fields = _fields(grid)
    if fields is not None:
        note_wrong_fields(fields, role, file.notes)
    if role is not None:
        note_places(objects["places"], role, file.notes)
        if _are_all(objects["places"], layers.get("places")):
            note_missing_place(objects["places"], role, file.notes)
    layout = _layout(fields, objects, role, file.notes)
    if "gates" in layers and _are_all(layout.gates, layers["gates"]):
        _note_missing_gates(len(layout.gates), role, file.notes)
    return layout


def _objects(
    layers: Mapping[str, Element], tilesets: tuple[Tileset, ...] | None, file: OpenFile
) -> dict[str, list[MapObject]]:
    """By layer, those of the right class, templates resolved."""
    nodes = [node for name in CLASSES if name in layers for node in layers[name].iter("object")]
    templates = read_templates(nodes, file)
    found = {
        name: read_objects(name, layers[name], templates, tilesets, file.notes)
        for name in CLASSES
        if name in layers
    }
    return {name: list(of_known_class(found.get(name, ()), file.notes)) for name in CLASSES}


def _fields(grid: Grid | None) -> frozenset[Cell] | None:
    """A cell that is not empty is a field."""
    if grid is None:
        return None
    return frozenset(cell_at(index) for index, number in enumerate(grid) if number)


def _layout(
    fields: frozenset[Cell] | None,
    objects: Mapping[str, list[MapObject]],
    role: Role | None,
    notes: Notes,
) -> Layout:
    sound = tuple(gates(objects["gates"], fields, notes))
    closed = {gate.cell: "a gate" for gate in sound}
    if role in NAMES:
        closed |= dict.fromkeys(MIDDLE, NAMES[role])
    return Layout(fields, sound, tuple(token_fields(objects["tokens"], fields, closed, notes)))


def _are_all(found: Sized, layer: Element | None) -> bool:
    """Whether what is not among *found* is truly missing, and not only unusable."""
    return layer is None or len(layer.findall("object")) == len(found)


def _note_missing_gates(count: int, role: Role | None, notes: Notes) -> None:
    if count == 0:
        remedy = "Put at least one on a gate cell; there is a template for it."
        notes.error("The tile has no gate, so nobody could enter it.", remedy, Spot("gates"))
    elif role is Role.MAKUTA and count < len(GATE_CELLS):
        what = f"Makuta's tile has {count} of the six gates it needs, one on each side (rule L1)."
        notes.error(what, "Put a gate on each of the six gate cells.", Spot("gates"))
