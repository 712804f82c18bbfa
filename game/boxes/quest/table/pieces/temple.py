"""Makuta's temple: a dome with six coloured segments that turns, while the light stays."""

from collections.abc import Callable
from math import degrees

import pygame
from attrs import frozen
from pygame import Color, Surface, Vector2
from pygame.transform import smoothscale

from game.boxes.quest.table.pieces.colours import BRONZE, INK, OF_SEGMENT, SIGN_OF_SEGMENT, ink_on
from game.boxes.quest.table.pieces.paint import (
    BLACK,
    Relief,
    blurred,
    carved,
    clear,
    cut,
    drawing,
    filled,
    grained,
    lit_from_above,
    mirrored,
    mixed,
    relief,
    shadow_of,
    swollen,
    tinted,
)
from game.boxes.quest.table.pieces.signs import OF_SYMBOL as SIGNS
from game.rules.quest.pieces import Colour

NumberPicture = Callable[[str, int], Surface]

_RIM, _OUTER, _DOME, _STEP = 0.47, 0.432, 0.225, 0.185  # of the diameter, from the middle
_SIGN_AT, _NUMBER_AT, _BETWEEN = 0.272, 0.378, 0.33
_GLOW = Color("#fff2b0")
_EYE = Color("#ff4a2a")
_DIMMED = Color("#a39a90")
_SPILT = Color(50, 42, 22)
_STEPS = 8  # of the light, from the edges inwards
_DIM = 0.42  # how dark the other segments are while one of them faces a challenger

_FACE = mirrored(
    filled(
        "M49 22 L58 10 L64 24 L92 6 L82 34 L92 44 L78 54 L80 76 L66 72 L62 94 L49 84 Z"
        "M54 52 L74 40 L70 54 L57 59 Z"
    )
)
_EYES = mirrored(filled("M54 52 L74 40 L70 54 L57 59 Z"))
_BALL = (
    '<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="32" cy="28" r="76">'
    '<stop offset="0" stop-color="#9a8d92"/><stop offset="0.45" stop-color="#554a50"/>'
    '<stop offset="1" stop-color="#1a1518"/></radialGradient></defs>'
    '<circle fill="url(#g)" cx="50" cy="50" r="50"/>'
)


@frozen
class Stone:
    """What of the temple does not turn, at one size: painted once."""

    socket: Surface
    ring: Surface  # white, the shape of the coloured segments
    light: Relief
    dome: Surface
    signs: tuple[Surface, ...]


def temple_stone(side: int) -> Stone:
    ring = _circle(side, _OUTER)
    light = relief(ring, side * 0.045, 1.3)
    signs = tuple(_sign(colour, round(side * 0.1)) for colour in Colour)
    return Stone(_socket(side), ring, light, _dome(side), signs)


def temple_picture(
    stone: Stone,
    angle: float,
    facing: int | None,
    strengths: tuple[Surface, ...],
) -> Surface:
    """Turned clockwise by *angle* degrees; at 0 the white segment points up."""
    picture = stone.socket.copy()
    side = picture.get_width()
    picture.blit(_ring(stone, angle, facing), (0, 0))
    picture.blit(stone.dome, (0, 0))
    _ribs(picture, angle)
    if facing is not None:
        _spill(picture, angle + 60 * facing)
    for colour in Colour:
        turn = angle + 60 * colour
        sign = stone.signs[colour]
        at = _SIGN_AT if strengths else _BETWEEN
        picture.blit(sign, sign.get_rect(center=_spoke(side, turn, at)))
        if strengths:
            number = tinted(strengths[colour], _ink(colour, facing))
            picture.blit(number, number.get_rect(center=_spoke(side, turn, _NUMBER_AT)))
    return picture


def _ink(colour: Colour, facing: int | None) -> Color:
    """Light numbers are dimmed together with their segments."""
    ink = ink_on(OF_SEGMENT[colour])
    return ink if facing in {None, colour} or ink == INK else _DIMMED


def number_height(side: int) -> int:
    return round(side * 0.078)


# What stays


def _spoke(side: int, angle: float, reach: float) -> Vector2:
    """The point *reach* of the diameter away from the middle, clockwise from the top."""
    way = Vector2(reach * side, 0).rotate(angle - 90)
    return Vector2(side / 2, side * 0.485) + way


def _circle(side: int, reach: float, down: float = 0.0) -> Surface:
    shape = f'<circle fill="#fff" cx="50" cy="{48.5 + 100 * down}" r="{100 * reach}"/>'
    return drawing(shape, (side, side))


