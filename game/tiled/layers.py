"""Which of a map's layers the game reads, and which are missing or of another kind."""

from collections.abc import Iterator
from difflib import get_close_matches
from xml.etree.ElementTree import Element

from game.tiled.forms import LayerForm, LayerKind, MapForm
from game.tiled.problems import Notes, Spot, joined
from game.tiled.safe_xml import decimal_number

WORDS = {
    LayerKind.TILES: "a tile layer",
    LayerKind.OBJECTS: "an object layer",
    LayerKind.IMAGE: "an image layer",
}
TAGS = {kind.value: kind for kind in LayerKind}
GROUP = "group"


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
