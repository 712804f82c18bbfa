"""What a map says about itself: its measures and its properties."""

import re
from collections.abc import Iterable
from xml.etree.ElementTree import Element

from attrs import frozen

from game.boxes.makuta.levels.pictures import reserved_names
from game.rules.makuta.tiles import WIDTH, Role
from game.tiled.problems import Notes, UnreadableError, choice, joined
from game.tiled.safe_xml import whole

PIXELS = 64  # a cell's, each way
TEXT_KEY = re.compile(r"tile\.[a-z0-9_]+")
REGIONS = ("fire", "water", "air", "stone", "earth", "ice", "coast", "shadow")
ROLES = {role.value: role for role in Role}
PROPERTIES = ("tile_name", "tile_role", "region")
OTHER_FILES = {"tileset": "tileset", "template": "template", "objecttypes": "list of classes"}
IN_PROPERTIES = "in Map > Map Properties"


@frozen
class Property:
    """A custom property as the file has it; Tiled leaves out the type of a string."""

    value: str
    type: str = "string"


@frozen
class Header:
    """The map's own properties; None where the map has no usable one."""

    name: str | None = None  # a text key
    role: Role | None = None
    region: str | None = None


def refuse_other_files(root: Element) -> None:
    if root.tag != "map":
        kind = OTHER_FILES.get(root.tag, f'file of the kind "{root.tag}"')
        raise UnreadableError(
            f"This is a {kind}, not a map.", "Give it its own file ending, or remove it."
        )


def measures_fit(root: Element, notes: Notes) -> bool:
    """Whether the map is a grid that the game can lay out at all."""
    before = len(notes.found)
    orientation = root.get("orientation", "orthogonal")
    if orientation != "orthogonal":
        remedy = f"Set Orientation to Orthogonal {IN_PROPERTIES}."
        notes.error(f"The map's orientation is {orientation}.", remedy)
    if root.get("infinite", "0") != "0":
        notes.error("The map is infinite.", f"Untick Infinite {IN_PROPERTIES}.")
    elif _pair(root, "width", "height") != (WIDTH, WIDTH):
        size = f"{root.get('width')} × {root.get('height')}"
        remedy = f"Bring it to {WIDTH} × {WIDTH} with Map > Resize Map."
        notes.error(f"The map has {size} cells.", remedy)
    if _pair(root, "tilewidth", "tileheight") != (PIXELS, PIXELS):
        size = f"{root.get('tilewidth')} × {root.get('tileheight')}"
        remedy = f"Set Tile Width and Tile Height to {PIXELS} {IN_PROPERTIES}."
        notes.error(f"The map's cells have {size} pixels.", remedy)
    return len(notes.found) == before


def _pair(node: Element, first: str, second: str) -> tuple[int | None, int | None]:
    return whole(node.get(first)), whole(node.get(second))


def properties_of(node: Element) -> dict[str, Property]:
    """The custom properties of a map or an object; a text of several lines is no attribute."""
    return {
        each.get("name", ""): Property(
            each.get("value", each.text or ""), each.get("type", "string")
        )
        for each in node.findall("properties/property")
    }


def read_header(root: Element, notes: Notes) -> Header:
    properties = properties_of(root)
    _note_strange_names(properties, root, notes)
    texts = {name: _text(properties, name, notes) for name in PROPERTIES}
    _note_plain_name(texts["tile_name"], notes)
    role = _known(texts, "tile_role", ROLES, notes)
    return Header(
        texts["tile_name"],
        None if role is None else ROLES[role],
        _known(texts, "region", REGIONS, notes),
    )


def _note_strange_names(names: Iterable[str], root: Element, notes: Notes) -> None:
    reserved = reserved_names() | root.attrib.keys()
    for name in names:
        if name in reserved:
            notes.error(
                f'The map property "{name}" has a name that every map uses for something else.',
                f"Rename or remove it {IN_PROPERTIES}.",
            )
        elif name not in PROPERTIES:
            notes.advise(
                f'The map property "{name}" is not read by the game.',
                f"It reads {joined(PROPERTIES)}: rename or remove it {IN_PROPERTIES}.",
            )


def _text(properties: dict[str, Property], name: str, notes: Notes) -> str | None:
    found = properties.get(name)
    if found is None:
        remedy = f"Add it {IN_PROPERTIES} as a string: {_sample(name)}."
        notes.error(f'The map property "{name}" is missing.', remedy)
        return None
    if found.type != "string":
        remedy = f"Remove it {IN_PROPERTIES} and add it again as a string: {_sample(name)}."
        notes.error(f'The map property "{name}" is of the type {found.type}.', remedy)
        return None
    if not found.value.strip():
        notes.error(
            f'The map property "{name}" is empty.', f"Set it {IN_PROPERTIES}: {_sample(name)}."
        )
        return None
    return found.value


def _note_plain_name(name: str | None, notes: Notes) -> None:
    if name is not None and not TEXT_KEY.fullmatch(name):
        notes.advise(
            f'The map property "tile_name" is "{name}", which is shown as it stands.',
            'For a name in every language use a key of the game\'s texts, such as "tile.ta_koro".',
        )


def _sample(name: str) -> str:
    samples = {
        "tile_name": 'a key of the game\'s texts, such as "tile.ta_koro"',
        "tile_role": choice(ROLES),
        "region": choice(REGIONS),
    }
    return samples[name]


def _known(
    texts: dict[str, str | None], name: str, values: Iterable[str], notes: Notes
) -> str | None:
    text = texts[name]
    if text is None or text in values:
        return text
    notes.error(
        f'The map property "{name}" is "{text}", which the game does not know.',
        f"Set it to {choice(values)} {IN_PROPERTIES}.",
    )
    return None
