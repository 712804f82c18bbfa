"""Small JSON files that outlive many versions of the program, and hands that edit them.

Reading never fails, and nothing is lost: a file that makes no sense is set aside under another
name, and one of a newer version is set aside before it is written over.
"""

import json
from collections.abc import Mapping
from pathlib import Path

from attrs import evolve, field, frozen

from game.persistence import errors
from game.persistence.atomic_write import make_folder, refusal, write_atomically
from game.persistence.json_text import JsonObject, loaded
from game.persistence.migrations import Step, way_from
from game.persistence.names import free_path
from game.persistence.reading import read_bytes

FORMAT = "format"
LARGEST = 1_000_000  # bytes; ours have some hundreds
DAMAGED, NEWER = "damaged", "newer"  # part of the name under which a file is set aside


@frozen
class Formats:
    """Which formats there have been. A step takes whatever a file may say, and never raises."""

    newest: int = 1
    steps: Mapping[int, Step] = field(factory=dict)  # from each format to the next


@frozen
class Page:
    data: JsonObject = field(factory=dict)  # empty if there is nothing to be read
    flaw: str = ""  # DAMAGED, NEWER or nothing
    notices: tuple[str, ...] = ()  # what the person should know, in sentences


def read_versioned(path: Path, formats: Formats) -> Page:
    """Never raises. What makes no sense is set aside, so that it is told once."""
    page = _look(path, formats)
    if page.flaw == DAMAGED and not page.notices:
        return evolve(page, notices=(_damaged(path),))
    return page


def write_versioned(path: Path, data: JsonObject, formats: Formats) -> None:
    """Raises GameFileError and nothing else."""
    make_folder(path.parent)
    text = _text({FORMAT: formats.newest, **data})
    flaw = _look(path, formats).flaw
    if flaw:
        set_aside(path, flaw)
    write_atomically(path, text, replace=True)


def _text(data: JsonObject) -> bytes:
    try:
        text = json.dumps(data, indent=2, ensure_ascii=False)
    except RecursionError:
        raise errors.NotWrittenError("too deep") from None
    return text.encode(errors="backslashreplace") + b"\n"


def set_aside(path: Path, word: str) -> Path:
    """Where it is now. Raises GameFileError and nothing else."""
    try:
        return path.rename(free_path(path.parent, f"{path.stem}.{word}", path.suffix))
    except OSError as error:
        with errors.within(path.name):
            raise refusal(error) from None


def _damaged(path: Path) -> str:
    try:
        aside = set_aside(path, DAMAGED)
    except errors.GameFileError:
        return f"{path.name}: The file is damaged. The defaults are used."
    return (
        f"{path.name}: The file is damaged and is now called {aside.name}. The defaults are used."
    )


def _look(path: Path, formats: Formats) -> Page:
    """What is on the disk, before anything is done about it."""
    try:
        data = loaded(read_bytes(path, LARGEST))
    except errors.MissingFileError:
        return Page()
    except errors.ForbiddenError as error:  # it may be sound
        return Page({}, DAMAGED, (f"{path.name}: {error.what} The defaults are used.",))
    except (errors.GameFileError, ValueError):  # too large, a folder, a pipe; or no JSON
        return Page({}, DAMAGED)
    return _lifted(path, data, formats) if isinstance(data, dict) else Page({}, DAMAGED)


def _lifted(path: Path, data: JsonObject, formats: Formats) -> Page:
    """A number that somebody has changed is overlooked: every entry is checked anyway."""
    number = data.pop(FORMAT, formats.newest)
    if type(number) is not int:
        return Page(data)
    try:
        return Page(way_from(number, formats.steps, formats.newest)(data))
    except errors.NewerFormatError:
        said = "It is of a newer version of the program; what this one understands is used."
        return Page(data, NEWER, (f"{path.name}: {said}",))
    except errors.UnknownFormatError:
        return Page(data)
