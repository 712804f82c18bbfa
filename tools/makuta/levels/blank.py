"""Starts a new tile: a map that is sound from the first moment, with a cross of paths."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from copy import deepcopy
from pathlib import Path
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from attrs import frozen

from game.boxes.makuta.levels.map_form import FORM, PIXELS, cell_in
from game.boxes.makuta.levels.sets import check_set
from game.core.errors import GameError
from game.core.hexes import Side
from game.rules.makuta.tiles import GATE_CELLS, INSIDE, WIDTH, Cell, Role
from game.shelf.choices import OptionError
from game.tiled.guard import wanted_layers
from game.tiled.maps import read_map
from game.tiled.names import KEY
from game.tiled.open_files import OpenFile
from game.tiled.problems import Notes, UnreadableError
from game.tiled.safe_xml import decimal_number

GATES = (Side.N, Side.S)
ALL_CELLS = tuple(cell_in(column, row) for row in range(WIDTH) for column in range(WIDTH))
CROSS = frozenset(cell for cell in INSIDE if 0 in cell)
MAP = {
    "version": "1.8",
    "orientation": "orthogonal",
    "renderorder": "right-down",
    "width": str(WIDTH),
    "height": str(WIDTH),
    "tilewidth": str(PIXELS),
    "tileheight": str(PIXELS),
    "infinite": "0",
    "nextobjectid": str(len(GATES) + 1),
}


class BlankError(GameError):
    """Why no tile can be started here."""


@frozen
class Model:
    """A sound tile of the set, which lends its tilesets and layers to a new one."""

    root: Element
    layers: Mapping[str, Element]  # in map order
    looks: Mapping[str, int]  # of tile layers: the number that most cells show
    gate: Element
    gate_cell: Cell


def write_blank(folder: Path, name: str) -> str:
    """What has been done, for the person at the terminal."""
    if not KEY.fullmatch(name):
        raise OptionError(
            f'"{name}" cannot be a tile\'s name: use small letters a to z, digits and underscores, '
            "a letter first."
        )
    path = folder / f"{name}.tmx"
    text = _map(name, _model(folder))
    try:
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError as error:
        raise BlankError(f"{path} exists already. Choose another name.") from error
    except OSError as error:
        raise BlankError(f"{path} cannot be written: {error.strerror}.") from error
    return f"Wrote {path}. Draw it in Tiled; then check it: python3 -m tools levels {folder}"


def _model(folder: Path) -> Model:
    tiles = [tile for tile in check_set(folder).tiles if tile.role is Role.LAND]
    if not tiles:
        raise BlankError(
            f"{folder} has no sound tile of the role land whose tilesets a new one could use. "
            "Mend or add one first."
        )
    path = folder / f"{tiles[0].key}.tmx"
    file = OpenFile(path, folder, Notes(path.name))
    try:
        root, found = file.xml(), read_map(file, FORM)
    except UnreadableError as fault:  # it was sound a moment ago
        raise BlankError(f"{path}: {fault}") from fault
    looks = {
        name: _most_common(map(found.number_in_file, cells.values()))
        for name, cells in found.cells.items()
    }
    layers = wanted_layers(root, FORM, file.notes)
    gate, place = layers["gates"].find("object"), found.objects["gates"].objects[0].cell
    assert gate is not None, "a sound tile has gates"
    assert place is not None, "and these lie on cells"
    return Model(root, layers, looks, gate, cell_in(*place))


def _most_common(numbers: Iterable[int]) -> int:
    """0 if all cells are empty."""
    counts = Counter(numbers)
    return max(counts, key=lambda number: counts[number], default=0)


def _map(name: str, model: Model) -> str:
    root = Element("map", MAP | {"nextlayerid": str(len(model.layers) + 1)})
    properties = SubElement(root, "properties")
    for node in model.root.findall("properties/property"):
        own = {"value": f"tile.{name}"} if node.get("name") == "tile_name" else {}
        SubElement(properties, "property", node.attrib | own)
    root.extend(model.root.findall("tileset"))
    for number, layer in enumerate(model.layers, start=1):
        root.append(_layer(layer, number, model))
    indent(root, " ")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{tostring(root, encoding="unicode")}\n'


def _layer(name: str, number: int, model: Model) -> Element:
    node = model.layers[name]
    copy = Element(node.tag, node.attrib | {"id": str(number)})
    if node.tag == "imagelayer":
        copy.extend(node)
    elif node.tag == "layer":
        SubElement(copy, "data", encoding="csv").text = f"\n{_csv(name, model.looks[name])}\n"
    elif name == "gates":
        copy.extend(_gates(model))
    return copy


def _csv(name: str, look: int) -> str:
    cells = {"ground": frozenset(ALL_CELLS), "fields": CROSS}.get(name, frozenset())
    numbers = [str(look if cell in cells else 0) for cell in ALL_CELLS]
    rows = [numbers[start : start + WIDTH] for start in range(0, WIDTH * WIDTH, WIDTH)]
    return ",\n".join(",".join(row) for row in rows)


def _gates(model: Model) -> Iterator[Element]:
    """The model's gate, moved to other cells."""
    for number, side in enumerate(GATES, start=1):
        cell = GATE_CELLS[side]
        gate = deepcopy(model.gate)
        gate.set("id", str(number))
        for name, cells in (("x", cell.x - model.gate_cell.x), ("y", cell.y - model.gate_cell.y)):
            gate.set(name, f"{(decimal_number(gate.get(name)) or 0) + cells * PIXELS:g}")
        yield gate
