"""What `--report` says is on the screen."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from attrs import field, frozen

Point = tuple[int, int]
FINE = 12  # how many points of a thing are tried, in each direction


def _numbers(told: Iterable[int]) -> tuple[int, ...]:
    return tuple(told)


@frozen
class Shown:
    """A thing that can be pointed at; its place is in pixels of the picture."""

    name: str
    rect: tuple[int, int, int, int] = field(converter=_numbers)  # x, y, width, height
    words: str
    enabled: bool
    refusal: str = ""
    target: Any = None  # what it stands for: a value of a box is a table that says what it *is*

    @property
    def centre(self) -> Point:
        x, y, width, height = self.rect
        return x + width // 2, y + height // 2

    def holds(self, at: Point) -> bool:
        x, y, width, height = self.rect
        return x <= at[0] < x + width and y <= at[1] < y + height


def _shown(things: Iterable[Shown | dict[str, Any]]) -> tuple[Shown, ...]:
    return tuple(each if isinstance(each, Shown) else Shown(**each) for each in things)


@frozen
class Report:
    """Its fields are the keys of what the program writes."""

    report: int  # its number
    scene: str
    title: str
    size: tuple[int, int] = field(converter=_numbers)
    facts: dict[str, Any]
    things: tuple[Shown, ...] = field(converter=_shown)  # later ones lie over earlier ones
    focus: str | None = None  # what the keyboard's ring is around
    hints: dict[str, str] = field(factory=dict)  # the letters on things, while they are shown
    frames: dict[str, Any] = field(factory=dict)  # since the program began: how many, and late ones

    def __contains__(self, name: str) -> bool:
        return self.find(name) is not None

    def __getitem__(self, name: str) -> Shown:
        found = self.find(name)
        assert found, f"{name!r} is not on the screen {self.scene!r}: {self.names}"
        return found

    @property
    def names(self) -> list[str]:
        return [thing.name for thing in self.things]

    def find(self, name: str) -> Shown | None:
        return next((thing for thing in self.things if thing.name == name), None)

    def enabled(self, start: str = "") -> list[Shown]:
        """What can be pressed, of the things whose names begin with *start*."""
        return [each for each in self.things if each.enabled and each.name.startswith(start)]

    def spot_of(self, name: str) -> Point:
        """Where a pointer meets this thing and not one that lies over it."""
        spot = self.free_spot(self[name])
        assert spot, f"{name!r} is out of sight, or covered by other things"
        return spot

    def free_spot(self, thing: Shown) -> Point | None:
        """By identity: to compare things with each other is slow."""
        place = next(place for place, each in enumerate(self.things) if each is thing)
        above = self.things[place + 1 :]
        free = (at for at in _spots(thing) if not any(other.holds(at) for other in above))
        return next((at for at in free if thing.holds(at)), None)


def read_report(path: Path) -> Report | None:
    """None if nothing has been shown yet."""
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    return Report(**told)


def _spots(thing: Shown) -> Iterator[Point]:
    """Its centre, then a grid."""
    yield thing.centre
    x, y, width, height = thing.rect
    for row in range(1, 2 * FINE, 2):
        for column in range(1, 2 * FINE, 2):
            yield x + width * column // (2 * FINE), y + height * row // (2 * FINE)
