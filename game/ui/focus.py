"""Which thing the keyboard is at, how it gets on from there, and how long somebody rests there."""

from collections.abc import Sequence
from itertools import product
from math import inf

from attrs import define, field
from pygame import Rect

from game.ui.commands import Command
from game.ui.things import Thing, thing_named

LETTERS = (
    "asdghjklqwertuiopzcvbnm"  # under the fingers first; f asks for the hints, x and y stay free
)
SIDEWAYS = 2.5  # how much further a thing off the line seems
STRAIGHT = 0.1  # how much the way between the middles counts beside the way between the edges
DIRECTIONS = {
    Command.UP: (0, -1),
    Command.DOWN: (0, 1),
    Command.LEFT: (-1, 0),
    Command.RIGHT: (1, 0),
}
TOOLTIP_AFTER = 0.35  # seconds of rest
READ_FOR = 8.0  # seconds: so long stands what the focus is, which nobody moves away to read on


@define
class Focus:
    """Kept by name, so that it stays where it is when a scene is laid out anew."""

    name: str | None = None
    is_visible: bool = False  # the mouse needs no ring around what it is at

    def thing(self, things: Sequence[Thing]) -> Thing | None:
        return thing_named(_stops(things), self.name)

    def step(self, things: Sequence[Thing], by: int) -> None:
        """To the next one in order, around the corner after the last."""
        stops = _stops(things)
        if not stops:
            return
        names = [thing.name for thing in stops]
        at = names.index(self.name) + by if self.name in names else min(by - 1, 0)
        self.name, self.is_visible = names[at % len(names)], True

    def go(self, things: Sequence[Thing], direction: Command) -> None:
        """To the nearest one in a *direction*; stays where there is none."""
        current = self.thing(things)
        if current is None:
            self.step(things, 1)
            return
        stops = [thing for thing in _stops(things) if thing.name != self.name]
        ahead = [_distance(current.rect, thing.rect, DIRECTIONS[direction]) for thing in stops]
        nearest = min((far for far in ahead if far is not None), default=None)
        if nearest is not None:
            self.name = stops[ahead.index(nearest)].name
        self.is_visible = True


def _stops(things: Sequence[Thing]) -> list[Thing]:
    return [thing for thing in things if thing.takes_focus]


def _distance(start: Rect, end: Rect, direction: tuple[int, int]) -> float | None:
    """How far *end* seems; None if it does not lie that way.

    From edge to edge, for wide things are met by whoever comes from anywhere beside them; among
    those equally near the one straight ahead.
    """
    dx, dy = end.centerx - start.centerx, end.centery - start.centery
    across, down = direction
    ahead = dx * across + dy * down
    aside = _beside(start, end, is_across=bool(across))
    if ahead <= 0 or aside > SIDEWAYS * ahead:
        return None
    gap = max(0, ahead - (start.width + end.width if across else start.height + end.height) / 2)
    return gap + SIDEWAYS * aside + (abs(dx) + abs(dy)) * STRAIGHT


def _beside(start: Rect, end: Rect, *, is_across: bool) -> int:
    """How far off the line: not at all if either is level with the middle of the other."""
    if is_across:
        off, half = abs(start.centery - end.centery), max(start.height, end.height) // 2
    else:
        off, half = abs(start.centerx - end.centerx), max(start.width, end.width) // 2
    return max(0, off - half)


def hints_for(things: Sequence[Thing]) -> dict[str, str]:
    """A letter, or two where there are many things, for each that can be pressed."""
    stops = [thing for thing in _stops(things) if thing.is_enabled]
    if len(stops) <= len(LETTERS):
        labels = iter(LETTERS)
    else:
        labels = map("".join, product(LETTERS, repeat=2))
    return dict(zip((thing.name for thing in stops), labels, strict=False))


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
