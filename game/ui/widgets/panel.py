"""A slab of stone that other widgets lie on."""

import pygame
from attrs import define
from pygame import Color, Rect, Surface

from game.ui.theme import Palette, Theme
from game.ui.widgets.widget import MoodOf, Widget

LIT = Color("#6d4f26")  # bronze, as the ground of what is chosen


@define(frozen=True)
class Panel(Widget):
    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        draw_slab(surface, theme, self.rect)


@define(frozen=True)
class Groove(Widget):
    """Cut into the slab: what is to be read lies in it."""

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        corner = theme.px(8)
        pygame.draw.rect(surface, Palette.STONE_DARK, self.rect, border_radius=corner)
        line = max(1, theme.px(1))
        pygame.draw.rect(surface, Palette.EDGE, self.rect, line, border_radius=corner)


@define(frozen=True)
class Shade(Widget):
    """Dims what waits below."""

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        veil = Surface(self.rect.size, pygame.SRCALPHA)
        veil.fill(Palette.SHADE)
        surface.blit(veil, self.rect)


def draw_slab(surface: Surface, theme: Theme, rect: Rect, *, radius: int = 10) -> None:
    """Raised: light from the upper left, a dark edge around it."""
    corner = theme.px(radius)
    pygame.draw.rect(surface, Palette.STONE_DARK, rect.move(0, theme.px(2)), border_radius=corner)
    pygame.draw.rect(surface, Palette.EDGE, rect, border_radius=corner)
    inner = rect.inflate(-theme.px(2), -theme.px(2))
    pygame.draw.rect(surface, Palette.STONE, inner, border_radius=corner)
