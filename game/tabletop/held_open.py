"""What whoever holds the screen alone may see: open while a key is held, or after a short press."""

from attrs import define, field, frozen

SHORT_PRESS = 0.35  # seconds


@frozen
class TurnUp:
    """Turn up, or down again, what the viewer alone may see; until the next decision."""


@define
class HeldOpen:
    is_alone: bool = False  # no other person sits at the table
    is_peeking: bool = field(default=False, init=False)  # as long as a key is held
    is_turned_up: bool = field(default=False, init=False)  # until something is decided
    _pressed_at: float | None = field(default=None, init=False)

    @property
    def is_open(self) -> bool:
        return self.is_alone or self.is_peeking or self.is_turned_up

    def press(self, now: float) -> None:
        self._pressed_at = now

    def turn_up(self, now: float) -> None:
        """What was held is down again; a short press turns up, until this is decided."""
        began, self._pressed_at = self._pressed_at, None
        if began is None or now - began <= SHORT_PRESS:
            self.is_turned_up = not self.is_turned_up
