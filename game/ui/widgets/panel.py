"""A slab of stone that other widgets lie on."""

import pygame
from attrs import define
from pygame import SRCALPHA, Color, Rect, Surface

from game.ui.materials import SOLID, Cut, block, border, carve, disc, metal, rough
from game.ui.theme import Palette, Theme
from game.ui.widgets.widget import MoodOf, Widget

LIT = Color("#5f4420")  # bronze, as the ground of what is chosen
FRAMED = (240, 125)  # points: a slab that is larger has a frame of bronze
STUDS = 80  # points from one to the next
LINTEL = 6  # a slab that is so many times wider than high is carved like the beam of a door


@define(frozen=True)
class Panel(Widget):
    """A beam if it is long, a framed slab if it is large, otherwise a plain one."""

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        wide, high = self.rect.size
        if wide > LINTEL * high:
            draw_lintel(surface, theme, self.rect)
        elif wide >= theme.px(FRAMED[0]) and high >= theme.px(FRAMED[1]):
            draw_framed(surface, theme, self.rect)
        else:
            draw_slab(surface, theme, self.rect)


@define(frozen=True)
class Framed(Widget):
    """One of several that belong together: each has its frame, however small it is."""

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        draw_framed(surface, theme, self.rect)


@define(frozen=True)
class Shade(Widget):
    """Dims what waits below."""

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        veil = Surface(self.rect.size, pygame.SRCALPHA)
        veil.fill(Palette.SHADE)
        surface.blit(veil, self.rect)


def draw_slab(surface: Surface, theme: Theme, rect: Rect, *, radius: int = 10) -> None:
    """Raised: light from the upper left, chipped edges, a shadow below it."""
    key = ("slab", rect.size, radius)
    surface.blit(theme.kept(key, lambda: _slab(theme, rect.size, theme.px(radius))), rect)


def draw_framed(surface: Surface, theme: Theme, rect: Rect) -> None:
    """A slab in a frame of bronze with riveted corners."""
    surface.blit(theme.kept(("framed", rect.size), lambda: _framed(theme, rect.size)), rect)


def draw_lintel(surface: Surface, theme: Theme, rect: Rect) -> None:
    """A beam with a line of bronze laid into it, and a block at either end."""
    surface.blit(theme.kept(("lintel", rect.size), lambda: _lintel(theme, rect.size)), rect)


def draw_well(surface: Surface, theme: Theme, rect: Rect, *, radius: int = 8) -> None:
    """Sunk into what is there."""
    key = ("well", rect.size, radius)
    surface.blit(theme.kept(key, lambda: well(theme, rect.size, theme.px(radius))), rect)


def well(theme: Theme, size: tuple[int, int], corner: int) -> Surface:
    cut = Cut(theme.px(1.5), 0.16, 0.3, is_sunk=True, reach=corner + theme.px(4))
    return carve(rough(size, Palette.STONE_DARK), block(corner), cut)


def hollow(theme: Theme, side: int) -> Surface:
    """Round, for a token to lie in."""
    cut = Cut(max(2, theme.px(2.5)), 0.5, 0.5, is_sunk=True, reach=side)
    return carve(rough((side, side), Palette.STONE_DARK), disc, cut)


def _slab(theme: Theme, size: tuple[int, int], corner: int) -> Surface:
    chips = sum(size) // theme.px(110)
    cut = Cut(max(2, theme.px(2)), 0.42, 0.3, reach=corner + theme.px(4))
    slab = carve(rough(size, Palette.STONE), block(corner, chips), cut)
    picture = Surface((size[0], size[1] + theme.px(2)), SRCALPHA)
    shadow = Rect((0, theme.px(2)), size)
    pygame.draw.rect(picture, Palette.STONE_DARK, shadow, border_radius=corner)
    picture.blit(slab, (0, 0))
    return picture


def _framed(theme: Theme, size: tuple[int, int]) -> Surface:
    picture = _slab(theme, size, theme.px(9))
    groove = Rect((0, 0), size).inflate(-theme.px(9), -theme.px(9))
    pygame.draw.rect(picture, Palette.STONE_DARK, groove, theme.px(2), theme.px(4))
    picture.blit(bronze_frame(theme, size), (0, 0))
    return picture


def bronze_frame(theme: Theme, size: tuple[int, int]) -> Surface:
    """As thick as five points; nothing is in its middle."""
    piece, corner = theme.px(14), theme.px(9)
    cut = Cut(max(1, theme.px(1)), 0.6, 0.5, reach=piece + theme.px(4), is_filled=False)
    frame = carve(metal(size, Palette.BRASS, 5), border(corner, theme.px(5), piece), cut)
    rivet, middle = _rivet(theme), piece / 2
    for x in (middle, size[0] - middle):
        for y in (middle, size[1] - middle):
            frame.blit(rivet, rivet.get_rect(center=(round(x), round(y))))
    return frame


def _rivet(theme: Theme) -> Surface:
    side = theme.px(6)
    cut = Cut(max(1, theme.px(1.5)), 0.9, 0.6, reach=side)
    return carve(metal((side, side), Palette.BRONZE, 6), disc, cut)


def _lintel(theme: Theme, size: tuple[int, int]) -> Surface:
    picture = _slab(theme, size, theme.px(5))
    inlay = Rect(0, 0, size[0] - theme.px(12), theme.px(2))
    inlay.midbottom = size[0] // 2, size[1] - theme.px(3)
    pygame.draw.rect(picture, Palette.STONE_DARK, inlay.inflate(theme.px(2), theme.px(2)))
    picture.blit(metal(inlay.size, Palette.BRASS, 2), inlay)
    stud = _stud(theme)
    for x in range(inlay.left + stud.width, inlay.right, theme.px(STUDS)):
        picture.blit(stud, stud.get_rect(center=(x, inlay.centery - theme.px(1))))
    return picture


def _stud(theme: Theme) -> Surface:
    """A small diamond of bronze."""

    def diamond(surface: Surface, whole: Rect) -> None:
        points = [whole.midtop, whole.midright, whole.midbottom, whole.midleft]
        pygame.draw.polygon(surface, SOLID, points)

    size = theme.px(12), theme.px(7)
    return carve(metal(size, Palette.BRONZE, 7), diamond, Cut(1, 0.8, 0.7, reach=size[0]))
