"""The log: what one viewer has witnessed, in words, kept up with the game."""

from collections.abc import Callable, Sequence
from typing import Any

from attrs import define, evolve, field

from game.core.seats import Viewer
from game.scenes.table.view import LogLine, TableView


@define(repr=False)
class Chronicle:
    """A log that only ever shows what its viewer may know; another viewer gets another log.

    What has once been put into words is kept, so that going back and forth costs nothing.
    """

    view: TableView[Any, Any, Any]
    witness: Callable[[Any, Viewer], Any]  # an event, as a viewer may know it
    viewer: Viewer
    told: int = field(default=0, init=False)  # so many events have been told
    _kept: dict[Viewer, list[LogLine | None]] = field(factory=dict, init=False)  # by event

    @property
    def _own(self) -> list[LogLine | None]:
        return self._kept.setdefault(self.viewer, [])

    @property
    def lines(self) -> list[LogLine]:
        return [line for line in self._own[: self.told] if line]

    @property
    def told_lines(self) -> list[tuple[int, LogLine]]:
        """Each line with the number of the event that it tells."""
        return [(event, line) for event, line in enumerate(self._own[: self.told]) if line]

    def answer(self, event: int, why: str) -> None:
        """The line of that event says *why*, to this viewer alone; "" takes it back."""
        line = self._own[event]
        assert line
        self._own[event] = evolve(line, why=why)

    def lines_before(self, event: int) -> int:
        """How many lines tell what was before the event of that number."""
        return sum(line is not None for line in self._own[: min(event, self.told)])

    def add(self, event: Any) -> None:  # noqa: ANN401 - whatever the box's events are
        """The next event, as it was: it is happening just now."""
        if self.told == len(self._own):
            self._own.append(self.view.line(self.witness(event, self.viewer)))
        self.told += 1

    def retell(self, events: Sequence[Any], viewer: Viewer) -> None:
        """All *events* so far, for *viewer*; they only ever grow until some are taken back."""
        self.viewer = viewer
        self.told = min(len(self._own), len(events))
        for event in events[self.told :]:
            self.add(event)

    def take_back(self, count: int) -> None:
        """Only the first *count* events hold any more, for everybody."""
        for lines in self._kept.values():
            del lines[count:]
        self.told = min(self.told, count)

    def forget(self) -> None:
        """The lines look different from now on."""
        self._kept.clear()
        self.told = 0
