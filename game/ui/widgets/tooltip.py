"""A few words beside what is pointed at."""

import pygame
from pygame import Rect, Surface

from game.ui.theme import Palette, Style, Theme

WIDEST = 320  # points


def draw_tooltip(surface: Surface, theme: Theme, words: str, at: Rect, bounds: Rect) -> None:
    """Below the thing if there is room, otherwise above it, and always within *bounds*."""
    width = min(
        theme.px(WIDEST), max(theme.size(line, Style.SMALL)[0] for line in words.split("\n"))
    )
    text = theme.text(words, Style.SMALL, width=width + 2)
    box = text.get_rect().inflate(theme.px(16), theme.px(10))
    box.midtop = (at.centerx, at.bottom + theme.px(6))
    if box.bottom > bounds.bottom:
        box.midbottom = (at.centerx, at.top - theme.px(6))
    box.clamp_ip(bounds)
    pygame.draw.rect(surface, Palette.STONE_DARK, box, border_radius=theme.px(6))
    pygame.draw.rect(surface, Palette.BRONZE, box, 1, border_radius=theme.px(6))
    surface.blit(text, text.get_rect(center=box.center))
