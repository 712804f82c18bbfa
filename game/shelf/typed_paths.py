"""Files and folders as somebody has typed them. Standard library only: tools ask at the door.

    path = file_to_write(text)   # PlaceError says in a sentence why that cannot be

A file is written where none is, or over a plain one; devices, pipes and folders are left alone.
"""

import os
import tempfile
from errno import ENAMETOOLONG
from pathlib import Path
from stat import S_ISDIR, S_ISREG

from game.core.errors import GameError
from game.i18n.drawable import drawable

LONGEST_NAME = 255  # bytes of a part of a path, on all common disks
SHOWN = 300  # letters of a path that is told


class PlaceError(GameError):
    """What was typed is no place for that."""


def file_to_write(text: str) -> Path:
    path = typed_path(text)
    facts = _facts(path)
    if facts and S_ISDIR(facts.st_mode):
        raise PlaceError(f"{told(path)} is a folder; name a file in it.")
    if facts and not S_ISREG(facts.st_mode):
        raise PlaceError(f"{told(path)} is not a file, but a device or a pipe; name another.")
    if not path.parent.is_dir():
        raise PlaceError(f"There is no folder {told(path.parent)}; make it first.")
    _check_room(path.parent)
    return path


def folder_to_fill(text: str) -> Path:
    """One that can be made, or written into."""
    path = folder_to_use(text)
    _check_room(next(each for each in (path, *path.absolute().parents) if each.is_dir()))
    return path


def folder_to_use(text: str) -> Path:
    """One that is there, or may be some day."""
    path = typed_path(text)
    for each in (path, *path.absolute().parents):
        facts = _facts(each)
        if facts and not S_ISDIR(facts.st_mode):
            raise PlaceError(f"{told(each)} is not a folder; name one.")
    return path


def folder_to_read(text: str) -> Path:
    path = folder_to_use(text)
    if not path.is_dir():
        raise PlaceError(f"There is no folder {told(path)}.")
    return path


def typed_path(text: str) -> Path:
    if not text.strip() or "\0" in text:
        raise PlaceError("That cannot be the name of a file or folder.")
    try:
        path = Path(text).expanduser()
    except RuntimeError:  # a `~` that is nobody's home
        path = Path(text)
    if any(len(os.fsencode(part)) > LONGEST_NAME for part in path.parts):
        raise PlaceError(f"{told(path)}: {os.strerror(ENAMETOOLONG)}; choose a shorter name.")
    return path


def told(path: Path) -> str:
    return drawable(str(path), SHOWN)


def _facts(path: Path) -> os.stat_result | None:
    """Of what lies there; None if nothing does."""
    try:
        return path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise PlaceError(f"{told(path)}: {reason}; name another place.") from None


def _check_room(folder: Path) -> None:
    """By a file that nobody sees, for permissions alone do not tell."""
    try:
        tempfile.TemporaryFile(dir=folder).close()
    except OSError as error:
        raise PlaceError(
            f"Nothing can be written in {told(folder)}: {error.strerror}; name another folder."
        ) from None
