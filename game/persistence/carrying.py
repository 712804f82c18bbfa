"""One file to another place: as a whole or not at all, never over another, never twice.

On the same disk it is renamed, which a full disk does not hinder. To another one it is copied and
compared before the first one is deleted. After a kill it is in one of the places, or in both:
`is_same` tells, and `drop` ends what was begun.
"""

import errno
import filecmp
import os
import shutil
from pathlib import Path

from game.persistence.atomic_write import delete, forget, put, sync_folder


def carry(source: Path, target: Path) -> None:
    """A file, or a link itself. Raises OSError, and then *source* is where it was."""
    try:
        put(source, target)
    except OSError as error:
        if error.errno != errno.EXDEV or source.is_symlink() or not source.is_file():
            raise
        _copy(source, target)
        delete(source, target)


def is_same(source: Path, other: Path) -> bool:
    """Byte for byte, or the same link."""
    if source.is_symlink() or other.is_symlink():
        return source.is_symlink() and other.is_symlink() and source.readlink() == other.readlink()
    if not source.is_file() or not other.is_file():
        return False
    filecmp.clear_cache()
    return filecmp.cmp(source, other, shallow=False)


def drop(source: Path, target: Path) -> None:
    """*source*, which is the same as *target*."""
    forget(_draft_of(target))
    if os.path.samestat(source.lstat(), target.lstat()):
        delete(source, target)
    else:
        source.unlink()


def _copy(source: Path, target: Path) -> None:
    """With the time at which a game was played last: lists are in its order."""
    draft = _draft_of(target)
    forget(draft)
    try:
        shutil.copyfile(source, draft)
        with draft.open("r+b") as file:
            os.fsync(file.fileno())
        shutil.copystat(source, draft)
        _compare(source, draft)
        put(draft, target)
    except OSError:
        forget(draft)
        raise
    sync_folder(target.parent)


def _compare(source: Path, draft: Path) -> None:
    if not is_same(source, draft):
        raise OSError(errno.EIO, os.strerror(errno.EIO))


def _draft_of(target: Path) -> Path:
    """A copy that is not finished."""
    return target.with_name(f"{target.name}.moving")
