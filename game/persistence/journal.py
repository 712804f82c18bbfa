"""The end of a game file, where lines are added; what is already there is never touched.

The first line alone can be changed, when other people sit down: then the file is written anew.

The file is opened for every addition: nothing stays open, and a file that has been moved away or
written to by others is noticed.
"""

import errno
import os
from collections.abc import Callable
from io import UnsupportedOperation
from pathlib import Path
from typing import BinaryIO

from attrs import define, field

from game.persistence.atomic_write import carefully, make_folder, write_atomically
from game.persistence.errors import (
    ChangedElsewhereError,
    ExistsError,
    GameFileError,
    GoneError,
    NotYetWrittenError,
    within,
)


@define
class Journal:
    """Adds to *path*. What cannot be written now is kept, and tried again with the next line."""

    path: Path
    _end: int = 0  # bytes of whole lines on the disk
    _torn: int = 0  # bytes after them that broke off, at most
    _waiting: bytes = b""  # still to be written
    _change: Callable[[bytes], bytes] | None = None  # of the first line, still to be made
    _is_begun: bool = True  # else there is no file yet
    _is_draft: bool = False  # all lines wait until it is to be begun
    trouble: GameFileError | None = field(default=None, init=False)  # what the players must know

    def begin(self, *, replace: bool = False) -> None:
        """Make the file, of all that waits. Raises GameFileError and nothing else."""
        write_atomically(self.path, self._waiting, replace=replace)
        self._end, self._waiting, self._is_begun = len(self._waiting), b"", True

    def begin_when_possible(self) -> None:
        """Make the file, now or with a later line. Raises ExistsError if there is one already."""
        self._is_draft = False
        self.add(b"", sync=True)
        if isinstance(self.trouble, ExistsError):
            raise self.trouble

    def add(self, lines: bytes, *, sync: bool) -> None:
        """Write *lines*; with *sync*, wait until they are on the disk and not only on the way."""
        self._waiting += lines
        if self._is_draft:
            return
        try:
            with within(self.path.name):
                self._write(sync=sync) if self._is_begun else self._make()
        except GameFileError as error:
            self.trouble = error
        else:
            self.trouble = None

    def amend_first(self, change: Callable[[bytes], bytes]) -> None:
        """Let *change* turn the first line into another; no other line is touched."""
        self._change = change
        self.add(b"", sync=True)

    def _make(self) -> None:
        make_folder(self.path.parent)
        if self._change:
            first, newline, others = self._waiting.partition(b"\n")
            self._waiting, self._change = self._change(first) + newline + others, None
        self.begin()

    def _write(self, *, sync: bool) -> None:
        try:
            if self._change:
                self._write_anew(self._change)
            with open(self.path, "r+b", opener=carefully) as file:
                self._cut(file)
                self._torn = len(self._waiting)
                file.write(self._waiting)
                file.flush()
                self._end, self._torn, self._waiting = file.tell(), 0, b""
                if sync:
                    os.fsync(file.fileno())
        except OSError as error:
            raise _refusal(error) from None

    def _write_anew(self, change: Callable[[bytes], bytes]) -> None:
        with open(self.path, "rb", opener=carefully) as file:
            content = file.read(self._end + self._torn + 1)
        self._check(len(content))
        first, newline, others = content[: self._end].partition(b"\n")
        content = change(first) + newline + others
        write_atomically(self.path, content, replace=True)
        self._end, self._torn, self._change = len(content), 0, None

    def _check(self, size: int) -> None:
        if not self._end <= size <= self._end + self._torn:
            raise ChangedElsewhereError

    def _cut(self, file: BinaryIO) -> None:
        """Go to the end of the last whole line; what has been torn off after it goes."""
        size = file.seek(0, os.SEEK_END)
        self._check(size)
        if size > self._end:
            file.truncate(self._end)
            file.seek(self._end)


def _refusal(error: OSError) -> GameFileError:
    match error:
        case FileNotFoundError() | NotADirectoryError():
            return GoneError()
        case OSError(errno=errno.ELOOP) | UnsupportedOperation():  # a link, a pipe
            return ChangedElsewhereError()
        case _:
            return NotYetWrittenError(error.strerror or type(error).__name__)
