"""When something in the background moves though nobody does anything: a sea, a flame."""

from math import floor

from attrs import define, field

RATE = 8  # phases to a second
CYCLE = 56  # phases until what goes round begins again
PATIENCE = 30.0  # seconds after the last input, then it rests
PAUSE = 0.5  # seconds after the last input, then nobody is in the middle of something


@define
class IdleMotion:
    """Moves only before somebody who is there and wants to see it.

    It rests as it was last seen, and goes on from there.
    """

    is_wanted: bool = True  # not with reduced motion
    _is_attended: bool = field(default=True, init=False)
    _roused: float | None = field(default=None, init=False)
    _moved: float = field(default=0.0, init=False)  # seconds, before it was roused
    _since: float = field(default=0.0, init=False)  # when it began to move without a rest

    def rouse(self, now: float) -> None:
        """Somebody did something; a pointer that only passes over the window does not count."""
        if not self._is_attended:
            return
        if not self._moves(now):
            self._moved, self._since = self._elapsed(now), now
        self._roused = now

    def attend(self, now: float, *, is_attended: bool) -> None:
        """The window has got or lost the focus."""
        if is_attended == self._is_attended:
            return
        if not is_attended:
            self._moved, self._roused = self._elapsed(now), None
        self._is_attended = is_attended

    def is_quiet(self, now: float) -> bool:
        """Whether work that takes longer than a frame disturbs nobody."""
        return self._roused is None or now >= self._roused + PAUSE

    def phase_at(self, now: float) -> int | None:
        """None where no motion is wanted: then only the still picture is drawn."""
        count = self.count_at(now)
        return None if count is None else count % CYCLE

    def count_at(self, now: float) -> int | None:
        """All phases so far, for what never comes again."""
        return floor(self._elapsed(now) * RATE) if self.is_wanted else None

    def next_change(self, now: float) -> float | None:
        """When the next phase begins; None while it rests."""
        if not self.is_wanted or not self._moves(now):
            return None
        elapsed = self._elapsed(now)
        return now + (floor(elapsed * RATE) + 1) / RATE - elapsed

    def _moves(self, now: float) -> bool:
        return self._is_attended and self._roused is not None and now < self._roused + PATIENCE

    def _elapsed(self, now: float) -> float:
        if self._roused is None:
            return self._moved
        return self._moved + max(0.0, min(now, self._roused + PATIENCE) - self._since)
