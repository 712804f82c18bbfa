"""Watching a game: forwards, backwards, turn by turn; and playing on from any moment of it."""

from collections.abc import Mapping

from attrs import define, field

from game.core.seats import OPEN, PUBLIC
from game.scenes.box import Box
from game.scenes.replay.bar import HEIGHT, SetSpeed, Wind, replay_bar
from game.scenes.replay.projector import Projector
from game.scenes.replay.recording import Recording
from game.scenes.table.bar import Wish
from game.scenes.table.frame import TableFrame
from game.scenes.table.inquiry import Inquiry
from game.scenes.table.log_panel import OpenRule
from game.scenes.table.table_like import TableLike
from game.ui.animation import Director
from game.ui.commands import Command
from game.ui.scene import Back, Go, Home
from game.ui.signals import KeyPressed, Signal
from game.ui.widgets.slider import Slid

WISHES = {
    Command.DONE: Wind.PLAY,
    Command.SKIP: Wish.SKIP,
    Command.LOG: Wish.LOG,
    Command.RULEBOOK: OpenRule(""),
    Command.MENU: Back(),
    Command.CANCEL: Back(),
}
TURNS = {Command.PAGE_UP: Wind.TURN_BACK, Command.PAGE_DOWN: Wind.TURN_ON}


@define(eq=False, repr=False)
class ReplayScene(TableLike):
    recording: Recording
    projector: Projector = field(init=False)

    name = "replay"

    def __attrs_post_init__(self) -> None:
        program, recording = self.program, self.recording
        self.view = self.box.kit.lay_out(program, recording.sitting, recording.names)
        self.projector = Projector(program, recording, self.view)
        self.frame = TableFrame(program.texts, below=HEIGHT)
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

    def refit(self) -> None:
        self.projector.refit()

    def wakes_at(self) -> float | None:
        times = (self.projector.due, super().wakes_at())
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
        is_reading = bool(self.page.hints.shown) or (focus.is_visible and focus.name == "log")
        if isinstance(signal, KeyPressed) and signal.command in TURNS and not is_reading:
            self.now = self.program.clock.now = now
            return self.answer(TURNS[signal.command])
        return super().handle(signal, now)

    def press(self, signal: Signal, command: Command | None) -> Go | None:
        self.view.handle(signal, self.now)
        return self.answer(WISHES[command]) if command in WISHES else None

    def react(self, message: object) -> Go | None:
        match message:
            case Wind.PLAY_ON:
                game = self.recording.played_on_from(self.projector.moment)
                return Home(self.program.routes.begin(game))
            case Back():
                return message
            case _:
                self._wind(message)
        return None

    def _wind(self, message: object) -> None:
        """Forwards, backwards, faster; or it is for the table."""
        projector = self.projector
        match message:
            case Wind.PLAY:
                projector.toggle(self.now)
            case Wind.STEP_BACK:
                projector.step(-1)
            case Wind.STEP:
                projector.step(1)
            case Wind.TURN_BACK:
                projector.turn_by(-1)
            case Wind.TURN_ON:
                projector.turn_by(1)
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
        self.now = now
        self.page.update(now)
        self.note_motion()
        has_changed = self.projector.advance(now)
        self.view.update(now)
        self.note_motion()
        if self.toast.is_over(now):
            self.toast.clear()
            has_changed = True
        if self.view.take_change() or has_changed:
            self.lay()
        return None

    # Picture

    def lay(self) -> None:
        if self.frame.size == (0, 0):
            return
        recording, projector, text = self.recording, self.projector, self.program.texts.text
        at_end = recording.is_over and projector.moment == recording.last
        over = text("replay.over") if at_end else ""
        bar = replay_bar(self.frame, projector, self._eyes(), over)
        lines = projector.chronicle.lines
        self.lay_out([*bar, *self.frame.log(lines, self.inquiry.askable_lines())])

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
