"""What the pictures of a tileset mean: tables in JSON that lie beside the tileset's image.

Every number in them has its range, for it is a place on a sheet of pictures.
A tile that a table does not know, or whose image has no table, is drawn as its own picture.
"""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol, TypeAlias, TypeVar

from attrs import define, field, frozen

from game.core.plain_files import content_of
from game.persistence.json_text import loaded
from game.tiled.maps import Flips
from game.tiled.safe_xml import whole_number

T = TypeVar("T")
Corners: TypeAlias = tuple[str, str, str, str]  # terrains: NW, NE, SE, SW

ENDING = ".json"
MOST_BYTES = 500_000  # ours have 25,000
MOST_TILES = 10_000
LOOKS = 4  # sheets of scenery
WANTED = {
    "corners": "the names of four terrains",
    "stones": "the name of a region and a column from 0 to 99",
    "pieces": "column and row from 0 to 99, width and height from 1 to 11, and 1 to 4 looks",
}
NAME = re.compile("[a-z][a-z0-9_]{0,39}")


class Pictured(Protocol):
    """A look of a cell, whoever keeps it."""

    @property
    def image(self) -> Path: ...

    @property
    def rectangle(self) -> tuple[int, int, int, int]: ...

    @property
    def flips(self) -> Flips: ...


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

    def number(self, look: Pictured) -> int | None:
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

    def of(self, look: Pictured) -> tuple[Table, int | None]:
        """The table of the image that *look* comes from, and its number there."""
        table = self._known.get(look.image)
        if table is None:
            table = self._known[look.image] = read_table(look.image.with_suffix(ENDING))
        return table, table.number(look)


def read_table(path: Path) -> Table:
    """Never raises: a damaged table knows what is sound in it, or nothing."""
    try:
        return table_in(content_of(path, MOST_BYTES))[0]
    except OSError:
        return NO_TABLE


def table_in(data: bytes) -> tuple[Table, list[str]]:
    """And what is wrong with it, a sentence for each."""
    try:
        found = loaded(data)
    except ValueError as error:
        return NO_TABLE, [f"The table is no JSON that can be read ({error})."]
    if not isinstance(found, dict):
        return NO_TABLE, ["The table is no JSON object."]
    wrong = [
        f'The "{name}" of the table is no whole number from 1 to {MOST_TILES:,}.'
        for name in ("cell", "columns")
        if not _is_whole(found.get(name), 1, MOST_TILES)
    ]
    if wrong:
        return NO_TABLE, wrong
    return _table(found, wrong), wrong


def _table(found: dict[str, Any], wrong: list[str]) -> Table:
    columns = found["columns"]
    pieces = _entries(found, "pieces", _piece, wrong)
    return Table(
        found["cell"],
        columns,
        _entries(found, "corners", _corners, wrong),
        _entries(found, "stones", _stone, wrong),
        pieces,
        frozenset(
            other for first, piece in pieces.items() for other in _rest(first, piece, columns)
        ),
    )


def _entries(
    found: dict[str, Any], name: str, make: Callable[[list[Any]], T | None], wrong: list[str]
) -> dict[int, T]:
    """By the number of a tile; *make* gives nothing for what is not as `WANTED` says."""
    entries, sound = found.get(name, {}), {}
    if not isinstance(entries, dict):
        wrong.append(f'The "{name}" of the table are no JSON object.')
        return {}
    for key, entry in entries.items():
        number = whole_number(key)
        if number is None or str(number) != key or not 0 <= number < MOST_TILES:
            wrong.append(f'"{key}" in "{name}" is no number of a tile.')
        elif not isinstance(entry, list) or (made := make(entry)) is None:
            wrong.append(f'What "{name}" says of tile {key} is not {WANTED[name]}.')
        else:
            sound[number] = made
    return sound


def _corners(entry: list[Any]) -> Corners | None:
    match entry:
        case [str(), str(), str(), str()] if all(map(NAME.fullmatch, entry)):
            return entry[0], entry[1], entry[2], entry[3]
    return None


def _stone(entry: list[Any]) -> Stone | None:
    match entry:
        case [str(sheet), column] if NAME.fullmatch(sheet) and _is_whole(column, 0, 99):
            return Stone(sheet, column)
    return None


def _piece(entry: list[Any]) -> Piece | None:
    places = entry[:2], entry[2:4], entry[4:]
    fits = all(
        _is_whole(number, least, most)
        for numbers, (least, most) in zip(places, ((0, 99), (1, 11), (1, LOOKS)), strict=True)
        for number in numbers
    )
    return Piece(*entry) if fits and 2 <= len(entry) <= 5 else None  # noqa: PLR2004 - as above


def _is_whole(value: object, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


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
