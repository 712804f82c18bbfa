"""The start field and the temple, each in the middle of its own tile."""

from collections.abc import Sequence

from game.boxes.makuta.levels.map_form import START_FIELD, TEMPLE, column_and_row
from game.rules.makuta.tiles import MIDDLE, Role
from game.tiled.placed_objects import MapObject
from game.tiled.problems import Notes, Spot

PLACES = {Role.START: START_FIELD, Role.MAKUTA: TEMPLE}


def note_places(objects: Sequence[MapObject], role: Role, notes: Notes) -> None:
    """The start field lies on the start tile alone, the temple on Makuta's."""
    wanted = _class_for(role)
    for found in objects:
        if found.class_name != wanted:
            remedy = f"Delete it, or set the map property tile_role to {_role_with(found)}."
            what = f'A {found.class_name} does not belong on a tile with the role "{role.value}".'
            notes.error(what, remedy, found.spot)
        elif _lies_in_middle(found, notes) and found is not _first(objects, wanted):
            notes.error(f"There is a second {wanted}.", "Delete one of them.", found.spot)


def _lies_in_middle(found: MapObject, notes: Notes) -> bool:
    middle = column_and_row(MIDDLE[0])
    if found.cell not in {None, middle}:
        what = f"The {found.class_name} does not lie in the middle of the map."
        notes.error(what, "Set X and Y to 256 in the Properties panel.", found.spot)
    return found.cell == middle


def note_missing_place(objects: Sequence[MapObject], role: Role, notes: Notes) -> None:
    wanted = _class_for(role)
    if wanted is not None and _first(objects, wanted) is None:
        what = f'A tile with the role "{role.value}" needs a {wanted}.'
        remedy = (
            f'Add an object layer "places", if there is none, and on it a rectangle of the class '
            f"{wanted} at x 256, y 256, 192 × 192 pixels; there is a template."
        )
        notes.error(what, remedy, Spot("places"))


def _class_for(role: Role) -> str | None:
    return PLACES[role].class_name if role in PLACES else None


def _first(objects: Sequence[MapObject], class_name: str) -> MapObject | None:
    return next((found for found in objects if found.class_name == class_name), None)


def _role_with(found: MapObject) -> str:
    return next(
        role.value for role, place in PLACES.items() if place.class_name == found.class_name
    )
