"""Signs for buttons and for the log, in one colour."""

from pygame import Surface

from game.boxes.makuta.table.pieces.colours import OF_TOA
from game.boxes.makuta.table.pieces.emblems import OF_KIND
from game.boxes.makuta.table.pieces.signs import OF_SYMBOL as SIGNS
from game.rules.makuta.pieces import Kind, Symbol, Toa
from game.tabletop.pictures import paint
from game.tabletop.pictures.glyphs import GLYPHS

ICONS = {**GLYPHS, "mask": OF_KIND[Kind.KANOHI]}


def badge_picture(toa: Toa, size: int) -> Surface:
    """The element of *toa* on a round ground of its colour."""
    colour = OF_TOA[toa]
    ring = '<circle fill="#fff" cx="50" cy="50" r="{}"/>'
    picture = paint.tinted(paint.drawing(ring.format(50), (size, size)), paint.INK)
    picture.blit(paint.tinted(paint.drawing(ring.format(46), (size, size)), paint.CREAM), (0, 0))
    picture.blit(paint.tinted(paint.drawing(ring.format(40), (size, size)), colour), (0, 0))
    sign = paint.drawing(paint.placed(SIGNS[Symbol(toa)], 50, 50, 0.58), (size, size))
    picture.blit(paint.tinted(sign, paint.ink_on(colour)), (0, 0))
    return picture