def _shadow(side: int, reach: float, down: float) -> Surface:
    """Of a circle, painted small: it is soft anyway."""
    coarse = max(16, side // 8)
    return smoothscale(shadow_of(_circle(coarse, reach, down), coarse * 0.03, 0.8), (side, side))


def _socket(side: int) -> Surface:
    picture = _shadow(side, _RIM - 0.02, 0.022)
    picture.blit(tinted(_circle(side, _RIM, 0.022), mixed(BRONZE, BLACK, 0.6)), (0, 0))
    rim = carved(_circle(side, _RIM), BRONZE, side * 0.02, 1.1)
    picture.blit(lit_from_above(grained(rim, 0.35), 0.35), (0, 0))
    picture.blit(tinted(_circle(side, _OUTER + 0.008), INK), (0, 0))
    return picture


def _dome(side: int) -> Surface:
    """Two steps of stone, and Makuta's face with burning eyes on the upper one."""
    picture = clear((side, side))
    for reach in (_DOME, _STEP):
        picture.blit(_shadow(side, reach, 0.018), (0, 0))
        across = round(2 * reach * side)
        ball = grained(drawing(_BALL, (across, across)), 0.25)
        picture.blit(ball, ball.get_rect(center=_spoke(side, 0, 0)))
    face = _face(round(0.28 * side))
    picture.blit(face, face.get_rect(center=_spoke(side, 0, 0)))
    return picture


def _face(size: int) -> Surface:
    face = carved(drawing(_FACE, (size, size)), Color("#3a3036"), size * 0.045, 1.4)
    eyes = drawing(_EYES, (size, size))
    embers = blurred(tinted(swollen(eyes, size * 0.02), _EYE), size * 0.05)
    for layer in (embers, tinted(eyes, _EYE)):
        face.blit(layer, (0, 0))
    return face


def _sign(colour: Colour, height: int) -> Surface:
    mask = drawing(SIGNS[SIGN_OF_SEGMENT[colour]], (height, height))
    return tinted(mask, ink_on(OF_SEGMENT[colour]))


# What turns


def _ring(stone: Stone, angle: float, facing: int | None) -> Surface:
    side = stone.ring.get_width()
    picture = clear((side, side))
    for colour in Colour:
        wedge = _wedge(side, angle + 60 * colour, -0.01)
        shade = _DIM if facing not in {None, colour} else 0.0
        pygame.draw.polygon(picture, mixed(OF_SEGMENT[colour], BLACK, shade), wedge)
    for turn in range(30, 360, 60):
        start, end = (_spoke(side, angle + turn, reach) for reach in (_DOME - 0.02, _OUTER))
        pygame.draw.line(picture, INK, start, end, max(2, round(side * 0.012)))
    if facing is not None:
        _glow(picture, Colour(facing), angle)
    stone.light.on(picture)
    return cut(grained(picture, 0.3), stone.ring)


def _glow(picture: Surface, colour: Colour, angle: float) -> None:
    """Light within a segment that gathers along its edges."""
    side = picture.get_width()
    for step in range(_STEPS + 1):
        share = 1 - step / _STEPS
        light = mixed(mixed(OF_SEGMENT[colour], _GLOW, 0.04), _GLOW, share * share)
        pygame.draw.polygon(picture, light, _wedge(side, angle + 60 * colour, 0.034 * (1 - share)))


def _spill(picture: Surface, turn: float) -> None:
    """The same light on all around: rim, dome and the segments beside it."""
    side = picture.get_width()
    coarse = max(16, side // 8)
    light = Surface((coarse, coarse), 0, 32)
    pygame.draw.polygon(light, _SPILT, _wedge(coarse, turn, -0.02))
    halo = smoothscale(blurred(light, coarse * 0.05), (side, side))
    picture.blit(halo, (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def _wedge(side: int, turn: float, margin: float) -> list[Vector2]:
    """The outline of a segment, *margin* of the diameter within its three outer edges.

    With a *margin* below 0 it reaches further out, but never over the segments beside it.
    """
    half = 30 - degrees(max(0.0, margin) / _BETWEEN)
    turns = [turn + half * step / 10 for step in range(-10, 11)]
    outer = [_spoke(side, each, _OUTER - margin) for each in turns]
    inner = [_spoke(side, each, _DOME - 0.01) for each in reversed(turns)]
    return [*outer, *inner]


def _ribs(picture: Surface, angle: float) -> None:
    side = picture.get_width()
    for turn in range(30, 360, 60):
        start, end = (_spoke(side, angle + turn, reach) for reach in (_STEP, _DOME - 0.004))
        pygame.draw.line(picture, Color("#120e10"), start, end, max(2, round(side * 0.01)))
