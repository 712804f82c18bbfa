"""Letters at things, by which whoever sits at the keyboard presses any of them."""

from collections.abc import Sequence
from itertools import product

from attrs import define, field

from game.ui.attention.focus import stops_of
from game.ui.things import Thing

LETTERS = (
    "asdghjklqwertuiopzcvbnm"  # under the fingers first; f asks for the hints, x and y stay free
)


def hints_for(things: Sequence[Thing]) -> dict[str, str]:
    """A letter, or two where there are many things, for each that can be pressed."""
    stops = [thing for thing in stops_of(things) if thing.is_enabled]
    if len(stops) <= len(LETTERS):
        labels = iter(LETTERS)
    else:
        labels = map("".join, product(LETTERS, repeat=2))
    return dict(zip((thing.name for thing in stops), labels, strict=False))


@define
class Hints:
    """Shown until the letters of one thing have been typed, or some that belong to none."""

    shown: dict[str, str] = field(factory=dict, init=False)  # letters by the name of the thing
    begun: str = field(default="", init=False)  # the first letter of a hint of two

    def begin(self, things: Sequence[Thing]) -> None:
        self.shown, self.begun = hints_for(things), ""

    def renew(self, things: Sequence[Thing]) -> None:
        """Other things lie there now."""
        self.shown = hints_for(things)

    def end(self) -> None:
        self.shown, self.begun = {}, ""

    def left(self) -> dict[str, str]:
        """The letters that are still to be typed, where those typed so far fit."""
        fitting = {name: hint for name, hint in self.shown.items() if hint.startswith(self.begun)}
        return {name: hint[len(self.begun) :] for name, hint in fitting.items()}

    def type(self, letter: str) -> str | None:
        """The name of the thing whose letters are complete with it."""
        typed = self.begun + letter
        names = [name for name, hint in self.shown.items() if hint == typed]
        if letter and not names and any(hint.startswith(typed) for hint in self.shown.values()):
            self.begun = typed
        else:
            self.end()
        return names[0] if names else None
