"""Packed blocks hide from a glance what players must not know yet: seed, stacks, faces.

They are no safe: whoever wants to can unpack them with two lines of Python.
"""

import zlib
from base64 import b64decode, b64encode
from binascii import Error as Base64Error

from game.persistence.errors import PackedError
from game.persistence.json_text import Json, dumped, loaded

LARGEST = 1_000_000  # bytes of text; a snapshot of a whole box has about 5,000


def packed(value: Json) -> str:
    return packed_text(dumped(value))


def packed_text(text: str) -> str:
    return b64encode(zlib.compress(text.encode(errors="backslashreplace"))).decode()


def unpacked(block: Json) -> Json:
    try:
        return loaded(unpacked_text(block))
    except ValueError:
        raise PackedError from None


def unpacked_text(block: Json) -> str:
    """The text in *block*; never more than `LARGEST`, however much a small block claims to be."""
    if not isinstance(block, str):
        raise PackedError
    try:
        opened = zlib.decompressobj()
        text = opened.decompress(b64decode(block, validate=True), LARGEST)
    except (Base64Error, zlib.error, ValueError):
        raise PackedError from None
    if not opened.eof or opened.unused_data:
        raise PackedError
    return _decoded(text)


def _decoded(text: bytes) -> str:
    try:
        return text.decode()
    except UnicodeDecodeError:
        raise PackedError from None
