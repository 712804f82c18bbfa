"""What lies where on a tile's map: its fields and objects, checked one by one and together."""

from collections.abc import Iterable
from functools import partial

from attrs import frozen

from game.boxes.makuta.levels.gates_and_tokens import Gate, TokenField, gates, token_fields
from game.boxes.makuta.levels.map_form import (
    START_FIELD,
    TEMPLE,
    cell_in,
    column_and_row,
    listed_cells,
)
from game.rules.makuta.tile_limits import covered_cells, missing_gates, token_barrier
from game.rules.makuta.tiles import INSIDE, MIDDLE, Cell, Role, Tile, within_reach
from game.tiled.maps import FormedMap
from game.tiled.placed_objects import MapObject, ObjectLayer
from game.tiled.problems import Notes, Spot, joined

CLASSES = {Role.START: START_FIELD.class_name, Role.MAKUTA: TEMPLE.class_name}
ROLE_OF = {class_name: role.value for role, class_name in CLASSES.items()}


@frozen
class Layout:
    """All on a map that is sound."""

    fields: frozenset[Cell] | None  # None if the layer cannot be read
    gates: tuple[Gate, ...]
    tokens: tuple[TokenField, ...]


def read_layout(found: FormedMap, role: Role | None, notes: Notes) -> Layout:
    fields = _fields(found)
    if fields is not None:
        _note_wrong_fields(fields, role, notes)
    on = {name: found.objects.get(name, ObjectLayer()) for name in ("places", "gates", "tokens")}
    if role is not None:
        _note_places(on["places"], role, notes)
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


def _note_places(places: ObjectLayer, role: Role, notes: Notes) -> None:
    """The start field lies on the start tile alone, the temple on Makuta's."""
    wanted = CLASSES.get(role)
    right = [found for found in places.objects if found.class_name == wanted]
    for found in places.objects:
        if found.class_name != wanted:
            remedy = f"Delete it, or set the map property tile_role to {ROLE_OF[found.class_name]}."
            what = f'A {found.class_name} does not belong on a tile with the role "{role.value}".'
            notes.error(what, remedy, found.spot)
        elif _lies_in_middle(found, notes) and found is not right[0]:
            notes.error(f"There is a second {wanted}.", "Delete one of them.", found.spot)
    if wanted is not None and not right and places.are_all(places.objects):
        what = f'A tile with the role "{role.value}" needs a {wanted}.'
        remedy = (
            f'Add an object layer "places", if there is none, and on it a rectangle of the class '
            f"{wanted} at x 256, y 256, 192 × 192 pixels; there is a template."
        )
        notes.error(what, remedy, Spot("places"))


def _lies_in_middle(found: MapObject, notes: Notes) -> bool:
    middle = column_and_row(MIDDLE[0])
    if found.cell not in {None, middle}:
        what = f"The {found.class_name} does not lie in the middle of the map."
        notes.error(what, "Set X and Y to 256 in the Properties panel.", found.spot)
    return found.cell == middle


def _note_wrong_fields(fields: frozenset[Cell], role: Role | None, notes: Notes) -> None:
    outside = fields - INSIDE
    if outside:
        what = f"{_count(outside)} outside the tile's outline, at {listed_cells(outside)}."
        remedy = 'Erase what is there; the layer "guide" shows where fields can be.'
        notes.error(what, remedy, Spot("fields"))
    covered = fields & covered_cells(role)
    if role is Role.MAKUTA and covered:  # the whole start field may be painted
        what = f"{_count(covered)} under the temple, at {listed_cells(covered)}."
        notes.error(what, "Erase what is there: nobody can stand in it.", Spot("fields"))


def _count(cells: frozenset[Cell]) -> str:
    return "A field lies" if len(cells) == 1 else f"{len(cells)} fields lie"


def note_cut_off(tile: Tile, on_fields: Iterable[Gate | TokenField], notes: Notes) -> None:
    """One note for each group of fields that hangs together, but not with the largest."""
    mainland, *islands = _groups(tile) or [frozenset()]
    for island in islands:
        there = [_named(each) for each in on_fields if each.cell in island]
        what = f"{_subject(island, there)} cut off from the {len(mainland)} others."
        remedy = "Paint fields in between, side by side (a corner is no way), or erase these."
        only = column_and_row(min(island)) if len(island) == 1 else None
        notes.error(what, remedy, Spot("fields", cell=only))


def _groups(tile: Tile) -> list[frozenset[Cell]]:
    """Fields that can be walked to from each other, over Rahi if need be."""
    left = set(tile.fields)
    groups = []
    while left:
        groups.append(within_reach(tile, min(left), crossing_rahi=True))
        left -= groups[-1]
    return sorted(groups, key=len, reverse=True)


def _subject(island: frozenset[Cell], there: list[str]) -> str:
    with_them = f", with {joined(there)}," if there else ""
    if len(island) == 1:
        return f"This field{with_them} is"
    return f"The {len(island)} fields at {listed_cells(island)}{with_them} are"


def _named(found: Gate | TokenField) -> str:
    return f"object {found.spot.object_id} ({'gate' if isinstance(found, Gate) else 'token'})"
