"""Widgets on a screen: who is pointed at, focused, pressed, scrolled and typed into.

A scene hands over its widgets anew whenever something has changed; a page keeps by their names what
only the person at the screen has done to them.
"""

from collections.abc import Sequence
from enum import Enum, auto
from math import inf

from attrs import define, evolve, field
from pygame import Rect, Surface

from game.ui.attention.focus import DIRECTIONS, Focus
from game.ui.attention.hints import Hints
from game.ui.attention.rest import READ_FOR, Rest
from game.ui.commands import Command
from game.ui.signals import (
    KeyPressed,
    Pointer,
    PointerLeft,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Signal,
    Wheel,
)
from game.ui.theme import Theme
from game.ui.things import Thing, thing_at, thing_named, uncovered
from game.ui.widgets.card import draw_card
from game.ui.widgets.hint import Beside, draw_hint, draw_ring, draw_tooltip
from game.ui.widgets.widget import Mood, Refused, Widget


class Touch(Enum):
    """What somebody has just done to a thing, for whoever makes it heard."""

    MET = auto()  # pointed at what can be pressed
    PRESSED = auto()
    REFUSED = auto()


@define
class Page:
    theme: Theme
    widgets: Sequence[Widget] = ()
    others: Sequence[Thing] = ()  # what can be pointed at beside the widgets, below them
    focus: Focus = field(factory=Focus, init=False)
    hovered: str | None = field(default=None, init=False)
    held: str | None = field(default=None, init=False)  # pressed and not yet released
    hints: Hints = field(factory=Hints, init=False)
    pointer: tuple[int, int] | None = field(default=None, init=False)
    rest: Rest = field(factory=Rest, init=False)  # of pointer and focus
    drawn_at: float = field(default=-inf, init=False)
    uses_keys: bool = field(default=False, init=False)  # rather than the pointer, just now
    tip: str | None = field(default=None, init=False)  # the thing that a tooltip is shown of
    changed: bool = field(default=True, init=False)
    touch: Touch | None = field(default=None, init=False)  # by the last signal
    _things: list[Thing] | None = field(default=None, init=False)  # until it is laid out anew

    def lay(self, widgets: Sequence[Widget], others: Sequence[Thing] = ()) -> None:
        """What the screen holds from now on."""
        self.widgets, self.others, self._things = widgets, others, None
        if self.hints.shown:
            self.hints.renew(self._visible())
        self._point_anew()
        self.changed = True

    def lay_below(self, others: Sequence[Thing]) -> None:
        """The same widgets, and this beside them: nothing looks different for that."""
        self.others, self._things = others, None
        self._point_anew()

    def _point_anew(self) -> None:
        """Something else under a pointer that rests is not explained before it moves."""
        before = self.hovered
        self._point(self.pointer)
        if self.hovered != before and not self._is_by_keys:
            self.rest.come_upon()

    def things(self) -> list[Thing]:
        """From the lowest to the topmost."""
        if self._things is None:
            self._things = [*self._uncovered(), *self._own_things()]
        return self._things

    def _own_things(self) -> list[Thing]:
        return [thing for widget in self.widgets for thing in widget.things()]

    def _uncovered(self) -> list[Thing]:
        return uncovered(self.others, [each.rect for each in self.widgets if each.is_solid])

    def covers(self, at: tuple[int, int]) -> bool:
        """Whether a widget lies there over whatever else is shown."""
        return any(w.is_solid and w.rect.collidepoint(at) for w in self.widgets)

    def handle(self, signal: Signal, now: float) -> object | None:
        """What has been said by it: the message of a thing, or a `Refused`."""
        self.touch = None
        match signal:
            case PointerMoved(at):
                return self._move(at, now)
            case PointerLeft():
                return self._move(None, now)
            case PointerPressed(at, Pointer.LEFT):
                return self._press(at)
            case PointerReleased(at, Pointer.LEFT):
                return self._impatient(self._release(at), now)
            case Wheel(at, steps):
                return self._turn_wheel(at, steps)
            case KeyPressed():
                return self._impatient(self._rest(signal, now), now)
            case _:
                return None

    def _impatient(self, said: object | None, now: float) -> object | None:
        if isinstance(said, Refused):
            self.rest.refuse(now)
        return said

    def _rest(self, key: KeyPressed, now: float) -> object | None:
        """The focus rests where it has gone."""
        before = self.pointed_at()
        said = self._key(key)
        after = self.pointed_at()
        if after and (before is None or before.name != after.name):
            self.rest.begin(now)
        return said

    def _parts(self) -> list[Widget]:
        return [part for widget in self.widgets for part in widget.parts()]

    # Pointer

    def _move(self, at: tuple[int, int] | None, now: float) -> object | None:
        before, self.uses_keys = self.hovered, False
        self._point(at)
        if self.hovered != before:
            self._meet()
        self.rest.move(self.hovered, now, is_new=self.hovered != before)
        return self._drag(at) if at and self.held else None

    def _meet(self) -> None:
        """Only widgets are met: one would come across too many places of a table."""
        own = (thing for widget in self.widgets for thing in widget.things())
        thing = thing_named(own, self.hovered)
        if thing and thing.is_enabled and not thing.passive and not self.held:
            self.touch = Touch.MET

    def _drag(self, at: tuple[int, int]) -> object | None:
        """What is held follows the pointer wherever it goes."""
        said = (part.dragged(self.held or "", at) for part in self._parts())
        return next((message for message in said if message is not None), None)

    def _point(self, at: tuple[int, int] | None) -> None:
        found = self._thing_at(at) if at else None
        name = found.name if found else None
        self.pointer = at
        if name != self.hovered:
            self.hovered, self.changed = name, True

    def _thing_at(self, at: tuple[int, int]) -> Thing | None:
        return thing_at(self._own_things() if self.covers(at) else self.things(), at)

    def _press(self, at: tuple[int, int]) -> object | None:
        self._point(at)
        self.hints.end()
        self.held, self.changed, self.uses_keys = self.hovered, True, False
        self.rest.press(self.hovered)
        thing = thing_named(self.things(), self.hovered)
        if thing and thing.takes_focus:
            self.focus.name = thing.name
        self.focus.is_visible = self._typing() is not None
        return self._drag(at) if self.held else None

    def _release(self, at: tuple[int, int]) -> object | None:
        """Pressed is what was pressed and released at the same place."""
        held, self.held, self.changed = self.held, None, True
        self._point(at)
        thing = thing_named(self.things(), self.hovered)
        if thing is None or thing.name != held:
            return self._drop(held, thing) if held else None
        return self._activate(thing, at)

    def _drop(self, held: str, onto: Thing | None) -> object | None:
        """Something was pressed, and let go of elsewhere."""
        said = (part.dropped(held, onto) for part in self._parts())
        return next((message for message in said if message is not None), None)

    def _activate(self, thing: Thing, at: tuple[int, int] | None = None) -> object | None:
        if thing.refusal:
            self.touch = Touch.REFUSED
            return Refused(thing)
        if thing.message is not None:
            self.touch = Touch.PRESSED
        for part in self._parts():
            if (said := part.pressed(thing, at)) is not None:
                return said
        return thing.message

    def _turn_wheel(self, at: tuple[int, int], steps: int) -> object | None:
        for widget in reversed(self.widgets):
            if widget.rect.collidepoint(at) and (said := widget.wheeled(steps)):
                return said
        return None

    # Keyboard

    def _key(self, key: KeyPressed) -> object | None:
        self.uses_keys = self.changed = True
        if self.hints.shown:
            return self._type_hint(key)
        typing = self._typing()
        if typing and (said := typing.typed(key)) is not None:
            return said
        match key.command:
            case Command.UP | Command.DOWN | Command.LEFT | Command.RIGHT as direction:
                return self._direct(direction)
            case Command.NEXT:
                return self._step(1)
            case Command.PREVIOUS:
                return self._step(-1)
            case Command.PAGE_UP:
                return self._turn_page(-1)
            case Command.PAGE_DOWN:
                return self._turn_page(1)
            case Command.CONFIRM:
                return self._confirm()
            case Command.HINTS:
                self.hints.begin(self._visible())
            case _:
                pass
        return None

    def _visible(self) -> list[Thing]:
        """What has been scrolled out of sight takes the focus, but gets no letter."""
        return [thing for thing in self.things() if thing.rect.width and thing.rect.height]

    def _typing(self) -> Widget | None:
        """The widget with the focus that wants letters for itself."""
        found = (part for part in self._parts() if part.takes_letters and self._has_focus(part))
        return next(found, None)

    def _direct(self, direction: Command) -> object | None:
        """A slider or a choice takes left and right for itself."""
        assert direction in DIRECTIONS
        for part in self._parts():
            if self._has_focus(part) and (said := part.directed(self.focus.name or "", direction)):
                self.focus.is_visible = True
                return said
        self.focus.go(self.things(), direction)
        return self.reveal()

    def _has_focus(self, widget: Widget) -> bool:
        return any(thing.name == self.focus.name for thing in widget.things())

    def _step(self, by: int) -> object | None:
        self.focus.step(self.things(), by)
        return self.reveal()

    def _turn_page(self, by: int) -> object | None:
        """Of what holds the focus, or else of the first that has pages."""
        for widget in sorted(self.widgets, key=self._has_focus, reverse=True):
            if (said := widget.paged(by)) is not None:
                return said
        return None

    def _confirm(self) -> object | None:
        thing = self.focus.thing(self.things())
        return self._activate(thing) if thing else None

    def reveal(self) -> object | None:
        """What scrolls the focused thing into view, if it lies in something that scrolls."""
        for widget in self.widgets:
            if said := widget.reveals(self.focus.name or ""):
                return said
        return None

    def _type_hint(self, key: KeyPressed) -> object | None:
        name = self.hints.type(key.typed.lower())
        if name is None:
            return None
        self.focus.name = name
        thing = thing_named(self.things(), name)
        return self._activate(thing) if thing else None

    # Picture

    def mood(self, name: str) -> Mood:
        focused = self.focus.is_visible and self.focus.name == name
        return Mood(self.hovered == name, focused, self.held == name == self.hovered)

    def draw(self, surface: Surface, within: Rect | None = None) -> None:
        """All of it, or only what lies *within* a part that has been painted over."""
        for widget in self.widgets:
            if within is None or widget.rect.colliderect(within):
                widget.draw(surface, self.theme, self.mood)
        things = self.things()
        focused = self.focus.thing(things) if self.focus.is_visible else None
        if focused:
            draw_ring(surface, self.theme, focused.rect)
        for name, letters in self.hints.left().items():
            thing = thing_named(things, name)
            if thing:
                draw_hint(surface, self.theme, thing.rect, letters)
        self.changed = False

    # Tooltip

    def draw_tooltip(self, surface: Surface, bounds: Rect, now: float) -> Rect | None:
        """What the thing under the resting pointer is, or the one with the visible focus.

        The place that it took, which never covers the thing.
        """
        thing = self.pointed_at()
        self.tip, self.drawn_at = self._tip_at(now), now
        if thing is None or not self.tip:
            return None
        others = (each for each in self.things() if each.is_enabled and each.name != thing.name)
        place = Beside(thing.rect, bounds, [each.rect for each in others])
        if thing.card:
            card = evolve(thing.card(), refusal=thing.refusal)
            return draw_card(surface, self.theme, card, place)
        words = "\n".join(filter(None, ("" if thing.is_read else thing.words, thing.refusal)))
        return draw_tooltip(surface, self.theme, words, place)

    def update(self, now: float) -> None:
        """A tooltip appears though nobody moves."""
        if self._tip_at(now) != self.tip:
            self.changed = True

    def wakes_at(self) -> float | None:
        due = self.rest.due
        times = (time for time in (due, due + READ_FOR) if self.drawn_at < time < inf)
        return next((time for time in times if self._tip_at(time) != self.tip), None)

    def _tip_at(self, now: float) -> str | None:
        thing = self.pointed_at()
        if self.hints.shown or thing is None:
            return None
        if not (thing.refusal or (thing.words and not thing.is_read)):
            return None
        return thing.name if self.rest.is_told(now, by_keys=self._is_by_keys) else None

    def pointed_at(self) -> Thing | None:
        return thing_named(self.things(), self.focus.name if self._is_by_keys else self.hovered)

    @property
    def _is_by_keys(self) -> bool:
        return self.uses_keys and self.focus.is_visible
