"""Stone and bronze, made here: grain, light from the upper left, chipped edges, rivets.

Every picture depends on what is asked for alone, so that it can be kept.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from random import Random
from typing import TypeAlias

import pygame
from attrs import frozen
from pygame import (
    BLEND_RGB_ADD,
    BLEND_RGB_MULT,
    BLEND_RGB_SUB,
    BLEND_RGBA_MULT,
    SCROLL_REPEAT,
    SRCALPHA,
    Color,
    Rect,
    Surface,
)
from pygame.transform import average_color, box_blur, smoothscale
from pygame.typing import ColorLike

SHEET = 640  # pixels: as far goes the grain before it comes again
GRAIN = ((20, 20), (80, 20), (320, 30), (SHEET, 34))  # bumps to a side, and how high they are
MOTTLED = (9, 226)  # spots to a side, and the darkest; no two faces have the same
GROUND = 214  # the grey that grain is laid on
LAMP = Color(255, 224, 172)
FINE = 2  # how much larger outlines are drawn before they are made smooth
EMBER = Color("#d9662a")
Size: TypeAlias = tuple[int, int]
Grain: TypeAlias = Callable[[], Surface]  # gives a sheet of it
# Paints itself in SOLID onto a surface where it fills the rectangle.
Shape: TypeAlias = Callable[[Surface, Rect], None]
SOLID, CLEAR = Color(255, 255, 255, 255), Color(255, 255, 255, 0)
CORNERS = ("topleft", "topright", "bottomleft", "bottomright")


@frozen
class Cut:
    """How something is carved, in pixels."""

    bevel: int = 2
    light: float = 0.45  # of the edges that face it
    shade: float = 0.35
    is_sunk: bool = False
    reach: int = 16  # from the edges inwards there is something to carve
    is_filled: bool = True  # further in

    @property
    def room(self) -> int:
        """What must be known around a part of a shape to light it."""
        return self.bevel + 2


def _noise(cells: int, height: int, seed: str) -> Surface:
    """A sheet that ends as it begins."""
    luck = Random(seed)
    dots = pygame.image.frombytes(luck.randbytes(cells * cells), (cells, cells), "P")
    dots.set_palette([(grey * height // 255,) * 3 for grey in range(256)])
    wrapped = Surface((cells + 1, cells + 1), 0, 32)
    for x in (0, cells):
        for y in (0, cells):
            wrapped.blit(dots, (x, y))
    return smoothscale(wrapped, (SHEET, SHEET)) if cells < SHEET else wrapped


@cache
def _grain() -> Surface:
    """Grey; what it multiplies gets a surface that is lit from the upper left."""
    height = Surface((SHEET, SHEET), 0, 32)
    for cells, high in GRAIN:
        height.blit(_noise(cells, high, f"bumps {cells}"), (0, 0), special_flags=BLEND_RGB_ADD)
    sheet = Surface((SHEET, SHEET), 0, 32)
    sheet.fill((GROUND,) * 3)
    lit, shaded = _slopes(height)
    sheet.blit(lit, (0, 0), special_flags=BLEND_RGB_ADD)
    sheet.blit(shaded, (0, 0), special_flags=BLEND_RGB_SUB)
    return sheet


def _slopes(height: Surface) -> tuple[Surface, Surface]:
    """How steeply it rises towards the light, and how steeply away from it."""
    below, above = height.copy(), height.copy()
    below.scroll(-1, -1, SCROLL_REPEAT)
    above.scroll(1, 1, SCROLL_REPEAT)
    lit, shaded = below.copy(), above.copy()
    lit.blit(above, (0, 0), special_flags=BLEND_RGB_SUB)
    shaded.blit(below, (0, 0), special_flags=BLEND_RGB_SUB)
    return lit, shaded


@cache
def _brushed() -> Surface:
    """Metal: the same, worn smooth."""
    sheet = _grain().copy()
    sheet.fill((90, 90, 90), special_flags=BLEND_RGB_MULT)
    sheet.fill((166, 166, 166), special_flags=BLEND_RGB_ADD)
    return sheet


def rough(size: Size, colour: Color, seed: int = 0) -> Surface:
    """A face of stone; other seeds show other parts of the same rock."""
    luck = Random(f"{size} {seed}")
    face = _face(_grain, size, _lightened(colour, 510 / (MOTTLED[1] + 255)), luck)
    face.blit(smoothscale(_spots(luck), size), (0, 0), special_flags=BLEND_RGB_MULT)
    return face


def metal(size: Size, colour: Color, seed: int = 0) -> Surface:
    return _face(_brushed, size, colour, Random(f"{size} {seed}"))


@cache
def _brightness(grain: Grain) -> float:
    return average_color(grain())[0] / 255


def _lightened(colour: Color, by: float) -> Color:
    return Color([min(255, round(part * by)) for part in colour[:3]])


def _face(grain: Grain, size: Size, colour: Color, luck: Random) -> Surface:
    face = Surface(size, 0, 32)
    face.fill(_lightened(colour, 1 / _brightness(grain)))
    left, top = luck.randrange(SHEET), luck.randrange(SHEET)
    for x in range(-left, size[0], SHEET):
        for y in range(-top, size[1], SHEET):
            face.blit(grain(), (x, y), special_flags=BLEND_RGB_MULT)
    return face


def _spots(luck: Random) -> Surface:
    many, darkest = MOTTLED
    spots = Surface((many, many), 0, 32)
    for x in range(many):
        for y in range(many):
            spots.set_at((x, y), [luck.randrange(darkest, 256)] * 3)
    return spots


# Shapes


def block(corner: int, chips: int = 0, seed: int = 0) -> Shape:
    """Round corners and, if it is chipped, small pieces out of its edges."""

    def paint(surface: Surface, whole: Rect) -> None:
        pygame.draw.rect(surface, SOLID, whole, border_radius=corner * FINE)
        for at, radius in _chips(whole, corner, chips, seed):
            pygame.draw.circle(surface, CLEAR, at, radius)

    return paint


def _chips(
    whole: Rect, corner: int, chips: int, seed: int
) -> Iterator[tuple[tuple[int, int], float]]:
    luck = Random(f"chips {whole.size} {seed}")
    for _ in range(chips):
        radius = corner * FINE * luck.uniform(0.25, 0.6)
        out = round(radius * luck.uniform(0.45, 0.85))
        x, y = luck.randrange(whole.width), luck.randrange(whole.height)
        sides = (x, -out), (x, whole.height + out), (-out, y), (whole.width + out, y)
        side = luck.choice(sides)
        yield (whole.left + side[0], whole.top + side[1]), radius


def border(corner: int, width: int, piece: int = 0) -> Shape:
    """Only the rim of a block, with a square *piece* in each corner."""

    def paint(surface: Surface, whole: Rect) -> None:
        pygame.draw.rect(surface, SOLID, whole, width * FINE, border_radius=corner * FINE)
        for anchor in CORNERS if piece else ():
            square = Rect(0, 0, piece * FINE, piece * FINE)
            setattr(square, anchor, getattr(whole, anchor))
            pygame.draw.rect(surface, SOLID, square, border_radius=min(corner, piece // 3) * FINE)

    return paint


def disc(surface: Surface, whole: Rect) -> None:
    pygame.draw.circle(surface, SOLID, whole.center, min(whole.size) / 2)


# Carving


def carve(face: Surface, shape: Shape, cut: Cut) -> Surface:
    """*face* in the form of *shape*, as high as the cut reaches from its edges inwards."""
    picture = Surface(face.get_size(), SRCALPHA)
    for part in _rim(face.get_rect(), cut.reach):
        picture.blit(_carved(face, shape, cut, part), part)
    if cut.is_filled:
        inner = face.get_rect().inflate(-2 * cut.reach, -2 * cut.reach)
        picture.blit(face, inner, inner)
    return picture


def _rim(whole: Rect, reach: int) -> Iterator[Rect]:
    """What lies near the edges: most of a large picture does not."""
    if min(whole.size) <= 2 * reach:
        yield whole
        return
    high = whole.height - 2 * reach
    yield Rect(0, 0, whole.width, reach)
    yield Rect(0, whole.height - reach, whole.width, reach)
    yield Rect(0, reach, reach, high)
    yield Rect(whole.width - reach, reach, reach, high)


def _carved(face: Surface, shape: Shape, cut: Cut, part: Rect) -> Surface:
    outline = _outline(shape, face.get_size(), part.inflate(2 * cut.room, 2 * cut.room))
    picture = Surface(part.size, SRCALPHA)
    picture.blit(face, (0, 0), part)
    _shine(picture, outline, cut)
    inner = Rect((cut.room, cut.room), part.size)
    picture.blit(outline, (0, 0), inner, BLEND_RGBA_MULT)
    return picture


def _outline(shape: Shape, size: Size, part: Rect) -> Surface:
    """That part of the shape, smooth at its edges."""
    large = Surface((part.width * FINE, part.height * FINE), SRCALPHA)
    large.fill(CLEAR)
    shape(large, Rect(-part.left * FINE, -part.top * FINE, size[0] * FINE, size[1] * FINE))
    return smoothscale(large, part.size)


def _shine(picture: Surface, outline: Surface, cut: Cut) -> None:
    """Brightens the edges that face the light and darkens the others."""
    height = Surface(outline.get_size(), 0, 32)
    height.blit(outline, (0, 0))
    lit, shaded = _slopes(box_blur(height, cut.bevel))
    if cut.is_sunk:
        lit, shaded = shaded, lit
    lit.fill(_dimmed(LAMP, cut.light), special_flags=BLEND_RGB_MULT)
    shaded.fill(_dimmed(Color("white"), cut.shade), special_flags=BLEND_RGB_MULT)
    inner = Rect((cut.room, cut.room), picture.get_size())
    picture.blit(lit, (0, 0), inner, BLEND_RGB_ADD)
    picture.blit(shaded, (0, 0), inner, BLEND_RGB_SUB)


def _dimmed(colour: Color, share: float) -> Color:
    return Color("black").lerp(colour, min(1.0, share))


def gradient(tones: Sequence[Sequence[ColorLike]], size: Size, flags: int = 0) -> Surface:
    """From one of the *tones*, rows of them, smoothly to the next."""
    small = Surface((len(tones[0]), len(tones)), flags, 32)
    for y, row in enumerate(tones):
        for x, tone in enumerate(row):
            small.set_at((x, y), tone)
    return smoothscale(small, size)


def polish(face: Surface) -> None:
    """A soft sheen above the middle, darker towards the foot."""
    tones = [[(grey, grey, grey)] for grey in (228, 255, 238, 212, 196)]
    face.blit(gradient(tones, face.get_size()), (0, 0), special_flags=BLEND_RGB_MULT)


def crack(picture: Surface, cracks: int, seed: int) -> None:
    """Dark lines that wander in from its edges, with a thin light beside them."""
    wide, high = picture.get_size()
    luck = Random(f"cracks {wide} {high} {seed}")
    for _ in range(cracks):
        x, down = luck.uniform(0.08, 0.92) * wide, luck.choice((1, -1))
        y, way = (0.0 if down > 0 else float(high)), luck.uniform(-0.9, 0.9)
        for _ in range(luck.randrange(3, 7)):
            long = high * luck.uniform(0.1, 0.2)
            then = x + way * long, y + down * long
            pygame.draw.line(picture, (78, 71, 62), (x + 1, y + 1), (then[0] + 1, then[1] + 1))
            pygame.draw.line(picture, (16, 14, 12), (x, y), then)
            x, y, way = *then, way + luck.uniform(-0.9, 0.9)


def embossed(letters: Surface, colour: Color, depth: int) -> Surface:
    """White *letters* in raised metal, with a shadow and a faint rim of embers around them.

    The picture is wider and higher by 4 *depth* at every side.
    """
    room = 4 * depth
    wide, high = letters.get_width() + 2 * room, letters.get_height() + 2 * room
    picture = Surface((wide, high), SRCALPHA)
    for tint, blur, by in ((EMBER, 2 * depth, 0), (Color("black"), depth, depth)):
        picture.blit(halo(letters, (wide, high), tint, blur), (0, by))
    face = metal((wide, high), colour, 3)
    polish(face.subsurface((0, room, wide, letters.get_height())))

    cut = Cut(bevel=max(1, depth // 2), light=0.9, shade=0.75, reach=wide)
    picture.blit(carve(face, lettering(letters, room), cut), (0, 0))
    return picture


def lettering(letters: Surface, room: int) -> Shape:
    """With so much room around them."""

    def paint(surface: Surface, whole: Rect) -> None:
        large = smoothscale(letters, (letters.get_width() * FINE, letters.get_height() * FINE))
        surface.blit(large, (whole.left + room * FINE, whole.top + room * FINE))

    return paint


def halo(letters: Surface, size: Size, colour: Color, blur: int) -> Surface:
    """*letters* in the middle of a picture of *size*, blurred."""
    soft = Surface(size, SRCALPHA)
    soft.fill((255, 255, 255, 0))
    room = (size[0] - letters.get_width()) // 2
    soft.blit(letters, (room, room))
    soft = box_blur(box_blur(soft, blur), blur)
    soft.fill((*colour[:3], 255), special_flags=BLEND_RGBA_MULT)
    return soft


def glow(size: Size, corner: int, around: int, light: Color) -> Surface:
    """Light that a block of *size* throws *around* itself."""
    picture = Surface((size[0] + 2 * around, size[1] + 2 * around), SRCALPHA)
    picture.fill((*light[:3], 0))
    inner = picture.get_rect().inflate(-around, -around)
    pygame.draw.rect(picture, light, inner, border_radius=corner)
    return box_blur(picture, max(1, around // 2))
