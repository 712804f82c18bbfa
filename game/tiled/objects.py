"""Objects as pytmx can read them: templates resolved, tiles turned into what they cover."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from xml.etree.ElementTree import Element, SubElement

from attrs import frozen

from game.tiled.open_files import OpenFile
from game.tiled.problems import Notes, Spot, UnreadableError, counted
from game.tiled.properties import copy_properties, properties_of
from game.tiled.safe_xml import decimal_number, whole_number
from game.tiled.tilesets import Tileset, note_missing_images, read_tilesets, tileset_with

MEASURES = ("x", "y", "width", "height", "rotation")
WITH_POINTS = ("polygon", "polyline")


@frozen
class Template:
    node: Element  # the object
    tilesets: tuple[Tileset, ...]  # which its picture's number belongs to


def read_templates(objects: Iterable[Element], file: OpenFile) -> dict[str, Template]:
    """The usable templates of *objects* by the name that the map gives them.

    An unusable one is noted once, however many objects use it.
    """
    users: dict[str, list[str]] = {}
    for node in objects:
        if "template" in node.attrib:
            users.setdefault(node.attrib["template"], []).append(node.get("id", "?"))
    read = {source: _read(source, numbers, file) for source, numbers in users.items()}
    return {source: template for source, template in read.items() if template is not None}


def _read(source: str, users: list[str], file: OpenFile) -> Template | None:
    try:
        other = file.other(file.find(source))
    except UnreadableError as fault:
        what = f"The template of {counted('object', users)} cannot be used. {fault.what}"
        file.notes.error(what, fault.remedy)
        return None
    try:
        root = other.xml()
    except UnreadableError as fault:
        other.notes.error(fault.what, fault.remedy)
        return None
    node = root.find("object") if root.tag == "template" else None
    if node is None:
        what = f'The template of {counted("object", users)}, "{source}", has no object in it.'
        remedy = "In Tiled, right-click a finished object, choose Save As Template and use that."
        file.notes.error(what, remedy)
        return None
    tilesets = read_tilesets(root, other)
    if tilesets is None:
        return None
    note_missing_images(tilesets)  # the game draws its tokens itself
    return Template(node, tilesets)


def laid_over(node: Element, template: Element) -> Element:
    """What the object *node* says itself, and where it is silent, what its template says."""
    merged = Element(
        "object", with_class_as_type(template.attrib) | with_class_as_type(node.attrib)
    )
    for each in (template, node):
        for properties in each.findall("properties"):  # the later of two equal names counts
            SubElement(merged, "properties").extend(properties)
    shapes = [child for child in node if child.tag != "properties"]
    merged.extend(shapes or [child for child in template if child.tag != "properties"])
    return merged


def with_class_as_type(attributes: Mapping[str, str]) -> dict[str, str]:
    """With the class under `type`; Tiled 1.9 alone called that attribute `class`."""
    return {"type" if name == "class" else name: text for name, text in attributes.items()}


def clean_objects(
    name: str,
    layer: Element,
    templates: Mapping[str, Template],
    tilesets: Sequence[Tileset],
    notes: Notes,
) -> Element:
    """A layer for pytmx. It has no name for the shape, and cannot say how many objects are lost."""
    nodes = layer.findall("object")
    clean = Element("objectgroup", name=name, written=str(len(nodes)))
    for node in nodes:
        template = templates.get(node.get("template", ""))
        if "template" not in node.attrib:
            _add(clean, node, tilesets, notes)
        elif template is not None:  # otherwise that has been noted
            owners = tilesets if "gid" in node.attrib else template.tilesets
            _add(clean, laid_over(node, template.node), owners, notes)
    return clean


def _add(layer: Element, node: Element, tilesets: Sequence[Tileset], notes: Notes) -> None:
    shape = next((child for child in node if child.tag != "properties"), Element("rectangle"))
    fault = next(_faults(node, shape), None)
    if fault is not None:
        spot = Spot(layer.get("name"), whole_number(node.get("id")))
        notes.error(fault, "Delete the object and place it anew.", spot)
        return
    said = with_class_as_type(node.attrib)
    clean = SubElement(
        layer,
        "object",
        _measures(node, tilesets),
        id=str(whole_number(node.get("id")) or 0),
        name=said.get("name", ""),
        type=said.get("type", ""),
        shape=shape.tag,
    )
    copy_properties(properties_of(node), clean)
    if shape.tag in WITH_POINTS:
        SubElement(clean, shape.tag, points=shape.attrib["points"])


def _faults(node: Element, shape: Element) -> Iterator[str]:
    for name in MEASURES:
        if decimal_number(node.get(name)) is None:
            yield f'The "{name}" of the object is "{node.get(name)}", which is not a number.'
    if shape.tag in WITH_POINTS and not _are_points(shape.get("points", "")):
        yield f"The points of the {shape.tag} cannot be read."


def _are_points(text: str) -> bool:
    pairs = [pair.split(",") for pair in text.split()]
    return bool(pairs) and all(
        len(pair) == len("xy")
        and all(number and decimal_number(number) is not None for number in pair)
        for pair in pairs
    )


def _measures(node: Element, tilesets: Sequence[Tileset]) -> dict[str, str]:
    """As Tiled shows it: the picture of a tile starts elsewhere than a rectangle."""
    measures = {name: decimal_number(node.get(name)) or 0.0 for name in MEASURES}
    gid = whole_number(node.get("gid"))
    if gid is not None:
        tileset = tileset_with(tilesets, gid)
        alignment = tileset.alignment if tileset else "unspecified"
        side = "bottomleft" if alignment == "unspecified" else alignment
        right = 0 if "left" in side else 1 if "right" in side else 0.5
        down = 0 if "top" in side else 1 if "bottom" in side else 0.5
        measures["x"] -= right * measures["width"]
        measures["y"] -= down * measures["height"]
    return {name: str(number) for name, number in measures.items()}
