"""A niche in the wall: a figure stands in it, before the land that it comes from."""

from collections.abc import Callable

import pygame
from attrs import define
from pygame import BLEND_RGB_ADD, BLEND_RGB_MULT, Color, Rect, Surface
from pygame.transform import smoothscale

from game.ui.materials import FINE, SOLID, Cut, carve, gradient, metal, rough
from game.ui.theme import Palette, Theme
from game.ui.widgets.widget import MoodOf, Widget

STONE, BRONZE = 15, 5  # points: how thick the two frames around it are
DEPTHS = (  # how bright the ground is, from the upper left to the lower right; 255 is as painted
    (96, 130, 84),
    (160, 232, 138),
    (140, 200, 116),
    (64, 78, 54),
)
SHINE = 0.34  # of the figure's colour in the light behind it
TALL = 0.80  # of the niche's height


@define(frozen=True)
class Niche(Widget):
    """Whoever stands in it is told apart by *key*."""

    key: str
    colour: Color
    ground: Callable[[tuple[int, int]], Surface]
    figure: Callable[[int], Surface]  # as high as that

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        key = ("niche", self.key, self.rect.size)
        surface.blit(theme.kept(key, lambda: self._painted(theme)), self.rect)

    def _painted(self, theme: Theme) -> Surface:
        size = self.rect.size
        picture = carve(rough(size, Palette.STONE_LIGHT), arch, _cut(theme))
        inner = _within(picture.get_rect(), theme.px(STONE))
        bronze = carve(metal(inner.size, Palette.BRASS, 5), arch, _cut(theme))
        picture.blit(bronze, inner)
        inner = _within(inner, theme.px(BRONZE))
        picture.blit(self._depth(theme, inner.size), inner)
        figure = self.figure(round(TALL * inner.height))
        foot = inner.centerx, inner.bottom - theme.px(10)
        picture.blit(figure, figure.get_rect(midbottom=foot))
        return picture

    def _depth(self, theme: Theme, size: tuple[int, int]) -> Surface:
        view = Surface(size, 0, 32)
        view.blit(self.ground(size), (0, 0))
        view.blit(_shade(size), (0, 0), special_flags=BLEND_RGB_MULT)
        view.blit(_light(size, self.colour), (0, 0), special_flags=BLEND_RGB_ADD)
        cut = Cut(max(2, theme.px(4)), 0.25, 0.6, is_sunk=True, reach=max(size))
        return carve(view, arch, cut)


def arch(surface: Surface, whole: Rect) -> None:
    """A shape: round above, straight below."""
    half, corner = whole.width // 2, 6 * FINE
    pygame.draw.circle(surface, SOLID, (whole.left + half, whole.top + half), half)
    body = Rect(whole.left, whole.top + half, whole.width, whole.height - half)
    pygame.draw.rect(
        surface, SOLID, body, border_bottom_left_radius=corner, border_bottom_right_radius=corner
    )


def _cut(theme: Theme) -> Cut:
    return Cut(max(1, theme.px(1.5)), 0.5, 0.45, reach=2000)


def _within(whole: Rect, by: int) -> Rect:
    return whole.inflate(-2 * by, -2 * by)


def _shade(size: tuple[int, int]) -> Surface:
    return gradient([[(grey, grey, min(255, grey + 8)) for grey in row] for row in DEPTHS], size)


def _light(size: tuple[int, int], colour: Color) -> Surface:
    """Behind the figure, strongest at its shoulders."""
    small = Surface((24, 24), 0, 32)
    for radius in range(11, 0, -1):
        share = SHINE * (1 - radius / 11) ** 1.2
        pygame.draw.circle(
            small, Color("black").lerp(colour.lerp(Palette.GLOW, 0.35), share), (12, 13), radius
        )
    return smoothscale(small, size)
