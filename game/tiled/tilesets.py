"""Reads the tilesets of a map: its own, and those in files beside it."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from xml.etree.ElementTree import Element, SubElement

from attrs import frozen

from game.tiled import pngs
from game.tiled.open_files import OpenFile
from game.tiled.problems import Severity, UnreadableError
from game.tiled.safe_xml import MAX_DIGITS, whole_number
from game.tiled.set_files import Amount

ANY = 10**MAX_DIGITS
MAX_TILES = 10_000
MAX_SIDE = 1_024  # pixels of a tile; the game draws each of them where it lies
SIDES = ("width", "height")
GID_MASK = 0x0FFFFFFF  # the upper four bits of a cell's number say how its picture is flipped
NO_IMAGE = "Put the image there, or choose another one in the tileset's properties."
ADD_ANEW = "Remove it from the map in Tiled's Tilesets panel, and use it again."
SAVE_ANEW = "Open the tileset in Tiled, choose its image anew and save it."


@frozen
class TileImage:
    source: str  # as the tileset's file names it
    size: pngs.Size  # as it says


@frozen
class Tileset:
    """A tileset, and the plain copy of it that pictures are made from."""

    first: int  # the number of its first tile in the map
    tiles: frozenset[int]  # counted from its own first one
    alignment: str  # where tile objects have their origin
    file: OpenFile
    images: tuple[TileImage, ...]
    node: Element


def tileset_with(tilesets: Sequence[Tileset], number: int) -> Tileset | None:
    """The tileset that a cell's *number*, with or without flips, belongs to."""
    gid = number & GID_MASK
    below = [tileset for tileset in tilesets if tileset.first <= gid]
    return below[-1] if below and gid - below[-1].first in below[-1].tiles else None


def read_tilesets(root: Element, file: OpenFile) -> tuple[Tileset, ...] | None:
    """The tilesets that a map or template uses, by number; None if one is unusable.

    Problems inside a tileset's file are noted under that file.
    """
    nodes = root.findall("tileset")
    file.files.use(Amount.TILESETS, len(nodes))
    found = [_read(node, file) for node in nodes]
    usable = [tileset for tileset in found if tileset is not None]
    if len(usable) < len(found):
        return None
    usable.sort(key=lambda tileset: tileset.first)
    for tileset, following in pairwise(usable):
        _leave_out_covered(tileset.node, following.first - tileset.first)
    return tuple(usable)


def _leave_out_covered(node: Element, room: int) -> None:
    """Tiles whose numbers the next tileset uses; pytmx would show their images instead of its."""
    for tile in node.findall("tile"):
        if int(tile.attrib["id"]) >= room:
            node.remove(tile)


def note_missing_images(tilesets: tuple[Tileset, ...]) -> None:
    """Those that nobody but Tiled shows."""
    for file, image in _images(tilesets):
        _found(file, image, Severity.ADVICE)


def images_fit(tilesets: tuple[Tileset, ...]) -> bool:
    """Whether every tile has its picture; notes the images that are missing, damaged or small."""
    fit = [_fits(file, image) for file, image in _images(tilesets)]
    return all(fit)


def _images(tilesets: tuple[Tileset, ...]) -> Iterator[tuple[OpenFile, TileImage]]:
    """With the file that names it."""
    for tileset in tilesets:
        for image in dict.fromkeys(tileset.images):
            yield tileset.file, image


def _found(file: OpenFile, image: TileImage, severity: Severity) -> Path | None:
    try:
        return file.find(image.source, NO_IMAGE)
    except UnreadableError as fault:
        file.notes.add(f"An image cannot be used. {fault.what}", fault.remedy, severity)
        return None


def _fits(file: OpenFile, image: TileImage) -> bool:
    path = _found(file, image, Severity.ERROR)
    if path is None:
        return False
    try:
        size = file.files.png(path)
    except UnreadableError as fault:
        file.other(path).notes.error(fault.what, fault.remedy)
        return False
    is_small = any(there < told for there, told in zip(size, image.size, strict=True))
    if size != image.size:
        there, told = (f"{width} × {height}" for width, height in (size, image.size))
        what = f'The image "{image.source}" has {there} pixels, and the tileset says {told}.'
        file.notes.add(what, SAVE_ANEW, Severity.ERROR if is_small else Severity.ADVICE)
    return not is_small


