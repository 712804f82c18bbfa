"""The pixels in which one points at something of the island."""

from collections.abc import Iterator

from pygame import Rect, Vector2

from game.boxes.makuta.table.island.places import FLAT, tile_centre
from game.boxes.makuta.table.table_picture import TablePicture
from game.rules.makuta.phases import Placing
from game.rules.makuta.play import to_move
from game.rules.makuta.state import Observation
from game.rules.makuta.targets import AtField, AtGate, Target

SQUARE = 0.86  # of a cell: as large as turned fields can be without overlapping
START = 2.9  # cells
BEYOND = 0.95  # cells from a gate stone to the middle of the sea before it
TEMPLE = 2.6  # cells
GHOST = 0.72  # of a tile
LEAST = 4  # pixels


def field_rect(picture: TablePicture, field: int) -> Rect:
    camera = picture.camera
    return _square(camera.to_screen(picture.centre(field)), _width(picture, field) * camera.zoom)


def visible_fields(picture: TablePicture) -> Iterator[tuple[int, Rect]]:
    """Every field in the picture and its pixels there; hundreds, so the camera is asked once."""
    zoom, origin = picture.camera.zoom, picture.camera.origin
    for field in picture.visible_fields():
        place = picture.centre(field) * zoom + origin
        yield field, _square(place, _width(picture, field) * zoom).clip(picture.camera.viewport)


def _width(picture: TablePicture, field: int) -> float:
    """In cells."""
    return START if field == picture.terms.atlas.start_field else SQUARE


def gate_rect(picture: TablePicture, gate: int) -> Rect:
    """On the sea before an open gate."""
    away = Vector2(0, -BEYOND).rotate(picture.places.field_angle(gate))
    return _around(picture, picture.centre(gate) + away, SQUARE)


def temple_rect(picture: TablePicture, temple: Vector2) -> Rect:
    return _around(picture, temple, TEMPLE)


def precious(picture: TablePicture, seen: Observation) -> Iterator[Rect]:
    """The temple, whoever has to decide, and a drawn tile with all of its gates."""
    temple, seat = picture.places.temple_place(), to_move(seen)
    if temple is not None:
        yield temple_rect(picture, temple)
    if seat is not None:
        yield field_rect(picture, seen.pawns[seat])
    if isinstance(seen.phase, Placing):
        place = picture.places.island.open_gates[seen.phase.gate]
        yield _around(picture, tile_centre(place), FLAT)


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
    return _square(picture.camera.to_screen(place), cells * picture.camera.zoom)


def _square(middle: Vector2, width: float) -> Rect:
    side = max(LEAST, round(width))
    x, y = middle
    return Rect(round(x) - side // 2, round(y) - side // 2, side, side)
