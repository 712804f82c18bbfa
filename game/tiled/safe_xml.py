"""Reads the XML of Tiled's files, trusting nothing in them: no entities, no giants."""

from math import isfinite
from xml.etree.ElementTree import Element, TreeBuilder
from xml.parsers import expat

from attrs import define, field

from game.tiled.problems import UnreadableError

MAX_DEPTH = 50  # of elements in each other; a map of ours has 5
MAX_DIGITS = 12  # the largest number of a cell has ten
TOO_SHORT = (expat.errors.XML_ERROR_NO_ELEMENTS, expat.errors.XML_ERROR_UNCLOSED_TOKEN)
FORMATS = "TMX for a map, TSX for a tileset, TX for a template"


def parsed_xml(data: bytes) -> tuple[Element, int]:
    """The root element, and how many elements there are."""
    if not data.strip():
        raise UnreadableError("The file is empty.", "Restore it from a copy, or delete it.")
    _refuse_other_formats(data)
    return _parsed(data)


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


@define
class _Tree:
    """What grows while expat reads: it must not become too deep."""

    builder: TreeBuilder = field(factory=TreeBuilder)
    depth: int = 0
    count: int = 0

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        self.depth += 1
        self.count += 1
        if self.depth > MAX_DEPTH:
            raise UnreadableError(
                f"The file has elements within elements, more than {MAX_DEPTH} deep.",
                "Take layers out of their groups in Tiled, or restore the file from a copy.",
            )
        self.builder.start(tag, attributes)

    def end(self, tag: str) -> None:
        self.depth -= 1
        self.builder.end(tag)


def _parsed(data: bytes) -> tuple[Element, int]:
    tree = _Tree()
    parser = expat.ParserCreate("utf-8")
    parser.StartDoctypeDeclHandler = _refuse_doctype
    parser.StartElementHandler = tree.start
    parser.EndElementHandler = tree.end
    parser.CharacterDataHandler = tree.builder.data
    try:
        parser.Parse(data, True)  # noqa: FBT003 - expat takes no keywords
    except expat.ExpatError as error:
        cause = expat.ErrorString(error.code)
        cause = "the file ends before the map does" if cause in TOO_SHORT else cause
        raise UnreadableError(
            f"The XML is broken in line {error.lineno}: {cause}.",
            "Restore the file from a copy, or mend that line in a text editor.",
        ) from error
    return tree.builder.close(), tree.count


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
