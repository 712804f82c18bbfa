"""What is pressed to say something."""

from collections.abc import Iterable

import pygame
from attrs import define
from pygame import Color, Rect, Surface

from game.ui.theme import Palette, Style, Theme
from game.ui.things import Thing
from game.ui.widgets.panel import LIT
from game.ui.widgets.widget import Mood, MoodOf, Widget


@define(frozen=True)
class Button(Widget):
    name: str
    label: str
    message: object
    words: str = ""  # more than the label says, for the tooltip
    refusal: str = ""  # why it cannot be pressed now
    is_main: bool = False  # what one most likely wants
    is_on: bool = False  # one of several, or a switch
    icon: Surface | None = None
    style: Style = Style.STRONG

    def things(self) -> Iterable[Thing]:
        words = self.words or self.label
        yield Thing(self.name, self.rect, words, self.message, self.refusal)

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        state = mood(self.name)
        look = (self.label, self.style, self.icon, bool(self.refusal), self.is_main or self.is_on)
        key = (Button, self.rect.size, look, state)
        surface.blit(theme.kept(key, lambda: self._painted(theme, state)), self.rect)

    def _painted(self, theme: Theme, state: Mood) -> Surface:
        """With its shadow, which lies below its rectangle."""
        place = Rect((0, 0), self.rect.size)
        picture = Surface((place.width, place.height + theme.px(2)), pygame.SRCALPHA)
        face = place.move(0, theme.px(1) if state.pressed and not self.refusal else 0)
        self._draw_face(picture, theme, face, state)
        self._draw_label(picture, theme, face)
        return picture

    def _draw_face(self, surface: Surface, theme: Theme, face: Rect, state: Mood) -> None:
        radius = theme.px(8)
        shadow = Rect((0, theme.px(2)), self.rect.size)
        pygame.draw.rect(surface, Palette.STONE_DARK, shadow, border_radius=radius)
        pygame.draw.rect(surface, self._fill(state), face, border_radius=radius)
        edge = Palette.GOLD if self.is_main or self.is_on else Palette.EDGE
        if self.refusal:
            edge = Palette.STONE_DARK
        pygame.draw.rect(surface, edge, face, max(1, theme.px(1.5)), border_radius=radius)

    def _fill(self, state: Mood) -> Color:
        if self.refusal:
            return Palette.STONE
        base = LIT if self.is_main or self.is_on else Palette.STONE_LIGHT
        return base.lerp(Palette.BRONZE, 0.35) if state.hovered or state.focused else base

    def _draw_label(self, surface: Surface, theme: Theme, face: Rect) -> None:
        colour = Palette.FAINT if self.refusal else Palette.INK
        gap = theme.gap if self.icon and self.label else 0
        room = face.width - theme.px(8) - (self.icon.get_width() + gap if self.icon else 0)
        label = theme.shortened(self.label, self.style, room)
        text = theme.text(label, self.style, colour)
        icon_width = self.icon.get_width() if self.icon else 0
        left = face.centerx - (icon_width + gap + text.get_width()) // 2
        if self.icon:
            surface.blit(self.icon, self.icon.get_rect(midleft=(left, face.centery)))
        surface.blit(text, text.get_rect(midleft=(left + icon_width + gap, face.centery)))
