"""The files that Tiled reads: tilesets, templates, the project and the map."""

import json
from collections.abc import Iterator, Mapping, Sequence
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from attrs import frozen

from game.boxes.masks.land.known_cells import CORNERS, STARTS
from game.boxes.masks.land.map_form import FORM, KINDS, PIXELS, TOAS, cell_of
from game.rules.masks.pieces import SpaceKind
from game.rules.masks.printed.land import COLUMNS, NEST, ROWS, Land
from tools.masks.art import ground, islands, scenery, stones
from tools.masks.art.guide import GUIDE_SIZE
from tools.masks.art.reference import LAND
from tools.masks.art.things import KINDS as TEMPLATES
from tools.masks.art.things import Thing, things

VERSION = {"version": "1.8", "tiledversion": "1.8.2"}
CLASS_COLOURS = {"Space": "#ffd60a", "Start": "#64d2ff", "Nest": "#ff9f0a", "Temple": "#bf5af2"}
ENUMS = {"space_kind": tuple(KINDS), "toa": tuple(TOAS)}
ENUM_OF = {"kind": "space_kind", "toa": "toa"}
MEMBERS = {"Space": ("circles", "kind"), "Start": ("toa",)}


@frozen
class TilesetFile:
    name: str
    count: int
    columns: int
    alignment: str = ""


