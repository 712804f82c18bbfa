"""Tokens as pictures: a rim, a ground, what is carved on it, and a shadow on the table."""

from collections.abc import Callable
from math import cos, radians, sin

import pygame
from pygame import Color, Surface, Vector2

from game.boxes.quest.table.faces import Face, Layer
from game.boxes.quest.table.paint import (
    BLACK,
    BOX,
    carved,
    clear,
    drawing,
    lit_from_above,
    mixed,
    placed,
    shadow_of,
    tinted,
)
from game.boxes.quest.table.piece_colours import INK

NumberPicture = Callable[[str, int], Surface]

TOP = Vector2(48.5, 46.5)  # the middle of the upper side, in the box of a hundred
RADIUS = 44.5
THICKNESS = 4.5
RIM = 7.0  # its width


def disc_picture(face: Face, side: int, numbers: NumberPicture) -> Surface:
    """A token that lies on the table, in a square of *side* pixels."""
    picture = _body(face.rim, side)
    unit = side / BOX
    _ground(picture, face, unit)
    for layer in face.layers:
        _carve(picture, layer, side)
    if face.number is not None:
        _number(picture, numbers(str(face.number), round(46 * unit)), unit)
    return picture


def _circle(side: int, centre: Vector2, radius: float) -> Surface:
    shape = f'<circle fill="#fff" cx="{centre.x}" cy="{centre.y}" r="{radius}"/>'
    return drawing(shape, (side, side))


def _body(rim: Color, side: int) -> Surface:
    unit = side / BOX
    picture = clear((side, side))
    below = TOP + (0, THICKNESS)
    shadow = shadow_of(_circle(side, below + (1.5, 1.0), RADIUS - 1), 5 * unit, 0.75)
    picture.blit(shadow, (0, 0))
    edge = _circle(side, below, RADIUS)
    picture.blit(lit_from_above(tinted(edge, mixed(rim, BLACK, 0.5)), 0.6), (0, 0))
    picture.blit(tinted(_circle(side, TOP + (0, THICKNESS * 0.45), RADIUS), mixed(rim, BLACK, 0.35)), (0, 0))
    top = lit_from_above(carved(_circle(side, TOP, RADIUS), rim, 4 * unit, 1.1), 0.35)
    picture.blit(top, (0, 0))
    return picture


def _ground(picture: Surface, face: Face, unit: float) -> None:
    side = picture.get_width()
    radius = RADIUS - RIM
    hollow = carved(_circle(side, TOP, radius + 1.6), mixed(face.rim, BLACK, 0.3), 3 * unit, -0.6)
    picture.blit(hollow, (0, 0))
    ground = lit_from_above(tinted(_circle(side, TOP, radius), face.ground), 0.22)
    picture.blit(ground, (0, 0))


def _carve(picture: Surface, layer: Layer, side: int) -> None:
    unit = side / BOX
    mask = drawing(placed(layer.body, TOP.x, TOP.y, 0.97), (side, side))
    if layer.line:
        picture.blit(tinted(_swollen(mask, layer.line * unit), INK), (0, 0))
    if not layer.bevel:
        picture.blit(tinted(mask, layer.colour), (0, 0))
        return
    picture.blit(shadow_of(mask, 2.4 * unit, 0.7), (1.6 * unit, 2.0 * unit))
    picture.blit(carved(mask, layer.colour, layer.bevel * unit), (0, 0))


def _swollen(mask: Surface, width: float) -> Surface:
    """The shape, thicker by *width* all around."""
    picture = mask.copy()
    for turn in range(0, 360, 30):
        step = (width * cos(radians(turn)), width * sin(radians(turn)))
        picture.blit(mask, step)
    return picture


def _number(picture: Surface, number: Surface, unit: float) -> None:
    place = number.get_rect(center=TOP * unit + Vector2(0, 8 * unit))
    picture.blit(shadow_of(number, 2 * unit, 0.6), place.move(round(unit), round(2 * unit)))
    picture.blit(tinted(_swollen(number, 3.2 * unit), INK), place)
    picture.blit(tinted(number, Color("#fff8e6")), place)
