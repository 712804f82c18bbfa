"""The Toa as figures that stand on the table."""

import pygame
from pygame import Color, Surface

from game.boxes.makuta.table.pieces.colours import OF_TOA
from game.boxes.makuta.table.pieces.figures import JOINTS
from game.boxes.makuta.table.pieces.figures import OF_TOA as FIGURES
from game.rules.makuta.pieces import Toa
from game.tabletop.pictures import paint

BOX = (124, 170)  # the figure's box of 100 by 150, with room for its lines and shadow
FOOT = 0.85  # of the height, down to the middle of the stand
GLOW = Color("#ffd98a")
STEEL = Color("#c9ced2")
STONE = Color("#a89a84")
EYES = Color("#ffcf5a")
_BASE = '<ellipse fill="#fff" cx="50" cy="{y}" rx="37" ry="11"/>'


def pawn_picture(toa: Toa, height: int, *, lit: bool) -> Surface:
    """The figure of *toa* on its stand, or in a halo when *lit*."""
    parts = _parts(toa, height)
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
    _stand(picture, OF_TOA[toa], height)
    for mask, colour in parts:
        _raise(picture, mask, colour, unit)
    _groove(picture, FIGURES[toa].marks + JOINTS, unit)
    _eyes(picture, _mask(FIGURES[toa].eyes, height), unit)
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


def _parts(toa: Toa, height: int) -> list[tuple[Surface, Color]]:
    """The parts of the figure from back to front, each a white shape and its colour."""
    figure, colour = FIGURES[toa], OF_TOA[toa]
    tool = STONE if toa is Toa.POHATU else STEEL
    plate = paint.mixed(colour, STEEL, 0.4) if toa is not Toa.KOPAKA else Color("#9fb2c4")
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
