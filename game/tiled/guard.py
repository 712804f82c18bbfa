"""Lets through of a map what pytmx can read, and notes the rest.

pytmx 3.32 stops at the first thing that it does not understand, and there is much of that: it knows
no templates and no class properties, takes an ellipse for a rectangle, opens whatever file is named
and unpacks data of any size. So it is handed a new tree, which holds what the form asks for and
what has been looked at, and nothing else. What it would lose goes along as attributes of our own.
"""

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from xml.etree.ElementTree import Element

from attrs import frozen
from pytmx import TiledMap

from game.tiled.cell_data import clean_cells
from game.tiled.forms import LayerForm, LayerKind, MapForm
from game.tiled.objects import clean_objects, read_templates
from game.tiled.open_files import OpenFile
from game.tiled.problems import Fault, Notes, Spot, UnreadableError, joined
from game.tiled.properties import IN_PROPERTIES, copy_properties, properties_of
from game.tiled.safe_xml import decimal_number, whole_numbers
from game.tiled.set_files import Amount
from game.tiled.tilesets import Tileset, read_tilesets

WORDS = {
    LayerKind.TILES: "a tile layer",
    LayerKind.OBJECTS: "an object layer",
    LayerKind.IMAGE: "an image layer",
}
TAGS = {kind.value: kind for kind in LayerKind}
GROUP = "group"
OTHER_FILES = {"tileset": "tileset", "template": "template", "objecttypes": "list of classes"}
NO_GUIDE = "The game does not need it, but the next person at the map does: put it back."


@frozen
class CleanMap:
    node: Element  # for pytmx
    fits: bool  # whether its measures are those of the form; if not, only properties are left
    tilesets: tuple[Tileset, ...] | None = ()  # None if one of them cannot be used


def guarded(file: OpenFile, form: MapForm) -> CleanMap:
    """An `UnreadableError` says that there is nothing to let through."""
    root = _root(file)
    clean = Element("map")
    copy_properties(_own_properties(root, file.notes), clean)
    if not _measures_fit(root, form, file.notes):
        return CleanMap(clean, fits=False)
    clean.attrib |= {"width": str(form.columns), "height": str(form.rows)}
    layers = wanted_layers(root, form, file.notes)
    tilesets = read_tilesets(root, file)
    clean.extend(tileset.node for tileset in tilesets or ())
    clean.extend(list(_clean_layers(layers, tilesets, form, file)))  # it hides what is raised
    return CleanMap(clean, fits=True, tilesets=tilesets)


def _root(file: OpenFile) -> Element:
    file.refuse_outside()
    root = file.xml()
    if root.tag != "map":
        kind = OTHER_FILES.get(root.tag, f'file of the kind "{root.tag}"')
        raise UnreadableError(
            f"This is a {kind}, not a map.", "Give it its own file ending, or remove it."
        )
    return root


def _own_properties(root: Element, notes: Notes) -> dict[str, Element]:
    """Those with names that pytmx does not refuse."""
    found = properties_of(root)
    for name in [name for name in found if name in _reserved_names() or name in root.attrib]:
        notes.error(
            f'The map property "{name}" has a name that every map uses for something else.',
            f"Rename or remove it {IN_PROPERTIES}.",
        )
        del found[name]
    return found


@cache
def _reserved_names() -> frozenset[str]:
    return frozenset(dir(TiledMap()))


def _measures_fit(root: Element, form: MapForm, notes: Notes) -> bool:
    """Whether the map is a grid that the game can lay out at all."""
    faults = list(_wrong_measures(root, form))
    for fault in faults:
        notes.error(*fault)
    return not faults


