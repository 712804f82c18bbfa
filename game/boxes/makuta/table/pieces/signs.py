"""What keys and locks, Turaga and the temple show: the elements, and a sun (V2, V4)."""

from game.rules.makuta.pieces import Symbol
from game.tabletop.pictures.paint import around, filled
from game.tabletop.shapes.elements import SIGNS

_SUN = '<circle fill="#fff" cx="50" cy="50" r="24"/>' + around(
    filled("M41 20 L50 2 L59 20 C53 18 47 18 41 20 Z"), 8
)
OF_SYMBOL = {**{Symbol(element): sign for element, sign in SIGNS.items()}, Symbol.YELLOW: _SUN}
