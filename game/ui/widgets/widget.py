"""What all widgets are to the page they stand on."""

from collections.abc import Callable, Iterable
from typing import TypeAlias

from attrs import define, frozen
from pygame import Rect, Surface

from game.ui.commands import Command
from game.ui.signals import KeyPressed, Point
from game.ui.theme import Theme
from game.ui.things import Thing


@frozen
class Mood:
    """What the person at the screen is doing to a thing."""

    hovered: bool = False
    focused: bool = False
    pressed: bool = False


MoodOf: TypeAlias = Callable[[str], Mood]  # by the name of a thing


@frozen
class Refused:
    """Something was pressed that cannot be pressed now; it says why."""

    thing: Thing


@define(frozen=True)
class Widget:
    """Draws itself and answers with a message; calls nobody. Most answer to nothing."""

    rect: Rect

    takes_letters = False  # while it has the focus
    is_solid = True  # one cannot point through it at what lies below

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        raise NotImplementedError

    def things(self) -> Iterable[Thing]:
        return ()

    def pressed(self, thing: Thing, at: Point | None) -> object | None:
        """What pressing *thing* says where that depends on the place, as on a slider."""
        return None

    def parts(self) -> "Iterable[Widget]":
        """Itself, or the widgets that lie in it."""
        return (self,)

    def dragged(self, name: str, at: Point) -> object | None:
        """What the pointer says that holds the thing of that name, wherever it is."""
        return None

    def dropped(self, name: str, onto: Thing | None) -> object | None:
        """What it says once the thing of that name was let go of upon another, or upon none."""
        return None

    def wheeled(self, steps: int) -> object | None:
        return None

    def paged(self, by: int) -> object | None:
        """What would show the next page, or with -1 the one before."""
        return None

    def directed(self, name: str, direction: Command) -> object | None:
        """What an arrow key says while the thing of that name has the focus."""
        return None

    def reveals(self, name: str) -> object | None:
        """What would bring the thing of that name into view."""
        return None

    def typed(self, key: KeyPressed) -> object | None:
        """What the key says; None where it is not for this widget."""
        return None
