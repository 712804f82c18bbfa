"""A great moment has a title for a breath, and light on what it is about."""

from itertools import product
from math import pi, sin

import pygame
from attrs import evolve, frozen
from pygame import BLEND_RGB_MULT, Rect, Surface, Vector2
from pygame.transform import smoothscale

from game.ui.animation import ease
from game.ui.theme import Palette, Style, Theme

SECONDS, BRIEF = 2.2, 1.5  # of a great one, and of a small one
COARSE = 8  # pixels of the screen for one of the light
NIGHT = 70  # of 255: what is left of all that lies in the dark
RINGS = 24
COMES, GOES = 0.14, 0.16  # of its time
HIGH = 0.16  # of the table's height, from above: there the words stand
BAND = 2  # of the words' height
VEIL = 12  # points of the shade behind them, drawn small


@frozen
class Light:
    """Where it falls, in pixels."""

    place: Vector2
    reach: float


@frozen
class Moment:
    """After *share* of its time; without a light only the words are there."""

    words: str
    line: str = ""
    light: Light | None = None
    share: float = 0.0

    @property
    def _there(self) -> float:
        return ease(max(0.0, min(1.0, self.share / COMES, (1 - self.share) / GOES)))

    def after(self, share: float) -> "Moment":
        return evolve(self, share=share)

    def draw(self, surface: Surface, rect: Rect, theme: Theme) -> None:
        if self.light:
            surface.blit(self._night(rect, self.light), rect, special_flags=BLEND_RGB_MULT)
        words = self._written(theme)
        place = words.get_rect(midtop=(rect.centerx, rect.top + round(rect.height * HIGH)))
        place.move_ip(0, round((1 - self._there) * theme.px(14)))
        self._veil(surface, place)
        words.set_alpha(round(255 * self._there))
        surface.blit(words, place)

    def _written(self, theme: Theme) -> Surface:
        """Title and line, one above the other."""
        title = theme.text(self.words, Style.TITLE, Palette.GLOW)
        line = theme.text(self.line, Style.HEADING, Palette.INK)
        wide = max(title.get_width(), line.get_width())
        high = title.get_height() + (line.get_height() if self.line else 0)
        picture = Surface((wide, high), pygame.SRCALPHA)
        picture.blit(title, title.get_rect(midtop=(wide // 2, 0)))
        if self.line:
            picture.blit(line, line.get_rect(midbottom=(wide // 2, high)))
        return picture

    def _veil(self, surface: Surface, words: Rect) -> None:
        """Shade behind the words, soft all around: they stand on any ground."""
        small = Surface((VEIL, VEIL), pygame.SRCALPHA)
        waves = [sin(pi * (i + 0.5) / VEIL) for i in range(VEIL)]
        for x, y in product(range(VEIL), repeat=2):
            deep = waves[x] * waves[y] * self._there
            small.set_at((x, y), (*Palette.STONE_DARK[:3], round(215 * deep)))
        band = Rect(0, 0, words.width + BAND * words.height, BAND * words.height)
        band.center = words.center
        surface.blit(smoothscale(small, band.size), band)

    def _night(self, rect: Rect, light: Light) -> Surface:
        """Dark but for a round of light, drawn small: light is soft."""
        small = Surface((rect.width // COARSE + 1, rect.height // COARSE + 1))
        left = 255 - round((255 - NIGHT) * self._there)
        small.fill((left, left, left))
        middle = (light.place - rect.topleft) / COARSE
        for ring in range(RINGS):
            near = (ring + 1) / RINGS
            level = left + round((255 - left) * near)
            reach = light.reach / COARSE * (1.5 - near * 0.9)
            pygame.draw.circle(small, (level, level, level), middle, reach)
        return smoothscale(small, rect.size)
