"""Light that bursts from behind a word, and a card that is struck."""

from math import cos, pi, sin

import pygame
from pygame import BLEND_RGB_ADD, Color, Rect, Surface, Vector2
from pygame.transform import box_blur, smoothscale

RAYS = 16
COARSE = 3  # pixels of the screen for one of the light
BLOW = 7  # points


def draw_burst(surface: Surface, rect: Rect, colour: Color, share: float) -> None:
    """In the middle of *rect*: after *share* of its time it is gone."""
    if share >= 1:
        return
    small = Surface((rect.width // COARSE + 1, rect.height // COARSE + 1))
    middle, reach = Vector2(small.get_size()) / 2, small.get_width() * (0.2 + 0.45 * share)
    light = Color("black").lerp(colour, (1 - share) * 0.8)
    for ray in range(RAYS):
        turn = 2 * pi * ray / RAYS + 0.3 * share
        far = reach * (1.0 if ray % 2 else 0.72)
        tips = [middle + far * Vector2(cos(a), sin(a)) for a in (turn - 0.07, turn + 0.07)]
        pygame.draw.polygon(small, light, [middle, *tips])
    pygame.draw.circle(small, light, middle, reach * 0.22)
    large = smoothscale(box_blur(small, 2), rect.size)
    surface.blit(large, rect, special_flags=BLEND_RGB_ADD)


def struck(share: float) -> float:
    """How far a card is thrown aside by a blow, from -1 to 1; in the end it hangs still."""
    return sin(5 * pi * share) * (1 - share) ** 2 if share < 1 else 0.0
