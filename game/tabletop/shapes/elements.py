"""The six elements, in the order of the Toa: their signs and their colours."""

from enum import IntEnum

from pygame import Color

from game.tabletop.pictures.paint import around, filled, stroked


class Element(IntEnum):
    FIRE = 0
    WATER = 1
    AIR = 2
    STONE = 3
    EARTH = 4
    ICE = 5


Polygon = tuple[tuple[float, float], ...]


def facets(*polygons: Polygon, share: float = 0.86) -> str:
    """Polygons with gaps between them, as if split from one stone."""
    return filled(" ".join(_shrunk(polygon, share) for polygon in polygons))


def _shrunk(polygon: Polygon, share: float) -> str:
    x = sum(point[0] for point in polygon) / len(polygon)
    y = sum(point[1] for point in polygon) / len(polygon)
    points = (f"{x + (px - x) * share:.1f} {y + (py - y) * share:.1f}" for px, py in polygon)
    return f"M{' L'.join(points)} Z"


SIGNS = {
    Element.FIRE: filled(
        "M54 1 C56 19 72 27 70 46 C76 41 79 32 77 20 C90 33 97 50 94 66 C91 85 73 98 50 98"
        "C27 98 8 85 6 66 C4 51 11 39 20 25 C21 38 25 46 32 49 C30 31 48 22 54 1 Z"
        "M52 53 C56 64 70 69 69 81 C68 89 60 93 51 93 C41 93 33 88 33 80 C33 69 47 66 52 53 Z"
    ),
    Element.WATER: filled(
        "M50 4 C60 25 82 45 82 65 C82 84 68 96 50 96 C32 96 18 84 18 65 C18 45 40 25 50 4 Z"
        "M26 64 C34 54 42 55 50 63 C58 71 66 71 74 61 C74 67 74 70 72 74 C65 82 57 82 49 74"
        "C42 67 35 67 28 75 C26 71 26 68 26 64 Z"
    ),
    Element.AIR: (
        stroked("M8 36 H60 C77 36 79 13 63 13 C55 13 51 20 54 26", 10)
        + stroked("M6 55 H76 C95 55 95 82 78 82 C69 82 65 74 69 68", 10)
        + stroked("M14 74 H42 C54 74 54 92 42 92 C37 92 34 89 34 85", 10)
    ),
    Element.STONE: facets(
        ((28, 12), (68, 8), (60, 38), (32, 42)),
        ((68, 8), (95, 38), (88, 60), (60, 38)),
        ((88, 60), (84, 82), (50, 96), (52, 66), (60, 38)),
        ((60, 38), (52, 66), (30, 72), (32, 42)),
        ((52, 66), (50, 96), (14, 86), (30, 72)),
        ((32, 42), (30, 72), (14, 86), (4, 46), (28, 12)),
    ),
    Element.EARTH: filled(
        "M1 92 L28 38 L39 56 L60 8 L99 92 H66 C66 66 34 66 34 92 Z M60 28 L52 46 L60 53 L68 45 Z"
    ),
    Element.ICE: around(stroked("M50 50 V7 M37 13 L50 27 L63 13", 8.5), 6),
}
# Beside their hues they differ in brightness: that is what is left to those who see few hues.
COLOURS = {
    Element.FIRE: Color("#c8341f"),
    Element.WATER: Color("#2a6fc4"),
    Element.AIR: Color("#55b046"),
    Element.STONE: Color("#774a22"),
    Element.EARTH: Color("#2b2a30"),
    Element.ICE: Color("#e9eef2"),
}
