"""Where a terrain lies: a field of heights whose edges are soft and frayed by noise.

A mask is a picture of numbers from 0 to 255. It is made small from the cells, turned, blurred and
grown; noise that is not turned moves its edges. What one sees of it follows from tables of 256
numbers: a body with a crisp or soft edge, a band along the edge, a glow beyond it.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import TypeAlias

from attrs import frozen
from pygame import (
    BLEND_RGB_ADD,
    BLEND_RGB_MULT,
    BLEND_RGB_SUB,
    SRCALPHA,
    Color,
    Surface,
    Vector2,
)
from pygame.image import frombuffer, frombytes
from pygame.transform import flip, gaussian_blur, rotozoom, scale, smoothscale

from game.boxes.makuta.table.island.ground_tables import Corners
from game.rules.makuta.tiles import CENTRE, WIDTH, Cell

SMALL = 8  # pixels per cell while turned and blurred
BLUR = 3  # pixels of these
MIDDLE = 128  # the edge of a terrain, halfway between its cells and others
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
    return _curve(lambda value: most * _smooth((value - low) / (high - low)))


@cache
def band(low: float, top: float, high: float, most: float = 1.0) -> Curve:
    """*most* at *top*, falling to nothing at *low* and at *high*."""

    def thick(value: float) -> float:
        share = (value - low) / (top - low) if value < top else (high - value) / (high - top)
        return most * _smooth(share)

    return _curve(thick)


def _curve(thick: Callable[[float], float]) -> Curve:
    return bytes(min(255, max(0, round(255 * thick(value)))) for value in VALUES)


def _smooth(share: float) -> float:
    share = min(max(share, 0.0), 1.0)
    return share * share * (3 - 2 * share)


def mask_of(
    corners: Mapping[Cell, Corners], terrains: frozenset[str], rotation: int, side: int
) -> Surface:
    """Grey, *side* pixels each way: bright where one of *terrains* lies once the tile is turned."""
    row = bytearray(4 * WIDTH * WIDTH)
    for cell, (nw, ne, se, sw) in corners.items():
        left, top = 2 * (cell.x + CENTRE), 2 * (cell.y + CENTRE)
        for x, y, name in ((0, 0, nw), (1, 0, ne), (1, 1, se), (0, 1, sw)):
            row[(top + y) * 2 * WIDTH + left + x] = 255 if name in terrains else 0
    quarters = frombytes(bytes(v for v in row for _ in range(3)), (2 * WIDTH, 2 * WIDTH), "RGB")
    small = scale(quarters, (SMALL * WIDTH, SMALL * WIDTH)).convert(_plain((1, 1)))
    return smoothscale(gaussian_blur(_turned(small, rotation), BLUR), (side, side))


def frayed(mask: Surface, noise: Surface, strength: float) -> Mask:
    """The mask with its edges moved by *noise*, a grey picture at least as large."""
    moved = mask.copy()
    rough = Surface(mask.get_size(), 0, 32)
    rough.blit(noise, (0, 0))
    level = round(255 * strength)
    rough.fill((level, level, level), special_flags=BLEND_RGB_MULT)
    moved.blit(rough, (0, 0), special_flags=BLEND_RGB_ADD)
    half = round(level / 2)
    moved.fill((half, half, half), special_flags=BLEND_RGB_SUB)
    return Mask(mask.get_width(), moved.get_buffer().raw[0::4])


def plain_mask(mask: Surface) -> Mask:
    return Mask(mask.get_width(), mask.get_buffer().raw[0::4])


def shifted(picture: Surface, away: Vector2) -> Surface:
    moved = Surface(picture.get_size(), SRCALPHA)
    moved.blit(picture, away)
    return moved


def _turned(mask: Surface, rotation: int) -> Surface:
    """Of the same size; what is lost at the corners lies outside any outline."""
    if rotation % 3 == 0:
        return flip(mask, rotation % 2 == 1, rotation % 2 == 1)
    turned = rotozoom(mask, -60 * rotation, 1)
    result = _plain(mask.get_size())
    result.blit(turned, turned.get_rect(center=result.get_rect().center))
    return result


def _plain(size: tuple[int, int]) -> Surface:
    return Surface(size, 0, 32)
