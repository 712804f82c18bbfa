"""A line that more is folded behind."""

from collections.abc import Iterable

import pygame
from attrs import define
from pygame import Surface

from game.ui.theme import Palette, Style, Theme
from game.ui.things import Thing
from game.ui.widgets.plaque import Make, Plaque
from game.ui.widgets.widget import MoodOf, Widget

ARROW = 5  # points from its middle to its tip


@define(frozen=True)
class Fold(Widget):
    """Says in few words what is behind it; pressing it says *message*."""

    name: str
    label: str
    value: str
    message: object
    is_open: bool = False

    def things(self) -> Iterable[Thing]:
        yield Thing(self.name, self.rect, f"{self.label} {self.value}", self.message, is_read=True)

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        state = mood(self.name)
        plaque = Plaque(self.rect.size, Make.STONE, state.hovered or state.focused, state.pressed)
        picture = plaque.picture(theme)
        surface.blit(picture, picture.get_rect(center=self.rect.center))
        left = self.rect.left + theme.px(20)
        _draw_arrow(surface, theme, (left, self.rect.centery), is_down=self.is_open)
        label = theme.text(self.label, Style.STRONG, Palette.GOLD)
        place = label.get_rect(midleft=(left + theme.px(16), self.rect.centery))
        surface.blit(label, place)
        room = self.rect.right - theme.px(14) - place.right - theme.gap
        value = theme.text(theme.shortened(self.value, Style.BODY, room), Style.BODY)
        surface.blit(value, value.get_rect(midleft=(place.right + theme.gap, place.centery)))


def _draw_arrow(surface: Surface, theme: Theme, middle: tuple[int, int], *, is_down: bool) -> None:
    (x, y), tip = middle, theme.px(ARROW)
    right = ((x - tip // 2, y - tip), (x + tip, y), (x - tip // 2, y + tip))
    down = ((x - tip, y - tip // 2), (x + tip, y - tip // 2), (x, y + tip))
    pygame.draw.polygon(surface, Palette.GOLD, down if is_down else right)
