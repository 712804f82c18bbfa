"""Signs for buttons and for the log, in one colour."""

from pygame import Color, Surface

from game.boxes.makuta.table.pieces.colours import CREAM, INK, OF_SYMBOL, OF_TOA, ink_on, is_pale
from game.boxes.makuta.table.pieces.glyphs import GLYPHS
from game.boxes.makuta.table.pieces.signs import OF_SYMBOL as SIGNS
from game.rules.makuta.pieces import Symbol, Toa
from game.tabletop.paint import drawing, placed, swollen, tinted

ICONS = frozenset(GLYPHS)
_SHARE = 0.9  # of the square; the rest is air


def glyph_picture(body: str, size: int, colour: Color) -> Surface:
    """A shape in the middle of a square of *size*."""
    return tinted(drawing(placed(body, 50, 50, _SHARE), (size, size)), colour)


def icon_picture(name: str, size: int, colour: Color) -> Surface:
    return glyph_picture(GLYPHS[name], size, colour)


def badge_picture(toa: Toa, size: int) -> Surface:
    """The element of *toa* on a round ground of its colour."""
    colour = OF_TOA[toa]
    ring = '<circle fill="#fff" cx="50" cy="50" r="{}"/>'
    picture = tinted(drawing(ring.format(50), (size, size)), INK)
    picture.blit(tinted(drawing(ring.format(46), (size, size)), CREAM), (0, 0))
    picture.blit(tinted(drawing(ring.format(40), (size, size)), colour), (0, 0))
    sign = drawing(placed(SIGNS[Symbol(toa)], 50, 50, 0.58), (size, size))
    picture.blit(tinted(sign, ink_on(colour)), (0, 0))
    return picture


def symbol_picture(symbol: Symbol, size: int) -> Surface:
    """The sign in its own colour: dark with a light line around it, or light with a dark one."""
    colour = OF_SYMBOL[symbol]
    mask = drawing(placed(SIGNS[symbol], 50, 50, _SHARE), (size, size))
    line = INK if is_pale(colour) else CREAM
    picture = tinted(swollen(mask, max(1, size * 0.04)), line)
    picture.blit(tinted(mask, colour), (0, 0))
    return picture
