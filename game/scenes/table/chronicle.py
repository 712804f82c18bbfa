"""The log: what one viewer has witnessed, in words, kept up with the game."""

from collections.abc import Callable, Sequence
from typing import Any

from attrs import define, evolve, field

from game.core.seats import PUBLIC, Audience, Viewer
from game.scenes.table.view import LogLine, TableView


@define(repr=False)
class Chronicle:
    """A log that only ever shows what its viewer may know; another viewer gets another log.

    While their own secrets lie face down on a screen that others see, it is what everybody knows.
    What has once been put into words is kept, so that going back and forth costs nothing.
    """

    view: TableView[Any, Any, Any]
    witness: Callable[[Any, Viewer], Any]  # an event, as a viewer may know it
    viewer: Viewer
    is_open: Callable[[], bool] = lambda: True  # whether the viewer's own secrets may be read
    told: int = field(default=0, init=False)  # so many events have been told
    _kept: dict[tuple[Viewer, Viewer], list[LogLine | None]] = field(factory=dict, init=False)

    @property
    def reader(self) -> Viewer:
        """For whose eyes it is just now."""
        is_own = isinstance(self.viewer, Audience) or self.is_open()
        return self.viewer if is_own else PUBLIC

    @property
    def _own(self) -> list[LogLine | None]:
        return self._lines_of(self.reader)

    def _lines_of(self, reader: Viewer) -> list[LogLine | None]:
        """Of what they have asked for, nobody else learns."""
        return self._kept.setdefault((self.viewer, reader), [])

    @property
    def witnessed(self) -> list[LogLine]:
        """All lines as the viewer alone may read them."""
        return [line for line in self._lines_of(self.viewer)[: self.told] if line]

    @property
    def lines(self) -> list[LogLine]:
        return [line for line in self._own[: self.told] if line]

    def last_since(self, event: int) -> LogLine | None:
        """The last line that tells of that event, or of one after it."""
        return next((line for line in reversed(self._own[event : self.told]) if line), None)

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
        for reader in {self.viewer, PUBLIC}:
            lines = self._lines_of(reader)
            if self.told == len(lines):
                lines.append(self.view.line(self.witness(event, reader)))
        self.told += 1

    def retell(self, events: Sequence[Any], viewer: Viewer) -> None:
        """All *events* so far, for *viewer*; they only ever grow until some are taken back."""
        self.viewer = viewer
        told = min(len(self._lines_of(viewer)), len(self._lines_of(PUBLIC)))
        self.told = min(told, len(events))
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
