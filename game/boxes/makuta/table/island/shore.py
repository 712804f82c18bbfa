"""How a tile lies in the sea: shallows, its shadow on them, foam at its foot, and its wall."""

from functools import cache
from random import Random

from pygame import BLEND_RGBA_ADD, BLEND_RGBA_MULT, BLEND_RGBA_SUB, Color, Surface
from pygame.transform import smoothscale

from game.boxes.makuta.table.island.outline import AWAY, body
from game.tabletop.pictures import paint
from game.tabletop.pictures.mips import Mips

BASE = 13  # cells: a tile with all that is around it
THICK = 0.30  # cells
SHADOW, SOFT = 0.55, 0.5  # how far the shadow falls, and how soft it is, in cells
WALL, WET = Color("#5a4636"), Color("#1b1512")
SHALLOW, FOAM = Color("#2f9aa0"), Color("#d6f2ea")
WIDE = ((0.40, 0.46, 0.32), (0.20, 0.30, 0.30))  # cells beyond the foot, softness, strength
SURF, RIPPLE = (0.0, 0.09, 0.75), (0.27, 0.06, 0.24)  # cells beyond the foot, width, strength
PATCHES = 40  # of foam along a side of the picture


@cache
def shallows(cell: int) -> Mips:
    """Lie on the sea, below all that belongs to any tile."""
    picture = paint.clear((BASE * cell, BASE * cell))
    for beyond, softness, strength in WIDE:
        water = paint.blurred(paint.tinted(_foot(cell, beyond), SHALLOW), softness * cell)
        picture.blit(paint.faded(water, strength), (0, 0))
    picture.blit(_foam(cell, *RIPPLE), (0, 0))
    return Mips.of(picture, cell)


@cache
def base(cell: int) -> Mips:
    """Lies below every plate at the sea: its shadow, the foam, and its wall."""
    mask = _mask(cell)
    picture = paint.clear(mask.get_size())
    picture.blit(paint.shadow_of(mask, SOFT * cell, 0.75), AWAY * SHADOW * cell)
    picture.blit(_foam(cell, *SURF), (0, 0))
    steps = max(2, round(THICK * cell / 2))
    for step in range(steps, -1, -1):
        share = step / steps
        picture.blit(paint.tinted(mask, WALL.lerp(WET, share)), AWAY * THICK * share * cell)
    return Mips.of(picture, cell)


def _foam(cell: int, beyond: float, width: float, strength: float) -> Surface:
    """A torn line around the foot."""
    line = _foot(cell, beyond + width)
    line.blit(_foot(cell, beyond), (0, 0), special_flags=BLEND_RGBA_SUB)
    line.fill((255, 255, 255, 0), special_flags=BLEND_RGBA_ADD)
    line.blit(_patches(cell), (0, 0), special_flags=BLEND_RGBA_MULT)
    return paint.faded(paint.tinted(paint.blurred(line, 0.03 * cell), FOAM), strength)


def _foot(cell: int, beyond: float) -> Surface:
    """White where a tile and its wall are, and as far as *beyond* these, in cells."""
    mask = _mask(cell, beyond)
    picture = mask.copy()
    for share in (0.5, 1.0):
        picture.blit(mask, AWAY * THICK * share * cell)
    return picture


def _mask(cell: int, beyond: float = 0.0) -> Surface:
    stroke = f'stroke="#fff" stroke-width="{2 * beyond}" stroke-linejoin="round"'
    shape = body(BASE / 2, "#fff", stroke if beyond else "")
    return paint.drawing(shape, (BASE * cell, BASE * cell), (BASE, BASE))


@cache
def _patches(cell: int) -> Surface:
    """White, here thicker and there thinner."""
    luck = Random("foam")
    coarse = paint.clear((PATCHES, PATCHES))
    for x in range(PATCHES):
        for y in range(PATCHES):
            coarse.set_at((x, y), (255, 255, 255, luck.choice((0, 90, 200, 255))))
    return smoothscale(coarse, (BASE * cell, BASE * cell))
