"""The table: shows the game to whoever holds the screen, and lets them play it."""

from collections.abc import Mapping, Sequence
from typing import Any

from attrs import define, field
from pygame import Surface

from game.core.seats import Seat
from game.i18n.keys import key_of
from game.scenes.chrome import HEIGHT, Bar, OpenMenu, Redo, Skip, ToggleLog, Undo, bar_widgets
from game.scenes.course import Course, Need
from game.scenes.curtain import CurtainScene
from game.scenes.log_panel import GoTo, OpenRule, Scrolled
from game.scenes.program import Program
from game.scenes.recap import CloseRecap, Recap, recap_widgets
from game.scenes.seated import Seated
from game.scenes.table_frame import TableFrame
from game.scenes.table_view import TableView
from game.scenes.thumbnail import keep_picture
from game.scenes.toast import Toast
from game.ui.commands import Command
from game.ui.page import Page
from game.ui.scene import Go, Push, Quit, Replace
from game.ui.signals import KeyPressed, KeyReleased, PointerPressed, Signal
from game.ui.theme import Palette, Theme
from game.ui.things import Thing
from game.ui.widgets.widget import Refused, Widget

WISHES = {
    Command.MENU: OpenMenu(),
    Command.CANCEL: OpenMenu(),
    Command.RULEBOOK: OpenRule(""),
    Command.UNDO: Undo(),
    Command.REDO: Redo(),
    Command.LOG: ToggleLog(),
    Command.SKIP: Skip(),
}


