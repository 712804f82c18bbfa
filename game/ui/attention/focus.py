"""Which thing the keyboard is at, and how it gets on from there."""

from collections.abc import Sequence

from attrs import define
from pygame import Rect

from game.ui.commands import Command
from game.ui.things import Thing, thing_named

SIDEWAYS = 2.5  # how much further a thing off the line seems
STRAIGHT = 0.1  # how much the way between the middles counts beside the way between the edges
DIRECTIONS = {
    Command.UP: (0, -1),
    Command.DOWN: (0, 1),
    Command.LEFT: (-1, 0),
    Command.RIGHT: (1, 0),
}


@define
class Focus:
    """Kept by name, so that it stays where it is when a scene is laid out anew."""

    name: str | None = None
    is_visible: bool = False  # the mouse needs no ring around what it is at

    def thing(self, things: Sequence[Thing]) -> Thing | None:
        return thing_named(stops_of(things), self.name)

    def step(self, things: Sequence[Thing], by: int) -> None:
        """To the next one in order, around the corner after the last."""
        stops = stops_of(things)
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
        stops = [thing for thing in stops_of(things) if thing.name != self.name]
        ahead = [_distance(current.rect, thing.rect, DIRECTIONS[direction]) for thing in stops]
        nearest = min((far for far in ahead if far is not None), default=None)
        if nearest is not None:
            self.name = stops[ahead.index(nearest)].name
        self.is_visible = True


def stops_of(things: Sequence[Thing]) -> list[Thing]:
    """What takes the focus."""
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
