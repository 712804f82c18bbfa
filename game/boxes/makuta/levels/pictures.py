"""What a tile looks like, cell by cell, without opening an image."""

from pathlib import Path

from attrs import frozen

from game.boxes.makuta.levels.map_form import cell_in
from game.rules.makuta.tiles import Cell
from game.tiled.maps import UNFLIPPED, Flips, FormedMap, Look
from game.tiled.problems import ColumnRow


@frozen
class CellPicture:
    cell: Cell
    image: Path
    rectangle: tuple[int, int, int, int]  # of the image: left, top, width, height
    flips: Flips = UNFLIPPED


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

    @property
    def images(self) -> frozenset[Path]:
        return frozenset(look.image for layer in self.layers for look in layer.cells)


def layer_pictures(found: FormedMap) -> tuple[LayerPicture, ...] | None:
    """None if an image cannot be shown, which is noted."""
    looks = found.looks()
    if looks is None:
        return None
    return tuple(
        LayerPicture(name, tuple(_picture(cell, looks[look]) for cell, look in cells.items()))
        for name, cells in found.cells.items()
    )


def _picture(cell: ColumnRow, look: Look) -> CellPicture:
    return CellPicture(cell_in(*cell), look.image, look.rectangle, look.flips)
