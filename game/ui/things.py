"""What can be pointed at: widgets and places of the table alike.

Pointer, focus, letter hints and `--report` all go by these, so what one of them can do the others
can do as well.
"""

from collections.abc import Callable, Iterable, Sequence

from attrs import field, frozen
from pygame import Rect

from game.ui.explanation import Explanation
from game.ui.signals import Point


@frozen
class Thing:
    name: str  # no two on one screen are named alike; nothing is read from it
    rect: Rect
    _words: str | Callable[[], str] = field(default="", alias="words", eq=False)
    message: object = None  # what pressing it says; None where it cannot be pressed
    refusal: str = ""  # why pressing it does nothing now
    passive: bool = False  # pointed at, but no stop of the focus: a refused field, a log line
    target: object = None  # what it stands for, whether it can be pressed or not
    is_read: bool = False  # its words stand on it already, and need no tooltip
    card: Callable[[], Explanation] | None = field(default=None, eq=False)  # instead of a tooltip

    @property
    def words(self) -> str:
        """What it is or does, for tooltip and report; worked out only when somebody asks."""
        return self._words if isinstance(self._words, str) else self._words()

    @property
    def is_enabled(self) -> bool:
        return self.message is not None and not self.refusal

    @property
    def takes_focus(self) -> bool:
        return not self.passive and (self.message is not None or bool(self.refusal))


def thing_at(things: Iterable[Thing], at: Point) -> Thing | None:
    """The one on top: later ones lie over earlier ones."""
    found = None
    for thing in things:
        if thing.rect.collidepoint(at):
            found = thing
    return found


def thing_named(things: Iterable[Thing], name: str | None) -> Thing | None:
    return next((thing for thing in things if thing.name == name), None)


def uncovered(things: Sequence[Thing], solid: Sequence[Rect]) -> list[Thing]:
    """What is hidden below something *solid* cannot be pointed at there."""
    return [thing for thing in things if Rect(thing.rect.center, (1, 1)).collidelist(solid) < 0]
