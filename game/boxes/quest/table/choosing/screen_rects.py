"""The pixels in which one points at something of the island."""

from pygame import Rect, Vector2

from game.boxes.quest.table.island.places import FLAT, tile_centre
from game.boxes.quest.table.table_picture import TablePicture
from game.rules.quest.phases import Placing
from game.rules.quest.targets import AtField, AtGate, Target

SQUARE = 0.86  # of a cell: as large as turned fields can be without overlapping
START = 2.9  # cells
BEYOND = 0.95  # cells from a gate stone to the middle of the sea before it
GHOST = 0.72  # of a tile
LEAST = 4  # pixels


def field_rect(picture: TablePicture, field: int) -> Rect:
    is_start = field == picture.terms.atlas.start_field
    return _around(picture, picture.centre(field), START if is_start else SQUARE)


def gate_rect(picture: TablePicture, gate: int) -> Rect:
    """On the sea before an open gate."""
    away = Vector2(0, -BEYOND).rotate(picture.places.field_angle(gate))
    return _around(picture, picture.centre(gate) + away, SQUARE)


def ghost_rect(picture: TablePicture, phase: Placing) -> Rect:
    """Most of the drawn tile, where it is to be laid."""
    centre = tile_centre(picture.places.island.open_gates[phase.gate])
    return _around(picture, centre, FLAT * GHOST)


def rect_of_target(picture: TablePicture, target: Target) -> Rect | None:
    """Where on the screen a target of the island is, if it is in the picture."""
    if not isinstance(target, AtField | AtGate):
        return None
    rect = field_rect(picture, target.field)
    return rect if picture.camera.viewport.colliderect(rect) else None


def _around(picture: TablePicture, place: Vector2, cells: float) -> Rect:
    side = max(LEAST, round(cells * picture.camera.zoom))
    x, y = picture.camera.to_screen(place)
    return Rect(round(x) - side // 2, round(y) - side // 2, side, side)