GROUND_TILES = islands.ground_sheet(LAND)
GROUND_ROWS = -(-len(GROUND_TILES) // ground.COLUMNS)  # Tiled counts the whole image
GROUND = TilesetFile("ground", GROUND_ROWS * ground.COLUMNS, ground.COLUMNS)
SCENERY = TilesetFile("scenery", scenery.COLUMNS * len(scenery.DRAWINGS), scenery.COLUMNS)
STONES = TilesetFile("spaces", stones.BLANKS + len(TOAS) + len(stones.NUMBERS), stones.COLUMNS)
THINGS = TilesetFile("things", len(things()), 8, "topleft")
OF_MAP = (GROUND, SCENERY, STONES)


def as_file(root: Element) -> str:
    indent(root, " ")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{tostring(root, encoding="unicode")}\n'


def tileset(file: TilesetFile) -> str:
    size = {"tilewidth": str(PIXELS), "tileheight": str(PIXELS)}
    counts = {"tilecount": str(file.count), "columns": str(file.columns)}
    aligned = {"objectalignment": file.alignment} if file.alignment else {}
    root = Element("tileset", {**VERSION, "name": file.name, **size, **counts, **aligned})
    rows = -(-file.count // file.columns)
    width, height = str(file.columns * PIXELS), str(rows * PIXELS)
    SubElement(root, "image", source=f"tiles/{file.name}.png", width=width, height=height)
    if file is GROUND:
        _add_terrains(root)
    return as_file(root)


def _add_terrains(root: Element) -> None:
    """So that edges come by themselves."""
    brushes = SubElement(SubElement(root, "wangsets"), "wangset")
    brushes.attrib |= {"name": "island", "type": "corner", "tile": "-1"}
    numbers = {name: number for number, name in enumerate(ground.TERRAINS, start=1)}
    for name, colour in ground.TERRAINS.items():
        first = str(GROUND_TILES.index((name, name, name, name)))
        rgb = "#{:02x}{:02x}{:02x}".format(*colour[:3])
        SubElement(brushes, "wangcolor", name=name, color=rgb, tile=first, probability="1")
    for tile, (nw, ne, se, sw) in enumerate(GROUND_TILES):
        corners = ",".join(f"0,{numbers[name]}" for name in (ne, se, sw, nw))
        SubElement(brushes, "wangtile", tileid=str(tile), wangid=corners)


def template(thing: Thing) -> str:
    root = Element("template")
    SubElement(root, "tileset", firstgid="1", source="../things.tsx")
    number = [each.name for each in things()].index(thing.name) + 1
    size = {"width": str(thing.wide * PIXELS), "height": str(thing.high * PIXELS)}
    node = SubElement(root, "object", {"type": thing.class_name, "gid": str(number), **size})
    if thing.properties:
        holder = SubElement(node, "properties")
        for name, value in thing.properties:
            kind = {"propertytype": ENUM_OF[name]} if name in ENUM_OF else {"type": "int"}
            SubElement(holder, "property", {"name": name, **kind, "value": value})
    return as_file(root)


def object_types() -> str:
    root = Element("objecttypes")
    for name, colour in CLASS_COLOURS.items():
        node = SubElement(root, "objecttype", name=name, color=colour)
        for member in MEMBERS.get(name, ()):
            kind = {"type": "int", "default": "0"}
            if member in ENUM_OF:
                kind = {"type": "string", "propertytype": ENUM_OF[member], "default": ""}
            SubElement(node, "property", {"name": member, **kind})
    return as_file(root)


def project() -> str:
    types: list[dict[str, object]] = []
    for name, values in ENUMS.items():
        enum = {"type": "enum", "storageType": "string", "valuesAsFlags": False}
        types.append({"id": len(types) + 1, "name": name, **enum, "values": list(values)})
    for name, colour in CLASS_COLOURS.items():
        members = [_member(each) for each in MEMBERS.get(name, ())]
        look = {"color": colour.replace("#", "#ff"), "drawFill": True, "useAs": ["object"]}
        own = {"id": len(types) + 1, "name": name, "type": "class", "members": members}
        types.append(own | look)
    whole = {
        "automappingRulesFile": "",
        "commands": [],
        "compatibilityVersion": 1080,
        "extensionsPath": "extensions",
        "folders": ["."],
        "objectTypesFile": "objecttypes.xml",
        "propertyTypes": types,
    }
    return json.dumps(whole, indent=4, sort_keys=True) + "\n"


def _member(name: str) -> dict[str, object]:
    if name not in ENUM_OF:
        return {"name": name, "type": "int", "value": 0}
    return {"name": name, "type": "string", "propertyType": ENUM_OF[name], "value": ""}


# The map


def tiled_map(land: Land) -> str:
    placed = list(_placed(land))
    root = Element("map", {**VERSION, "orientation": "orthogonal", "renderorder": "right-down"})
    root.attrib |= {"width": str(COLUMNS), "height": str(ROWS), "infinite": "0"}
    root.attrib |= {"tilewidth": str(PIXELS), "tileheight": str(PIXELS)}
    root.attrib |= {"nextlayerid": str(len(FORM.layers) + 1), "nextobjectid": str(len(placed) + 1)}
    SubElement(SubElement(root, "properties"), "property", name="map_name", value=land.name)
    first, firsts = 1, {}
    for file in OF_MAP:
        SubElement(root, "tileset", firstgid=str(first), source=f"{file.name}.tsx")
        firsts[file.name], first = first, first + file.count
    ground_cells = dict(enumerate(islands.ground_tiles(land)))
    tiles = {
        "ground": ground_cells,
        "scenery": islands.scenery_tiles(land),
        "spaces": islands.space_tiles(land),
    }
    for number, name in enumerate(("ground", "scenery", "spaces"), start=1):
        root.append(_tile_layer(number, name, tiles[name], firsts[name]))
    root.append(_guide())
    for number, name in enumerate(("kinds", "starts", "places"), start=5):
        root.append(_object_layer(number, name, placed))
    return as_file(root)


def _tile_layer(number: int, name: str, tiles: Mapping[int, int], first: int) -> Element:
    size = {"width": str(COLUMNS), "height": str(ROWS)}
    layer = Element("layer", {"id": str(number), "name": name, **size})
    numbers = [tiles[cell] + first if cell in tiles else 0 for cell in range(COLUMNS * ROWS)]
    rows = (numbers[start : start + COLUMNS] for start in range(0, len(numbers), COLUMNS))
    text = ",\n".join(",".join(map(str, row)) for row in rows)
    SubElement(layer, "data", encoding="csv").text = f"\n{text}\n"
    return layer


def _guide() -> Element:
    layer = Element("imagelayer", {"id": "4", "name": "guide", "locked": "1", "opacity": "0.7"})
    width, height = map(str, GUIDE_SIZE)
    SubElement(layer, "image", source="tiles/guide.png", width=width, height=height)
    return layer


def _placed(land: Land) -> Iterator[tuple[str, str, int]]:
    """Layer, template and cell of each object, in the order of their numbers."""
    names = {place: name for name, place in TEMPLATES.items()}
    for space, place in land.places.items():
        if place.kind not in {SpaceKind.BLANK, SpaceKind.START}:
            yield "kinds", names[place], space
    for toa, space in STARTS.items():
        yield "starts", f"start_{toa.name.lower()}", space
    yield "places", "nest", NEST[0]
    yield "places", "temple", CORNERS[0]


def _object_layer(number: int, name: str, placed: Sequence[tuple[str, str, int]]) -> Element:
    colours = {"kinds": "Space", "starts": "Start", "places": "Nest"}
    colour = CLASS_COLOURS[colours[name]]
    group = Element("objectgroup", {"color": colour, "id": str(number), "name": name})
    for identity, (layer, template_name, space) in enumerate(placed, start=1):
        if layer == name:
            column, row = cell_of(space)
            place = {"x": str(column * PIXELS), "y": str(row * PIXELS)}
            source = f"templates/{template_name}.tx"
            SubElement(group, "object", {"id": str(identity), "template": source, **place})
    return group
