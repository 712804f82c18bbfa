"""A switch that is on or off."""

from collections.abc import Iterable

from attrs import define
from pygame import Rect, Surface

from game.ui.theme import Palette, Style, Theme
from game.ui.things import Thing
from game.ui.widgets.knob import draw_knob, draw_slot
from game.ui.widgets.widget import Mood, MoodOf, Widget


@define(frozen=True)
class Toggle(Widget):
    """The label to the left, the switch to the right; pressing it anywhere says *message*."""

    name: str
    label: str
    is_on: bool
    message: object  # usually what turns it the other way

    def things(self) -> Iterable[Thing]:
        yield Thing(self.name, self.rect, self.label, self.message, is_read=True)

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        switch = Rect(0, 0, theme.px(44), theme.px(24))
        switch.midright = self.rect.midright
        room = switch.left - self.rect.left - theme.gap
        text = theme.text(theme.shortened(self.label, Style.BODY, room), Style.BODY)
        surface.blit(text, text.get_rect(midleft=self.rect.midleft))
        self._draw_switch(surface, theme, switch, mood(self.name))

    def _draw_switch(self, surface: Surface, theme: Theme, switch: Rect, mood: Mood) -> None:
        is_met = mood.hovered or mood.focused
        draw_slot(surface, theme, switch, is_lit=self.is_on, is_met=is_met)
        half = switch.height // 2
        across = switch.right - half if self.is_on else switch.left + half
        metal = Palette.GOLD if self.is_on else Palette.PALE
        knob = Rect(0, 0, theme.px(17), theme.px(17))
        knob.center = across, switch.centery
        draw_knob(surface, theme, knob, metal, is_met=is_met)
