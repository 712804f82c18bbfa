"""An island at dusk, behind the menus: drawn, not loaded, and the same every time."""

from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise
from math import exp, sin

import pygame
from pygame import Color, Surface

HORIZON = 0.66  # of the height
CRATER = 0.69  # of the width
HIGH, DEEP = Color("#071018"), Color("#16303a")  # sky, from the zenith to above the horizon
EMBER, GLOW = Color("#c9713a"), Color("#ffb45e")
SEA_FAR, SEA_NEAR = Color("#15303a"), Color("#060d12")
FAR_HILLS, NEAR_HILLS, SHORE = Color("#12262d"), Color("#0b171c"), Color("#070f13")
VEIL = Color(7, 11, 14, 150)
DOTS = 180  # stars
OUTSHONE = 0.22  # how near the fire no star is seen
SMALL = 240  # pixels of width; what is soft is painted small and stretched


@lru_cache(maxsize=2)
def island(size: tuple[int, int]) -> Surface:
    """In its full light, for the title."""
    picture = pygame.transform.smoothscale(_soft(size), size)
    _draw_stars(picture)
    _draw_land(picture)
    _draw_water(picture)
    return picture


@lru_cache(maxsize=2)
def dusk(size: tuple[int, int]) -> Surface:
    """Darker, for pages that are to be read."""
    picture = island(size).copy()
    veil = Surface(size, pygame.SRCALPHA)
    veil.fill(VEIL)
    picture.blit(veil, (0, 0))
    return picture


