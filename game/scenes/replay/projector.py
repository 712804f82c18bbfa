"""Runs through a recorded game: plays it, stops, steps and jumps."""

from typing import Any

from attrs import define, field

from game.scenes.program import Program
from game.scenes.replay.recording import Recording
from game.scenes.table.chronicle import Chronicle
from game.scenes.table.telling import deeds_of, telling
from game.scenes.table.view import TableView
from game.ui.animation import Director

PAUSE = 0.35  # seconds between two actions


@define(eq=False, repr=False)
class Projector:
    """Shows one moment, or how the next one comes about, and tells the log up to there."""

    program: Program
    recording: Recording
    view: TableView[Any, Any, Any]
    chronicle: Chronicle = field(init=False)
    director: Director = field(init=False)
    moment: int = field(default=0, init=False)
    speed: int = field(default=1, init=False)
    is_playing: bool = field(default=False, init=False)
    now: float = field(default=0.0, init=False)
    _next: float = field(default=0.0, init=False)  # when the next action is shown

    def __attrs_post_init__(self) -> None:
        witness = self.recording.match.rules.witness
        self.chronicle = Chronicle(self.view, witness, self.recording.viewer)
        self.director = Director(self.program.clock)
        self.set_speed(1)
        self.jump(0)

    @property
    def due(self) -> float | None:
        return self._next if self.is_playing else None

    @property
    def seen(self) -> Any:  # noqa: ANN401 - whatever the box's observations are
        return self.recording.seen_at(self.moment)

    # Where to

    def jump(self, moment: int) -> None:
        """Show how it stood, without showing how it came about."""
        self.director.skip()
        self.moment = min(max(moment, 0), self.recording.last)
        self._next = self.now + PAUSE / self.speed
        self.view.offer(None)
        self.view.show(self.seen)
        self._tell_log()

    def _tell_log(self) -> None:
        self.chronicle.retell(self.recording.events_until(self.moment), self.recording.viewer)

    def step(self, actions: int) -> None:
        self.is_playing = False
        self.director.skip()
        if actions < 0:
            self.jump(self.moment + actions)
        elif self.moment < self.recording.last:
            self._show_next()

    def turn_by(self, turns: int) -> None:
        """Back goes to the beginning of this turn first."""
        starts, last = self.recording.turns, self.recording.last
        if turns > 0:
            self.jump(next((start for start in starts if start > self.moment), last))
        else:
            self.jump(max((start for start in starts if start < self.moment), default=0))

    # How fast

    def toggle(self, now: float) -> None:
        self.is_playing, self._next = not self.is_playing, now

    def set_speed(self, speed: int) -> None:
        self.speed = speed
        self.program.set_pace()
        self.program.clock.pace *= speed

    # Time goes by

    def advance(self, now: float) -> bool:
        """Whether another moment is shown, or playing has ended."""
        self.now = self.program.clock.now = now
        if self.director.is_busy:
            self.director.advance()
            if not self.director.is_busy:
                self._next = now + PAUSE / self.speed
                return True
        elif self.is_playing and now >= self._next:
            self._play()
            return True
        return False

    def _play(self) -> None:
        if self.moment == self.recording.last:
            self.is_playing = False
            return
        self._show_next()
        self.director.advance()
        self._next = self.now + PAUSE / self.speed

    def _show_next(self) -> None:
        """One action, as it happened."""
        ply = self.recording.plies[self.moment]
        self.moment += 1
        deeds = deeds_of(self.recording.match.rules, [ply], self.recording.viewer)
        self.director.enqueue(telling(self.program, deeds, self.view, self.chronicle))

    def refit(self) -> None:
        """Everything has another size, also the icons of the log."""
        self.director.skip()
        self.chronicle.forget()
        self.chronicle.retell(self.recording.events, self.recording.viewer)
        self._tell_log()
