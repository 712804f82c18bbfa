"""The colours of all pieces. None carries a meaning alone: shape or sign says the same."""

from pygame import Color

from game.rules.makuta.pieces import Colour, Die, Kanohi, Kind, Symbol, Toa
from game.tabletop.shapes.elements import COLOURS

YELLOW = Color("#e8b92c")

BONE = Color("#e4d7b8")  # the ground of a face
BRONZE = Color("#a87a3c")
IRON = Color("#6f7780")

LIGHT_OF_TOA = {
    Toa.TAHU: Color("#ff5a1e"),
    Toa.GALI: Color("#2f8dff"),
    Toa.LEWA: Color("#6fe03c"),
    Toa.POHATU: Color("#e08a34"),
    Toa.ONUA: Color("#8a5cff"),
    Toa.KOPAKA: Color("#bfe6ff"),
}
OF_SYMBOL = {
    **{Symbol(element): colour for element, colour in COLOURS.items()},
    Symbol.YELLOW: YELLOW,
}
OF_TOA = {toa: OF_SYMBOL[Symbol(toa)] for toa in Toa}
SIGN_OF_SEGMENT = {
    Colour.WHITE: Symbol.ICE,
    Colour.RED: Symbol.FIRE,
    Colour.GREEN: Symbol.AIR,
    Colour.BROWN: Symbol.STONE,
    Colour.BLUE: Symbol.WATER,
    Colour.BLACK: Symbol.EARTH,
}
OF_SEGMENT = {colour: OF_SYMBOL[sign] for colour, sign in SIGN_OF_SEGMENT.items()}
OF_DIE = {Die.WHITE: Color("#f1ece0"), Die.RED: Color("#c22a22"), Die.GREEN: Color("#2f8f45")}
# Kakama and Kaukau in the colours of the dice they bring.
OF_MASK = {
    Kanohi.HAU: Color("#d59a2e"),
    Kanohi.PAKARI: Color("#4a4f58"),
    Kanohi.AKAKU: Color("#b9d3df"),
    Kanohi.KAKAMA: OF_DIE[Die.RED],
    Kanohi.KAUKAU: OF_DIE[Die.GREEN],
    Kanohi.MIRU: Color("#6a55b8"),
}
# The ground of a key, pale below a dark sign and dark below a pale one.
OF_KEY = {
    Symbol.FIRE: Color("#3a1a14"),
    Symbol.WATER: Color("#c3e2ee"),
    Symbol.AIR: Color("#e2efc0"),
    Symbol.STONE: Color("#e3b878"),
    Symbol.EARTH: Color("#c3b2cf"),
    Symbol.ICE: Color("#35608c"),
    Symbol.YELLOW: Color("#5a3a1c"),
}
# The ground of a back.
OF_KIND = {
    Kind.MOSQUITO: Color("#6d7a2c"),
    Kind.SCORPION: Color("#a8541c"),
    Kind.TIGER: Color("#7a1f2b"),
    Kind.KANOHI: Color("#1f6a70"),
    Kind.TURAGA: Color("#5a3f86"),
    Kind.POWER: Color("#2f4f9a"),
    Kind.KEY: Color("#8a6a1c"),
    Kind.LOCK: Color("#3c444d"),
}
