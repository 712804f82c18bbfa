"""The Toa as figures that stand on the table, and their badges."""

import pygame
from pygame import Color, Surface

from game.tabletop.pictures import paint
from game.tabletop.shapes.elements import COLOURS, SIGNS, Element
from game.tabletop.shapes.toa import JOINTS
from game.tabletop.shapes.toa import TOA as FIGURES

BOX = (124, 170)  # the figure's box of 100 by 150, with room for its lines and shadow
FOOT = 0.85  # of the height, down to the middle of the stand
GLOW = Color("#ffd98a")
STEEL = Color("#c9ced2")
STONE = Color("#a89a84")
EYES = Color("#ffcf5a")
_BASE = '<ellipse fill="#fff" cx="50" cy="{y}" rx="37" ry="11"/>'


def pawn_picture(element: Element, height: int, *, lit: bool) -> Surface:
    """The figure of the Toa of *element* on its stand, or in a halo when *lit*."""
    parts = _parts(element, height)
    unit = height / BOX[1]
    base = _mask(_BASE.format(y=138) + _BASE.format(y=132), height)
    whole = base.copy()
    for mask, _ in parts:
        whole.blit(mask, (0, 0))
    picture = paint.clear(whole.get_size())
    picture.blit(paint.shadow_of(base, 4 * unit, 0.8), (3 * unit, 2 * unit))
    if lit:
        _glow(picture, whole, unit)
    picture.blit(paint.tinted(paint.swollen(whole, 4.0 * unit), paint.CREAM), (0, 0))
    picture.blit(paint.tinted(paint.swollen(whole, 2.6 * unit), paint.INK), (0, 0))
    _stand(picture, COLOURS[element], height)
    for mask, colour in parts:
        _raise(picture, mask, colour, unit)
    _groove(picture, FIGURES[element].marks + JOINTS, unit)
    _eyes(picture, _mask(FIGURES[element].eyes, height), unit)
    return picture


def _groove(picture: Surface, body: str, unit: float) -> None:
    """Dark lines whose lower right edge catches the light."""
    lines = _mask(body, picture.get_height())
    picture.blit(paint.faded(paint.tinted(lines, paint.WHITE), 0.28), (0.9 * unit, 0.9 * unit))
    picture.blit(paint.faded(paint.tinted(lines, paint.INK), 0.62), (0, 0))


def _eyes(picture: Surface, eyes: Surface, unit: float) -> None:
    """Deep in the mask, and alight."""
    picture.blit(paint.tinted(paint.swollen(eyes, 1.4 * unit), paint.INK), (0, 0))
    picture.blit(paint.tinted(eyes, EYES), (0, 0))
    heart = paint.blurred(paint.faded(paint.tinted(eyes, paint.WHITE), 0.5), 1.6 * unit)
    picture.blit(heart, (0, -0.4 * unit))


def _raise(picture: Surface, mask: Surface, colour: Color, unit: float) -> None:
    """One part of the figure, in front of all that is there already."""
    place = mask.get_bounding_rect().inflate(8 * unit, 8 * unit).clip(mask.get_rect())
    part = mask.subsurface(place)
    picture.blit(paint.tinted(paint.swollen(part, 1.2 * unit), paint.INK), place)
    picture.blit(paint.lit_from_above(paint.carved(part, colour, 5 * unit, 1.3), 0.3), place)


def _parts(element: Element, height: int) -> list[tuple[Surface, Color]]:
    """The parts of the figure from back to front, each a white shape and its colour."""
    figure, colour = FIGURES[element], COLOURS[element]
    tool = STONE if element is Element.STONE else STEEL
    plate = paint.mixed(colour, STEEL, 0.4) if element is not Element.ICE else Color("#9fb2c4")
    parts = (
        (figure.behind, tool),
        (figure.body, paint.mixed(colour, paint.BLACK, 0.12)),
        (figure.armour, plate),
        (figure.crest, paint.mixed(colour, paint.BLACK, 0.25)),
        (figure.mask, paint.mixed(colour, paint.WHITE, 0.16)),
        (figure.before, tool),
    )
    return [(_mask(body, height), tone) for body, tone in parts if body]


def _glow(picture: Surface, whole: Surface, unit: float) -> None:
    halo = paint.shadow_of(paint.swollen(whole, 4.5 * unit), 5 * unit, 1.0)
    halo.fill((*GLOW[:3], 0), special_flags=pygame.BLEND_RGBA_ADD)
    for _ in range(2):
        picture.blit(halo, (0, 0))


def _stand(picture: Surface, colour: Color, height: int) -> None:
    unit = height / BOX[1]
    dark = paint.mixed(colour, paint.BLACK, 0.45)
    picture.blit(paint.tinted(_mask(_BASE.format(y=138), height), dark), (0, 0))
    top = paint.carved(
        _mask(_BASE.format(y=133), height), paint.mixed(colour, paint.BLACK, 0.12), 4 * unit
    )
    picture.blit(top, (0, 0))


def _mask(body: str, height: int) -> Surface:
    size = (pawn_width(height), height)
    return paint.drawing(f'<g transform="translate(12 10)">{body}</g>', size, BOX)


def pawn_width(height: int) -> int:
    return round(height * BOX[0] / BOX[1])


def badge_picture(element: Element, size: int) -> Surface:
    """Round, in the colour of the element, with its sign."""
    colour = COLOURS[element]
    ring = '<circle fill="#fff" cx="50" cy="50" r="{}"/>'
    picture, *within = (
        paint.tinted(paint.drawing(ring.format(radius), (size, size)), ground)
        for radius, ground in ((50, paint.INK), (46, paint.CREAM), (40, colour))
    )
    picture.fblits([(each, (0, 0)) for each in within])
    sign = paint.drawing(paint.placed(SIGNS[element], 50, 50, 0.58), (size, size))
    picture.blit(paint.tinted(sign, paint.ink_on(colour)), (0, 0))
    return picture
