"""A key that stays down speaks again and again.

pygame can do that too, but by a clock that runs on while a frame is slow: a key that was long
released would go on speaking, and to a scene that it was not pressed for. Here it is asked only
after everything that has happened is known.
"""

from attrs import define, field, frozen
from pygame import KEYDOWN, KEYUP, WINDOWFOCUSLOST
from pygame.event import Event

DELAY, INTERVAL = 0.35, 0.06  # seconds


@frozen
class _Held:
    event: Event
    listener: object
    due: float


@define
class Repeater:
    _held: _Held | None = field(default=None, init=False)  # the last key that was pressed

    def note(self, event: Event, listener: object, now: float) -> None:
        """*event* has happened while *listener* was listening."""
        if event.type == KEYDOWN:
            self._held = _Held(event, listener, now + DELAY)
        elif event.type == WINDOWFOCUSLOST or self._is_release(event):
            self._held = None

    def _is_release(self, event: Event) -> bool:
        held = self._held
        return event.type == KEYUP and held is not None and held.event.key == event.key

    def again(self, listener: object, now: float) -> Event | None:
        """The key press that is due again; none for another *listener* than it was meant for."""
        held = self._held
        if held is not None and held.listener is not listener:
            held = self._held = None
        if held is None or now < held.due:
            return None
        self._held = _Held(held.event, listener, now + INTERVAL)
        return held.event

    @property
    def due(self) -> float | None:
        return self._held.due if self._held else None
