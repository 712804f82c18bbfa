"""Where a terrain lies: a field of heights whose edges are soft and frayed by noise.

A mask is a picture of numbers from 0 to 255; noise moves its edges. What one sees of it follows
from tables of 256 numbers: a body with a crisp or soft edge, a band along it, a glow beyond it.
"""

from collections.abc import Callable
from functools import cache
from typing import TypeAlias

import pygame
from attrs import frozen
from pygame import Color, Surface, Vector2
from pygame.image import frombuffer
from pygame.math import smoothstep

VALUES = tuple(value / 255 for value in range(256))
Curve: TypeAlias = bytes  # 256 numbers: how thick something is where the mask has this value


@frozen
class Mask:
    side: int
    values: bytes

    def seen(self, curve: Curve, colour: Color | str = "white") -> Surface:
        """A picture in *colour*, as thick as *curve* says."""
        red, green, blue, _ = Color(colour)
        pixels = bytearray(bytes((blue, green, red, 0)) * len(self.values))
        pixels[3::4] = self.values.translate(curve)
        return frombuffer(pixels, (self.side, self.side), "BGRA")


@cache
def ramp(low: float, high: float, most: float = 1.0) -> Curve:
    """Nothing below *low*, *most* above *high*, and smooth between; values from 0 to 1."""
    return _curve(lambda value: most * smoothstep(0, 1, (value - low) / (high - low)))


@cache
def band(low: float, top: float, high: float, most: float = 1.0) -> Curve:
    """*most* at *top*, falling to nothing at *low* and at *high*."""

    def thick(value: float) -> float:
        share = (value - low) / (top - low) if value < top else (high - value) / (high - top)
        return most * smoothstep(0, 1, share)

    return _curve(thick)


def _curve(thick: Callable[[float], float]) -> Curve:
    return bytes(min(255, max(0, round(255 * thick(value)))) for value in VALUES)


def frayed(mask: Surface, noise: Surface, strength: float, start: tuple[int, int] = (0, 0)) -> Mask:
    """The mask with its edges moved by *noise*, a grey picture at least as large, from *start*."""
    moved = mask.copy()
    rough = Surface(mask.get_size(), 0, 32)
    wide, high = noise.get_size()
    left, top = start[0] % wide, start[1] % high
    places = [(x - left, y - top) for x in (0, wide) for y in (0, high)]
    rough.fblits([(noise, place) for place in places])
    level = round(255 * strength)
    rough.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
    moved.blit(rough, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    half = round(level / 2)
    moved.fill((half, half, half), special_flags=pygame.BLEND_RGB_SUB)
    return Mask(mask.get_width(), moved.get_buffer().raw[0::4])


def plain_mask(mask: Surface) -> Mask:
    return Mask(mask.get_width(), mask.get_buffer().raw[0::4])


def shifted(picture: Surface, away: Vector2) -> Surface:
    moved = Surface(picture.get_size(), pygame.SRCALPHA)
    moved.blit(picture, away)
    return moved
