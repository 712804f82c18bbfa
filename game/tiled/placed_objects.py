"""The objects of a layer: of which class they are, where they lie, and whether they may."""

from collections.abc import Mapping, Sized
from math import floor, isclose
from typing import TypeAlias

from attrs import frozen
from pytmx import TiledObject, TiledObjectGroup

from game.tiled.forms import LayerForm, MapForm, ObjectForm
from game.tiled.problems import ColumnRow, Fault, Notes, Spot, choice
from game.tiled.properties import Value, object_properties

Point: TypeAlias = tuple[float, float]

SLACK = 0.01  # pixels; Tiled's own arithmetic is not exact
SNAP = "Turn on View > Snapping > Snap to Grid"
TOOLS = {
    "rectangle": "a rectangle (R)",
    "point": "a point (I)",
    "ellipse": "an ellipse (C)",
    "polygon": "a polygon (P)",
    "polyline": "a polyline (P)",
}


@frozen
class Frame:
    """What an object covers, in pixels of the map."""

    left: float
    top: float
    width: float
    height: float


@frozen
class MapObject:
    class_name: str
    name: str
    spot: Spot  # with the cell under its middle
    frame: Frame
    points: tuple[Point, ...]  # of a polygon or polyline, in pixels of the map
    cell: ColumnRow | None  # the first that it covers; None if it does not lie as it must
    properties: Mapping[str, Value]  # those that are sound


@frozen
class ObjectLayer:
    objects: tuple[MapObject, ...] = ()  # of the classes that belong there
    written: int = 0  # with those that cannot be used, which has been noted

    def are_all(self, found: Sized) -> bool:
        """Whether what is not among *found* is truly missing, and not only unusable."""
        return self.written == len(found)


def read_objects(
    group: TiledObjectGroup, layer: LayerForm, form: MapForm, notes: Notes
) -> ObjectLayer:
    found = (_read(each, layer, form, notes) for each in group)
    return ObjectLayer(tuple(each for each in found if each is not None), int(group.written))


def _read(found: TiledObject, layer: LayerForm, form: MapForm, notes: Notes) -> MapObject | None:
    frame = _frame(found)
    spot = Spot(layer.name, found.id or None, _cell_under(frame, form))
    kind = _class_of(found.type, layer, form, spot, notes)
    if kind is None:
        return None
    properties = object_properties(found, kind, spot, notes)
    fault = _shape_fault(found, kind) or _lying_fault(found, frame, spot, kind, form)
    if fault is not None:
        notes.error(*fault, spot)
    return MapObject(
        kind.class_name,
        found.name,
        spot,
        frame,
        tuple(vars(found).get("points", ())),
        None if fault else _first_cell(frame, form),
        properties,
    )


def _frame(found: TiledObject) -> Frame:
    """Of a polygon, pytmx tells the size and not where it begins."""
    points = vars(found).get("points")
    if not points:
        return Frame(found.x, found.y, found.width, found.height)
    xs, ys = zip(*points, strict=True)
    return Frame(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def _cell_under(frame: Frame, form: MapForm) -> ColumnRow | None:
    """The cell under the middle, if that is in the map."""
    column = floor((frame.left + frame.width / 2) / form.pixels)
    row = floor((frame.top + frame.height / 2) / form.pixels)
    return (column, row) if 0 <= column < form.columns and 0 <= row < form.rows else None


def _class_of(
    name: str, layer: LayerForm, form: MapForm, spot: Spot, notes: Notes
) -> ObjectForm | None:
    """Its form, if it belongs on its layer."""
    for known in layer.objects:
        if known.class_name == name:
            return known
    wanted = choice(known.class_name for known in layer.objects)
    homes = [
        other.name for other in form.layers for known in other.objects if known.class_name == name
    ]
    if homes:
        remedy = f'Move it to the layer "{homes[0]}", or set its class to {wanted}.'
        notes.error(f"A {name} does not belong on this layer.", remedy, spot)
    else:
        what = f'The game does not know the class "{name}".' if name else "It has no class."
        remedy = f"Set Class (Type in Tiled 1.8) to {wanted}, or use a template."
        notes.error(what, remedy, spot)
    return None


def _shape_fault(found: TiledObject, kind: ObjectForm) -> Fault | None:
    if found.shape not in kind.shapes:
        remedy = f"Delete it and draw {TOOLS[kind.shapes[0]]}, or use a template."
        return f"The object is of the shape {found.shape}.", remedy
    if found.rotation % 360 != 0:
        remedy = "Set Rotation to 0 in the Properties panel."
        return f"The object is turned by {found.rotation:g} degrees.", remedy
    return None


def _lying_fault(
    found: TiledObject, frame: Frame, spot: Spot, kind: ObjectForm, form: MapForm
) -> Fault | None:
    where = f"x {frame.left:g}, y {frame.top:g}"
    outside = None
    if spot.cell is None or (kind.cells is None and not _lies_in_map(frame, form)):
        remedy = f"{SNAP} and drag it onto a cell, or delete it."
        outside = f"The object lies outside the map, at {where}.", remedy
    if kind.cells is None or found.shape == "point" or (outside and kind.cells == 1):
        return outside
    side = kind.cells * form.pixels
    if not (_same(frame.width, side) and _same(frame.height, side)):
        size = f"{frame.width:g} × {frame.height:g}"
        remedy = f"Set Width and Height to {side} in the Properties panel."
        return f"The object has {size} pixels instead of {side} × {side}.", remedy
    if not all(_is_on_grid(pixels, form.pixels) for pixels in (frame.left, frame.top)):
        remedy = f"{SNAP} and drag it onto {'one cell' if kind.cells == 1 else 'its cells'}."
        return f"The object lies across cells, at {where}.", remedy
    return outside


def _lies_in_map(frame: Frame, form: MapForm) -> bool:
    right, low = frame.left + frame.width, frame.top + frame.height
    return min(frame.left, frame.top) >= -SLACK and (
        right <= form.columns * form.pixels + SLACK and low <= form.rows * form.pixels + SLACK
    )


def _is_on_grid(pixels: float, cell: int) -> bool:
    return _same(pixels, cell * round(pixels / cell))


def _same(one: float, other: float) -> bool:
    return isclose(one, other, rel_tol=0, abs_tol=SLACK)


def _first_cell(frame: Frame, form: MapForm) -> ColumnRow:
    column, row = (floor((pixels + SLACK) / form.pixels) for pixels in (frame.left, frame.top))
    return column, row
