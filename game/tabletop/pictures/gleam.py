"""Light: around a token that is used and over its face, and bursting from behind a word."""

from functools import lru_cache
from math import cos, pi, sin

import pygame
from attrs import frozen
from pygame import BLEND_RGB_ADD, Color, Rect, Surface, Vector2
from pygame.transform import box_blur, smoothscale

from game.tabletop.pictures import paint
from game.tabletop.pictures.sprite import Sized

ROOM = 1.5  # how much larger than the token the picture is
_WARM = Color("#ffd98a")
_BAND = 0.34  # of the token: the width of the light that runs over it
_STRONG = 190  # of 255
RAYS = 16
COARSE = 3  # pixels of the screen for one of the light
BLOW = 7  # points


@frozen
class GleamLook(Sized):
    """A round piece after *share* of its glow, with room for the light around it."""

    piece: Sized
    share: float

    @property
    def height(self) -> float:
        return self.piece.height * ROOM

    def at(self, zoom: float) -> Surface:
        return gleaming(self.piece.at(zoom), self.share)


def gleaming(picture: Surface, share: float) -> Surface:
    """*picture* after *share* of its glow; it begins and ends as it is."""
    side = picture.get_width()
    room = round(side * ROOM)
    result = (
        paint.faded(_halo(room), sin(pi * share)) if 0 < share < 1 else paint.clear((room, room))
    )
    edge = (room - side) // 2
    face = picture.copy()
    if 0 < share < 1:
        face.blit(_running(picture, share), (0, 0), special_flags=BLEND_RGB_ADD)
    result.blit(face, (edge, edge))
    return result


@lru_cache(maxsize=paint.SIZES_KEPT)
def _halo(room: int) -> Surface:
    disc = f'<circle fill="#fff" cx="50" cy="50" r="{43 / ROOM + 4}"/>'
    near = paint.drawing(disc, (room, room))
    light = paint.tinted(paint.blurred(near, room * 0.06), _WARM)
    light.blit(paint.tinted(paint.blurred(near, room * 0.02), _WARM), (0, 0))
    return light


def _running(picture: Surface, share: float) -> Surface:
    """A slanting band on its way from the left edge to the right one, within the token."""
    side = picture.get_width()
    band = _band(side)
    light = Surface(picture.get_size(), 0, 32)
    light.blit(band, (round((share * (1 + 2 * _BAND) - 2 * _BAND) * side), 0))
    level = round(255 * sin(pi * share))
    light.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
    whole = paint.clear(picture.get_size())
    whole.blit(light, (0, 0))
    return _premultiplied(paint.cut(whole, picture))


def _premultiplied(light: Surface) -> Surface:
    """Nothing is added where the token is not."""
    flat = Surface(light.get_size(), 0, 32)
    flat.blit(light, (0, 0))
    return flat


@lru_cache(maxsize=paint.SIZES_KEPT)
def _band(side: int) -> Surface:
    width = round(2 * _BAND * side)
    band = Surface((width, side), 0, 32)
    third, level = width / 3, (_STRONG, round(_STRONG * 0.94), round(_STRONG * 0.75))
    corners = [(1.6 * third, 0), (2.4 * third, 0), (1.4 * third, side), (0.6 * third, side)]
    pygame.draw.polygon(band, level, corners)
    return paint.blurred(band, side * 0.07)


def draw_burst(surface: Surface, rect: Rect, colour: Color, share: float) -> None:
    """In the middle of *rect*: after *share* of its time it is gone."""
    if share >= 1:
        return
    small = Surface((rect.width // COARSE + 1, rect.height // COARSE + 1))
    middle, reach = Vector2(small.get_size()) / 2, small.get_width() * (0.2 + 0.45 * share)
    light = Color("black").lerp(colour, (1 - share) * 0.8)
    for ray in range(RAYS):
        turn = 2 * pi * ray / RAYS + 0.3 * share
        far = reach * (1.0 if ray % 2 else 0.72)
        tips = [middle + far * Vector2(cos(a), sin(a)) for a in (turn - 0.07, turn + 0.07)]
        pygame.draw.polygon(small, light, [middle, *tips])
    pygame.draw.circle(small, light, middle, reach * 0.22)
    large = smoothscale(box_blur(small, 2), rect.size)
    surface.blit(large, rect, special_flags=BLEND_RGB_ADD)


def struck(share: float) -> float:
    """How far a card is thrown aside by a blow, from -1 to 1; in the end it hangs still."""
    return sin(5 * pi * share) * (1 - share) ** 2 if share < 1 else 0.0
