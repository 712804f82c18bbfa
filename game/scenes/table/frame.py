"""How the screen is divided around the table: a bar above or below it, the log beside it."""

from collections.abc import Sequence

from attrs import define, evolve, field
from pygame import Rect

from game.i18n.texts import Texts
from game.scenes.table.log_panel import LogPanel, Read, Reading
from game.scenes.table.view import LogLine
from game.ui.theme import Theme

LOG_WIDTH = 270  # points
ROOMY = 1100  # points of width from which the log is open to begin with


@define
class TableFrame:
    texts: Texts
    above: int = 0  # points kept free for a bar
    below: int = 0
    size: tuple[int, int] = field(default=(0, 0), init=False)
    theme: Theme = field(factory=Theme, init=False)
    is_open: bool | None = field(default=None, init=False)  # the log; None: as there is room
    readings: dict[str, Reading] = field(factory=dict, init=False)  # by the names of the logs
    _log: LogPanel | None = field(default=None, init=False)  # the last one

    @property
    def has_log(self) -> bool:
        if self.is_open is None:
            return self.size[0] / self.theme.scale >= ROOMY
        return self.is_open

    def toggle_log(self) -> None:
        self.is_open = not self.has_log

    @property
    def whole(self) -> Rect:
        return Rect((0, 0), self.size)

    @property
    def table(self) -> Rect:
        """All but the bars and the log."""
        top, bottom = self.theme.px(self.above), self.theme.px(self.below)
        right = self.theme.px(LOG_WIDTH) if self.has_log else 0
        return Rect(0, top, self.size[0] - right, self.size[1] - top - bottom)

    @property
    def bar(self) -> Rect:
        """The one above, or else the one below."""
        if self.above:
            return Rect(0, 0, self.size[0], self.table.top)
        return Rect(0, self.table.bottom, self.size[0], self.size[1] - self.table.bottom)

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
        table = self.table
        rect = Rect(table.right, table.top, self.size[0] - table.right, table.height)
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

    def follow_newest(self) -> None:
        self.readings.clear()
