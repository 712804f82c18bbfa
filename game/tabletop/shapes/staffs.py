"""The staffs of the six Turaga, each with the sign of its village."""

from game.tabletop.pictures.paint import placed, stroked
from game.tabletop.shapes.elements import SIGNS, Element

_CROOKS = {
    Element.FIRE: "M30 44 C26 60 40 68 50 70 C60 68 74 60 70 44",
    Element.WATER: "M24 26 V52 C24 64 38 70 50 70 C62 70 76 64 76 52 V26",
    Element.AIR: "M72 12 C92 30 84 66 50 72 C34 68 30 60 32 54",
    Element.STONE: "M24 70 H76 M24 62 V78 M76 62 V78",
    Element.EARTH: "M22 60 L50 76 L78 60",
    Element.ICE: "M50 72 L26 58 V40 M50 72 L74 58 V40",
}


def staff_of(element: Element) -> tuple[str, str]:
    """The shaft, and the sign that it carries."""
    shaft = stroked("M50 70 V97", 10) + stroked(_CROOKS[element], 9)
    return shaft, placed(SIGNS[element], 50, 34, 0.56)
