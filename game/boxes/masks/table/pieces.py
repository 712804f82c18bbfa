"""Small pictures of what is no card: masks, Toa, backs and signs; painted once for each size."""

from functools import lru_cache

from pygame import Color, Surface

from game.boxes.masks.table.land_view import pawn
from game.boxes.masks.table.shapes.masks import shape_of
from game.rules.masks.pieces import Toa
from game.tabletop.pictures import paint
from game.tabletop.shapes.elements import COLOURS, Element
from game.tabletop.toa import badge_picture

KEPT = 512
NOBLE = Color("#b9c6cf")
MASKS = {  # the colour that each Great Mask has on the table
    "hau": Color("#d8442f"),
    "kaukau": Color("#3f8fd6"),
    "miru": Color("#58b04a"),
    "kakama": Color("#c98a3a"),
    "pakari": Color("#6a6a72"),
    "akaku": Color("#dfe8ee"),
}


def colour_of(toa: Toa) -> Color:
    return COLOURS[Element(toa)]


@lru_cache(maxsize=KEPT)
def badge(toa: Toa, size: int) -> Surface:
    return badge_picture(Element(toa), size)


def portrait(toa: Toa, height: int) -> Surface:
    return pawn(toa, height)


@lru_cache(maxsize=KEPT)
def mask_picture(key: str, size: int, *, is_ready: bool = True) -> Surface:
    """Grey while it is exhausted or rests."""
    shape = shape_of(key)
    colour = MASKS.get(key, NOBLE) if is_ready else Color("#5d5a55")
    shell = paint.drawing(paint.placed(shape.shell, 50, 50, 0.9), (size, size))
    picture = paint.clear((size, size))
    picture.blit(paint.tinted(paint.swollen(shell, max(1, size * 0.03)), paint.INK), (0, 0))
    picture.blit(paint.carved(shell, colour, max(1, size * 0.08), 1.2), (0, 0))
    ridges = paint.drawing(paint.placed(shape.ridges, 50, 50, 0.9), (size, size))
    picture.blit(paint.faded(paint.tinted(ridges, paint.mixed(colour, paint.WHITE, 0.5)), 0.6))
    hollows = paint.drawing(paint.placed(shape.hollows, 50, 50, 0.9), (size, size))
    picture.blit(paint.tinted(hollows, paint.INK), (0, 0))
    return picture


@lru_cache(maxsize=KEPT)
def sign_picture(body: str, size: int, colour: tuple[int, int, int]) -> Surface:
    return paint.tinted(paint.drawing(body, (size, size)), Color(*colour))
