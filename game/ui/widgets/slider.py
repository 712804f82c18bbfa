"""A number on a line, chosen by dragging, by the wheel or by arrow keys."""

from collections.abc import Iterable

from attrs import define, frozen
from pygame import Rect, Surface

from game.ui.commands import Command
from game.ui.signals import Point
from game.ui.theme import Palette, Theme
from game.ui.things import Thing
from game.ui.widgets.knob import draw_knob, draw_slot
from game.ui.widgets.widget import MoodOf, Widget

STEPS = {Command.LEFT: -1, Command.RIGHT: 1}


@frozen
class Slid:
    """What a slider says: where it is now."""

    name: str
    value: int


@define(frozen=True)
class Slider(Widget):
    name: str
    value: int
    most: int  # the least is 0
    words: str = ""
    step: int = 1  # of wheel and arrow keys

    def things(self) -> Iterable[Thing]:
        yield Thing(self.name, self.rect, self.words, Slid(self.name, self.value))

    def pressed(self, thing: Thing, at: Point | None) -> object | None:
        return Slid(self.name, self._value_at(at)) if at and thing.name == self.name else None

    def dragged(self, name: str, at: Point) -> object | None:
        return Slid(self.name, self._value_at(at)) if name == self.name else None

    def wheeled(self, steps: int) -> object | None:
        return self._moved(steps)

    def directed(self, name: str, direction: Command) -> object | None:
        return self._moved(STEPS[direction]) if direction in STEPS else None

    def _moved(self, steps: int) -> Slid:
        return Slid(self.name, min(max(self.value + steps * self.step, 0), self.most))

    def _value_at(self, at: Point) -> int:
        track = self._track()
        share = (at[0] - track.left) / max(track.width, 1)
        return round(min(max(share, 0.0), 1.0) * self.most)

    def _track(self) -> Rect:
        """Between the places of the knob at both ends."""
        return self.rect.inflate(-self.rect.height, 0)

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        track, state = self._track(), mood(self.name)
        share = self.value / max(self.most, 1)
        groove = Rect(track.left, 0, track.width, theme.px(6))
        groove.centery = track.centery
        filled = Rect(groove.topleft, (round(groove.width * share), groove.height))
        is_met = state.hovered or state.focused or state.pressed
        draw_slot(surface, theme, groove, is_lit=False)
        if filled.width > filled.height:
            draw_slot(surface, theme, filled, is_lit=True)
        knob = Rect(0, 0, theme.px(19), theme.px(19))
        knob.center = filled.midright
        draw_knob(surface, theme, knob, Palette.GOLD, is_met=is_met)
