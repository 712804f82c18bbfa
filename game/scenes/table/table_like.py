"""A scene with a table and its log: what playing and watching have in common.

It is laid out, pointed at, and drawn no more than needed; what lies around the table is brought
along by whoever inherits.
"""

from collections.abc import Sequence
from typing import Any

from attrs import define, field
from pygame import Rect, Surface

from game.scenes.box import Box
from game.scenes.program import Program
from game.scenes.sounds import handle_aloud
from game.scenes.table.bar import Wish
from game.scenes.table.frame import TableFrame
from game.scenes.table.inquiry import Inquiry
from game.scenes.table.log_panel import GoTo, LogPanel, OpenRule, Read
from game.scenes.table.view import TableView
from game.scenes.toast import Toast
from game.ui.animation import Director
from game.ui.commands import Command
from game.ui.page import Page
from game.ui.scene import Go, Push, Scene
from game.ui.signals import KeyPressed, KeyReleased, PointerPressed, Signal
from game.ui.theme import Palette, Theme
from game.ui.things import Thing
from game.ui.widgets.widget import Refused, Widget


@define(eq=False, repr=False)
class TableLike(Scene):
    """Whoever inherits says what its keys and messages mean, and lays out what is around it."""

    program: Program
    view: TableView[Any, Any, Any] = field(init=False)
    frame: TableFrame = field(init=False)
    page: Page = field(factory=lambda: Page(Theme()), init=False)
    toast: Toast = field(factory=Toast, init=False)
    now: float = field(default=0.0, init=False)
    prepares: bool = field(default=False, init=False)  # there may be more to do for what comes
    owes_places: bool = field(default=False, init=False)  # of the island, to be pointed at
    _whole: bool = field(default=True, init=False)  # all is to be drawn, not only what moves
    _moved: bool = field(default=True, init=False)
    _lit: object | None = field(default=None, init=False)  # the place that a line is about
    _part: Rect | None = field(default=None, init=False)  # in which something moved last

    name = "table"

    # For whoever inherits

    @property
    def box(self) -> Box:
        """Of the game on the table."""
        raise NotImplementedError

    @property
    def director(self) -> Director:
        """Who moves the pieces."""
        raise NotImplementedError

    @property
    def inquiry(self) -> Inquiry:
        """Whom the log can be asked about."""
        raise NotImplementedError

    def skip(self) -> None:
        """Whoever watches has seen enough of what happens now."""
        self.director.skip()

    def refit(self) -> None:
        """The log has another size."""
        raise NotImplementedError

    def lay(self) -> None:
        """Again, for something has changed."""
        raise NotImplementedError

    def react(self, message: object) -> Go | None:
        """Something was pressed that not every table has."""
        raise NotImplementedError

    def press(self, signal: Signal, command: Command | None) -> Go | None:
        """What no widget wants; *command* is that of a key."""
        raise NotImplementedError

    # What the stage asks for

    @property
    def bed(self) -> str | None:
        return self.view.bed

    @property
    def tune(self) -> str | None:
        return self.view.tune

    @property
    def title(self) -> str:
        return self.program.texts.text("program.name")

    @property
    def changed(self) -> bool:
        return self._whole or self._moved or self.page.changed

    @changed.setter
    def changed(self, changed: bool) -> None:
        self._whole = changed
        if not changed:
            self._moved = self.page.changed = False

    def fit(self, size: tuple[int, int], theme: Theme) -> None:
        self._divide(size, theme)
        self.refit()
        self.lay()

    def _divide(self, size: tuple[int, int], theme: Theme) -> None:
        self.frame.size, self.frame.theme, self.page.theme = size, theme, theme
        self.view.is_covered, self.view.has_log = self.page.covers, self.frame.has_log
        self.view.fit(self.frame.table, theme)

    def is_moving(self) -> bool:
        return self.director.is_busy or self.view.is_moving() or self.owes_places

    def note_motion(self) -> None:
        """Something on the table moves, or has just come to rest."""
        self._moved = self._moved or self.is_moving() or self.view.is_stirred()

    def wakes_at(self) -> float | None:
        times = (self.toast.until, self.page.wakes_at(), self.view.wakes_at())
        return min((time for time in times if time is not None), default=None)

    def things(self) -> Sequence[Thing]:
        return self.page.things()

    def prepare(self) -> None:
        """Something for later, if nothing is drawn now."""
        self.prepares = not self.changed and not self.is_moving() and self.view.prepare()

    # Layout

    def lay_out(
        self, around: Sequence[Widget], *, moves: bool = False, places_later: bool = False
    ) -> None:
        """The table as its view has it now, and what lies around and over it.

        While something *moves* there is nothing to point at on the island. The places there are
        many: in a frame that has enough to do they are left for the next.
        """
        self.owes_places = places_later and not moves
        has_places = not moves and not places_later
        own = self.view.widgets()
        below = [widget for widget in own if widget.is_solid]
        above = [widget for widget in own if not widget.is_solid]  # pieces fly over everything
        self.page.lay([*below, *around, *above], self.view.places() if has_places else ())
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
        self.frame.lines_read = 0
        self.page.focus.name = None
        self.page.hints.end()

    def draw(self, surface: Surface) -> None:
        """Where only pieces move, only the part in which they do is painted again."""
        before, self._part = self._part, self.view.picture_area
        only_moved = not self._whole and not self.page.changed and before == self._part
        part = self._part if only_moved else None
        if part is None and not self._part.contains(surface.get_rect()):
            surface.fill(Palette.STONE_DARK)
        surface.set_clip(part)  # soft edges outside of it must not be painted over themselves
        self.view.draw(surface)
        self.page.draw(surface, part)
        self.toast.draw(surface, self.frame.theme, self.view.free_parts()[0])
        self.page.draw_tooltip(surface, self.frame.whole, self.now)
        surface.set_clip(None)

    # Input

    def handle(self, signal: Signal, now: float) -> Go | None:
        self.now = self.program.clock.now = now
        if self._is_impatient(signal):
            self.director.skip()
            return None
        if isinstance(signal, KeyReleased) and signal.command is Command.PEEK:
            self.view.peek(on=False)  # they have seen enough, whatever else they are doing
        had_hints = bool(self.page.hints.shown)
        said = handle_aloud(self.page, signal, now, self.program.voice)
        self.point()
        go = None
        if said is not None:
            self.view.let_go()
            go = self.answer(said)
        elif not had_hints:
            go = self._pass_on(signal)
        if self.view.take_change():
            self.lay()
        return go

    def _is_impatient(self, signal: Signal) -> bool:
        """A press on the table while something moves there."""
        if not isinstance(signal, PointerPressed) or not self.director.is_busy:
            return False
        return self.frame.table.collidepoint(signal.at) and not self.page.covers(signal.at)

    def _pass_on(self, signal: Signal) -> Go | None:
        command = signal.command if isinstance(signal, KeyPressed) else None
        if command is Command.PEEK:
            self.view.peek(on=True)
        return self.press(signal, command)

    def answer(self, message: object) -> Go | None:
        """What every table knows what to do about; all else is for whoever inherits."""
        go: Go | None = None
        match message:
            case OpenRule(rule):
                go = self.push(self.program.routes.rulebook(self.box, rule or self._rule_read()))
            case Wish.SKIP:
                self.skip()
            case Wish.LOG:
                self.frame.toggle_log()
                self._divide(self.frame.size, self.frame.theme)
            case Read():
                self.frame.read(message)
            case GoTo(place, asked):
                if place is not None:
                    self.view.go_to(place)
                if asked is not None:
                    self.inquiry.toggle(asked)
            case Refused(thing):
                self.say(thing.refusal)
                self.view.refuse(thing)
            case _:
                go = self.react(message)
        self.lay()
        return go

    def _rule_read(self) -> str:
        """The rule of the line that the keyboard is at, if it is at one."""
        focus = self.page.focus
        logs = [widget for widget in self.page.widgets if isinstance(widget, LogPanel)]
        read = [log.rule_read for log in logs if focus.is_visible and log.name == focus.name]
        return "".join(read)

    def push(self, scene: Scene) -> Go:
        """Nobody's tokens stay turned up below another scene, where no key is heard."""
        self.view.peek(on=False)
        return Push(scene)

    def say(self, words: str) -> None:
        self.toast.say(words, self.now)
