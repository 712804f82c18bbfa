"""The data of a tile layer: whether they can be unpacked, and are enough and not too many."""

import struct
import zlib
from base64 import b64decode
from collections.abc import Iterator, Sequence
from xml.etree.ElementTree import Element, SubElement

from game.tiled.forms import MapForm
from game.tiled.problems import ColumnRow, Notes, Spot, UnreadableError, listed
from game.tiled.safe_xml import whole_number, whole_numbers
from game.tiled.tilesets import GID_MASK, Tileset, tileset_with

FEW_LETTERS = 10_000  # of a layer's data; packed data can swell a thousandfold
LETTERS_PER_CELL = 12  # of a large layer's data, at most
MOST_SWOLLEN = 100  # times as many cells as there should be
ANY_HEADER = 32  # of zlib or gzip
NUMBER = struct.Struct("<L")
CANNOT_UNPACK = "The layer's data is damaged: it cannot be unpacked."
MAX_GID = 0xFFFFFFFF
HEXAGONAL = 1 << 28  # a turn by 120 degrees; Tiled ignores it on square cells, pytmx stumbles
RESTORE = "Restore the map from a copy, or paint the layer anew."
AS_CSV = "Set Tile Layer Format to CSV in Map > Map Properties and save the map."


def clean_cells(
    name: str,
    layer: Element,
    tilesets: Sequence[Tileset] | None,
    form: MapForm,
    notes: Notes,
) -> Iterator[Element]:
    """The layer, if its data are sound and the tilesets, where they are known, have its tiles."""
    try:
        numbers = list(_numbers(_sound_data(layer, form), form))
        _refuse_other_sizes(layer, numbers, form)
    except UnreadableError as fault:
        notes.error(fault.what, fault.remedy, Spot(name))
        return
    if tilesets is not None and _has_strange_tiles(name, numbers, tilesets, form, notes):
        return
    clean = Element("layer", name=name, width=str(form.columns), height=str(form.rows))
    text = ",".join(str(number & ~HEXAGONAL) for number in numbers)
    SubElement(clean, "data", encoding="csv").text = text
    yield clean


def _sound_data(layer: Element, form: MapForm) -> Element:
    data = layer.find("data")
    if data is None or not (len(data) or (data.text or "").strip()):
        raise UnreadableError("The layer has no data.", RESTORE)
    if len(data) or data.get("encoding") not in {"csv", "base64"}:
        raise UnreadableError("The layer's data has a form that the game does not read.", AS_CSV)
    letters = len((data.text or "").strip())
    if letters > max(FEW_LETTERS, LETTERS_PER_CELL * form.columns * form.rows):
        raise UnreadableError(f"The layer's data has {letters:,} letters, far too many.", RESTORE)
    return data


def _numbers(data: Element, form: MapForm) -> Iterator[int]:
    text = (data.text or "").strip()
    if data.get("encoding") == "base64":
        yield from _unpacked(text, data.get("compression"), form.columns * form.rows)
        return
    for index, entry in enumerate(text.split(",")):
        number = whole_number(entry.strip())
        if number is None or not 0 <= number <= MAX_GID:
            row, column = divmod(index, form.columns)
            raise UnreadableError(
                f'The layer\'s data has "{entry.strip()}" for column {column}, row {row}.',
                f"Every cell needs a whole number from 0 up. {RESTORE}",
            )
        yield number


def _unpacked(text: str, compression: str | None, cells: int) -> tuple[int, ...]:
    """Small data can swell: never much more than so many *cells*."""
    if compression not in {None, "", "zlib", "gzip"}:
        raise UnreadableError(f"The layer's data is packed with {compression}.", AS_CSV)
    most = NUMBER.size * cells * MOST_SWOLLEN
    try:
        packed = b64decode(text)
        opened = zlib.decompressobj(zlib.MAX_WBITS | ANY_HEADER)
        numbers = opened.decompress(packed, most) if compression else packed[:most]
        whole = tuple(number for (number,) in NUMBER.iter_unpack(numbers))
    except (ValueError, zlib.error, struct.error) as error:
        raise UnreadableError(CANNOT_UNPACK, RESTORE) from error
    if len(numbers) == most:
        what = f"The layer's data has {MOST_SWOLLEN * cells:,} cells and more instead of {cells}."
        raise UnreadableError(what, RESTORE)
    if compression and not opened.eof:
        raise UnreadableError(CANNOT_UNPACK, RESTORE)
    return whole


def _refuse_other_sizes(layer: Element, numbers: list[int], form: MapForm) -> None:
    if whole_numbers(layer, "width", "height") != (form.columns, form.rows):
        raise UnreadableError(
            f"The layer has {layer.get('width')} × {layer.get('height')} cells.",
            f"It needs {form.size}: resize the map with Map > Resize Map.",
        )
    cells = form.columns * form.rows
    if len(numbers) != cells:
        what = f"The layer's data has {len(numbers)} cells instead of {cells}."
        raise UnreadableError(what, RESTORE)


def _has_strange_tiles(
    name: str, numbers: list[int], tilesets: Sequence[Tileset], form: MapForm, notes: Notes
) -> bool:
    known = {number for number in set(numbers) if not number or tileset_with(tilesets, number)}
    strange: dict[int, list[ColumnRow]] = {}
    for index, number in enumerate(numbers):
        if number not in known:
            row, column = divmod(index, form.columns)
            strange.setdefault(number & GID_MASK, []).append((column, row))
    for number, cells in strange.items():
        notes.error(
            f"No tileset of the map has the tile number {number}, shown at {listed(cells)}.",
            "Paint these cells anew, or bring the missing tileset or its tiles back.",
            Spot(name),
        )
    return bool(strange)
