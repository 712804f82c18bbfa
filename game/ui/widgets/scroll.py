"""A window onto more than fits: wheel, bar, page keys, and whatever the focus goes to."""

from collections.abc import Iterable

from attrs import define, evolve, frozen
from pygame import Color, Rect, Surface

from game.ui.commands import Command
from game.ui.materials import Cut, block, carve, metal
from game.ui.signals import Point
from game.ui.theme import Palette, Theme
from game.ui.things import Thing
from game.ui.widgets.knob import draw_slot
from game.ui.widgets.widget import MoodOf, Widget

NOTCHES = 6  # wheel steps to a page
LINES = {Command.UP: -1, Command.DOWN: 1}
BAR = 8  # points


@frozen
class Scrolled:
    """What a scroll says: how far it is rolled now, in pixels."""

    name: str
    offset: int


@define(frozen=True)
class Scroll(Widget):
    """Its widgets are laid out as if nothing were rolled; *height* is all they need."""

    name: str
    widgets: tuple[Widget, ...]
    height: int
    offset: int = 0
    bar: int = BAR  # pixels; the room at the right that the widgets leave free
    is_stop: bool = False  # whether the keyboard can come here to roll it: a text to be read

    @property
    def furthest(self) -> int:
        return max(0, self.height - self.rect.height)

    @property
    def rolled(self) -> int:
        """Never beyond the end, even if the content has become shorter."""
        return min(max(self.offset, 0), self.furthest)

    def to(self, offset: int) -> Scrolled | None:
        """None where it would stay where it is."""
        wanted = min(max(offset, 0), self.furthest)
        return None if wanted == self.rolled else Scrolled(self.name, wanted)

    # What lies in it

    def parts(self) -> Iterable[Widget]:
        yield self
        for widget in self.widgets:
            yield from widget.parts()

    def things(self) -> Iterable[Thing]:
        if self.furthest:
            roll = Scrolled(self.name, self.rolled)
            yield Thing(self.name, self.rect, "", roll, passive=not self.is_stop)
            yield Thing(f"{self.name}.bar", self._track(), "", roll, passive=True)
        for thing in self._inner_things():
            yield evolve(thing, rect=self._in_view(thing.rect))

    def _inner_things(self) -> Iterable[Thing]:
        return (thing for widget in self.widgets for thing in widget.things())

    def _in_view(self, rect: Rect) -> Rect:
        """What is out of view is a point without size: there for the focus, not for the mouse."""
        moved = rect.move(0, -self.rolled)
        seen = moved.clip(self.rect)
        return seen if seen.width and seen.height else Rect(moved.center, (0, 0))

    # Rolling

    def wheeled(self, steps: int) -> object | None:
        return self.to(self.rolled - steps * self.rect.height // NOTCHES)

    def paged(self, by: int) -> object | None:
        return self.to(self.rolled + by * self.rect.height * (NOTCHES - 1) // NOTCHES)

    def directed(self, name: str, direction: Command) -> object | None:
        if name != self.name or direction not in LINES:
            return None
        return self.to(self.rolled + LINES[direction] * self.rect.height // NOTCHES)

    def dragged(self, name: str, at: Point) -> object | None:
        if name != f"{self.name}.bar":
            return None
        share = (at[1] - self.rect.top) / max(self.rect.height, 1)
        return self.to(round(share * self.height - self.rect.height / 2))

    def reveals(self, name: str) -> object | None:
        found = next((thing for thing in self._inner_things() if thing.name == name), None)
        if found is None:
            return None
        top, bottom = found.rect.top - self.rect.top, found.rect.bottom - self.rect.top
        margin = min(found.rect.height, self.rect.height // NOTCHES)
        if top - margin < self.rolled:
            return self.to(top - margin)
        return self.to(max(self.rolled, bottom + margin - self.rect.height))

    # Picture

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        """The widgets are drawn where they are, on a piece of the picture that is shifted."""
        before = surface.get_clip()
        surface.set_clip(self.rect.clip(before))
        for widget in self.widgets:
            place = widget.rect.move(0, -self.rolled)
            if place.colliderect(self.rect):
                moved(widget, -self.rolled).draw(surface, theme, mood)
        surface.set_clip(before)
        if self.furthest:
            self._draw_bar(surface, theme, mood)

    def _track(self) -> Rect:
        wide = 2 * self.bar
        return Rect(self.rect.right - wide, self.rect.top, wide, self.rect.height)

    def _draw_bar(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        state, track = mood(f"{self.name}.bar"), self._track()
        groove = Rect(track.right - self.bar, track.top, self.bar, track.height)
        long = max(theme.px(24), groove.height * self.rect.height // self.height)
        top = groove.top + (groove.height - long) * self.rolled // self.furthest
        knob = Rect(groove.left, top, groove.width, long)
        draw_slot(surface, theme, groove, is_lit=False)
        colour = Palette.BRONZE if state.hovered or state.pressed else Palette.BRASS
        key = ("bar", knob.size, tuple(colour))
        surface.blit(theme.kept(key, lambda: _handle(knob.size, colour)), knob)


def _handle(size: tuple[int, int], colour: Color) -> Surface:
    cut = Cut(2, 0.6, 0.4, reach=max(size))
    return carve(metal(size, colour), block(size[0] // 2), cut)


def moved(widget: Widget, down: int) -> Widget:
    return evolve(widget, rect=widget.rect.move(0, down))
