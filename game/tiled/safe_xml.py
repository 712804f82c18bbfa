"""Reads the XML of Tiled's files, trusting nothing in them: no entities, no giants."""

import stat
from math import isfinite
from pathlib import Path
from xml.etree.ElementTree import Element, TreeBuilder
from xml.parsers import expat

from game.tiled.problems import UnreadableError

MAX_BYTES = 1_000_000  # a map of ours has some 10,000
MAX_DIGITS = 12  # the largest number of a cell has ten
TOO_SHORT = (expat.errors.XML_ERROR_NO_ELEMENTS, expat.errors.XML_ERROR_UNCLOSED_TOKEN)
FORMATS = "TMX for a map, TSX for a tileset, TX for a template"


def read_xml(path: Path) -> Element:
    """The root element of *path*."""
    data = _content(path)
    if not data.strip():
        raise UnreadableError("The file is empty.", "Restore it from a copy, or delete it.")
    _refuse_other_formats(data)
    return _parsed(data)


def _content(path: Path) -> bytes:
    try:
        status = path.stat()
        if stat.S_ISDIR(status.st_mode):
            raise UnreadableError("This is a folder, not a file.", "Rename or remove it.")
        if not stat.S_ISREG(status.st_mode):  # reading a pipe would wait for ever
            raise UnreadableError("This is not an ordinary file.", "Replace or remove it.")
        if status.st_size > MAX_BYTES:
            raise UnreadableError(
                f"The file has {status.st_size:,} bytes; more than {MAX_BYTES:,} are not read.",
                "A level needs some 10,000: restore the file from a copy, or start it anew.",
            )
        return path.read_bytes()
    except OSError as error:
        raise UnreadableError(
            f"The file cannot be opened: {error.strerror}.",
            "Check that it exists and that you are allowed to read it.",
        ) from error


def _refuse_other_formats(data: bytes) -> None:
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise UnreadableError(
            f"The file is not UTF-8 text (line {line}).",
            f"Save it with Tiled ({FORMATS}); a picture or archive does not belong here.",
        ) from error
    if text.lstrip().startswith("<"):
        return
    if text.lstrip().startswith(("{", "[")):
        raise UnreadableError(
            "The file is JSON, which the game does not read.",
            f"In Tiled choose File > Save As and the XML format ({FORMATS}).",
        )
    raise UnreadableError("This is not a file of Tiled.", "Remove it, or give it its own ending.")


def _parsed(data: bytes) -> Element:
    builder = TreeBuilder()
    parser = expat.ParserCreate("utf-8")
    parser.StartDoctypeDeclHandler = _refuse_doctype
    parser.StartElementHandler = builder.start
    parser.EndElementHandler = builder.end
    parser.CharacterDataHandler = builder.data
    try:
        parser.Parse(data, True)  # noqa: FBT003 - expat takes no keywords
    except expat.ExpatError as error:
        cause = expat.ErrorString(error.code)
        cause = "the file ends before the map does" if cause in TOO_SHORT else cause
        raise UnreadableError(
            f"The XML is broken in line {error.lineno}: {cause}.",
            "Restore the file from a copy, or mend that line in a text editor.",
        ) from error
    return builder.close()


def _refuse_doctype(*_: object) -> None:
    """Entities can swell without end or name files elsewhere; Tiled never writes any."""
    raise UnreadableError(
        "The file has a DOCTYPE, which could bring in other files.",
        "Remove the lines from <!DOCTYPE to ]> in a text editor; Tiled does not need them.",
    )


def whole_number(text: str | None) -> int | None:
    """A whole number as Tiled writes it, or None."""
    if text is None or len(text) > MAX_DIGITS:
        return None
    return int(text) if text.isascii() and text.removeprefix("-").isdigit() else None


def whole_numbers(node: Element, first: str, second: str) -> tuple[int | None, int | None]:
    return whole_number(node.get(first)), whole_number(node.get(second))


def decimal_number(text: str | None) -> float | None:
    """A number of pixels or degrees as Tiled writes it; 0 if left out, None if it is none."""
    try:
        number = float(text or 0)
    except ValueError:
        return None
    return number if isfinite(number) else None
