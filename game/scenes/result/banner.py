"""The winner: figure, name, and how it came about."""

from math import cos, pi, sin

import pygame
from attrs import define
from pygame import Color, Surface

from game.ui.materials import gradient
from game.ui.theme import Palette, Style, Theme
from game.ui.widgets.panel import draw_slab
from game.ui.widgets.widget import MoodOf, Widget

RAYS = 14
GLOW, FAINT = 105, 60  # of the brightest ray, of 255; of a dark colour's rays
REACH = 5  # times the height of the banner
PADDING = 24  # points


@define(frozen=True)
class Banner(Widget):
    """*share* goes from 0 to 1 while the rays grow."""

    heading: str
    headline: str
    how: str
    colour: Color
    portrait: Surface | None
    share: float = 1.0

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        draw_slab(surface, theme, self.rect)
        self._draw_rays(surface, theme)
        left = self.rect.left + theme.px(PADDING)
        if self.portrait:
            place = self.portrait.get_rect(bottom=self.rect.bottom - theme.px(4))
            place.centerx = self._sun(theme)[0]
            surface.blit(self.portrait, place)
            left = self.rect.left + self.rect.height + theme.px(PADDING)
        self._draw_words(surface, theme, left)

    def _sun(self, theme: Theme) -> tuple[int, int]:
        return self.rect.left + theme.px(16) + self.rect.height // 2, self.rect.centery

    def _draw_rays(self, surface: Surface, theme: Theme) -> None:
        """From behind the figure, in its colour, fading to the right."""
        inner = self.rect.inflate(-theme.px(2), -theme.px(2))
        light = Surface(inner.size, pygame.SRCALPHA)
        sun = self._sun(theme)
        middle = sun[0] - inner.left, sun[1] - inner.top
        ray = (*_luminous(self.colour)[:3], GLOW)
        for i in range(RAYS):
            around, half = 2 * pi * (i + 0.35) / RAYS, pi / RAYS / 2
            ends = [
                _away(middle, around + turn, inner.width * self.share) for turn in (-half, half)
            ]
            pygame.draw.polygon(light, ray, [middle, *ends])
        reach = min(inner.width, REACH * inner.height)
        faded = Surface(inner.size, pygame.SRCALPHA)
        faded.blit(_fading((reach, inner.height)), (0, 0))
        light.blit(faded, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(light, inner)

    def _draw_words(self, surface: Surface, theme: Theme, left: int) -> None:
        room = self.rect.right - theme.px(PADDING) - left
        large = Style.TITLE if theme.size(self.heading, Style.TITLE)[0] <= room else Style.HEADING
        lines = [
            theme.text(self.heading, large, Palette.GOLD),
            *([theme.text(self.headline, Style.CAPTION)] if self.headline else []),
            theme.text(self.how, Style.BODY, Palette.INK, room),
        ]
        top = self.rect.centery - sum(line.get_height() for line in lines) // 2
        for line in lines:
            surface.blit(line, (left, top))
            top += line.get_height()


def _away(middle: tuple[int, int], around: float, far: float) -> tuple[float, float]:
    return middle[0] + far * cos(around), middle[1] + far * sin(around)


def _luminous(colour: Color) -> Color:
    """Light of a dark colour is pale, or nobody would see it."""
    dark = 0.30 * colour.r + 0.59 * colour.g + 0.11 * colour.b < FAINT
    return colour.lerp(Palette.PALE, 0.5) if dark else colour


def _fading(size: tuple[int, int]) -> Surface:
    """White, and less and less of it to the right."""
    return gradient([[(255, 255, 255, 255), (255, 255, 255, 0)]], size, pygame.SRCALPHA)
