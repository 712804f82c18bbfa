"""Files that anybody may have put there: only plain ones are read, none beyond its bounds."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from stat import S_ISREG
from typing import BinaryIO


class NoPlainFileError(OSError):
    """A device, or a pipe to another program."""


class LargeFileError(OSError):
    def __init__(self, size: int, largest: int) -> None:
        super().__init__(f"{size:,} bytes")
        self.size, self.largest = size, largest


def content_of(path: Path, largest: int) -> bytes:
    with opened(path, largest) as file:
        return file.read(largest)


@contextmanager
def opened(path: Path, largest: int) -> Iterator[BinaryIO]:
    """To be read. Waits for nobody; raises OSError, whatever is wrong with it or with its name."""
    try:
        file = open(path, "rb", opener=_at_once)  # noqa: SIM115 - closed below
    except ValueError:  # a null character, or half a letter
        raise FileNotFoundError from None
    with file:
        facts = os.fstat(file.fileno())
        if not S_ISREG(facts.st_mode):
            raise NoPlainFileError
        if facts.st_size > largest:
            raise LargeFileError(facts.st_size, largest)
        yield file


def _at_once(path: str, flags: int) -> int:
    """Without waiting until somebody writes into a pipe."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))
