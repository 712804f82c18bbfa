"""What the real Tiled makes of a map: its JSON export, read in the plainest way there is."""

import base64
import struct
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeAlias

from attrs import frozen

from tests.tiled.exporting import Json, flat_layers

Place: TypeAlias = tuple[int, int]  # column and row
Look: TypeAlias = tuple[Path, tuple[int, ...], tuple[bool, ...]]  # image, rectangle, flips
Layer: TypeAlias = tuple[str, dict[Place, Look]]
CELL = 64


@frozen
class Seen:
    """A map by columns and rows, without a word of the game's."""

    properties: dict[str, str]
    fields: set[Place]
    gates: set[Place]
    tokens: dict[Place, str]
    places: set[str]
    picture: list[Layer]  # in map order


def seen_in(exported: Json, folder: Path) -> Seen:
    """*folder* holds the export; images are named as seen from there."""
    layers, tilesets = list(flat_layers(exported["layers"])), exported["tilesets"]
    tile_layers = [layer for layer in layers if layer["type"] == "tilelayer"]
    fields = next(layer for layer in tile_layers if layer["name"] == "fields")
    return Seen(
        {each["name"]: each["value"] for each in exported["properties"]},
        {place for place, _ in _cells(fields)},
        {_place(each, tilesets) for each in _objects(layers, "gates", "Gate")},
        {_place(each, tilesets): _kind(each) for each in _objects(layers, "tokens", "TokenField")},
        {each["type"] for each in _objects(layers, "places", "StartField", "Temple")},
        [(layer["name"], dict(_looks(layer, tilesets, folder))) for layer in tile_layers],
    )


def _cells(layer: Json) -> Iterator[tuple[Place, int]]:
    for index, number in enumerate(_numbers(layer)):
        if number:
            yield (index % layer["width"], index // layer["width"]), number


def _numbers(layer: Json) -> Iterable[int]:
    """A list, unless the map has its data packed."""
    if layer.get("encoding") != "base64":
        return list(layer["data"])
    packed = base64.b64decode(layer["data"])
    if layer["compression"]:
        packed = zlib.decompress(packed, wbits=zlib.MAX_WBITS | 32)  # zlib or gzip
    return struct.unpack(f"<{len(packed) // 4}L", packed)


def _objects(layers: list[Json], name: str, *classes: str) -> list[Json]:
    found = [each for layer in layers if layer["name"] == name for each in layer["objects"]]
    return [each for each in found if each.get("type") in classes]


def _place(each: Json, tilesets: list[Json]) -> Place:
    """The origin of a tile is at its lower left, unless its tileset says otherwise."""
    top = each["y"]
    if "gid" in each:
        alignment = _tileset(each["gid"], tilesets).get("objectalignment", "bottomleft")
        assert alignment in {"bottomleft", "topleft"}, "no other is compared here"
        top -= each["height"] if alignment == "bottomleft" else 0
    return int(each["x"] // CELL), int(top // CELL)


def _kind(each: Json) -> str:
    kinds = [p["value"] for p in each.get("properties", ()) if p["name"] == "kind"]
    return kinds[0] if kinds else ""


def _looks(layer: Json, tilesets: list[Json], folder: Path) -> Iterator[tuple[Place, Look]]:
    for place, number in _cells(layer):
        flips = tuple(bool(number >> bit & 1) for bit in (31, 30, 29))
        yield place, (*_image(number & 0x0FFFFFFF, tilesets, folder), flips)


def _image(number: int, tilesets: list[Json], folder: Path) -> tuple[Path, tuple[int, ...]]:
    tileset = _tileset(number, tilesets)
    index = number - tileset["firstgid"]
    if "image" in tileset:
        return (folder / tileset["image"]).resolve(), _rectangle(tileset, index)
    for tile in tileset.get("tiles", ()):
        if tile["id"] == index:
            size = (tile["imagewidth"], tile["imageheight"])
            return (folder / tile["image"]).resolve(), (0, 0, *size)
    return folder, ()  # nothing: the tileset is lost


def _tileset(number: int, tilesets: list[Json]) -> Json:
    own = [tileset for tileset in tilesets if tileset["firstgid"] <= number]
    return max(own, key=lambda tileset: int(tileset["firstgid"]))


def _rectangle(tileset: Json, index: int) -> tuple[int, ...]:
    row, column = divmod(index, tileset["columns"])
    width, height = tileset["tilewidth"], tileset["tileheight"]
    left = tileset["margin"] + column * (width + tileset["spacing"])
    top = tileset["margin"] + row * (height + tileset["spacing"])
    return left, top, width, height
