"""A scene with a table on it: what playing and watching have in common."""

from collections.abc import Sequence
from typing import Any

from attrs import define, field
from pygame import Surface

from game.scenes.box import Box
from game.scenes.program import Program
from game.scenes.sounds import handle_aloud
from game.scenes.table.chrome import Skip, ToggleLog
from game.scenes.table.frame import TableFrame
from game.scenes.table.inquiry import Inquiry
from game.scenes.table.log_panel import GoTo, OpenRule, Read
from game.scenes.table.screen import TableScreen
from game.scenes.table.view import TableView
from game.ui.animation import Director
from game.ui.commands import Command
from game.ui.page import Page
from game.ui.scene import Go, Push, Scene
from game.ui.signals import KeyPressed, KeyReleased, PointerPressed, Signal
from game.ui.things import Thing
from game.ui.widgets.widget import Refused


@define(eq=False, repr=False)
class TableLike:
    """Whoever inherits says what its keys and messages mean, and lays out what is around it."""

    program: Program
    screen: TableScreen = field(init=False)
    prepares: bool = field(default=False, init=False)  # there may be more to do for what comes

    name = "table"
    covers = True
    takes_every_key = False

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
    def page(self) -> Page:
        return self.screen.page

    @property
    def view(self) -> TableView[Any, Any, Any]:
        return self.screen.view

    @property
    def frame(self) -> TableFrame:
        return self.screen.frame

    @property
    def bed(self) -> str | None:
        return self.view.bed

    @property
    def title(self) -> str:
        return self.program.texts.text("program.name")

    @property
    def changed(self) -> bool:
        return self.screen.changed

    @changed.setter
    def changed(self, changed: bool) -> None:
        self.screen.changed = changed

    def is_moving(self) -> bool:
        return self.director.is_busy or self.view.is_moving() or self.screen.owes_places

    def things(self) -> Sequence[Thing]:
        return self.page.things()

    def prepare(self) -> None:
        """Something for later, if nothing is drawn now."""
        self.prepares = not self.changed and not self.is_moving() and self.view.prepare()

    def draw(self, surface: Surface) -> None:
        self.screen.draw(surface)

    # Input

    def handle(self, signal: Signal, now: float) -> Go | None:
        self.screen.now = self.program.clock.now = now
        if self._is_impatient(signal):
            self.director.skip()
            return None
        self._note_release(signal)
        had_hints = bool(self.page.hints)
        said = handle_aloud(self.page, signal, now, self.program.voice)
        self.screen.point()
        go = None
        if said is not None:
            self.view.let_go()
            go = self.answer(said)
        elif not had_hints:
            go = self._pass_on(signal)
        self.lay_if_changed()
        return go

    def _is_impatient(self, signal: Signal) -> bool:
        """A press on the table while something moves there."""
        if not isinstance(signal, PointerPressed) or not self.director.is_busy:
            return False
        return self.frame.table.collidepoint(signal.at)

    def _note_release(self, signal: Signal) -> None:
        """Whoever lets go of the key has seen enough, whatever else they are doing."""
        if isinstance(signal, KeyReleased) and signal.command is Command.PEEK:
            self.view.peek(on=False)

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
                go = self.push(
                    self.program.routes.rulebook(self.box, rule or self.screen.rule_read())
                )
            case Skip():
                self.director.skip()
            case ToggleLog():
                self.frame.toggle_log()
                self.screen.fit(self.frame.size, self.frame.theme)
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

    def push(self, scene: Scene) -> Go:
        """Nobody's tokens stay turned up below another scene, where no key is heard."""
        self.view.peek(on=False)
        return Push(scene)

    def say(self, words: str) -> None:
        self.screen.toast.say(words, self.screen.now)

    def lay_if_changed(self) -> None:
        if self.view.take_change():
            self.lay()
