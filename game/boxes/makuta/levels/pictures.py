"""What a tile looks like, cell by cell, without opening an image.

pytmx works this out. It does not know templates, mixes up the order of the layers and stops at much
that Tiled writes; so it is handed a map with nothing but checked tilesets and tile layers in it.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element, SubElement

from attrs import frozen

from game.boxes.makuta.levels.cells import cell_in
from game.rules.makuta.tiles import WIDTH, Cell
from game.tiled.quiet_pytmx import TiledMap, TiledTileLayer
from game.tiled.tilesets import Tileset

HEXAGONAL = 1 << 28  # a turn by 120 degrees; Tiled ignores it on square cells, pytmx stumbles


@frozen
class Flips:
    """How a picture is flipped; the diagonal flip, over its falling diagonal, comes first."""

    horizontal: bool = False
    vertical: bool = False
    diagonal: bool = False


@frozen
class CellPicture:
    cell: Cell
    image: Path
    rectangle: tuple[int, int, int, int]  # of the image: left, top, width, height
    flips: Flips = Flips()


@frozen
class LayerPicture:
    name: str
    cells: tuple[CellPicture, ...]  # by row, then by column; empty cells are left out


@frozen
class TilePicture:
    """The looks of a tile: its text key, and its tile layers from the lowest to the highest."""

    key: str  # of the tile
    name: str  # the key of its text
    layers: tuple[LayerPicture, ...]


def reserved_names() -> frozenset[str]:
    """Names that a map's own property may not have, or pytmx refuses the map."""
    return frozenset(dir(TiledMap()))


def layer_pictures(
    folder: Path, grids: Mapping[str, tuple[int, ...]], tilesets: tuple[Tileset, ...]
) -> tuple[LayerPicture, ...]:
    """*grids* has the numbers of each layer's cells, in map order."""
    tiled_map = TiledMap()
    tiled_map.filename = str(folder / "any.tmx")  # image files are named as seen from there
    tiled_map.parse_xml(_plain_map(grids, tilesets))
    return tuple(
        LayerPicture(layer.name, tuple(_cell_pictures(tiled_map, layer)))
        for layer in tiled_map.layers
    )


def _plain_map(grids: Mapping[str, tuple[int, ...]], tilesets: tuple[Tileset, ...]) -> Element:
    size = {"width": str(WIDTH), "height": str(WIDTH)}
    root = Element("map", size)
    root.extend(tileset.node for tileset in tilesets)
    for name, grid in grids.items():
        layer = SubElement(root, "layer", size, name=name)
        numbers = (str(number & ~HEXAGONAL) for number in grid)
        SubElement(layer, "data", encoding="csv").text = ",".join(numbers)
    return root


def _cell_pictures(tiled_map: Any, layer: TiledTileLayer) -> Iterator[CellPicture]:  # noqa: ANN401 - pytmx has no types
    flips = {entry[0]: entry[1] for entry in tiled_map.imagemap.values() if entry}
    for column, row, gid in layer:
        if gid:
            image, rectangle, _ = tiled_map.images[gid]
            yield CellPicture(
                cell_in(column, row),
                Path(image),
                rectangle or _whole_image(tiled_map, gid),
                Flips(*map(bool, flips[gid])),
            )


def _whole_image(tiled_map: Any, gid: int) -> tuple[int, int, int, int]:  # noqa: ANN401 - pytmx has no types
    tile = tiled_map.tile_properties[gid]
    return 0, 0, int(tile["width"]), int(tile["height"])
