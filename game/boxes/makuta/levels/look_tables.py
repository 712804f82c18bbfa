"""What the pictures of a tileset mean: tables in JSON that lie beside the tileset's image.

A tile that a table does not know, or whose image has no table, is drawn as its own picture.
"""

import json
from pathlib import Path
from typing import Any, TypeAlias

from attrs import define, field, frozen

from game.boxes.makuta.levels.pictures import CellPicture
from game.tiled.maps import Flips

Corners: TypeAlias = tuple[str, str, str, str]  # terrains: NW, NE, SE, SW


@frozen
class Stone:
    """A field's look: which sheet of slabs, and which column of it."""

    sheet: str
    column: int


@frozen
class Piece:
    """Scenery that covers so many cells of its sheet to the right and down."""

    column: int
    row: int
    wide: int = 1
    high: int = 1
    looks: int = 1  # the same place on so many sheets


@frozen
class Table:
    cell: int = 1  # pixels of the tileset's image
    columns: int = 1
    corners: dict[int, Corners] = field(factory=dict)
    stones: dict[int, Stone] = field(factory=dict)
    pieces: dict[int, Piece] = field(factory=dict)  # by the first of their cells
    parts: frozenset[int] = frozenset()  # other cells of large pieces, drawn with the first

    def number(self, look: CellPicture) -> int | None:
        """Which of the tileset's tiles *look* shows."""
        left, top, wide, high = look.rectangle
        if (wide, high) != (self.cell, self.cell) or left % wide or top % high:
            return None
        return top // high * self.columns + left // wide


NO_TABLE = Table()


@define
class Tables:
    """Those that have been asked for, opened once."""

    _known: dict[Path, Table] = field(factory=dict, init=False)  # by their images

    def of(self, look: CellPicture) -> tuple[Table, int | None]:
        """The table of the image that *look* comes from, and its number there."""
        table = self._known.get(look.image)
        if table is None:
            table = self._known[look.image] = read_table(look.image.with_suffix(".json"))
        return table, table.number(look)


def read_table(path: Path) -> Table:
    """Never raises: a damaged table knows nothing."""
    try:
        return _table(json.loads(path.read_text("utf-8")))
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        return NO_TABLE


def _table(found: dict[str, Any]) -> Table:
    pieces = {int(n): Piece(*map(int, place)) for n, place in found.get("pieces", {}).items()}
    columns = int(found["columns"])
    return Table(
        int(found["cell"]),
        columns,
        {int(number): _corners(names) for number, names in found.get("corners", {}).items()},
        {int(n): Stone(str(s), int(c)) for n, (s, c) in found.get("stones", {}).items()},
        pieces,
        frozenset(
            other for first, piece in pieces.items() for other in _rest(first, piece, columns)
        ),
    )


def _corners(names: list[str]) -> Corners:
    north_west, north_east, south_east, south_west = map(str, names)
    return north_west, north_east, south_east, south_west


def _rest(first: int, piece: Piece, columns: int) -> list[int]:
    covered = [first + x + y * columns for y in range(piece.high) for x in range(piece.wide)]
    return covered[1:]


def flipped(corners: Corners, flips: Flips) -> Corners:
    """As Tiled flips a tile: first over its falling diagonal."""
    nw, ne, se, sw = corners
    if flips.diagonal:
        ne, sw = sw, ne
    if flips.horizontal:
        nw, ne, se, sw = ne, nw, sw, se
    if flips.vertical:
        nw, ne, se, sw = sw, se, ne, nw
    return nw, ne, se, sw