def _wrong_measures(root: Element, form: MapForm) -> Iterator[Fault]:
    orientation = root.get("orientation", "orthogonal")
    if orientation != "orthogonal":
        remedy = f"Set Orientation to Orthogonal {IN_PROPERTIES}."
        yield f"The map's orientation is {orientation}.", remedy
    if root.get("infinite", "0") != "0":
        yield "The map is infinite.", f"Untick Infinite {IN_PROPERTIES}."
    elif whole_numbers(root, "width", "height") != (form.columns, form.rows):
        size = f"{root.get('width')} × {root.get('height')}"
        remedy = f"Bring it to {form.size} with Map > Resize Map."
        yield f"The map has {size} cells.", remedy
    if whole_numbers(root, "tilewidth", "tileheight") != (form.pixels, form.pixels):
        size = f"{root.get('tilewidth')} × {root.get('tileheight')}"
        remedy = f"Set Tile Width and Tile Height to {form.pixels} {IN_PROPERTIES}."
        yield f"The map's cells have {size} pixels.", remedy


def _clean_layers(
    layers: Mapping[str, Element],
    tilesets: tuple[Tileset, ...] | None,
    form: MapForm,
    file: OpenFile,
) -> Iterator[Element]:
    groups = [node for node in layers.values() if node.tag == LayerKind.OBJECTS.value]
    objects = [node for group in groups for node in group.iter("object")]
    file.files.use(Amount.OBJECTS, len(objects))
    templates = read_templates(objects, file)
    for name, node in layers.items():
        match LayerKind(node.tag):
            case LayerKind.TILES:
                yield from clean_cells(name, node, tilesets, form, file.notes)
            case LayerKind.OBJECTS:
                yield clean_objects(name, node, templates, tilesets or (), file.notes)
            case LayerKind.IMAGE:
                _note_missing_image(name, node, file)


def _note_missing_image(name: str, layer: Element, file: OpenFile) -> None:
    for image in layer.findall("image"):
        try:
            file.find(image.get("source", ""), NO_GUIDE)
        except UnreadableError as fault:
            file.notes.advise(fault.what, fault.remedy, Spot(name))


# Which layers the game reads, and which are missing or of another kind


def wanted_layers(root: Element, form: MapForm, notes: Notes) -> dict[str, Element]:
    """Those that can be read, by name, in map order."""
    wanted = {layer.name: layer for layer in form.layers}
    nodes = list(_walk(root))
    found: dict[str, Element] = {}
    for node in nodes:
        name = node.get("name", "")
        if _is_in_order(node, name, wanted, notes):
            if name in found:
                remedy = "Keep one of them: merge the layers, or rename one."
                notes.error("There are two layers of this name.", remedy, Spot(name))
            found.setdefault(name, node)
    _note_missing({node.get("name", "") for node in nodes}, wanted, notes)
    return found


def _walk(node: Element) -> Iterator[Element]:
    for child in node:
        if child.tag in TAGS:
            yield child
        elif child.tag == GROUP:
            yield child
            yield from _walk(child)


def _is_in_order(node: Element, name: str, wanted: dict[str, LayerForm], notes: Notes) -> bool:
    """Whether it is one of ours and can be read."""
    is_group = node.tag == GROUP
    if not is_group and name not in wanted:
        remedy = f"It reads {joined(wanted)}: rename or remove this one."
        notes.advise("The game does not read a layer of this name.", remedy, Spot(name))
    elif any(decimal_number(node.get(offset)) != 0 for offset in ("offsetx", "offsety")):
        remedy = "Set its Horizontal and Vertical Offset to 0."
        notes.error("The layer is shifted against the grid.", remedy, Spot(name))
    elif not is_group and TAGS[node.tag] is not wanted[name].kind:
        remedy = f"Replace it with {WORDS[wanted[name].kind]} of the same name."
        notes.error(f"This is {WORDS[TAGS[node.tag]]}.", remedy, Spot(name))
    else:
        return not is_group
    return False


def _note_missing(there: set[str], wanted: dict[str, LayerForm], notes: Notes) -> None:
    for layer in wanted.values():
        if layer.required and layer.name not in there:
            near = get_close_matches(layer.name, there - wanted.keys(), n=1)
            rename = f'Rename the layer "{near[0]}" to this, or add' if near else "Add"
            remedy = f"{rename} {WORDS[layer.kind]} of this name."
            notes.error(f'The layer "{layer.name}" is missing.', remedy)
