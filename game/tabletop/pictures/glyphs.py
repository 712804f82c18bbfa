"""Signs for buttons and for the log: outlines in the box of a hundred, in one colour."""

from pygame import Color, Surface

from game.tabletop.pictures.paint import drawing, filled, placed, stroked, tinted
from game.ui.theme import Theme

SHARE = 0.9  # of the square; the rest is air
_TURN = stroked("M78 32 C64 12 36 12 23 32 C8 58 26 86 52 86 C66 86 78 79 84 66", 11) + filled(
    "M92 8 L88 46 L56 30 Z"
)
GLYPHS = {
    "fit": stroked("M10 34 V10 H34 M66 10 H90 V34 M90 66 V90 H66 M34 90 H10 V66", 10)
    + filled("M36 36 H64 V64 H36 Z"),
    "follow": stroked("M50 6 V24 M50 76 V94 M6 50 H24 M76 50 H94", 9)
    + '<circle fill="none" stroke="#fff" stroke-width="9" cx="50" cy="50" r="28"/>'
    + '<circle fill="#fff" cx="50" cy="50" r="10"/>',
    "plus": stroked("M50 14 V86 M14 50 H86", 14),
    "minus": stroked("M14 50 H86", 14),
    "turn_left": f'<g transform="translate(100 0) scale(-1 1)">{_TURN}</g>',
    "turn_right": _TURN,
    "eye": filled(
        "M2 50 C18 22 36 16 50 16 C64 16 82 22 98 50 C82 78 64 84 50 84 C36 84 18 78 2 50 Z"
        "M50 28 A22 22 0 1 0 50.1 28 Z M50 38 A12 12 0 1 1 49.9 38 Z"
    ),
    "die": filled(
        "M20 8 H80 C88 8 92 12 92 20 V80 C92 88 88 92 80 92 H20"
        "C12 92 8 88 8 80 V20 C8 12 12 8 20 8 Z"
        "M30 21 A9 9 0 1 0 30.1 21 Z M70 21 A9 9 0 1 0 70.1 21 Z M50 41 A9 9 0 1 0 50.1 41 Z"
        "M30 61 A9 9 0 1 0 30.1 61 Z M70 61 A9 9 0 1 0 70.1 61 Z"
    ),
    "sword": filled("M94 4 L90 28 L46 72 L30 56 L74 10 Z M22 54 L48 80 L40 88 L14 62 Z")
    + stroked("M28 74 L10 92", 11),
    "check": stroked("M12 54 L38 80 L88 20", 15),
    "cross": stroked("M18 18 L82 82 M82 18 L18 82", 15),
    "arrow_up": filled("M50 8 L90 52 H65 V92 H35 V52 H10 Z"),
    "lock": filled("M18 44 H82 V92 H18 Z") + stroked("M32 44 V30 C32 4 68 4 68 30 V44", 12),
    "play": filled("M20 8 L90 50 L20 92 Z"),
    "person": '<circle fill="#fff" cx="50" cy="28" r="22"/>'
    + filled("M8 94 C8 66 26 56 50 56 C74 56 92 66 92 94 Z"),
}


def glyph_picture(body: str, size: int, colour: Color) -> Surface:
    """A shape in the middle of a square of *size*."""
    return tinted(drawing(placed(body, 50, 50, SHARE), (size, size)), colour)


def glyph(theme: Theme, name: str, points: float, colour: Color) -> Surface:
    """One of `GLYPHS`, painted once."""
    size = theme.px(points)
    key = ("glyph", name, size, tuple(colour))
    return theme.kept(key, lambda: glyph_picture(GLYPHS[name], size, colour))