def _soft(size: tuple[int, int]) -> Surface:
    """Sky and sea with the light of the crater in both."""
    width, height = SMALL, max(1, SMALL * size[1] // size[0])
    picture = Surface((width, height))
    for y in range(height):
        for x in range(width):
            picture.set_at((x, y), _light(x / width, y / height, size[0] / size[1]))
    return picture


def _light(across: float, down: float, breadth: float) -> Color:
    if down > HORIZON:
        share = (down - HORIZON) / (1 - HORIZON)
        base = SEA_FAR.lerp(SEA_NEAR, share**0.6)
        column = exp(-(((across - CRATER) * breadth / (0.06 + 0.22 * share)) ** 2))
        return base.lerp(EMBER, 0.34 * column * (1 - share) ** 1.5)
    base = HIGH.lerp(DEEP, (down / HORIZON) ** 1.6)
    dx, dy = (across - CRATER) * breadth, down - 0.37
    near = exp(-(dx * dx + dy * dy) / 0.035)
    band = exp(-(((down - HORIZON) / 0.13) ** 2)) * exp(-((dx / 0.9) ** 2))
    return base.lerp(EMBER, min(0.85, 0.62 * near + 0.42 * band))


def _draw_stars(picture: Surface) -> None:
    width, height = picture.get_size()
    scale = max(1, round(width / 1280))
    for i in range(DOTS):
        across, down = _scattered(i, 1), _scattered(i, 2) ** 1.4 * 0.5
        far = abs(across - CRATER) + abs(down - 0.3)
        if far > OUTSHONE:
            light = Color("#9fb4b8").lerp(DEEP, 0.25 + 0.7 * _scattered(i, 3))
            side = scale + (i % 7 == 0) * max(1, scale // 2)
            picture.fill(light, (round(across * width), round(down * height), side, side))


def _scattered(i: int, which: int) -> float:
    """A number from 0 to 1 that looks like chance."""
    value = sin(i * 12.9898 + which * 78.233) * 43758.5453
    return value - value // 1


def _draw_land(picture: Surface) -> None:
    _draw_ridge(picture, FAR_HILLS, _far)
    _draw_smoke(picture)
    _draw_ridge(picture, NEAR_HILLS, _mountain)
    _draw_crater(picture)
    _draw_ridge(picture, SHORE, _shore)


def _draw_ridge(picture: Surface, colour: Color, height_at: Callable[[float], float]) -> None:
    """Heights are shares of the picture's height above the horizon."""
    width, height = picture.get_size()
    level = round(HORIZON * height)
    for x in range(width):
        top = level - round(max(0.0, height_at(x / width)) * height)
        if top < level:
            pygame.draw.line(picture, colour, (x, top), (x, level))


def _far(x: float) -> float:
    hills = 0.11 * exp(-(((x - 0.5) / 0.12) ** 2)) + 0.13 * exp(-(((x - 0.9) / 0.1) ** 2))
    return hills * (1 + 0.08 * sin(x * 60)) + 0.004 * sin(x * 190) - 0.012


def _mountain(x: float) -> float:
    """A volcano with its top cut off, and the lower peaks around it."""
    away = abs(x - CRATER)
    cone = min(0.285 - 0.01 * sin(x * 240), 0.36 * exp(-away / 0.085))
    dip = 0.012 * exp(-((away / 0.012) ** 2))
    ridge = 0.1 * exp(-(((x - 0.575) / 0.035) ** 2)) + 0.085 * exp(-(((x - 0.82) / 0.04) ** 2))
    rough = 0.005 * sin(x * 130) + 0.003 * sin(x * 310 + 1)
    return max(cone - dip, ridge) + rough - 0.012


def _shore(x: float) -> float:
    land = 0.05 * exp(-(((x - 0.68) / 0.2) ** 4))
    trees = 0.006 * sin(x * 420) * sin(x * 97) + 0.007 * sin(x * 53)
    return land + trees - 0.014


def _draw_crater(picture: Surface) -> None:
    """Fire in it, and two streams of it down the slope."""
    width, height = picture.get_size()
    top = round((HORIZON - 0.262) * height)
    line = max(1, round(width / 640))
    for start, lean, long in ((-0.004, -0.35, 0.085), (0.006, 0.5, 0.06)):
        points = [
            (
                round((CRATER + start + lean * step * long / 12 * 0.6) * width)
                + round(sin(step * 1.7) * line),
                top + round(step * long / 12 * height),
            )
            for step in range(13)
        ]
        for step, (a, b) in enumerate(pairwise(points)):
            pygame.draw.line(picture, GLOW.lerp(NEAR_HILLS, step / 12), a, b, line)


def _draw_smoke(picture: Surface) -> None:
    width, height = picture.get_size()
    cloud = Surface((width, height), pygame.SRCALPHA)
    for i in range(26):
        up = i / 26
        x = CRATER + 0.05 * up * up + 0.012 * sin(i * 1.3)
        y = HORIZON - 0.28 - 0.3 * up
        radius = round((0.012 + 0.045 * up) * height)
        light = EMBER.lerp(Color("#33424a"), min(1.0, up * 2.2))
        light.a = round(46 * (1 - up) ** 0.8)
        pygame.draw.aacircle(cloud, light, (round(x * width), round(y * height)), radius)
    small = pygame.transform.smoothscale(cloud, (max(1, width // 12), max(1, height // 12)))
    picture.blit(pygame.transform.smoothscale(small, (width, height)), (0, 0))


def _draw_water(picture: Surface) -> None:
    """Short waves: many and faint far away, few and long near."""
    width, height = picture.get_size()
    level = round(HORIZON * height)
    pygame.draw.line(picture, Color("#274650"), (0, level), (width, level))
    for i in range(220):
        depth = _scattered(i, 5) ** 1.6
        y = level + 2 + round(depth * (height - level))
        long = (0.008 + 0.045 * depth) * width * (0.4 + _scattered(i, 6))
        x = _scattered(i, 7) * width
        near = exp(-(((x / width - CRATER) / (0.05 + 0.16 * depth)) ** 2))
        light = Color("#23434d").lerp(SEA_NEAR, depth * 0.75).lerp(EMBER, 0.55 * near * (1 - depth))
        pygame.draw.line(picture, light, (x, y), (x + long, y), max(1, width // 1600))
