"""A game file as it lies on the disk: bytes, then lines. Reading never writes."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from attrs import frozen

from game.core import plain_files
from game.persistence import errors
from game.persistence.json_text import Json, JsonObject, loaded
from game.persistence.lines import KINDS, Entry, Head, format_of, read_entry, read_head
from game.persistence.migrations import way_from

LARGEST = 64_000_000  # bytes; a long game has about one million
MOST_LINES = 500_000  # and about twenty thousand
BYTE_ORDER_MARK = b"\xef\xbb\xbf"  # some editors begin a text with it


@frozen
class Script:
    """The lines of a game file, and where on the disk they end."""

    head: Head
    entries: tuple[Entry, ...]
    end: int  # bytes of whole lines
    size: int  # bytes, with the torn line that may follow
    lacks_newline: bool
    format: int  # of the first line


def read_script(path: Path) -> Script:
    """All lines of the file. A last line that broke off while it was written is left out."""
    with errors.within(path.name):
        text = read_bytes(path)
        lines = _whole_lines(text)
        end = len(b"\n".join(lines))
        lacks_newline = end == len(text)
        number, head, entries = _read(lines)
        return Script(head, entries, end + (not lacks_newline), len(text), lacks_newline, number)


def read_bytes(path: Path, largest: int = LARGEST) -> bytes:
    with opened(path, largest) as file:
        return file.read(largest)


@contextmanager
def opened(path: Path, largest: int = LARGEST) -> Iterator[BinaryIO]:
    """A file to be read: a plain one, of a size that it may have. Waits for nobody."""
    try:
        with plain_files.opened(path, largest) as file:
            yield file
    except OSError as error:
        raise refusal(error) from None


def refusal(error: OSError) -> errors.GameFileError:
    """Why something cannot be read."""
    match error:
        case FileNotFoundError() | NotADirectoryError():
            return errors.MissingFileError()
        case PermissionError():
            return errors.ForbiddenError()
        case IsADirectoryError():
            return errors.FolderError()
        case plain_files.NoPlainFileError():
            return errors.NoFileError()
        case plain_files.LargeFileError(size=size, largest=largest):
            return errors.TooLargeError(size, largest)
        case _:
            return errors.UnreadableError(error.strerror or type(error).__name__)


def _whole_lines(text: bytes) -> list[bytes]:
    """Without the last one if it broke off: no beginning of a line is itself valid."""
    if not text:
        raise errors.EmptyFileError
    count = text.count(b"\n")
    if count > MOST_LINES:
        raise errors.TooManyLinesError(count, MOST_LINES)
    *lines, last = text.split(b"\n")
    return lines if lines and not _is_whole(last) else [*lines, last]


def _is_whole(line: bytes) -> bool:
    try:
        object_in(line)
    except errors.DamagedLineError:
        return False
    return True


def _read(lines: list[bytes]) -> tuple[int, Head, tuple[Entry, ...]]:
    begun, head = read_first(lines[0])
    entries = []
    for number, line in enumerate(lines[1:], start=2):
        with errors.within(line=number):
            written, data = numbered(object_in(line), begun)
            entries.append(read_entry(number, data, written))
    return begun, head, tuple(entries)


def read_first(line: bytes) -> tuple[int, Head]:
    """And the format in which the file was begun."""
    first = _first_object(line)
    begun = format_of(first)
    return begun, read_head(way_from(begun)(first))


def lifted(line: JsonObject, begun: int) -> JsonObject:
    """A line in the newest format."""
    return numbered(line, begun)[1]


def numbered(line: JsonObject, begun: int) -> tuple[int, JsonObject]:
    """The format of a line, that of the first one, *begun*, or its own; and it in the newest."""
    number = line.pop("format", begun)
    if type(number) is not int:
        raise errors.UnknownLineError
    return number, way_from(number)(line)


def _first_object(line: bytes) -> Json:
    """The first line tells our files from others, so that it is looked at more closely."""
    line = line.removeprefix(BYTE_ORDER_MARK)
    if b"\0" in line:
        raise errors.NotTextError
    try:
        text = line.decode()
    except UnicodeDecodeError:
        raise errors.NotTextError from None
    try:
        return loaded(text)
    except ValueError:
        if text.startswith(tuple(f'{{"file":"{kind}"' for kind in KINDS)):
            raise errors.HeadError("The first line is damaged.") from None
        raise errors.ForeignFileError from None


def object_in(line: bytes) -> JsonObject:
    try:
        data = loaded(line.decode())
    except ValueError:
        raise errors.DamagedLineError from None
    if not isinstance(data, dict):
        raise errors.DamagedLineError
    return data
