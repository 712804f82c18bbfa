"""What the keyboard shows: a ring around the focus, a letter on what can be pressed."""

import pygame
from pygame import Rect, Surface

from game.ui.theme import Palette, Style, Theme


def draw_ring(surface: Surface, theme: Theme, rect: Rect) -> None:
    around = rect.inflate(theme.px(6), theme.px(6))
    radius = theme.px(8)
    pygame.draw.rect(surface, Palette.STONE_DARK, around.inflate(2, 2), theme.px(4), radius)
    pygame.draw.rect(surface, Palette.GLOW, around, max(2, theme.px(2)), radius)


def draw_hint(surface: Surface, theme: Theme, rect: Rect, letters: str) -> None:
    """In the middle of small things, at the upper left of large ones."""
    text = theme.text(letters.upper(), Style.SMALL_STRONG, Palette.STONE_DARK)
    box = text.get_rect().inflate(theme.px(8), theme.px(2))
    if rect.width > 3 * box.width:
        box.midleft = (rect.left, rect.top + theme.px(4))
    else:
        box.center = rect.center
    pygame.draw.rect(surface, Palette.GLOW, box, border_radius=theme.px(4))
    pygame.draw.rect(surface, Palette.STONE_DARK, box, 1, border_radius=theme.px(4))
    surface.blit(text, text.get_rect(center=box.center))