@define(eq=False)
class TableScene:
    program: Program
    seated: Seated
    view: TableView[Any, Any, Any] = field(init=False)
    course: Course = field(init=False)
    frame: TableFrame = field(init=False)
    page: Page = field(init=False)
    toast: Toast = field(factory=Toast, init=False)
    recap: Recap | None = field(default=None, init=False)
    awaited: Seat | None = field(default=None, init=False)  # for whom the curtain has fallen
    now: float = field(default=0.0, init=False)
    _whole: bool = field(default=True, init=False)  # all is to be drawn, not only what moves
    _moved: bool = field(default=True, init=False)

    name = "table"
    covers = True

    def __attrs_post_init__(self) -> None:
        self.view = self.program.box.lay_out(self.program, self.seated.sitting, self.seated.names)
        self.course = Course(self.program, self.seated, self.view)
        self.frame = TableFrame(self.program.texts, above=HEIGHT)
        self.page = Page(self.frame.theme)
        for notice in self.seated.notices:
            self.toast.say(notice, self.now)

    # What the stage asks for

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
        self.frame.size, self.frame.theme, self.page.theme = size, theme, theme
        self.view.fit(self.frame.table, theme)
        self._lay()

    def is_moving(self) -> bool:
        return self.course.director.is_busy or self.view.is_moving()

    def wakes_at(self) -> float | None:
        if not self.course.is_settled:
            return self.now
        times = (self.course.bot_due, self.toast.until, self.page.wakes_at())
        return min((time for time in times if time is not None), default=None)

    def things(self) -> Sequence[Thing]:
        return self.page.things()

    def facts(self) -> Mapping[str, object]:
        """Who looks, what they read, and what the table shows them."""
        course = self.course
        facts = {
            "viewer": getattr(course.viewer, "value", course.viewer),
            "decisions": course.sitting.match.decisions(),
            "settled": course.is_settled,
            "prompt": self.view.prompt(course.seen),
            "toast": self.toast.words,
        }
        return {**facts, **dict(self.view.facts(course.seen))}

    def leave(self) -> None:
        keep_picture(self.seated, self.view, self.program.library)
        self.seated.leave()

    # Input

    def handle(self, signal: Signal, now: float) -> Go | None:
        self.now = now
        if self._is_impatient(signal):
            self.course.director.skip()
            return None
        had_hints = bool(self.page.hints)
        said = self.page.handle(signal, now)
        self.view.point_at(self.page.pointed_at())
        go = None
        if said is not None:
            self.view.let_go()
            go = self._react(said)
        elif not had_hints:
            go = self._pass_on(signal, now)
        self._lay_if_changed()
        return go

    def _is_impatient(self, signal: Signal) -> bool:
        """A press on the table while something moves there."""
        if not isinstance(signal, PointerPressed) or not self.course.director.is_busy:
            return False
        return not self.frame.bar.collidepoint(signal.at)

    def _pass_on(self, signal: Signal, now: float) -> Go | None:
        """What no widget wants: first the table may have it, then it is a wish of the player."""
        action = self.view.handle(signal, now)
        if action is not None:
            self._decide(action)
            return None
        if isinstance(signal, KeyPressed | KeyReleased) and signal.command is Command.PEEK:
            self.view.peek(on=isinstance(signal, KeyPressed))
            self._lay()
        return self._wish(signal.command) if isinstance(signal, KeyPressed) else None

    def _wish(self, command: Command | None) -> Go | None:
        """Escape first takes back what was only half chosen."""
        if command is Command.CANCEL and self.view.cancel():
            return None
        return self._react(WISHES[command]) if command in WISHES else None

    def _react(self, message: object) -> Go | None:
        match message:
            case OpenMenu():
                return Push(self.program.routes.pause(self.seated))
            case OpenRule(rule):
                return Push(self.program.routes.rulebook(rule))
            case Undo():
                self._take_back()
            case Redo():
                self.course.play_again()
            case Skip():
                self.course.director.skip()
            case ToggleLog():
                self.frame.toggle_log()
                self.fit(self.frame.size, self.frame.theme)
            case Scrolled(_, offset):
                self.frame.offset = offset
            case GoTo(place):
                self._go_to(place)
            case CloseRecap():
                self.recap = None
            case Refused(thing):
                self.toast.say(thing.refusal, self.now)
                self.view.refuse(thing)
            case _:
                self._decide(self.view.react(message))
        self._lay()
        return None

    def _go_to(self, place: object | None) -> None:
        if place is not None:
            self.view.go_to(place)

    def _decide(self, action: object | None) -> None:
        if action is None or self.course.director.is_busy:
            return
        self.recap = None
        self.toast.clear()
        self.frame.offset = 0
        self.course.decide(action)
        if self.seated.trouble:
            self.toast.say(self.seated.trouble, self.now)
        self._lay()

    def _take_back(self) -> None:
        refusal = self._undo_refusal()
        if refusal:
            self.toast.say(refusal, self.now)
        else:
            self.course.take_back()

    def _undo_refusal(self) -> str:
        stop = self.course.stop()
        return self.program.texts.text(key_of("stop", stop)) if stop else ""

    # Frames

    def update(self, now: float) -> Go | None:
        self.now = now
        self.page.update(now)
        if self.awaited is not None:
            self._lift_curtain(self.awaited)
        was_settled, self._moved = self.course.is_settled, self._moved or self.is_moving()
        need = self.course.advance(now)
        self.view.update(now)
        self._moved |= self.is_moving()
        if self.toast.is_over(now):
            self.toast.clear()
            self._lay()
        if self.course.is_settled != was_settled:
            self._lay()
        self._lay_if_changed()
        return self._meet(need)

    def _meet(self, need: Need) -> Go | None:
        match need:
            case Need.NOTHING:
                return None
            case Need.CURTAIN:
                return self._draw_curtain()
            case Need.RESULT:
                if self.program.leave_at_end:
                    return Quit()
                return Replace(self.program.routes.result(self.seated))

    def _draw_curtain(self) -> Go:
        self.recap = None
        self.toast.clear()
        self.awaited = self.course.draw_curtain()
        badge = self.view.seat_badge(self.awaited, self.frame.theme.px(72))
        player = self.view.seat_name(self.awaited)
        return Push(CurtainScene(self.program, self.seated, player, badge))

    def _lift_curtain(self, seat: Seat) -> None:
        self.awaited = None
        lines = self.course.lift_curtain(seat)
        self.recap = Recap(tuple(lines)) if lines else None
        self._lay()

    # Picture

    def draw(self, surface: Surface) -> None:
        only_moved = self._moved and not self._whole and not self.page.changed
        part = self.view.picture_area if only_moved else None
        if part is None:
            surface.fill(Palette.STONE_DARK)
        self.view.draw(surface)
        self.page.draw(surface, part)
        self.toast.draw(surface, self.frame.theme, self.frame.table)
        self.page.draw_tooltip(surface, self.frame.whole, self.now)

    def _lay_if_changed(self) -> None:
        if self.view.take_change():
            self._lay()

    def _lay(self) -> None:
        if self.frame.size == (0, 0):
            return
        widgets: list[Widget] = [*self.view.widgets(), *self._bar()]
        widgets += self.frame.log(self.course.chronicle.lines)
        if self.recap:
            widgets += recap_widgets(self.recap, self.frame)
        self.page.lay(widgets, self.view.places())

    def _bar(self) -> list[Widget]:
        course, theme = self.course, self.frame.theme
        seat = course.sitting.decider
        bar = Bar(
            self.view.prompt(course.seen),
            None if seat is None else self.view.seat_badge(seat, theme.px(34)),
            course.undo_words(),
            self._undo_refusal(),
            bool(course.sitting.match.future),
            self.frame.has_log,
        )
        return bar_widgets(self.frame.bar, theme, self.program.texts, bar)
