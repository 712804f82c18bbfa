"""The middle of a tile and its edge: start field, temple, and cells that cannot be fields."""

from collections.abc import Sequence

from game.boxes.makuta.levels.cells import listed_cells
from game.boxes.makuta.levels.objects import MapObject, fills_middle
from game.rules.makuta.tiles import INSIDE, MIDDLE, Cell, Role
from game.tiled.problems import Notes, Spot

PLACE_OF_ROLE = {Role.START: "StartField", Role.MAKUTA: "Temple"}
NAMES = {Role.START: "the start field", Role.MAKUTA: "the temple"}


def note_places(objects: Sequence[MapObject], role: Role, notes: Notes) -> None:
    """The start field lies on the start tile alone, the temple on Makuta's."""
    wanted = PLACE_OF_ROLE.get(role)
    for found in objects:
        if found.class_name != wanted:
            remedy = f"Delete it, or set the map property tile_role to {_role_with(found)}."
            what = f'A {found.class_name} does not belong on a tile with the role "{role.value}".'
            notes.error(what, remedy, found.spot)
        elif fills_middle(found, notes) and found is not _first(objects, wanted):
            notes.error(f"There is a second {wanted}.", "Delete one of them.", found.spot)


def note_missing_place(objects: Sequence[MapObject], role: Role, notes: Notes) -> None:
    wanted = PLACE_OF_ROLE.get(role)
    if wanted is not None and _first(objects, wanted) is None:
        what = f'A tile with the role "{role.value}" needs a {wanted}.'
        remedy = (
            f'Add an object layer "places", if there is none, and on it a rectangle of the class '
            f"{wanted} at x 256, y 256, 192 × 192 pixels; there is a template."
        )
        notes.error(what, remedy, Spot("places"))


def _first(objects: Sequence[MapObject], class_name: str) -> MapObject | None:
    return next((found for found in objects if found.class_name == class_name), None)


def _role_with(found: MapObject) -> str:
    return next(role.value for role, name in PLACE_OF_ROLE.items() if name == found.class_name)


def note_wrong_fields(fields: frozenset[Cell], role: Role | None, notes: Notes) -> None:
    outside = fields - INSIDE
    if outside:
        what = f"{_count(outside)} outside the tile's outline, at {listed_cells(outside)}."
        remedy = 'Erase what is there; the layer "guide" shows where fields can be.'
        notes.error(what, remedy, Spot("fields"))
    covered = fields.intersection(MIDDLE)
    if role is Role.MAKUTA and covered:
        what = f"{_count(covered)} under the temple, at {listed_cells(covered)}."
        notes.error(what, "Erase what is there: nobody can stand in it.", Spot("fields"))


def _count(cells: frozenset[Cell]) -> str:
    return "A field lies" if len(cells) == 1 else f"{len(cells)} fields lie"
