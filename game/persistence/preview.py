"""A look at both ends of a game file, for a list of games: what lies between is not read."""

import os
import re
from pathlib import Path
from typing import BinaryIO

from attrs import frozen

from game.persistence import errors
from game.persistence.lines import KIND, Head, Snapshot, read_snapshot
from game.persistence.migrations import NEWEST
from game.persistence.reading import lifted, object_in, opened, read_first

LONGEST_HEAD = 256_000  # bytes; of a whole box it has about 10,000
TAIL, LONGEST_TAIL = 16_384, 1_000_000  # bytes; a turn has about 3,000, a snapshot among them
MOST_TRIED = 8  # lines that may be the last snapshot
_BEGINNING = re.compile(rb'\{"file":"%b","format":%d,"box":"([\w -]+)",' % (KIND.encode(), NEWEST))


@frozen
class Preview:
    head: Head
    turn: int  # of the last snapshot; 0 if there is none yet
    over: bool
    situation: str = ""  # the last one, packed, if it is over


def preview(path: Path) -> Preview:
    """The file is read as far as it shows these; the rest of it may be damaged."""
    with errors.within(path.name), opened(path) as file:
        line, begun, head = _head(file)
        return _at_the_end(file, head, begun, len(line))


def box_in(path: Path) -> str:
    """What the first line says; as we write it, its beginning is enough."""
    with errors.within(path.name), opened(path) as file:
        usual = _BEGINNING.match(file.read(200))
        if usual:
            return usual[1].decode()
        file.seek(0)
        return _head(file)[2].box


def ends_over(path: Path) -> bool:
    """Whether its last line says that the game is over. False only says: look more closely."""
    try:
        with opened(path) as file:
            last = object_in(_tail(file, 0, TAIL).rstrip(b"\n").rpartition(b"\n")[2])
    except errors.GameFileError:
        return False
    return "snapshot" in last and last.get("over") is True


def _head(file: BinaryIO) -> tuple[bytes, int, Head]:
    line = file.readline(LONGEST_HEAD)
    if not line:
        raise errors.EmptyFileError
    if len(line) == LONGEST_HEAD:
        raise errors.HeadError("The first line is far too long.")
    return line, *read_first(line.rstrip(b"\r\n"))


def _at_the_end(file: BinaryIO, head: Head, begun: int, start: int) -> Preview:
    """In the last lines after the first, which ends at *start*."""
    for most in (TAIL, LONGEST_TAIL):
        found = _last_snapshot(_tail(file, start, most).split(b"\n"), begun)
        if found:
            snapshot, is_last = found
            over = snapshot.over and is_last
            return Preview(head, snapshot.turn, over, snapshot.packed if over else "")
    return Preview(head, 0, over=False)


def _tail(file: BinaryIO, start: int, most: int) -> bytes:
    """Whole lines only, and none that begins before *start*."""
    begin = os.fstat(file.fileno()).st_size - most
    file.seek(max(start, begin))
    text = file.read(most)
    return text if begin <= start else text.partition(b"\n")[2]


def _last_snapshot(lines: list[bytes], begun: int) -> tuple[Snapshot, bool] | None:
    """And whether no other line follows; one that broke off is none."""
    is_last, tried = True, 0
    for line in reversed(lines):
        if tried == MOST_TRIED:
            break
        if not is_last and b'"snapshot"' not in line:
            continue
        tried += 1
        try:
            data = object_in(line)
        except errors.DamagedLineError:
            continue
        try:
            if "snapshot" in data:
                return read_snapshot(lifted(data, begun), in_detail=False), is_last
        except errors.GameFileError:
            pass  # the one before it will do
        is_last = False
    return None
