"""JSON as it stands in a game file: compact, in UTF-8, one value to a line; plain or packed."""

import json
import zlib
from base64 import b64decode, b64encode
from binascii import Error as Base64Error
from typing import Any, TypeAlias

from game.persistence.errors import PackedError

Json: TypeAlias = Any  # what JSON can say
JsonObject: TypeAlias = dict[str, Any]

DIGITS = 1_000  # of a whole number: what follows from more takes too long
LARGEST = 1_000_000  # bytes of packed text; a snapshot of a whole box has about 5,000
_ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


def dumped(value: Json) -> str:
    return _ENCODER.encode(value)


def line_of(value: Json) -> bytes:
    """*value* as a line; half a surrogate pair, in a name, becomes the escape that JSON has."""
    return dumped(value).encode(errors="backslashreplace") + b"\n"


def loaded(text: str | bytes) -> Json:
    """Raises ValueError and nothing else; also for numbers that no game can mean."""
    if isinstance(text, bytes):
        text = text.decode(json.detect_encoding(text), "surrogatepass")
    try:
        return _DECODER.decode(text)
    except RecursionError:
        raise ValueError("too deep") from None


def _whole(digits: str) -> int:
    if len(digits) > DIGITS:
        raise ValueError("too many digits")
    return int(digits)


_DECODER = json.JSONDecoder(parse_int=_whole)  # `json.loads` would make one for every line


# Packed blocks hide from a glance what players must not know yet: seed, stacks, faces. They are no
# safe: whoever wants to can unpack them with two lines of Python.


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
        text = opened.decompress(b64decode(block, validate=True), LARGEST).decode()
    except (Base64Error, zlib.error, ValueError):
        raise PackedError from None
    if not opened.eof or opened.unused_data:
        raise PackedError
    return text
