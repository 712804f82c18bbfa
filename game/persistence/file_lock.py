"""A game that is open in one program is locked for all others.

The system itself holds the lock, on an open file in a folder of the program's own: when the program
ends, however it ends, the lock is gone. The file may be left behind, and nobody has to care. What
it says is for a message only. Beside the game nothing is ever made, opened or deleted.
"""

import errno
import os
import platform
import sys
import time
from contextlib import suppress
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import BinaryIO, Self

from attrs import define, field, frozen

from game.persistence.atomic_write import carefully, forget, make_folder
from game.persistence.errors import GameFileError, LockedError, within
from game.persistence.json_text import line_of, loaded

TRIES, NAP = 20, 0.005  # seconds; somebody may only look whether it is locked, or let go just then
LONGEST = 1000  # bytes of what a lock says
_TAKEN = frozenset({errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK})


@define
class Lock:
    """Until it is released or the program ends; so keep it, or use it in a `with`."""

    notice: str = ""  # what the players should know, in a sentence, if it cannot be held
    _path: Path | None = None
    _file: BinaryIO | None = field(default=None, repr=False, eq=False)

    def release(self) -> None:
        """As often as you like."""
        file, self._file = self._file, None
        if file is None or self._path is None:
            return
        if sys.platform == "win32":  # where an open file cannot be deleted
            _let_go(file)
            forget(self._path)
        else:  # where nobody may lock it between
            if _is_at(file, self._path):
                forget(self._path)
            _let_go(file)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.release()


@frozen
class Locks:
    """All that this user's programs hold, in a folder which they alone write to."""

    folder: Path

    def on(self, game: Path) -> Lock:
        """Raises LockedError if the game is open already, and nothing else."""
        path = self._path(game)
        try:
            make_folder(self.folder)
            file = _locked(path, beside(game))
        except LockedError:
            with within(game.name):
                raise LockedError(_where(path)) from None
        except (OSError, GameFileError) as error:
            reason = getattr(error, "strerror", None) or error
            return Lock(f"{game.name}: It cannot be locked ({reason}). Do not open it twice.")
        _sign(file)
        return Lock("", path, file)

    def is_on(self, game: Path) -> bool:
        """Whether *game* is open in this program or another. Never raises, and makes nothing."""
        return is_held(self._path(game)) or is_held(beside(game))

    def _path(self, game: Path) -> Path:
        """One file has one lock, by whatever way it is reached and whatever it is called."""
        name = sha256(_real(game).encode(errors="surrogatepass")).hexdigest()
        return self.folder / f"{name[:32]}.lock"


def is_held(path: Path) -> bool:
    """Whether some program holds a lock on the file at *path*, which is only looked at."""
    try:
        with _opened(path, os.O_RDONLY) as file:
            _seize(file)
    except LockedError:
        return True
    except (OSError, ValueError):
        pass  # what cannot be looked at is locked by nobody we know
    return False


def beside(game: Path) -> Path:
    """Where programs of the former name lock it: it is looked at, and never touched."""
    return Path(f"{_real(game)}.lock")


def _real(game: Path) -> str:
    try:
        return os.path.realpath(game)
    except (OSError, ValueError):  # it cannot be there: a null character in its name
        return str(game)


def _locked(path: Path, former: Path) -> BinaryIO:
    if is_held(former):
        raise LockedError
    taken = None
    for _ in range(TRIES):
        file = _opened(path, os.O_RDWR | os.O_CREAT)
        try:
            _seize(file)
        except LockedError as error:
            taken = error
            time.sleep(NAP)
        except BaseException:
            file.close()
            raise
        else:
            if _is_at(file, path):
                return file
        file.close()
    raise taken or OSError(errno.EBUSY, "it changes all the time")


def _opened(path: Path, flags: int) -> BinaryIO:
    """Never by a link: what it leads to is not ours."""
    return os.fdopen(carefully(path, flags), "r+b" if flags else "rb")


def _is_at(file: BinaryIO, path: Path) -> bool:
    """Not if it was deleted in the meantime, by the one who let go or by a stranger."""
    try:
        return os.path.samestat(os.fstat(file.fileno()), path.lstat())
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
        with suppress(OSError):
            file.close()

else:
    import fcntl

    def _lock(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _let_go(file: BinaryIO) -> None:
        with suppress(OSError):  # what it should say may still wait for room on the disk
            file.close()


def _seize(file: BinaryIO) -> None:
    try:
        _lock(file)
    except OSError as error:
        if error.errno in _TAKEN:
            raise LockedError from None
        raise


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
        with _opened(path, os.O_RDONLY) as file:
            said = loaded(file.read(LONGEST))
        since = datetime.fromtimestamp(path.stat().st_mtime, UTC).astimezone()
        host = "" if said["host"] == platform.node() else f" on {said['host']}"
    except (OSError, ValueError, TypeError, KeyError, OverflowError):
        return ""
    return f"{host} since {since:%Y-%m-%d %H:%M}"
