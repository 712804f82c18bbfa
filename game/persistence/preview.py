"""A look at both ends of a game file, for a list of games: what lies between is not read."""

import os
from pathlib import Path
from typing import BinaryIO

from attrs import frozen

from game.persistence import errors
from game.persistence.lines import Head, Snapshot, read_snapshot
from game.persistence.reading import lifted, object_in, opened, read_first

TAIL = 16_384  # bytes; a turn has about 3,000, a snapshot among them


@frozen
class Preview:
    head: Head
    turn: int  # of the last snapshot; 0 if there is none yet
    over: bool


def preview(path: Path) -> Preview:
    """The file is read as far as it shows these; the rest of it may be damaged."""
    with errors.within(path.name), opened(path) as file:
        return _look(file)


def _look(file: BinaryIO) -> Preview:
    size = os.fstat(file.fileno()).st_size
    line = file.readline()
    if not line:
        raise errors.EmptyFileError
    begun, head = read_first(line.rstrip(b"\r\n"))
    return _at_the_end(file, head, begun, len(line), size)


def _at_the_end(file: BinaryIO, head: Head, begun: int, start: int, size: int) -> Preview:
    """In the last lines, or else in all after the first, which ends at *start*."""
    for begin in (max(start, size - TAIL), start):
        file.seek(begin)
        lines = file.read().split(b"\n")
        found = _last_snapshot(lines if begin == start else lines[1:], begun)
        if found:
            snapshot, is_last = found
            return Preview(head, snapshot.turn, snapshot.over and is_last)
    return Preview(head, 0, over=False)


def _last_snapshot(lines: list[bytes], begun: int) -> tuple[Snapshot, bool] | None:
    """And whether no other line follows; one that broke off is none."""
    is_last = True
    for line in reversed(lines):
        try:
            data = object_in(line)
        except errors.DamagedLineError:
            continue
        try:
            if "snapshot" in data:
                return read_snapshot(lifted(data, begun)), is_last
        except errors.GameFileError:
            pass  # the one before it will do
        is_last = False
    return None
