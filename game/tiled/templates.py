"""Templates of objects, which pytmx does not know, and how an object is laid over its own."""

from collections.abc import Iterable, Mapping
from xml.etree.ElementTree import Element, SubElement

from attrs import frozen

from game.tiled.open_files import OpenFile
from game.tiled.problems import Severity, UnreadableError, counted
from game.tiled.safe_xml import read_xml
from game.tiled.tilesets import Tileset, images_exist, read_tilesets


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
        root = read_xml(other.path)
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
    images_exist(tilesets, severity=Severity.ADVICE)  # the game draws its tokens itself
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
