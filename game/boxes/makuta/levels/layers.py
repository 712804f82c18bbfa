"""The layers of a map: which there are, and the numbers of the cells in a tile layer."""

import struct
import zlib
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import TypeAlias
from xml.etree.ElementTree import Element

from game.rules.makuta.tiles import WIDTH
from game.tiled.problems import ColumnRow, Notes, Spot, UnreadableError, joined, listed
from game.tiled.quiet_pytmx import unpack_gids
from game.tiled.safe_xml import decimal, whole
from game.tiled.tilesets import GID_MASK, Tileset, tileset_with

Grid: TypeAlias = tuple[int, ...]  # the numbers of a layer's cells by row, 0 if empty

KINDS = {
    "guide": "imagelayer",
    "ground": "layer",
    "fields": "layer",
    "scenery": "layer",
    "gates": "objectgroup",
    "tokens": "objectgroup",
    "places": "objectgroup",
}
REQUIRED = ("ground", "fields", "gates", "tokens")
WORDS = {"imagelayer": "an image layer", "layer": "a tile layer", "objectgroup": "an object layer"}
MAX_TEXT = 10_000  # of a layer's data; packed data can swell a thousandfold
MAX_GID = 0xFFFFFFFF
RESTORE = "Restore the map from a copy, or paint the layer anew."
AS_CSV = "Set Tile Layer Format to CSV in Map > Map Properties and save the map."


def read_layers(root: Element, notes: Notes) -> dict[str, Element]:
    """The layers that the game reads, by name, in map order."""
    found: dict[str, Element] = {}
    for node in _walk(root):
        name = node.get("name", "")
        if _is_in_order(node, name, notes):
            if name in found:
                remedy = "Keep one of them: merge the layers, or rename one."
                notes.error("There are two layers of this name.", remedy, Spot(name))
            found.setdefault(name, node)
    _note_missing(root, notes)
    return found


def _walk(node: Element) -> Iterator[Element]:
    for child in node:
        if child.tag in WORDS:
            yield child
        elif child.tag == "group":
            yield child
            yield from _walk(child)


def _is_in_order(node: Element, name: str, notes: Notes) -> bool:
    """Whether it is one of ours and can be read."""
    is_group = node.tag == "group"
    if not is_group and name not in KINDS:
        remedy = f"It reads {joined(KINDS)}: rename or remove this one."
        notes.advise("The game does not read a layer of this name.", remedy, Spot(name))
    elif any(decimal(node.get(offset)) != 0 for offset in ("offsetx", "offsety")):
        remedy = "Set its Horizontal and Vertical Offset to 0."
        notes.error("The layer is shifted against the grid.", remedy, Spot(name))
    elif not is_group and node.tag != KINDS[name]:
        remedy = f"Replace it with {WORDS[KINDS[name]]} of the same name."
        notes.error(f"This is {WORDS[node.tag]}.", remedy, Spot(name))
    else:
        return not is_group
    return False


def _note_missing(root: Element, notes: Notes) -> None:
    there = {node.get("name", "") for node in _walk(root)}
    for name in REQUIRED:
        if name not in there:
            near = get_close_matches(name, there - KINDS.keys(), n=1)
            rename = f'Rename the layer "{near[0]}" to this, or add' if near else "Add"
            remedy = f"{rename} {WORDS[KINDS[name]]} of this name."
            notes.error(f'The layer "{name}" is missing.', remedy)


def read_grids(
    layers: Mapping[str, Element], tilesets: tuple[Tileset, ...] | None, notes: Notes
) -> dict[str, Grid]:
    """Those of the tile layers that can be read, in map order."""
    tile_layers = {name: node for name, node in layers.items() if node.tag == "layer"}
    read = {name: _read_grid(name, node, tilesets, notes) for name, node in tile_layers.items()}
    return {name: grid for name, grid in read.items() if grid is not None}


def _read_grid(
    name: str, layer: Element, tilesets: tuple[Tileset, ...] | None, notes: Notes
) -> Grid | None:
    try:
        grid = _numbers(layer)
        _refuse_other_sizes(layer, grid)
    except UnreadableError as fault:
        notes.error(fault.what, fault.remedy, Spot(name))
        return None
    if tilesets is not None and not _all_known(name, grid, tilesets, notes):
        return None
    return grid


def _numbers(layer: Element) -> Grid:
    data = layer.find("data")
    if data is None or not (len(data) or (data.text or "").strip()):
        raise UnreadableError("The layer has no data.", RESTORE)
    if len(data) or data.get("encoding") not in {"csv", "base64"}:
        raise UnreadableError("The layer's data has a form that the game does not read.", AS_CSV)
    text = (data.text or "").strip()
    if len(text) > MAX_TEXT:
        raise UnreadableError(f"The layer's data has {len(text):,} letters, far too many.", RESTORE)
    if data.get("encoding") == "csv":
        return tuple(_from_csv(text))
    return tuple(_unpacked(text, data.get("encoding", ""), data.get("compression")))


def _from_csv(text: str) -> Iterator[int]:
    for index, entry in enumerate(text.split(",")):
        number = whole(entry.strip())
        if number is None or not 0 <= number <= MAX_GID:
            column, row = index % WIDTH, index // WIDTH
            raise UnreadableError(
                f'The layer\'s data has "{entry.strip()}" for column {column}, row {row}.',
                f"Every cell needs a whole number from 0 up. {RESTORE}",
            )
        yield number


def _unpacked(text: str, encoding: str, compression: str | None) -> list[int]:
    if compression not in {None, "", "zlib", "gzip"}:
        raise UnreadableError(f"The layer's data is packed with {compression}.", AS_CSV)
    try:
        numbers: list[int] = unpack_gids(text, encoding, compression or None)
    except (ValueError, OSError, EOFError, zlib.error, struct.error) as error:
        what = "The layer's data is damaged: it cannot be unpacked."
        raise UnreadableError(what, RESTORE) from error
    return numbers


def _refuse_other_sizes(layer: Element, numbers: Grid) -> None:
    size = whole(layer.get("width")), whole(layer.get("height"))
    if size != (WIDTH, WIDTH):
        raise UnreadableError(
            f"The layer has {layer.get('width')} × {layer.get('height')} cells.",
            f"It needs {WIDTH} × {WIDTH}: resize the map with Map > Resize Map.",
        )
    if len(numbers) != WIDTH * WIDTH:
        what = f"The layer's data has {len(numbers)} cells instead of {WIDTH * WIDTH}."
        raise UnreadableError(what, RESTORE)


def _all_known(name: str, numbers: Grid, tilesets: tuple[Tileset, ...], notes: Notes) -> bool:
    strange: dict[int, list[ColumnRow]] = {}
    for index, number in enumerate(numbers):
        if number and tileset_with(tilesets, number) is None:
            strange.setdefault(number & GID_MASK, []).append((index % WIDTH, index // WIDTH))
    for number, cells in strange.items():
        notes.error(
            f"No tileset of the map has the tile number {number}, shown at {listed(cells)}.",
            "Paint these cells anew, or bring the missing tileset or its tiles back.",
            Spot(name),
        )
    return not strange
