"""Files that are written as a whole: either all of it is there, or what was there before."""

import os
from pathlib import Path

from game.persistence.errors import (
    ExistsError,
    FolderError,
    GameFileError,
    NoFolderError,
    NotWrittenError,
    ReadOnlyError,
    within,
)


def write_whole(path: Path, content: bytes, *, replace: bool = False) -> None:
    """Write beside *path*, then rename; another file is replaced only if told so."""
    with within(path.name):
        _check(path, replace=replace)
        beside = path.with_name(f"{path.name}.part")
        try:
            _write(beside, content)
            beside.replace(path)
        except OSError as error:
            _forget(beside)
            raise _refusal(error) from None


def _check(path: Path, *, replace: bool) -> None:
    if path.is_dir():
        raise FolderError
    if path.exists() and not replace:
        raise ExistsError
    if not path.parent.is_dir():
        raise NoFolderError


def _write(path: Path, content: bytes) -> None:
    with path.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def _forget(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError:
        return  # it is in nobody's way


def _refusal(error: OSError) -> GameFileError:
    if isinstance(error, PermissionError):
        return ReadOnlyError()
    return NotWrittenError(error.strerror or type(error).__name__)
