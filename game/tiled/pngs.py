"""Images are PNG files: how large one is, told before it is unpacked, and whether it is whole.

What passes here can be shown, for all that a reader of pictures stumbles over has been looked at.
"""

import struct
import zlib
from collections.abc import Callable, Iterator
from typing import TypeAlias

from attrs import frozen

from game.tiled.problems import UnreadableError

Size: TypeAlias = tuple[int, int]  # width and height, in pixels

SIGNATURE = b"\x89PNG\r\n\x1a\n"
MAX_SIDE = 8_192  # pixels
MAX_PIXELS = 1 << 23
MAX_CHUNKS = 20_000
MAX_COLOURS = 256
LAST_FILTER = 4  # of those by which a row is packed
HEAD, FACTS = struct.Struct(">I4s"), struct.Struct(">IIBBBBB")
NEEDED = frozenset({b"IHDR", b"PLTE", b"IDAT", b"IEND"})  # nobody can do without others of the kind
GREY, COLOURS, INDEXED, GREY_ALPHA, COLOURS_ALPHA = 0, 2, 3, 4, 6
CHANNELS = {GREY: 1, COLOURS: 3, INDEXED: 1, GREY_ALPHA: 2, COLOURS_ALPHA: 4}
DEPTHS = {GREY: (1, 2, 4, 8, 16), INDEXED: (1, 2, 4, 8)}  # bits; of the others, 8 and 16
# Seven small pictures that are one when they are laid over each other: first pixel, then steps.
INTERLACED = (
    (0, 0, 8, 8),
    (4, 0, 8, 8),
    (0, 4, 4, 8),
    (2, 0, 4, 4),
    (0, 2, 2, 4),
    (1, 0, 2, 2),
    (0, 1, 1, 2),
)
RESTORE = "Restore it from a copy, or export it again as a PNG."


@frozen
class Facts:
    """What the header of an image says."""

    size: Size
    bits: int  # of a pixel
    is_indexed: bool
    passes: tuple[Size, ...]  # pictures that are packed one after the other

    @property
    def rows(self) -> tuple[Size, ...]:
        """Of each pass: bytes of a row with its filter, and how many rows."""
        return tuple((1 + (width * self.bits + 7) // 8, high) for width, high in self.passes)


def facts_of(data: bytes) -> Facts:
    """Looks at nothing but the header."""
    if not data.startswith(SIGNATURE):
        raise UnreadableError(
            "The image is no PNG." if data else "The image is empty.",
            "Open it in a paint program and export it as a PNG.",
        )
    kind, body = next(_chunks(data), (b"", b""))
    if kind != b"IHDR" or len(body) != FACTS.size:
        raise _damaged("it does not begin with a header")
    width, height, depth, colours, *methods, interlaced = FACTS.unpack(body)
    if not 0 < width <= MAX_SIDE or not 0 < height <= MAX_SIDE or width * height > MAX_PIXELS:
        raise UnreadableError(
            f"The image has {width:,} × {height:,} pixels; sides up to {MAX_SIDE:,} and "
            f"{MAX_PIXELS:,} in all are read.",
            "Make it smaller, or cut it into several.",
        )
    if depth not in DEPTHS.get(colours, (8, 16)) or colours not in CHANNELS:
        raise _damaged("its header names colours that there are not")
    if any(methods) or interlaced > 1:
        raise _damaged("its header names a way of packing that there is not")
    passes = _interlaced(width, height) if interlaced else ((width, height),)
    bits = depth * CHANNELS[colours]
    return Facts((width, height), bits, colours == INDEXED, passes)


def _interlaced(width: int, height: int) -> tuple[Size, ...]:
    every = (
        (len(range(left, width, aside)), len(range(top, height, down)))
        for left, top, aside, down in INTERLACED
    )
    return tuple((wide, high) for wide, high in every if wide and high)


def checked_png(data: bytes, allow: Callable[[Size], None] = lambda _: None) -> Size:
    """*allow* may object to the size before anything is unpacked."""
    facts = facts_of(data)
    allow(facts.size)
    _check_rows(facts, _unpacked(facts, _packed(facts, data)))
    return facts.size


def _packed(facts: Facts, data: bytes) -> bytes:
    """What lies in front of the pixels is in order; what follows them, nobody reads."""
    palettes, packed = [], []
    for place, (kind, body) in enumerate(_chunks(data)):
        if kind == b"IDAT":
            packed.append(body)
        elif packed:
            break
        elif (kind == b"IHDR" and place) or kind == b"IEND":
            raise _damaged("its parts are in disorder")
        elif kind == b"PLTE":
            palettes.append(len(body))
    if len(palettes) > 1 or not all(map(_is_palette, palettes)):
        raise _damaged("its list of colours is none")
    if facts.is_indexed and not palettes:
        raise _damaged("its list of colours is missing")
    return b"".join(packed)


def _is_palette(size: int) -> bool:
    return size % 3 == 0 and 0 < size // 3 <= MAX_COLOURS


def _unpacked(facts: Facts, packed: bytes) -> bytes:
    """As much as the header has promised, up to a sound end."""
    size = sum(row * count for row, count in facts.rows)
    opened = zlib.decompressobj()
    try:
        pixels = opened.decompress(packed, size)
        more = opened.decompress(opened.unconsumed_tail, 1)
    except zlib.error as error:
        raise _damaged("it cannot be unpacked") from error
    if len(pixels) < size or more or not opened.eof:
        raise _damaged("it has fewer or more pixels than it says")
    return pixels


def _check_rows(facts: Facts, pixels: bytes) -> None:
    start = 0
    for row, count in facts.rows:
        end = start + row * count
        if max(pixels[start:end:row]) > LAST_FILTER:
            raise _damaged("it cannot be unpacked")
        start = end


def _chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Kind and body of each."""
    place = len(SIGNATURE)
    for _ in range(MAX_CHUNKS):
        if place == len(data):
            return
        try:
            size, kind = HEAD.unpack_from(data, place)
            (told,) = struct.unpack_from(">I", data, place + HEAD.size + size)
        except struct.error as error:
            raise _damaged("it breaks off") from error
        body = data[place + HEAD.size : place + HEAD.size + size]
        is_optional = kind[:1].islower()  # whatever it is, one can do without it
        if not is_optional and (kind not in NEEDED or zlib.crc32(body, zlib.crc32(kind)) != told):
            raise _damaged("a part of it has been changed")
        yield kind, body
        place += HEAD.size + size + 4
    raise _damaged(f"it has more than {MAX_CHUNKS:,} parts")


def _damaged(how: str) -> UnreadableError:
    return UnreadableError(f"The image is damaged: {how}.", RESTORE)
