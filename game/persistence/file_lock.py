"""A game that is open in one program is locked for all others.

The system itself holds the lock, on an open file beside the game: when the program ends, however it
ends, the lock is gone. The file may be left behind, and nobody has to care. What it says is for a
message only.
"""

import errno
import os
import platform
import sys
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import BinaryIO, Self

from attrs import define, field

from game.persistence.atomic_write import forget
from game.persistence.errors import LockedError, within
from game.persistence.json_text import line_of, loaded

SUFFIX = ".lock"
TRIES = 20  # the file may vanish while it is locked, if the other program lets go just then
_FORBIDDEN = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})
_TAKEN = frozenset({errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK})


@define
class Lock:
    """On *game*, until it is released or the program ends; so keep it, or use it in a `with`."""

    game: Path
    notice: str = ""  # what the players should know, in a sentence, if it cannot be held
    may_write: bool = True  # else open the game, but write nothing
    _file: BinaryIO | None = field(default=None, repr=False, eq=False)

    def release(self) -> None:
        """As often as you like."""
        file, self._file = self._file, None
        if file is None:
            return
        if sys.platform == "win32":  # where an open file cannot be deleted
            _let_go(file)
            forget(_beside(self.game))
        else:  # where nobody may lock it between
            if _is_at(file, _beside(self.game)):
                forget(_beside(self.game))
            _let_go(file)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.release()


def acquire(game: Path) -> Lock:
    """Raises LockedError if the game is open already, and nothing else."""
    try:
        file = _locked(_beside(game))
    except LockedError:
        with within(game.name):
            raise LockedError(_where(_beside(game))) from None
    except (OSError, ValueError) as error:
        return _unlocked(game, error)
    _sign(file)
    return Lock(game, file=file)


def is_locked(game: Path) -> bool:
    """Whether *game* is open in this program or another. Never raises."""
    try:
        if _beside(game).exists():
            acquire(game).release()
    except LockedError:
        return True
    except (OSError, ValueError):
        pass  # what cannot be looked at is locked by nobody we know
    return False


def _beside(game: Path) -> Path:
    """One file has one lock, by whatever way it is reached."""
    return Path(f"{os.path.realpath(game)}{SUFFIX}")


def _locked(path: Path) -> BinaryIO:
    for _ in range(TRIES):
        file = path.open("a+b")
        try:
            _seize(file)
            if _is_at(file, path):
                return file
        except BaseException:
            file.close()
            raise
        file.close()
    raise OSError(errno.EBUSY, "it changes all the time")


def _is_at(file: BinaryIO, path: Path) -> bool:
    """Not if it was deleted in the meantime, by the one who let go or by a stranger."""
    try:
        return os.path.samestat(os.fstat(file.fileno()), path.stat())
    except OSError:
        return False


if sys.platform == "win32":
    import msvcrt

    FAR = 1 << 30  # a locked byte cannot be read by others: one that is not there

    def _lock(file: BinaryIO) -> None:
        os.lseek(file.fileno(), FAR, os.SEEK_SET)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

    def _let_go(file: BinaryIO) -> None:
        with suppress(OSError):
            os.lseek(file.fileno(), FAR, os.SEEK_SET)
            msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)
        file.close()

else:
    import fcntl

    def _lock(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _let_go(file: BinaryIO) -> None:
        file.close()


def _seize(file: BinaryIO) -> None:
    try:
        _lock(file)
    except OSError as error:
        if error.errno in _TAKEN:
            raise LockedError from None
        raise


def _unlocked(game: Path, error: OSError | ValueError) -> Lock:
    if isinstance(error, OSError) and error.errno in _FORBIDDEN:
        said = "Nothing may be written beside this game, so it is not saved there."
        return Lock(game, f"{game.name}: {said}", may_write=False)
    reason = getattr(error, "strerror", None) or type(error).__name__
    said = f"This disk cannot lock games ({reason}). Do not open the game twice."
    return Lock(game, f"{game.name}: {said}")


# What the file says


def _sign(file: BinaryIO) -> None:
    """A full disk is no reason not to play."""
    with suppress(OSError):
        file.truncate(0)
        file.write(line_of({"process": os.getpid(), "host": platform.node()}))
        file.flush()


def _where(path: Path) -> str:
    """The end of a sentence; nothing if the file does not say."""
    try:
        said = loaded(path.read_bytes())
        since = datetime.fromtimestamp(path.stat().st_mtime, UTC).astimezone()
        host = "" if said["host"] == platform.node() else f" on {said['host']}"
    except (OSError, ValueError, TypeError, KeyError, OverflowError):
        return ""
    return f"{host} since {since:%Y-%m-%d %H:%M}"
