"""A table on the screen with its log: laid out, pointed at, and drawn no more than needed.

Playing and watching show the same; what lies around the table they bring along themselves.
"""

from collections.abc import Sequence
from typing import Any

from attrs import define, field
from pygame import Rect, Surface

from game.scenes.table.frame import TableFrame
from game.scenes.table.log_panel import GoTo, LogPanel
from game.scenes.table.view import TableView
from game.scenes.toast import Toast
from game.ui.page import Page
from game.ui.theme import Palette, Theme
from game.ui.widgets.widget import Widget


@define(eq=False, repr=False)
class TableScreen:
    view: TableView[Any, Any, Any]
    frame: TableFrame
    page: Page = field(init=False)
    toast: Toast = field(factory=Toast, init=False)
    now: float = field(default=0.0, init=False)
    owes_places: bool = field(default=False, init=False)  # of the island, to be pointed at
    _whole: bool = field(default=True, init=False)  # all is to be drawn, not only what moves
    _moved: bool = field(default=True, init=False)
    _lit: object | None = field(default=None, init=False)  # the place that a line is about
    _part: Rect | None = field(default=None, init=False)  # in which something moved last

    def __attrs_post_init__(self) -> None:
        self.page = Page(self.frame.theme)

    @property
    def is_laid(self) -> bool:
        return self.frame.size != (0, 0)

    def fit(self, size: tuple[int, int], theme: Theme) -> None:
        self.frame.size, self.frame.theme, self.page.theme = size, theme, theme
        self.view.fit(self.frame.table, theme)

    def lay(
        self, around: Sequence[Widget], *, moves: bool = False, places_later: bool = False
    ) -> None:
        """The table as its view has it now, and what lies around and over it.

        While something *moves* there is nothing to point at on the island. The places there are
        many: in a frame that has enough to do they are left for the next.
        """
        self.owes_places = places_later and not moves
        has_places = not moves and not places_later
        self.page.lay([*self.view.widgets(), *around], self.view.places() if has_places else ())
        self.point()

    def lay_places(self) -> None:
        """What was left out."""
        self.owes_places = False
        self.page.lay_below(self.view.places())
        self.point()

    def point(self) -> None:
        """The table shows what is pointed at, or what the line of the log is about."""
        thing = self.page.pointed_at()
        self.view.point_at(thing)
        message = thing.message if thing else None
        place = message.place if isinstance(message, GoTo) else None
        if place != self._lit:
            self._lit = place
            self.view.light(place)

    def forget(self) -> None:
        """What the person at the screen has read, pointed at and scrolled."""
        self.toast.clear()
        self.frame.follow_newest()
        self.page.focus.name, self.page.hints = None, {}

    def rule_read(self) -> str:
        """The rule of the line that the keyboard is at, if it is at one."""
        focus = self.page.focus
        logs = [widget for widget in self.page.widgets if isinstance(widget, LogPanel)]
        read = [log.rule_read for log in logs if focus.is_visible and log.name == focus.name]
        return "".join(read)

    # Changes

    @property
    def changed(self) -> bool:
        return self._whole or self._moved or self.page.changed

    @changed.setter
    def changed(self, changed: bool) -> None:
        self._whole = changed
        if not changed:
            self._moved = self.page.changed = False

    def note_motion(self, *, is_moving: bool) -> None:
        """Something on the table moves, or has just come to rest."""
        self._moved = self._moved or is_moving or self.view.is_stirred()

    def wakes_at(self) -> float | None:
        times = (self.toast.until, self.page.wakes_at(), self.view.wakes_at())
        return min((time for time in times if time is not None), default=None)

    # Picture

    def draw(self, surface: Surface) -> None:
        """Where only pieces move, only the part in which they do is painted again."""
        before, self._part = self._part, self.view.picture_area
        only_moved = not self._whole and not self.page.changed and before == self._part
        part = self._part if only_moved else None
        if part is None:
            surface.fill(Palette.STONE_DARK)
        surface.set_clip(part)  # soft edges outside of it must not be painted over themselves
        self.view.draw(surface)
        self.page.draw(surface, part)
        self.toast.draw(surface, self.frame.theme, self.frame.table)
        self.page.draw_tooltip(surface, self.frame.whole, self.now)
        surface.set_clip(None)
