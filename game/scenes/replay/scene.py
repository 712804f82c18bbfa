"""Watching a game: forwards, backwards, turn by turn; and playing on from any moment of it."""

from collections.abc import Mapping

from attrs import define, field

from game.core.seats import OPEN, PUBLIC
from game.scenes.box import Box
from game.scenes.replay.bar import (
    HEIGHT,
    Leave,
    PlayOn,
    Progress,
    SetSpeed,
    StepBy,
    TogglePlay,
    TurnBy,
    replay_bar,
)
from game.scenes.replay.projector import Projector
from game.scenes.replay.recording import Recording
from game.scenes.table.chrome import Skip, ToggleLog
from game.scenes.table.frame import TableFrame
from game.scenes.table.inquiry import Inquiry
from game.scenes.table.log_panel import OpenRule
from game.scenes.table.screen import TableScreen
from game.scenes.table.table_like import TableLike
from game.ui.animation import Director
from game.ui.commands import Command
from game.ui.scene import Back, Go, Home
from game.ui.signals import KeyPressed, Signal
from game.ui.theme import Theme
from game.ui.widgets.slider import Slid

WISHES = {
    Command.DONE: TogglePlay(),
    Command.SKIP: Skip(),
    Command.LOG: ToggleLog(),
    Command.RULEBOOK: OpenRule(""),
    Command.MENU: Leave(),
    Command.CANCEL: Leave(),
}
TURNS = {Command.PAGE_UP: TurnBy(-1), Command.PAGE_DOWN: TurnBy(1)}


@define(eq=False, repr=False)
class ReplayScene(TableLike):
    recording: Recording
    projector: Projector = field(init=False)

    name = "replay"

    def __attrs_post_init__(self) -> None:
        program, recording = self.program, self.recording
        view = self.box.kit.lay_out(program, recording.sitting, recording.names)
        self.projector = Projector(program, recording, view)
        self.screen = TableScreen(view, TableFrame(program.texts, below=HEIGHT))
        self.page.focus.name = "replay.play"

    @property
    def director(self) -> Director:
        return self.projector.director

    @property
    def inquiry(self) -> Inquiry:
        recording = self.recording
        return Inquiry(self.view, self.projector.chronicle, recording.match, recording.bots)

    @property
    def box(self) -> Box:
        return self.program.boxes.of(self.recording.game)

    # What the stage asks for

    def fit(self, size: tuple[int, int], theme: Theme) -> None:
        self.screen.fit(size, theme)
        self.projector.refit()
        self.lay()

    def wakes_at(self) -> float | None:
        times = (self.projector.due, self.screen.wakes_at())
        return min((time for time in times if time is not None), default=None)

    def facts(self) -> Mapping[str, object]:
        projector = self.projector
        return {
            "moment": projector.moment,
            "last": self.recording.last,
            "playing": projector.is_playing,
            **dict(self.view.facts(projector.seen)),
        }

    def leave(self) -> None:
        self.program.set_pace()

    # Input

    def handle(self, signal: Signal, now: float) -> Go | None:
        """The keys for pages turn the game, unless somebody is reading the log."""
        focus = self.page.focus
        is_reading = bool(self.page.hints) or (focus.is_visible and focus.name == "log")
        if isinstance(signal, KeyPressed) and signal.command in TURNS and not is_reading:
            self.screen.now = self.program.clock.now = now
            return self.answer(TURNS[signal.command])
        return super().handle(signal, now)

    def press(self, signal: Signal, command: Command | None) -> Go | None:
        self.view.handle(signal, self.screen.now)
        return self.answer(WISHES[command]) if command in WISHES else None

    def react(self, message: object) -> Go | None:
        match message:
            case PlayOn():
                return Home(self.program.routes.begin(self.projector.played_on()))
            case Leave():
                return Back()
            case _:
                self._wind(message)
        return None

    def _wind(self, message: object) -> None:
        """Forwards, backwards, faster; or it is for the table."""
        projector = self.projector
        match message:
            case TogglePlay():
                projector.toggle(self.screen.now)
            case StepBy(actions):
                projector.step(actions)
            case TurnBy(turns):
                projector.turn_by(turns)
            case Slid(_, moment):
                projector.jump(moment)
            case SetSpeed(speed):
                projector.set_speed(speed)
            case _:
                self.view.react(message)
                return
        self.frame.follow_newest()

    # Frames

    def update(self, now: float) -> Go | None:
        screen = self.screen
        screen.now = now
        screen.page.update(now)
        screen.note_motion(is_moving=self.is_moving())
        has_changed = self.projector.advance(now)
        screen.view.update(now)
        screen.note_motion(is_moving=self.is_moving())
        if screen.toast.is_over(now):
            screen.toast.clear()
            has_changed = True
        if self.view.take_change() or has_changed:
            self.lay()
        return None

    # Picture

    def lay(self) -> None:
        if self.screen.is_laid:
            frame = self.frame
            bar = replay_bar(frame.bar, frame.theme, self.program.texts, self._progress())
            lines = self.projector.chronicle.lines
            self.screen.lay([*bar, *frame.log(lines, self.inquiry.askable_lines())])

    def _progress(self) -> Progress:
        projector, recording, text = self.projector, self.recording, self.program.texts.text
        at_end = recording.is_over and projector.moment == recording.last
        return Progress(
            projector.moment,
            recording.last,
            recording.turn_at(projector.moment),
            recording.turn_at(recording.last),
            projector.speed,
            projector.is_playing,
            self._eyes(),
            text("replay.over") if at_end else "",
            self.frame.has_log,
        )

    def _eyes(self) -> str:
        """With whose eyes the game is seen."""
        text = self.program.texts.text
        match self.recording.viewer:
            case viewer if viewer is OPEN:
                return text("replay.open")
            case viewer if viewer is PUBLIC:
                return text("replay.public")
            case _:
                return text("replay.own")

    def _jump(self, moment: int) -> None:
        self.projector.jump(moment)
