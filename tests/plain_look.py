"""How a seat shows itself that is known by its colour alone."""

from functools import partial

import pygame
from pygame import Color, Surface

from game.scenes.table.view import SeatLook


def plain_look(colour: Color) -> SeatLook:
    dot = partial(_dot, colour)
    return SeatLook(colour, dot, dot, partial(_filled, colour))


def _dot(colour: Color, size: int) -> Surface:
    picture = Surface((size, size), pygame.SRCALPHA)
    pygame.draw.aacircle(picture, colour, (size / 2, size / 2), size / 2)
    return picture


def _filled(colour: Color, size: tuple[int, int]) -> Surface:
    picture = Surface(size, 0, 32)
    picture.fill(colour)
    return picture
