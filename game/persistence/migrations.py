"""Formats of the game file. A new one brings a step that lifts a line from the one before.

A format changes when lines are written in another way, or when what was legal then is not now and
the box can say how it is done today (`Codec.older_rules`). When rules change otherwise it stays:
then the snapshots help (`retelling`). A game that goes on in an older file is written in the newest
format, and every line says so.
"""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from game.persistence.errors import NewerFormatError, UnknownFormatError
from game.persistence.json_text import JsonObject

NEWEST = 3
Step: TypeAlias = Callable[[JsonObject], JsonObject]  # one line, the first or another


def _with_brief_snapshots(line: JsonObject) -> JsonObject:
    """In format 1 they left out what is only seen (`Codec.in_brief`)."""
    return {**line, "brief": True} if "snapshot" in line else line


def _as_it_is(line: JsonObject) -> JsonObject:
    """Format 3 tells the same in the same words; by older rules, until then."""
    return line


# From each format to the next.
STEPS: Mapping[int, Step] = {1: _with_brief_snapshots, 2: _as_it_is}


def way_from(number: int, steps: Mapping[int, Step] = STEPS, newest: int = NEWEST) -> Step:
    """How to lift a line from format *number* to the newest one."""
    if number > newest:
        raise NewerFormatError(number, newest)
    if number < min(steps, default=newest):
        raise UnknownFormatError(number)

    def lifted(line: JsonObject) -> JsonObject:
        for older in range(number, newest):
            line = steps[older](line)
        return line

    return lifted
