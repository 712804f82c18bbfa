"""What a scene is to the stage that shows it."""

from collections.abc import Iterable, Mapping
from typing import Protocol, TypeAlias

from attrs import frozen
from pygame import Surface

from game.ui.signals import Signal
from game.ui.theme import Theme
from game.ui.things import Thing


class Scene(Protocol):
    """One screen of the program. Time is handed in, never asked for.

    Whoever inherits says what is different from the most usual.
    """

    name: str
    changed: bool  # whether it looks different since it was last drawn
    covers: bool = True  # whether it hides the scene below it

    @property
    def bed(self) -> str | None:
        """What is heard around it; None is whatever is heard around the scene below."""
        return None

    @property
    def tune(self) -> str | None:
        """What is played there; None is whatever is played at the scene below."""
        return None

    @property
    def takes_every_key(self) -> bool:
        """Whether even the keys that are the window's own go to it: somebody chooses a new one."""
        return False

    @property
    def title(self) -> str:
        """Of the window."""

    def fit(self, size: tuple[int, int], theme: Theme) -> None:
        """Lay everything out for a picture of *size*; called first, and when either changes."""

    def handle(self, signal: Signal, now: float) -> "Go | None": ...

    def update(self, now: float) -> "Go | None":
        """Once per turn of the loop, before drawing."""

    def is_moving(self) -> bool:
        """Whether it has to be updated again at once, for something moves by itself."""
        return False

    def wakes_at(self) -> float | None:
        """When it wants to be updated though nothing moves."""

    def draw(self, surface: Surface) -> None: ...

    def things(self) -> Iterable[Thing]: ...

    def facts(self) -> Mapping[str, object]:
        """What else a test may ask of the screen; nothing that is not visible on it."""
        return {}

    def leave(self) -> None:
        """It comes off the stage; whatever it holds is given back."""


@frozen
class Push:
    """Another scene comes on top; this one waits below."""

    scene: Scene


@frozen
class Replace:
    scene: Scene


@frozen
class Back:
    """This scene is done; the one below goes on."""


@frozen
class Home:
    """All scenes go, and *scene* alone is shown."""

    scene: Scene


@frozen
class Quit:
    """The program ends."""


Go: TypeAlias = Push | Replace | Back | Home | Quit
