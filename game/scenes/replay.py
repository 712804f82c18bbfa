"""Watching a game: forwards, backwards, turn by turn; and playing on from any moment of it."""

from collections.abc import Mapping, Sequence
from typing import Any

from attrs import define, field
from pygame import Surface

from game.scenes.base import PageScene
from game.scenes.chronicle import Chronicle
from game.scenes.log_panel import GoTo, OpenRule, Scrolled
from game.scenes.recording import Recording
from game.scenes.replay_bar import (
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
from game.scenes.table_frame import TableFrame
from game.scenes.table_view import TableView
from game.ui.animation import Director
from game.ui.commands import Command
from game.ui.scene import Back, Go, Home, Push
from game.ui.signals import KeyPressed, Signal
from game.ui.theme import Theme
from game.ui.things import Thing
from game.ui.widgets.slider import Slid
from game.ui.widgets.widget import Widget

PAUSE = 0.35  # seconds between two actions


@define(eq=False)
class ReplayScene(PageScene):
    recording: Recording
    moment: int = field(default=0, init=False)
    speed: int = field(default=1, init=False)
    is_playing: bool = field(default=False, init=False)
    due: float = field(default=0.0, init=False)  # when the next action is shown
    frame: TableFrame = field(init=False)
    view: TableView[Any, Any, Any] = field(init=False)
    chronicle: Chronicle = field(init=False)
    director: Director = field(init=False)

    name = "replay"
    first = "replay.play"

    def __attrs_post_init__(self) -> None:
        sitting = self.recording.sitting
        self.view = self.program.box.lay_out(self.program, sitting, self.recording.names)
        self.chronicle = Chronicle(sitting, self.view, self.recording.viewer)
        self.director = Director(self.program.clock)
        self.frame = TableFrame(self.program.texts, below=HEIGHT)
        self._jump(0)

    # Time

    def _jump(self, moment: int) -> None:
        """Show how it stood, without showing how it came about."""
        self.moment = min(max(moment, 0), self.recording.last)
        self.director.skip()
        self.view.offer(None)
        self.view.show(self._seen())
        self._tell_log()

    def _tell_log(self) -> None:
        rules, viewer = self.recording.match.rules, self.recording.viewer
        self.chronicle.lines = []
        for event in self.recording.events_until(self.moment):
            self.chronicle.add(rules.witness(event, viewer))

    def _seen(self) -> Any:  # noqa: ANN401 - whatever the box's observations are
        state = self.recording.state_at(self.moment)
        return self.recording.match.rules.observe(state, self.recording.viewer)

    def _show_next(self) -> None:
        """One action, as it happened."""
        rules, viewer = self.recording.match.rules, self.recording.viewer
        ply = self.recording.plies[self.moment]
        self.moment += 1
        for event in ply.events:
            witnessed = rules.witness(event, viewer)
            self.chronicle.add(witnessed)
            self.director.enqueue(self.view.animate(witnessed))
        self.frame.offset = 0

    def _turn_by(self, turns: int) -> None:
        """Back goes to the beginning of this turn first."""
        starts = self.recording.turns
        if turns > 0:
            self._jump(
                next((start for start in starts if start > self.moment), self.recording.last)
            )
        else:
            self._jump(max((start for start in starts if start < self.moment), default=0))

    # Input

    def react(self, message: object) -> Go | None:
        match message:
            case TogglePlay():
                self.is_playing = not self.is_playing
                self.due = self.now
            case StepBy(actions):
                self.is_playing = False
                self._step(actions)
            case TurnBy(turns):
                self._turn_by(turns)
            case Slid(_, value):
                self._jump(value)
            case SetSpeed(speed):
                self.speed = speed
                self._set_pace()
            case Scrolled(_, offset):
                self.frame.offset = offset
            case GoTo(place):
                if place is not None:
                    self.view.go_to(place)
            case OpenRule(rule):
                return Push(self.program.routes.rulebook(rule))
            case PlayOn():
                return self._play_on()
            case Leave():
                return self.cancel()
            case _:
                self.view.react(message)
        return None

    def _step(self, actions: int) -> None:
        self.director.skip()
        if actions > 0 and self.moment < self.recording.last:
            self._show_next()
        elif actions < 0:
            self._jump(self.moment - 1)

    def _play_on(self) -> Go:
        game = self.recording.played_on_from(self.moment)
        self.program.set_pace()
        return Home(self.program.routes.begin(game))

    def press(self, key: KeyPressed) -> Go | None:
        match key.command:
            case Command.DONE:
                return self.react(TogglePlay())
            case Command.PAGE_DOWN:
                return self.react(TurnBy(1))
            case Command.PAGE_UP:
                return self.react(TurnBy(-1))
            case Command.MENU:
                return self.cancel()
            case _:
                return PageScene.press(self, key)

    def handle(self, signal: Signal, now: float) -> Go | None:
        go = PageScene.handle(self, signal, now)
        self.view.point_at(self.page.pointed_at())
        self.view.handle(signal, now)
        if self.view.take_change():
            self.lay()
        return go

    def cancel(self) -> Go | None:
        self.program.set_pace()
        return Back()

    # Frames

    def update(self, now: float) -> Go | None:
        PageScene.update(self, now)
        self.program.clock.now = now
        if self.director.is_busy:
            self.director.advance()
            self.changed = True
            if not self.director.is_busy:
                self._rest(now)
        elif self.is_playing and now >= self.due:
            self._play(now)
        self.view.update(now)
        if self.view.is_moving():
            self.changed = True
        if self.view.take_change():
            self.lay()
        return None

    def _rest(self, now: float) -> None:
        """An action has been shown: the pieces settle, and the next one waits a little."""
        self.view.show(self._seen())
        self.due = now + PAUSE / self.speed
        self.lay()

    def _play(self, now: float) -> None:
        if self.moment == self.recording.last:
            self.is_playing = False
        else:
            self._set_pace()
            self._show_next()
            self.director.advance()
            if not self.director.is_busy:
                self._rest(now)
        self.lay()

    def _set_pace(self) -> None:
        self.program.set_pace()
        self.program.clock.pace *= self.speed

    def is_moving(self) -> bool:
        return self.director.is_busy or self.view.is_moving()

    def wakes_at(self) -> float | None:
        tip = PageScene.wakes_at(self)
        if not self.is_playing:
            return tip
        return self.due if tip is None else min(tip, self.due)

    # Picture

    def fit(self, size: tuple[int, int], theme: Theme) -> None:
        self.frame.size, self.frame.theme = size, theme
        self.view.fit(self.frame.table, theme)
        PageScene.fit(self, size, theme)

    def widgets(self) -> Sequence[Widget]:
        bar = replay_bar(self.frame.bar, self.theme, self.program.texts, self._progress())
        return [*self.view.widgets(), *bar, *self.frame.log(self.chronicle.lines)]

    def _progress(self) -> Progress:
        recording, text = self.recording, self.program.texts.text
        at_end = recording.is_over and self.moment == recording.last
        return Progress(
            self.moment,
            recording.last,
            recording.turn_at(self.moment),
            len(recording.turns),
            self.speed,
            self.is_playing,
            recording.is_over,
            text("replay.over") if at_end else "",
        )

    def places(self) -> Sequence[Thing]:
        return self.view.places()

    def paint(self, surface: Surface) -> None:
        self.view.draw(surface)

    def facts(self) -> Mapping[str, object]:
        return {
            "moment": self.moment,
            "last": self.recording.last,
            "playing": self.is_playing,
            **dict(self.view.facts(self._seen())),
        }
