"""A file that one process at a time may hold. The system lets go of it when its holder dies."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _is_taken(file: int) -> bool:
        """Whether it is ours now."""
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def _is_taken(file: int) -> bool:
        """Whether it is ours now, or the file system knows no locks."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return True
        return True


@contextmanager
def held(path: Path, waiting: Callable[[int], None]) -> Iterator[int]:
    """Holds *path*; gives its number. Until it is free, *waiting* is told the seconds so far."""
    with path.open("a+b") as file:
        seconds = 0
        while not _is_taken(file.fileno()):
            waiting(seconds)
            time.sleep(1)
            seconds += 1
        yield file.fileno()
