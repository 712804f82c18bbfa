"""Reads the tilesets of a map: its own, and those in files beside it."""

from collections.abc import Sequence
from itertools import pairwise
from xml.etree.ElementTree import Element, SubElement

from attrs import frozen

from game.tiled.open_files import OpenFile
from game.tiled.problems import Severity, UnreadableError
from game.tiled.safe_xml import read_xml, whole_number

MAX_TILES = 10_000
GID_MASK = 0x0FFFFFFF  # the upper four bits of a cell's number say how its picture is flipped
NO_IMAGE = "Put the image there, or choose another one in the tileset's properties."
ADD_ANEW = "Remove it from the map in Tiled's Tilesets panel, and use it again."
SAVE_ANEW = "Open the tileset in Tiled, choose its image anew and save it."


@frozen
class Tileset:
    """A tileset, and the plain copy of it that pictures are made from."""

    first: int  # the number of its first tile in the map
    tiles: frozenset[int]  # counted from its own first one
    alignment: str  # where tile objects have their origin
    file: OpenFile
    images: tuple[str, ...]  # as its file names them
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
    found = [_read(node, file) for node in root.findall("tileset")]
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


def images_exist(tilesets: tuple[Tileset, ...], *, severity: Severity) -> bool:
    """Whether they do, and lie where they may; notes those that do not."""
    missing = 0
    for tileset in tilesets:
        for image in tileset.images:
            try:
                tileset.file.find(image, NO_IMAGE)
            except UnreadableError as fault:
                what = f"An image cannot be used. {fault.what}"
                tileset.file.notes.add(what, fault.remedy, severity)
                missing += 1
    return missing == 0


def _read(node: Element, file: OpenFile) -> Tileset | None:
    try:
        first = _number(node, "firstgid", least=1, remedy=ADD_ANEW)
        if node.get("source") is None:
            return _tileset(node, first, file)
        other = file.other(file.find(node.get("source", "")))
    except UnreadableError as fault:
        file.notes.error(f"A tileset cannot be used. {fault.what}", fault.remedy)
        return None
    try:
        root = read_xml(other.path)
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
        node.set(name, str(_number(body, name, least=1)))
    sheet = body.find("image")
    if sheet is None:
        tiles = frozenset(_add_single_images(node, body, file))
    else:
        tiles = frozenset(_add_sheet(node, body, sheet, file))
    images = tuple(
        _source(image) for image in (*body.findall("image"), *body.findall("tile/image"))
    )
    alignment = body.get("objectalignment", "unspecified")
    return Tileset(first, tiles, alignment, file, images, node)


def _add_sheet(node: Element, body: Element, sheet: Element, file: OpenFile) -> range:
    """Adds the one image that holds all tiles; gives these."""
    margin, spacing = (_number(body, name, default=0) for name in ("margin", "spacing"))
    node.attrib |= {"margin": str(margin), "spacing": str(spacing)}
    count, sides = 1, {}
    for side in ("width", "height"):
        pixels, tile = _number(sheet, side, least=1), _number(body, f"tile{side}", least=1)
        count *= len(range(margin, pixels - tile + 1, tile + spacing))
        sides[side] = str(pixels - margin)  # pytmx adds the margin once too often
    if count > MAX_TILES:
        raise UnreadableError(
            f"The tileset has {count:,} tiles; more than {MAX_TILES:,} are not read.", SAVE_ANEW
        )
    SubElement(node, "image", sides, source=file.name_of(file.named(_source(sheet))))
    return range(count)


def _add_single_images(node: Element, body: Element, file: OpenFile) -> set[int]:
    """Adds the tiles that have an image each; gives these."""
    tiles = set()
    for tile in body.findall("tile"):
        image = tile.find("image")
        if image is None:
            raise UnreadableError("The tileset has a tile without an image.", SAVE_ANEW)
        sides = {
            side: str(_number(image, side, least=1, default=_number(body, f"tile{side}")))
            for side in ("width", "height")
        }
        number = _number(tile, "id")
        copy = SubElement(node, "tile", id=str(number))
        SubElement(copy, "image", sides, source=file.name_of(file.named(_source(image))))
        tiles.add(number)
    return tiles


def _number(
    node: Element,
    name: str,
    *,
    least: int = 0,
    default: int | None = None,
    remedy: str = SAVE_ANEW,
) -> int:
    number = whole_number(node.get(name)) if name in node.attrib else default
    if number is None or number < least:
        what = f'The "{name}" of the {node.tag} is {node.get(name, "missing")}.'
        raise UnreadableError(what, remedy)
    return number


def _source(image: Element) -> str:
    source = image.get("source")
    if not source:
        raise UnreadableError("The tileset has no image file.", SAVE_ANEW)
    return source
