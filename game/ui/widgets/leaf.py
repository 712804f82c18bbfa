"""A leaf of an old book: parchment with worn edges, and what ornaments it."""

import pygame
from attrs import define
from pygame import BLEND_RGB_MULT, Surface

from game.ui.gilding import draw_diamond
from game.ui.materials import Cut, block, carve, gradient, rough
from game.ui.theme import Palette, Theme
from game.ui.widgets.widget import MoodOf, Widget

WORN = (  # how bright the leaf is, over its width and height: most in the middle, above
    (176, 206, 214, 200, 158),
    (214, 250, 255, 240, 190),
    (208, 246, 252, 232, 180),
    (160, 190, 196, 176, 140),
)
SMOOTH = 165  # of 255: skin has less grain than stone
RULED = 10  # points from the edge to the line around the page


@define(frozen=True)
class Leaf(Widget):
    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        surface.blit(
            theme.kept(("leaf", self.rect.size), lambda: _leaf(theme, self.rect.size)), self.rect
        )


@define(frozen=True)
class Wash(Widget):
    """A faint colour behind what is looked for."""

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        picture = theme.kept(("wash", self.rect.size), lambda: _wash(theme, self.rect.size))
        surface.blit(picture, self.rect)


def _wash(theme: Theme, size: tuple[int, int]) -> Surface:
    wash = Surface(size, pygame.SRCALPHA, 32)
    pygame.draw.rect(wash, (*Palette.RUST[:3], 30), wash.get_rect(), border_radius=theme.px(5))
    return wash


@define(frozen=True)
class Flourish(Widget):
    """A line with a diamond in its middle, that runs out to both sides."""

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        y, gap = self.rect.centery, theme.px(12)
        middle = self.rect.centerx
        for begins, ends in ((self.rect.left, middle - gap), (middle + gap, self.rect.right)):
            pygame.draw.line(surface, Palette.RUST, (begins, y), (ends, y), max(1, theme.px(1)))
        draw_diamond(surface, Palette.RUST, (middle, y), theme.px(5))
        for aside in (-gap, gap):
            draw_diamond(surface, Palette.RUST, (middle + aside, y), theme.px(2.5))


def _leaf(theme: Theme, size: tuple[int, int]) -> Surface:
    face = rough(size, Palette.PARCHMENT, 9)
    smooth = Surface(size)
    smooth.fill(Palette.PARCHMENT)
    smooth.set_alpha(SMOOTH)
    face.blit(smooth, (0, 0))
    face.blit(_worn(size), (0, 0), special_flags=BLEND_RGB_MULT)
    _rule(face, theme)
    corner = theme.px(5)
    cut = Cut(max(1, theme.px(1.5)), 0.30, 0.35, reach=corner + theme.px(6))
    return carve(face, block(corner, sum(size) // theme.px(60), 4), cut)


def _worn(size: tuple[int, int]) -> Surface:
    tones = [[(grey, round(grey * 0.985), round(grey * 0.95)) for grey in row] for row in WORN]
    return gradient(tones, size)


def _rule(face: Surface, theme: Theme) -> None:
    """Two thin lines around the page, with a diamond on each corner."""
    ink = Palette.PARCHMENT.lerp(Palette.RUST, 0.55)
    outer = face.get_rect().inflate(-2 * theme.px(RULED), -2 * theme.px(RULED))
    pygame.draw.rect(face, ink, outer, max(1, theme.px(1)))
    inner = outer.inflate(-theme.px(6), -theme.px(6))
    pygame.draw.rect(face, ink, inner, 1)
    for corner in (outer.topleft, outer.topright, outer.bottomleft, outer.bottomright):
        draw_diamond(face, Palette.PARCHMENT, corner, theme.px(8))
        draw_diamond(face, ink, corner, theme.px(5))
