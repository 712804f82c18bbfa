"""Small JSON files that outlive many versions of the program, and hands that edit them.

Reading never fails, and nothing is lost: a file that makes no sense is set aside under another
name, and one of a newer version is set aside before it is written over.
"""

import json
from collections.abc import Mapping
from pathlib import Path

from attrs import field, frozen

from game.persistence.atomic_write import make_folder, refusal, write_atomically
from game.persistence.errors import (
    GameFileError,
    MissingFileError,
    NewerFormatError,
    NotWrittenError,
    UnknownFormatError,
    within,
)
from game.persistence.json_text import JsonObject, loaded
from game.persistence.migrations import Step, way_from
from game.persistence.names import free_path
from game.persistence.reading import read_bytes

FORMAT = "format"
DAMAGED, NEWER = "damaged", "newer"  # part of the name under which a file is set aside


@frozen
class Formats:
    """Which formats there have been. A step takes whatever a file may say, and never raises."""

    newest: int = 1
    steps: Mapping[int, Step] = field(factory=dict)  # from each format to the next


@frozen
class Page:
    data: JsonObject  # empty if there is nothing to be read
    notices: tuple[str, ...] = ()  # what the person should know, in sentences


@frozen
class _Untouched:
    """What is on the disk, before anything is done about it."""

    data: JsonObject
    flaw: str = ""  # DAMAGED, NEWER or nothing
    trouble: str = ""  # why it could not be read at all


def read_versioned(path: Path, formats: Formats) -> Page:
    """Never raises."""
    found = _look(path, formats)
    if found.trouble:
        return Page({}, (f"{path.name}: {found.trouble} The defaults are used.",))
    if found.flaw == DAMAGED:
        return Page({}, (_damaged(path),))
    if found.flaw == NEWER:
        said = "It is of a newer version of the program; what this one understands is used."
        return Page(found.data, (f"{path.name}: {said}",))
    return Page(found.data)


def write_versioned(path: Path, data: JsonObject, formats: Formats) -> None:
    """Raises GameFileError and nothing else."""
    make_folder(path.parent)
    text = _text({FORMAT: formats.newest, **data})
    found = _look(path, formats)
    if found.flaw or found.trouble:
        set_aside(path, found.flaw or DAMAGED)
    write_atomically(path, text, replace=True)


def _text(data: JsonObject) -> bytes:
    try:
        text = json.dumps(data, indent=2, ensure_ascii=False)
    except RecursionError:
        raise NotWrittenError("too deep") from None
    return text.encode(errors="backslashreplace") + b"\n"


def set_aside(path: Path, word: str) -> Path:
    """Where it is now. Raises GameFileError and nothing else."""
    try:
        return path.rename(free_path(path.parent, f"{path.stem}.{word}", path.suffix))
    except OSError as error:
        with within(path.name):
            raise refusal(error) from None


def _damaged(path: Path) -> str:
    try:
        aside = set_aside(path, DAMAGED)
    except GameFileError:
        return f"{path.name}: The file is damaged. The defaults are used."
    return (
        f"{path.name}: The file is damaged and is now called {aside.name}. The defaults are used."
    )


def _look(path: Path, formats: Formats) -> _Untouched:
    try:
        data = loaded(read_bytes(path))
    except MissingFileError:
        return _Untouched({})
    except GameFileError as error:
        return _Untouched({}, trouble=error.what)
    except ValueError:
        return _Untouched({}, DAMAGED)
    return _lifted(data, formats) if isinstance(data, dict) else _Untouched({}, DAMAGED)


def _lifted(data: JsonObject, formats: Formats) -> _Untouched:
    """A number that somebody has changed is overlooked: every entry is checked anyway."""
    number = data.pop(FORMAT, formats.newest)
    if type(number) is not int:
        return _Untouched(data)
    try:
        return _Untouched(way_from(number, formats.steps, formats.newest)(data))
    except NewerFormatError:
        return _Untouched(data, NEWER)
    except UnknownFormatError:
        return _Untouched(data)
