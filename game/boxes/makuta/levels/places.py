"""The start field and the temple, each in the middle of its own tile."""

from game.boxes.makuta.levels.map_form import START_FIELD, TEMPLE, column_and_row
from game.rules.makuta.tiles import MIDDLE, Role
from game.tiled.placed_objects import MapObject, ObjectLayer
from game.tiled.problems import Notes, Spot

CLASSES = {Role.START: START_FIELD.class_name, Role.MAKUTA: TEMPLE.class_name}
ROLE_OF = {class_name: role.value for role, class_name in CLASSES.items()}


def note_places(places: ObjectLayer, role: Role, notes: Notes) -> None:
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
