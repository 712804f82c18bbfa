"""Brushes: shapes as pictures, soft edges, and carvings lit from the upper left."""

from functools import cache, lru_cache
from io import BytesIO
from math import cos, radians, sin
from mmap import mmap
from random import Random

import pygame
from attrs import frozen
from pygame import Color, Surface
from pygame.transform import box_blur, smoothscale

BOX = 100.0  # shapes are drawn in a square of this side, (0, 0) at the upper left
WHITE = Color(255, 255, 255)
BLACK = Color(0, 0, 0)
GREY = Color(88, 88, 88)
INK = Color("#241d17")
CREAM = Color("#fff6e2")
MIDDLE = 140  # of 255: between dark and pale
SIZES_KEPT = 16  # of what is the same for all pieces of a size


def clear(size: tuple[int, int]) -> Surface:
    return Surface(size, pygame.SRCALPHA)


def spacious(size: tuple[int, int]) -> Surface:
    """As `clear`, for megabytes: the system hands them out where one paints, not all at once."""
    return pygame.image.frombuffer(mmap(-1, 4 * size[0] * size[1]), size, "BGRA")


def drawing(body: str, size: tuple[int, int], box: tuple[float, float] = (BOX, BOX)) -> Surface:
    """Shapes in the words of SVG, which pygame draws with smooth edges."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {box[0]} {box[1]}">'
    source = BytesIO(f"{head}{body}</svg>".encode())
    return pygame.image.load_sized_svg(source, size).convert(clear((1, 1)))


def mirrored(body: str) -> str:
    """The shape and its mirror image to the right."""
    return f'{body}<g transform="translate({BOX} 0) scale(-1 1)">{body}</g>'


def placed(body: str, x: float, y: float, scale: float) -> str:
    """A shape of the whole box, made smaller, with its middle at (*x*, *y*)."""
    left, top = x - BOX / 2 * scale, y - BOX / 2 * scale
    return f'<g transform="translate({left} {top}) scale({scale})">{body}</g>'


def around(body: str, times: int) -> str:
    """The shape, turned about the middle."""
    turns = (f'<g transform="rotate({360 / times * n} 50 50)">{body}</g>' for n in range(times))
    return "".join(turns)


def filled(path: str) -> str:
    return f'<path fill="#fff" fill-rule="evenodd" d="{path}"/>'


def stroked(path: str, width: float) -> str:
    return (
        f'<path fill="none" stroke="#fff" stroke-width="{width}" stroke-linecap="round" '
        f'stroke-linejoin="round" d="{path}"/>'
    )


def mixed(one: Color, other: Color, share: float) -> Color:
    """*one*, with *share* of *other* in it."""
    return one.lerp(other, min(max(share, 0.0), 1.0))


def tinted(mask: Surface, colour: Color) -> Surface:
    """The white shape *mask* in *colour*."""
    picture = mask.copy()
    picture.fill((*colour[:3], 255), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def blurred(picture: Surface, radius: float) -> Surface:
    """Soft edges by way of a smaller picture: a tenth of the time of a true blur."""
    if radius < 1:
        return picture.copy()
    width, height = picture.get_size()
    share = max(1.0, radius / 2)
    small = smoothscale(picture, (max(1, round(width / share)), max(1, round(height / share))))
    return smoothscale(box_blur(small, 1), (width, height))


def faded(picture: Surface, share: float) -> Surface:
    """*picture* with only *share* of its substance."""
    result = picture.copy()
    result.fill((255, 255, 255, round(255 * share)), special_flags=pygame.BLEND_RGBA_MULT)
    return result


def shadow_of(mask: Surface, radius: float, strength: float) -> Surface:
    """A soft dark picture of the shape."""
    return blurred(faded(tinted(mask, BLACK), strength), radius)


def swollen(mask: Surface, width: float) -> Surface:
    """The shape, thicker by *width* all around."""
    picture = mask.copy()
    if not width:
        return picture
    for turn in range(0, 360, 30):
        step = (width * cos(radians(turn)), width * sin(radians(turn)))
        picture.blit(mask, step)
    return picture


def is_pale(colour: Color) -> bool:
    """Whether dark ink reads better on it than light ink."""
    return 0.30 * colour.r + 0.59 * colour.g + 0.11 * colour.b > MIDDLE


def ink_on(colour: Color) -> Color:
    return INK if is_pale(colour) else CREAM


# Light


def carved(mask: Surface, colour: Color, bevel: float, strength: float = 1.0) -> Surface:
    """The white shape *mask* raised from a piece of *colour*; sunk where *strength* is below 0."""
    return relief(mask, bevel, strength).of(mask, colour)


@frozen
class Relief:
    """The light that a raised shape catches, and the shade it throws on itself."""

    lit: Surface
    dark: Surface

    def on(self, picture: Surface) -> None:
        picture.blit(self.lit, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        picture.blit(self.dark, (0, 0), special_flags=pygame.BLEND_RGB_SUB)

    def of(self, mask: Surface, colour: Color) -> Surface:
        """The shape *mask* itself, in *colour*."""
        picture = clear(mask.get_size())
        picture.fill(colour)
        self.on(picture)
        return cut(picture, mask)


def relief(mask: Surface, bevel: float, strength: float = 1.0) -> Relief:
    """Of the white shape *mask* with edges *bevel* wide; light comes from the upper left."""
    lit, dark = _slopes(_height(mask, bevel), max(1, round(bevel / 2)))
    if strength < 0:
        lit, dark = dark, lit
    level = min(255, round(255 * 0.62 * abs(strength)))
    for light in (lit, dark):
        light.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
    return Relief(lit, dark)


def cut(picture: Surface, mask: Surface) -> Surface:
    """What of *picture* lies in the white shape *mask*."""
    picture.blit(alpha_only(mask), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def alpha_only(mask: Surface) -> Surface:
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
    lit.blit(before, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    dark.blit(behind, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return lit, dark


def lit_from_above(picture: Surface, strength: float = 0.5) -> Surface:
    """Brighter at the upper left, darker at the lower right."""
    picture.blit(_ramp(picture.get_size(), strength), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return picture


@lru_cache(maxsize=SIZES_KEPT)
def _ramp(size: tuple[int, int], strength: float) -> Surface:
    ramp = Surface((2, 2), 0, 32)
    dark, middle = round(255 * (1 - strength)), round(255 * (1 - strength * 0.45))
    ramp.fill((middle, middle, middle))
    ramp.set_at((0, 0), WHITE)
    ramp.set_at((1, 1), (dark, dark, dark))
    return smoothscale(ramp, size)


def grained(picture: Surface, strength: float) -> Surface:
    """Not quite smooth, as stone and metal are: darker by up to *strength* in places."""
    grain = _grain_of(picture.get_size(), strength)
    picture.blit(grain, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return picture


@lru_cache(maxsize=SIZES_KEPT)
def _grain_of(size: tuple[int, int], strength: float) -> Surface:
    grain = smoothscale(_grain(), size)
    grain.fill((round(255 * strength),) * 3, special_flags=pygame.BLEND_RGB_MULT)
    return grain


@cache
def _grain() -> Surface:
    """Grey clouds, always the same."""
    side = 256
    clouds = Surface((side, side), 0, 32)
    luck = Random("grain")
    for points in (8, 24, 72):
        speckles = bytes(level for dot in luck.randbytes(points * points) for level in (dot,) * 3)
        layer = pygame.image.frombytes(speckles, (points, points), "RGB").convert(clouds)
        layer.fill(GREY, special_flags=pygame.BLEND_RGB_MULT)
        clouds.blit(smoothscale(layer, (side, side)), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    clouds.fill(GREY, special_flags=pygame.BLEND_RGB_SUB)
    return clouds
