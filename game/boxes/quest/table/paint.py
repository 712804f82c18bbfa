"""Brushes: shapes as pictures, soft edges, and carvings lit from the upper left."""

from io import BytesIO

import pygame
from pygame import (
    BLEND_RGB_ADD,
    BLEND_RGB_MULT,
    BLEND_RGB_SUB,
    BLEND_RGBA_MULT,
    SRCALPHA,
    Color,
    Surface,
)
from pygame.transform import smoothscale

BOX = 100.0  # shapes are drawn in a square of this side, (0, 0) at the upper left
WHITE = Color(255, 255, 255)
BLACK = Color(0, 0, 0)


def clear(size: tuple[int, int]) -> Surface:
    return Surface(size, SRCALPHA)


def drawing(body: str, size: tuple[int, int], box: tuple[float, float] = (BOX, BOX)) -> Surface:
    """Shapes in the words of SVG, which pygame draws with smooth edges."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {box[0]} {box[1]}">'
    source = BytesIO(f"{head}{body}</svg>".encode())
    picture = clear(size)
    picture.blit(pygame.image.load_sized_svg(source, size), (0, 0))
    return picture


def mirrored(body: str) -> str:
    """The shape and its mirror image to the right."""
    return f'{body}<g transform="translate({BOX} 0) scale(-1 1)">{body}</g>'


def placed(body: str, x: float, y: float, scale: float) -> str:
    """A shape of the whole box, made smaller, with its middle at (*x*, *y*)."""
    left, top = x - BOX / 2 * scale, y - BOX / 2 * scale
    return f'<g transform="translate({left} {top}) scale({scale})">{body}</g>'


def filled(path: str, colour: str = "#fff") -> str:
    return f'<path fill="{colour}" fill-rule="evenodd" d="{path}"/>'


def stroked(path: str, width: float, colour: str = "#fff") -> str:
    return (
        f'<path fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round" '
        f'stroke-linejoin="round" d="{path}"/>'
    )


def hex_of(colour: Color) -> str:
    return f"#{colour.r:02x}{colour.g:02x}{colour.b:02x}"


def mixed(one: Color, other: Color, share: float) -> Color:
    """*one*, with *share* of *other* in it."""
    return one.lerp(other, min(max(share, 0.0), 1.0))


def tinted(mask: Surface, colour: Color) -> Surface:
    """The white shape *mask* in *colour*."""
    picture = mask.copy()
    picture.fill((*colour[:3], 255), special_flags=BLEND_RGBA_MULT)
    return picture


def blurred(picture: Surface, radius: float) -> Surface:
    """Soft edges by way of a smaller picture: a tenth of the time of a true blur."""
    if radius < 1:
        return picture.copy()
    width, height = picture.get_size()
    small = (max(1, round(width / radius)), max(1, round(height / radius)))
    return smoothscale(smoothscale(picture, small), (width, height))


def faded(picture: Surface, share: float) -> Surface:
    """*picture* with only *share* of its substance."""
    result = picture.copy()
    result.fill((255, 255, 255, round(255 * share)), special_flags=BLEND_RGBA_MULT)
    return result


def shadow_of(mask: Surface, radius: float, strength: float) -> Surface:
    """A soft dark picture of the shape."""
    return blurred(faded(tinted(mask, BLACK), strength), radius)


# Light


def carved(mask: Surface, colour: Color, bevel: float, strength: float = 1.0) -> Surface:
    """The white shape *mask* raised from one piece of *colour*; sunk where *strength* is below 0."""
    lit, dark = _slopes(_height(mask, bevel), max(1, round(bevel / 2)))
    if strength < 0:
        lit, dark = dark, lit
    picture = clear(mask.get_size())
    picture.fill(colour)
    _shade(picture, lit, BLEND_RGB_ADD, 0.62 * abs(strength))
    _shade(picture, dark, BLEND_RGB_SUB, 0.62 * abs(strength))
    return cut(picture, mask)


def cut(picture: Surface, mask: Surface) -> Surface:
    """What of *picture* lies in the white shape *mask*."""
    picture.blit(_alpha_only(mask), (0, 0), special_flags=BLEND_RGBA_MULT)
    return picture


def _alpha_only(mask: Surface) -> Surface:
    """White everywhere, as thick as *mask*."""
    picture = mask.copy()
    picture.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return picture


def _height(mask: Surface, bevel: float) -> Surface:
    ground = Surface(mask.get_size(), 0, 32)
    ground.blit(mask, (0, 0))
    near, far = blurred(ground, bevel / 2), blurred(ground, bevel * 2)
    near.set_alpha(128)
    far.blit(near, (0, 0))
    return far


def _slopes(height: Surface, shift: int) -> tuple[Surface, Surface]:
    """How much each point rises towards the lower right, and how much it falls."""
    behind, before = height.copy(), height.copy()
    behind.fill(BLACK)
    before.fill(BLACK)
    behind.blit(height, (-shift, -shift))
    before.blit(height, (shift, shift))
    lit, dark = behind.copy(), before
    lit.blit(before, (0, 0), special_flags=BLEND_RGB_SUB)
    dark.blit(behind, (0, 0), special_flags=BLEND_RGB_SUB)
    return lit, dark


def _shade(picture: Surface, light: Surface, how: int, strength: float) -> None:
    level = min(255, round(255 * strength))
    light.fill((level, level, level), special_flags=BLEND_RGB_MULT)
    picture.blit(light, (0, 0), special_flags=how)


def lit_from_above(picture: Surface, strength: float = 0.5) -> Surface:
    """Brighter at the upper left, darker at the lower right."""
    ramp = Surface((2, 2), 0, 32)
    dark, middle = round(255 * (1 - strength)), round(255 * (1 - strength * 0.45))
    ramp.fill((middle, middle, middle))
    ramp.set_at((0, 0), WHITE)
    ramp.set_at((1, 1), (dark, dark, dark))
    picture.blit(smoothscale(ramp, picture.get_size()), (0, 0), special_flags=BLEND_RGB_MULT)
    return picture