def _read(node: Element, file: OpenFile) -> Tileset | None:
    try:
        first = _number(node, "firstgid", limits=(1, ANY), remedy=ADD_ANEW)
        if node.get("source") is None:
            return _tileset(node, first, file)
        other = file.other(file.find(node.get("source", "")))
    except UnreadableError as fault:
        file.notes.error(f"A tileset cannot be used. {fault.what}", fault.remedy)
        return None
    try:
        root = other.xml()
        if root.tag == "tileset":
            return _tileset(root, first, other)
    except UnreadableError as fault:
        other.notes.error(fault.what, fault.remedy)
        return None
    what = f'The tileset "{node.get("source")}" is a file of the kind "{root.tag}".'
    file.notes.error(what, "Put the tileset back, or choose another one in the map.")
    return None


def _tileset(body: Element, first: int, file: OpenFile) -> Tileset:
    node = Element("tileset", firstgid=str(first))
    for name in ("tilewidth", "tileheight"):
        node.set(name, str(_number(body, name, limits=(1, MAX_SIDE))))
    sheet = body.find("image")
    if sheet is None:
        images = _add_single_images(node, body, file)
        tiles = frozenset(images)
    else:
        tiles = frozenset(_add_sheet(node, body, sheet, file))
        images = {0: _image(sheet, *_sides(sheet))}
    alignment = body.get("objectalignment", "unspecified")
    return Tileset(first, tiles, alignment, file, tuple(images.values()), node)


def _add_sheet(node: Element, body: Element, sheet: Element, file: OpenFile) -> range:
    """Adds the one image that holds all tiles; gives these."""
    margin, spacing = (_number(body, name, default=0) for name in ("margin", "spacing"))
    node.attrib |= {"margin": str(margin), "spacing": str(spacing)}
    count, sides = 1, {}
    for side in SIDES:
        pixels = _number(sheet, side, limits=(1, ANY))
        tile = int(node.attrib[f"tile{side}"])
        count *= len(range(margin, pixels - tile + 1, tile + spacing))
        sides[side] = str(pixels - margin)  # pytmx adds the margin once too often
    if count > MAX_TILES:
        raise UnreadableError(
            f"The tileset has {count:,} tiles; more than {MAX_TILES:,} are not read.", SAVE_ANEW
        )
    file.files.use(Amount.TILES, count)
    SubElement(node, "image", sides, source=file.name_of(file.named(_source(sheet))))
    return range(count)


def _add_single_images(node: Element, body: Element, file: OpenFile) -> dict[int, TileImage]:
    """Adds the tiles that have an image each; gives these."""
    found = body.findall("tile")
    file.files.use(Amount.SINGLE_TILES, len(found))
    images = {}
    for tile in found:
        image = tile.find("image")
        if image is None:
            raise UnreadableError("The tileset has a tile without an image.", SAVE_ANEW)
        width, height = (
            _number(image, side, limits=(1, MAX_SIDE), default=_number(body, f"tile{side}"))
            for side in SIDES
        )
        number = _number(tile, "id")
        copy = SubElement(node, "tile", id=str(number))
        source = file.name_of(file.named(_source(image)))
        SubElement(copy, "image", width=str(width), height=str(height), source=source)
        images[number] = _image(image, width, height)
    return images


def _sides(sheet: Element) -> tuple[int, int]:
    width, height = (_number(sheet, side, limits=(1, pngs.MAX_SIDE)) for side in SIDES)
    return width, height


def _image(image: Element, width: int, height: int) -> TileImage:
    return TileImage(_source(image), (width, height))


def _number(
    node: Element,
    name: str,
    *,
    limits: tuple[int, int] = (0, ANY),
    default: int | None = None,
    remedy: str = SAVE_ANEW,
) -> int:
    number = whole_number(node.get(name)) if name in node.attrib else default
    least, most = limits
    if number is None or number < least:
        what = f'The "{name}" of the {node.tag} is {node.get(name, "missing")}.'
        raise UnreadableError(what, remedy)
    if number > most:
        what = f'The "{name}" of the {node.tag} is {number}; more than {most:,} are not read.'
        raise UnreadableError(what, SAVE_ANEW)
    return number


def _source(image: Element) -> str:
    source = image.get("source")
    if not source:
        raise UnreadableError("The tileset has no image file.", SAVE_ANEW)
    return source
