"""Movements: a generator each, a clock they all go by, and a queue that plays them in order."""

from collections import deque
from collections.abc import Callable, Generator
from math import inf
from typing import TypeAlias

from attrs import define, field

Animation: TypeAlias = Generator[None, None, None]  # goes on from frame to frame


@define
class Clock:
    """The time of the picture: set once for a frame, so that all of it shows one moment."""

    now: float = 0.0
    pace: float = 1.0  # how many seconds of movement go by in one second; inf is at once


def ease(share: float) -> float:
    """Starts and ends gently."""
    return share * share * (3 - 2 * share)


def over(clock: Clock, seconds: float, show: Callable[[float], None]) -> Animation:
    """Show every share from 0 to 1 as time goes by; the last is always 1."""
    began = clock.now
    lasts = seconds / clock.pace
    while clock.now - began < lasts:
        show((clock.now - began) / lasts)
        yield
    show(1.0)


def wait(clock: Clock, seconds: float) -> Animation:
    return over(clock, seconds, lambda share: None)


def together(*animations: Animation) -> Animation:
    running = list(animations)
    while running:
        running = [animation for animation in running if _goes_on(animation)]
        if running:
            yield


def _goes_on(animation: Animation) -> bool:
    return next(animation, animation) is None


@define
class Director:
    """Plays animations one after the other. Whoever skips sees how they end."""

    clock: Clock
    queue: deque[Animation] = field(factory=deque, init=False)

    @property
    def is_busy(self) -> bool:
        return bool(self.queue)

    def enqueue(self, animation: Animation) -> None:
        self.queue.append(animation)

    def advance(self) -> None:
        """One frame. An animation that ends lets the next one begin in the same frame."""
        while self.queue and not _goes_on(self.queue[0]):
            self.queue.popleft()

    def skip(self) -> None:
        """All that is waiting happens at once."""
        now, self.clock.now = self.clock.now, inf
        while self.queue:
            self.advance()
        self.clock.now = now
