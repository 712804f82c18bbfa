"""What lies over the table from edge to edge: the log, opened or closed, and where the rest is."""

from collections.abc import Sequence

from attrs import define, evolve, field
from pygame import Rect

from game.i18n.texts import Texts
from game.scenes.table.corners import Corners
from game.scenes.table.log_panel import LogPanel, Read, Reading
from game.scenes.table.view import LogLine
from game.ui.theme import Theme


@define
class TableFrame:
    texts: Texts
    below: int = 0  # points kept free for a bar
    size: tuple[int, int] = field(default=(0, 0), init=False)
    theme: Theme = field(factory=Theme, init=False)
    has_log: bool = field(default=False, init=False)  # it is open
    lines_read: int = field(default=0, init=False)  # lines that have been seen by whoever looks
    now_top: int = field(default=0, init=False)  # of the plate below the log
    readings: dict[str, Reading] = field(factory=dict, init=False)  # by the names of the logs
    _log: LogPanel | None = field(default=None, init=False)  # the last one

    def toggle_log(self) -> None:
        self.has_log = not self.has_log

    @property
    def whole(self) -> Rect:
        return Rect((0, 0), self.size)

    @property
    def table(self) -> Rect:
        """All but the bar."""
        return Rect(0, 0, self.size[0], self.size[1] - self.theme.px(self.below))

    @property
    def corners(self) -> Corners:
        return Corners(self.table, self.theme, self.has_log)

    @property
    def bar(self) -> Rect:
        table = self.table
        return Rect(0, table.bottom, self.size[0], self.size[1] - table.bottom)

    # The log

    def log(
        self,
        lines: Sequence[LogLine],
        askable: frozenset[int] = frozenset(),
        first_new: int | None = None,
    ) -> list[LogPanel]:
        """None where it is closed. One that is the same has been measured already."""
        if not self.has_log:
            return []
        rect = self.corners.log(self.now_top or self.table.bottom)
        panel = self.panel(rect, "log", self.texts.text("log.heading"), lines)
        panel = evolve(panel, askable=askable, first_new=first_new)
        if self._log is None or self._log != panel:
            self._log = panel
        return [self._log]

    def panel(self, rect: Rect, name: str, heading: str, lines: Sequence[LogLine]) -> LogPanel:
        """A log as far as somebody has scrolled it."""
        reading = self.readings.get(name, Reading())
        return LogPanel(rect, name, heading, tuple(lines), self.theme, self.texts, reading)

    def read(self, message: Read) -> None:
        self.readings[message.name] = message.reading

    def news(self, lines: int, first_new: int | None) -> int:
        """How many of them nobody has read who looks on now."""
        return 0 if first_new is None else max(0, lines - max(first_new, self.lines_read))

    def follow_newest(self) -> None:
        self.readings.clear()
