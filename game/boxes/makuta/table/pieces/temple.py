"""Makuta's temple: a dome with six coloured segments that turns, while the light stays."""

from functools import lru_cache
from math import degrees

import pygame
from attrs import frozen
from pygame import Color, Surface, Vector2
from pygame.transform import smoothscale

from game.boxes.makuta.table.pieces.colours import OF_SEGMENT, SIGN_OF_SEGMENT
from game.boxes.makuta.table.pieces.dome import Dome
from game.boxes.makuta.table.pieces.signs import OF_SYMBOL as SIGNS
from game.boxes.makuta.table.pieces.temple_bronze import EMBER, notch, rib
from game.boxes.makuta.table.pieces.temple_stone import CAP, Stone
from game.rules.makuta.pieces import Colour
from game.tabletop.pictures import paint

_SIGN_AT, _NUMBER_AT, _BETWEEN = 0.32, 0.74, 0.52  # of the way from the crown to the foot
_SIGN, _LONE_SIGN, _NUMBER = 0.115, 0.17, 0.1  # of the picture
_GLOW = Color("#fff2b0")
_AIRY = 1.2  # a sign is painted with room for its line
_PALE = Color("#f4f6f8")
_DIMMED = 0.75  # how much is there of a label that does not matter now
_SPILT = Color(96, 74, 34)
_STEPS = 10  # of the light, from the edges inwards
_DIM = 0.42  # how dark the other segments are while one of them faces a challenger
_RIB_TURNS = tuple(range(30, 360, 60))


@frozen
class Turn:
    """How the dome stands: *angle* clockwise in degrees; at 0 the white segment points up."""

    angle: float
    facing: int | None = None  # the colour in which light gathers
    stir: float = 0.0  # how much its seams glow, up to 1: while it turns

    def is_dim(self, colour: int) -> bool:
        return self.facing not in {None, colour}

    def of(self, colour: int) -> float:
        """Where the middle of a segment points."""
        return self.angle + 60 * colour


def temple_picture(stone: Stone, turn: Turn, strengths: tuple[Surface, ...]) -> Surface:
    picture = stone.ring.copy()
    dome = Dome(picture.get_width())
    notch(picture, dome, turn.angle, turn.stir)
    _segments(picture, dome, turn)
    picture.blit(stone.shade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    picture.blit(stone.shine, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    if turn.facing is not None:
        _gather(picture, dome, Colour(turn.facing), turn)
    for spoke in _RIB_TURNS:
        rib(picture, dome, turn.angle + spoke, turn.stir)
    for colour in Colour:
        _label(picture, dome, colour, turn, strengths)
    picture.blit(stone.crown, (0, 0))
    _spill(picture, turn)
    return picture


def number_height(side: int) -> int:
    return round(side * _NUMBER)


# Segments


def _segments(picture: Surface, dome: Dome, turn: Turn) -> None:
    for colour in Colour:
        shade = _DIM if turn.is_dim(colour) else 0.0
        body = paint.mixed(OF_SEGMENT[colour], paint.BLACK, shade)
        pygame.draw.polygon(picture, body, _wedge(dome, turn.of(colour), 0.0))


def _gather(picture: Surface, dome: Dome, colour: Colour, turn: Turn) -> None:
    """Light that comes out of the seams, strongest at the foot, where the challenger stands."""
    body = paint.mixed(OF_SEGMENT[colour], _GLOW, 0.16)
    for step in range(_STEPS + 1):
        share = 1 - step / _STEPS
        light = paint.mixed(body, _GLOW, share**1.6)
        pygame.draw.polygon(picture, light, _wedge(dome, turn.of(colour), 0.11 * (1 - share)))


def _wedge(dome: Dome, middle: float, margin: float) -> list[Vector2]:
    """The outline of a segment, *margin* within its three outer edges."""
    half = 30 - degrees(margin / 0.66)
    turns = [middle + half * step / 6 for step in range(-6, 7)]
    outer = [dome.at(each, 1 - margin) for each in turns]
    sides = [
        [dome.at(each, far) for far in (0.85 - margin, 0.6, CAP)] for each in (turns[-1], turns[0])
    ]
    return [*outer, *sides[0], *reversed(sides[1])]


# Signs


def _label(
    picture: Surface, dome: Dome, colour: Colour, turn: Turn, strengths: tuple[Surface, ...]
) -> None:
    """Upright, however the dome stands: the sign of the element, and Makuta's strength."""
    inner, outer = (dome.at(turn.of(colour), far) for far in (CAP, 1.0))
    size = round(dome.side * (_SIGN if strengths else _LONE_SIGN))
    sign = _sign(colour, size, turn.is_dim(colour))
    at = inner.lerp(outer, _SIGN_AT if strengths else _BETWEEN)
    picture.blit(sign, sign.get_rect(center=at))
    if strengths:
        number = strengths[colour]
        picture.blit(number, number.get_rect(center=inner.lerp(outer, _NUMBER_AT)))


@lru_cache(maxsize=6 * paint.SIZES_KEPT)
def _sign(colour: Colour, size: int, is_dim: bool) -> Surface:  # noqa: FBT001 - part of the key
    mask = paint.drawing(
        paint.placed(SIGNS[SIGN_OF_SEGMENT[colour]], 50, 50, 1 / _AIRY), (size, size)
    )
    return inked(mask, colour, is_dim=is_dim)


def inked(mask: Surface, colour: Colour, *, is_dim: bool) -> Surface:
    """The white shape in the ink of a segment, with a line around it against the gloss below."""
    ink = paint.ink_on(OF_SEGMENT[colour])
    size = mask.get_height()
    line = paint.shadow_of(paint.swollen(mask, size * 0.045), size * 0.05, 0.75)
    if ink == paint.INK:
        line.fill((*_PALE[:3], 0), special_flags=pygame.BLEND_RGBA_ADD)
    line.blit(paint.tinted(mask, ink), (0, 0))
    return paint.faded(line, _DIMMED) if is_dim else line


# Light on all around


def _spill(picture: Surface, turn: Turn) -> None:
    """Of the facing segment, and of the seams while it turns."""
    if turn.facing is None and not turn.stir:
        return
    side = picture.get_width()
    coarse = max(24, side // 8)
    light = Surface((coarse, coarse), 0, 32)
    dome = Dome(coarse)
    if turn.facing is not None:
        pygame.draw.polygon(light, _SPILT, _wedge(dome, turn.of(turn.facing), -0.06))
    for spoke in _RIB_TURNS if turn.stir else ():
        ends = [dome.at(turn.angle + spoke, far) for far in (CAP, 1.05)]
        pygame.draw.line(
            light, paint.mixed(paint.BLACK, EMBER, 0.5 * turn.stir), ends[0], ends[1], 2
        )
    halo = smoothscale(paint.blurred(light, coarse * 0.06), (side, side))
    picture.blit(halo, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
