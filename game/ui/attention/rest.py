"""How long somebody rests at a thing before they are told what it is."""

from math import inf

from attrs import define, field

TOOLTIP_AFTER = 0.35  # seconds of rest
READ_FOR = 8.0  # seconds: so long stands what the focus is, which nobody moves away to read on


@define
class Rest:
    """How long pointer or focus have been at a thing: after a while it is told what that is.

    Nothing is told of what has been pressed, before the pointer comes back to it,
    nor of what has come to lie under a pointer that nobody moves, before somebody does.
    """

    _since: float = field(default=0.0, init=False)  # never, if `inf`
    _pressed: str | None = field(default=None, init=False)  # the thing that was, last

    @property
    def due(self) -> float:
        return self._since + TOOLTIP_AFTER

    def is_told(self, now: float, *, by_keys: bool) -> bool:
        return self.due <= now < (self.due + READ_FOR if by_keys else inf)

    def begin(self, now: float) -> None:
        self._since, self._pressed = now, None

    def move(self, thing: str | None, now: float, *, is_new: bool) -> None:
        """The pointer, to a *thing* that it was not on before, or on the same one."""
        if is_new or (self._since == inf and thing != self._pressed):
            self.begin(now)

    def press(self, thing: str | None) -> None:
        self._since, self._pressed = inf, thing

    def refuse(self, now: float) -> None:
        """Whoever presses what cannot be pressed reads at once why."""
        self._since = now - TOOLTIP_AFTER

    def come_upon(self) -> None:
        """Something else lies under the pointer, which has not moved."""
        self._since, self._pressed = inf, None
