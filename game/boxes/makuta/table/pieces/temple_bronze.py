"""The bronze of Makuta's temple: marks around its foot, and the ribs between the segments."""

from collections.abc import Iterator
from functools import cache
from math import sqrt

import pygame
from pygame import Color, Surface, Vector2

from game.boxes.makuta.table.pieces.colours import BRONZE
from game.boxes.makuta.table.pieces.dome import LIGHT, Dome, along, normal
from game.boxes.makuta.table.pieces.temple_stone import CAP, FOOT
from game.tabletop.pictures.paint import BLACK, INK, WHITE, mixed

EMBER = Color("#ff7a24")
_RIB = 0.045  # half its width, where 1 is from the axis to the foot
_PROUD = 0.035  # how far it stands out
_PIECES = 4  # of a rib, each with its own light
_SEAM = 0.026  # beyond the rib on both sides
_NOTCHES = 24
_GILT, _BRIGHT = Color("#ffe0a0"), 0.5  # bronze in full light, and where that begins


def notch(picture: Surface, dome: Dome, angle: float, stir: float) -> None:
    """Marks around the foot: by them one sees that it turns."""
    width = max(1, round(dome.side * 0.005))
    if stir:
        hot = mixed(mixed(BRONZE, BLACK, 0.4), EMBER, stir)
        rim = [dome.on_ground(each, FOOT + 0.012) for each in range(0, 360, 10)]
        pygame.draw.lines(picture, hot, True, rim, 2 * width)  # noqa: FBT003 - closed
    for mark in range(_NOTCHES):
        ends = [dome.on_ground(angle + 360 / _NOTCHES * mark, far) for far in (1.0, 1.03)]
        pygame.draw.line(picture, INK, ends[0], ends[1], width)


def rib(picture: Surface, dome: Dome, turn: float, stir: float) -> None:
    """Two slopes of bronze from the crown to the foot, in a seam that can glow."""
    seam = [*_edge(dome, turn, -_RIB - _SEAM), *reversed([*_edge(dome, turn, _RIB + _SEAM)])]
    pygame.draw.polygon(picture, mixed(INK, EMBER, stir), seam)
    ridge = [*_edge(dome, turn, 0.0, _PROUD)]
    for aside in (-_RIB, _RIB):
        foot = [*_edge(dome, turn, aside, _PROUD / 3)]
        for piece in range(_PIECES):
            corners = [ridge[piece], ridge[piece + 1], foot[piece + 1], foot[piece]]
            colour = _bronze(round(turn) % 360, piece, aside > 0)
            pygame.draw.polygon(picture, colour, corners)
    for far in (0.42, 0.74, 0.97):
        _rivet(picture, dome, turn, far)


def _edge(dome: Dome, turn: float, aside: float, proud: float = 0.0) -> Iterator[Vector2]:
    return (dome.at(turn, _far(piece), aside, proud) for piece in range(_PIECES + 1))


def _far(piece: float) -> float:
    """The pieces are shorter towards the foot, where the dome is steep."""
    left = 1 - piece / _PIECES
    return CAP + (1.02 - CAP) * (1 - left * sqrt(left))


@cache
def _bronze(turn: int, piece: int, after: bool) -> Color:  # noqa: FBT001 - part of the key
    """Of one slope of a rib: the one that leans the way it turns comes *after* the ridge."""
    lean = along(turn) * (0.9 if after else -0.9)
    light = (normal(turn, min(1.0, _far(piece + 0.5))) + lean).normalize().dot(LIGHT)
    if light > _BRIGHT:
        return mixed(BRONZE, _GILT, (light - _BRIGHT) * 1.5)
    return mixed(mixed(BRONZE, BLACK, 0.72), BRONZE, 0.25 + 1.5 * max(0.0, light))


def _rivet(picture: Surface, dome: Dome, turn: float, far: float) -> None:
    size = dome.side * 0.013
    place = dome.at(turn, far, 0.0, _PROUD)
    pygame.draw.circle(picture, mixed(BRONZE, BLACK, 0.7), place, size)
    pygame.draw.circle(picture, mixed(BRONZE, WHITE, 0.35), place - Vector2(size * 0.2), size * 0.7)
