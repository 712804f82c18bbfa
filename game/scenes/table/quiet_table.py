"""A table on which nothing moves by itself: what the view of a box need not write again.

Most of what the table scene asks has an obvious answer where there is no camera, no sea, no sound
and no half-open hand. A box inherits these answers and replaces those of which it has more to say;
it is inherited rather than held, because each of them is a question to the view itself, and mypy
names those that are missing.
"""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, TypeVar

import pygame
from attrs import define, field
from pygame import Color, Rect, Surface

from game.core.seats import Seat
from game.scenes.table.selection import Cancel, Confirm, Pick, PointAt, Selection
from game.scenes.table.view import SeatLook, TableView
from game.ui.animation import Animation, together
from game.ui.signals import Signal
from game.ui.sound import Cue
from game.ui.theme import Theme
from game.ui.things import Thing

O = TypeVar("O")  # noqa: E741
A = TypeVar("A")
E = TypeVar("E")


@define(eq=False)
class QuietTable(TableView[O, A, E]):
    """Whoever inherits also says `widgets`, `prompt`, `line`, `action_words` and who sits there."""

    area: Rect = field(factory=lambda: Rect(0, 0, 0, 0), init=False)
    theme: Theme = field(factory=Theme, init=False)
    now: float = field(default=0.0, init=False)
    seen: O = field(init=False)  # as it was last shown
    is_alone: bool = field(default=False, init=False)  # nobody else could look on
    selection: Selection[A, Any] | None = field(default=None, init=False)
    changed: bool = field(default=True, init=False)  # widgets or places

    def paint(self, surface: Surface, area: Rect, seen: O) -> None:
        """All that lies below the widgets."""
        raise NotImplementedError

    def select(self, seen: O) -> Selection[A, Any]:
        """What the viewer of *seen* may choose: things say `PointAt(target)` or `Pick(action)`."""
        raise NotImplementedError

    # What it shows

    def fit(self, area: Rect, theme: Theme) -> None:
        self.area, self.theme, self.changed = area, theme, True

    def show(self, seen: O) -> None:
        self.seen, self.changed = seen, True

    def offer(self, seen: O | None) -> None:
        self.selection, self.changed = None, True
        if seen is not None:
            self.show(seen)
            self.selection = self.select(seen)

    def seat_company(self, *, alone: bool) -> None:
        self.is_alone, self.changed = alone, True

    def mark(self, events: Sequence[E]) -> None:
        """Nothing is left to be seen of what was."""

    def animate(self, event: E, after: O) -> Animation:
        """Nothing moves: the pieces are where they are shown next."""
        return together()

    def draw(self, surface: Surface) -> None:
        self.paint(surface, self.area, self.seen)

    @property
    def picture_area(self) -> Rect:
        return self.area

    def update(self, now: float) -> None:
        self.now = now

    def prepare(self) -> bool:
        return False

    def is_moving(self) -> bool:
        return False

    def is_stirred(self) -> bool:
        return False

    def wakes_at(self) -> float | None:
        return None

    # What is heard

    def cue(self, event: E) -> Cue | None:
        return None

    @property
    def bed(self) -> str:
        return ""

    # What can be pointed at

    def places(self) -> Sequence[Thing]:
        return ()

    def point_at(self, thing: Thing | None) -> None:
        """Nothing is shown before the click."""

    def react(self, message: object) -> A | None:
        """Spells the action out, press by press."""
        self.changed = True
        if self.selection is None:
            return None
        match message:
            case PointAt(target):
                return self.selection.point(target)
            case Pick(action):
                return self.selection.pick(action)
            case Confirm():
                return self.selection.confirm()
            case Cancel():
                self.selection.cancel()
            case _:
                pass
        return None

    def handle(self, signal: Signal, now: float) -> A | None:
        return None

    def cancel(self) -> bool:
        self.changed = True
        return self.selection is not None and self.selection.cancel()

    def let_go(self) -> None:
        """Nothing can be dragged."""

    def take_change(self) -> bool:
        changed, self.changed = self.changed, False
        return changed

    def refuse(self, thing: Thing) -> None:
        """The words say enough."""

    def readies(self, action: A) -> bool:
        return True

    def advise(self, action: A) -> str:
        """The first thing that means it."""
        assert self.selection
        said = [Pick(action), *map(PointAt, self.selection.meanings(action))]
        things = [*self.places(), *(thing for each in self.widgets() for thing in each.things())]
        return next((thing.name for thing in things if thing.message in said), "")

    def readable(self, seen: O) -> O:
        return seen

    def peek(self, *, on: bool) -> None:
        """Nothing lies face down before those who may see it."""

    # Words and places

    def why(self, seen: O, seat: Seat, action: A, bot: str) -> str:
        return ""

    def go_to(self, place: object) -> None:
        """All of the table is in sight."""

    def light(self, place: object | None) -> None:
        """The log speaks for itself."""

    def remember_camera(self) -> object:
        return None

    def restore_camera(self, camera: object) -> None:
        """There is none."""

    def thumbnail(self, seen: O, size: tuple[int, int]) -> Surface:
        surface = Surface(size)
        self.paint(surface, surface.get_rect(), seen)
        return surface

    def facts(self, seen: O) -> Iterable[tuple[str, object]]:
        return ()


def plain_look(colour: Color) -> SeatLook:
    """A seat that is known by its colour alone."""
    return SeatLook(colour, partial(_dot, colour), partial(_dot, colour), partial(_filled, colour))


def _dot(colour: Color, size: int) -> Surface:
    picture = Surface((size, size), pygame.SRCALPHA)
    pygame.draw.aacircle(picture, colour, (size / 2, size / 2), size / 2)
    return picture


def _filled(colour: Color, size: tuple[int, int]) -> Surface:
    picture = Surface(size, 0, 32)
    picture.fill(colour)
    return picture
