"""Objects as pytmx can read them: templates resolved, tiles turned into what they cover."""

from collections.abc import Iterator, Mapping, Sequence
from xml.etree.ElementTree import Element, SubElement

from game.tiled.problems import Notes, Spot
from game.tiled.properties import copy_properties, properties_of
from game.tiled.safe_xml import decimal_number, whole_number
from game.tiled.templates import Template, laid_over, with_class_as_type
from game.tiled.tilesets import Tileset, tileset_with

MEASURES = ("x", "y", "width", "height", "rotation")
WITH_POINTS = ("polygon", "polyline")


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
