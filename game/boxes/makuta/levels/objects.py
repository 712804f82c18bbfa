"""The objects of a map, templates resolved, and the cells they lie on."""

from collections.abc import Iterator, Mapping
from math import floor, isclose
from xml.etree.ElementTree import Element

from attrs import evolve, frozen

from game.boxes.makuta.levels.cells import cell_in
from game.boxes.makuta.levels.header import PIXELS, Property, properties_of
from game.rules.makuta.tiles import MIDDLE, WIDTH, Cell
from game.tiled.problems import Notes, Spot
from game.tiled.safe_xml import decimal, whole
from game.tiled.templates import Template, laid_over, renamed
from game.tiled.tilesets import Tileset, tileset_with

SLACK = 0.01  # pixels; Tiled's own arithmetic is not exact
SNAP = "Turn on View > Snapping > Snap to Grid"


@frozen
class Box:
    left: float
    top: float
    width: float
    height: float


@frozen
class MapObject:
    """An object as Tiled shows it."""

    layer: str
    number: int | None
    class_name: str
    shape: str  # "rectangle" or "point", or one that the game does not use
    box: Box
    rotation: float
    properties: Mapping[str, Property]

    @property
    def spot(self) -> Spot:
        """With the cell under the middle of the object."""
        column = floor((self.box.left + self.box.width / 2) / PIXELS)
        row = floor((self.box.top + self.box.height / 2) / PIXELS)
        inside = 0 <= column < WIDTH and 0 <= row < WIDTH
        return Spot(self.layer, self.number, (column, row) if inside else None)


def read_objects(
    name: str,
    layer: Element,
    templates: Mapping[str, Template],
    tilesets: tuple[Tileset, ...] | None,
    notes: Notes,
) -> Iterator[MapObject]:
    """Without those whose template is unusable: that has been noted."""
    for node in layer.findall("object"):
        source = node.get("template")
        made = None
        if source is None:
            made = _object(name, node, tilesets, notes)
        elif source in templates:
            template = templates[source]
            owners = tilesets if "gid" in node.attrib else template.tilesets
            made = _object(name, laid_over(node, template.node), owners, notes)
        if made is not None:
            yield made


def _object(
    layer: str, node: Element, tilesets: tuple[Tileset, ...] | None, notes: Notes
) -> MapObject | None:
    number = whole(node.get("id"))
    measures = {name: decimal(node.get(name)) for name in ("x", "y", "width", "height", "rotation")}
    for name, value in measures.items():
        if value is None:
            what = f'The "{name}" of the object is "{node.get(name)}", which is not a number.'
            remedy = "Delete the object and place it anew."
            notes.error(what, remedy, Spot(layer, number))
            return None
    x, y, width, height, rotation = (value or 0.0 for value in measures.values())
    shapes = [child.tag for child in node if child.tag != "properties"]
    return MapObject(
        layer,
        number,
        renamed(node.attrib).get("type", ""),
        shapes[0] if shapes else "rectangle",
        _seen(node, Box(x, y, width, height), tilesets),
        rotation,
        properties_of(node),
    )


def _seen(node: Element, box: Box, tilesets: tuple[Tileset, ...] | None) -> Box:
    """Where *box* is drawn: a tile's picture starts elsewhere than a rectangle."""
    gid = whole(node.get("gid"))
    if gid is None:
        return box
    tileset = tileset_with(tilesets or (), gid)
    alignment = tileset.alignment if tileset else "unspecified"
    side = "bottomleft" if alignment == "unspecified" else alignment
    right = 0 if "left" in side else 1 if "right" in side else 0.5
    down = 0 if "top" in side else 1 if "bottom" in side else 0.5
    return evolve(box, left=box.left - right * box.width, top=box.top - down * box.height)


def cell_under(found: MapObject, notes: Notes) -> Cell | None:
    """The one cell that a gate or token field covers; None and a note if it does not."""
    if not _lies_straight(found, notes, point=True) or not _lies_in_map(found, notes):
        return None
    if found.shape != "point" and not _fills_cells(found, 1, notes):
        return None
    return _cell_of(found.box)


def fills_middle(found: MapObject, notes: Notes) -> bool:
    """Whether a start field or temple covers just the nine cells in the middle."""
    if not _lies_straight(found, notes) or not _fills_cells(found, 3, notes):
        return False
    if _cell_of(found.box) == MIDDLE[0]:
        return True
    what = f"The {found.class_name} does not lie in the middle of the map."
    notes.error(what, "Set X and Y to 256 in the Properties panel.", found.spot)
    return False


def _lies_straight(found: MapObject, notes: Notes, *, point: bool = False) -> bool:
    if found.shape != "rectangle" and not (found.shape == "point" and point):
        remedy = "Delete it and draw a rectangle (R), or use a template."
        notes.error(f"The object is of the shape {found.shape}.", remedy, found.spot)
    elif found.rotation % 360 != 0:
        remedy = "Set Rotation to 0 in the Properties panel."
        notes.error(f"The object is turned by {found.rotation:g} degrees.", remedy, found.spot)
    else:
        return True
    return False


def _lies_in_map(found: MapObject, notes: Notes) -> bool:
    if found.spot.cell is not None:
        return True
    where = f"x {found.box.left:g}, y {found.box.top:g}"
    remedy = f"{SNAP} and drag it onto a cell, or delete it."
    notes.error(f"The object lies outside the map, at {where}.", remedy, found.spot)
    return False


def _fills_cells(found: MapObject, count: int, notes: Notes) -> bool:
    """Whether it has *count* cells each way, and no cell only in part."""
    box, side = found.box, count * PIXELS
    if not (_same(box.width, side) and _same(box.height, side)):
        what = f"The object has {box.width:g} × {box.height:g} pixels instead of {side} × {side}."
        remedy = f"Set Width and Height to {side} in the Properties panel."
        notes.error(what, remedy, found.spot)
    elif not (_is_on_grid(box.left) and _is_on_grid(box.top)):
        what = f"The object lies across cells, at x {box.left:g}, y {box.top:g}."
        remedy = f"{SNAP} and drag it onto {'one cell' if count == 1 else 'its cells'}."
        notes.error(what, remedy, found.spot)
    else:
        return True
    return False


def _is_on_grid(pixels: float) -> bool:
    return _same(pixels, PIXELS * round(pixels / PIXELS))


def _same(one: float, other: float) -> bool:
    return isclose(one, other, rel_tol=0, abs_tol=SLACK)


def _cell_of(box: Box) -> Cell:
    """The cell of a point, or the first of those that a box covers."""
    column, row = (floor((pixels + SLACK) / PIXELS) for pixels in (box.left, box.top))
    return cell_in(column, row)
