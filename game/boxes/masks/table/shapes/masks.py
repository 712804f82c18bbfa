"""All twelve masks by their keys: the six Great ones of every box, and the six Noble ones."""

from game.tabletop.pictures.paint import filled, mirrored, stroked
from game.tabletop.shapes.kanohi import GREAT, PLAIN, MaskShape


def _both(path: str) -> str:
    return mirrored(filled(path))


def _lines(path: str, width: float) -> str:
    return mirrored(stroked(path, width))


NOBLE = {
    # A stern brow under a tall crest of will.
    "komau": MaskShape(
        shell=_both("M48 2 L57 10 L60 22 L80 26 L88 44 L84 64 L72 80 L66 96 L48 98 Z"),
        ridges=_both("M48 3 L54 11 L56 40 L52 64 L48 66 Z M60 27 L79 30 L84 42 L58 39 Z")
        + _lines("M80 52 L70 74", 4),
        hollows=_both("M56 46 L81 48 L79 54 L58 55 Z") + _both("M48 76 L64 74 L62 81 L48 83 Z"),
    ),
    # Two great lenses for the dark.
    "ruru": MaskShape(
        shell=_both("M48 12 L62 6 L82 12 L97 32 L97 54 L84 72 L66 84 L60 95 L48 96 Z"),
        ridges=mirrored(
            '<circle fill="none" stroke="#fff" stroke-width="6" cx="74" cy="43" r="18"/>'
        )
        + filled("M46 10 H54 L53 36 L56 62 L50 70 L44 62 L47 36 Z"),
        hollows=mirrored('<circle fill="#fff" cx="74" cy="43" r="12"/>')
        + _lines("M51 79 L60 76 M51 87 L58 85", 4),
    ),
    # Calm, with the lines of many tongues above its eyes.
    "rau": MaskShape(
        shell=_both("M48 6 C66 4 80 14 84 34 L82 56 L88 66 L78 78 L70 74 L62 94 L48 96 Z"),
        ridges=_lines(
            "M50 15 C60 13 70 17 75 26 M50 25 C58 23 65 26 70 32 M50 35 C55 34 59 35 62 38", 4.2
        )
        + _both("M48 44 L53 44 L55 66 L48 68 Z"),
        hollows=_both("M57 52 C64 43 74 43 79 48 C76 57 64 60 58 57 Z")
        + _both("M48 78 C56 76 62 76 66 79 C60 84 54 85 48 85 Z"),
    ),
    # A sly smile between fins that are never the same.
    "mahiki": MaskShape(
        shell=_both("M48 14 L58 4 L64 18 L94 6 L84 34 L98 46 L82 54 L80 70 L66 86 L58 97 L48 92 Z"),
        ridges=_both("M48 16 L53 14 L54 50 L48 58 Z M64 24 L88 12 L78 34 L62 34 Z")
        + _lines("M82 48 L90 46", 4),
        hollows=_both("M56 44 C66 36 76 38 80 42 C74 52 64 54 57 52 Z")
        + _both("M48 72 C60 74 70 70 76 62 C74 76 62 84 48 82 Z"),
    ),
    # A hood with nothing to be seen but a slit.
    "huna": MaskShape(
        shell=_both("M48 3 C74 3 92 24 92 52 C92 76 82 92 70 98 L64 88 L58 97 L48 92 Z"),
        ridges=_both("M48 4 C62 6 74 16 78 34 C68 24 58 20 48 20 Z")
        + _lines("M86 56 C86 72 82 82 74 90", 5),
        hollows=_both("M48 44 L76 40 C79 46 78 50 74 53 L54 54 L53 82 L48 84 Z"),
    ),
    # Bars that hold up what nobody touches.
    "matatu": MaskShape(
        shell=_both("M48 2 L56 4 L58 16 L74 14 L90 22 V46 L82 52 V74 L70 84 L64 97 L48 98 Z"),
        ridges=_both("M48 3 L53 4 L54 36 L48 38 Z M58 20 L86 25 V31 L58 27 Z")
        + _both("M58 62 L80 60 V66 L58 69 Z")
        + _both("M86 34 L90 34 V46 L86 48 Z"),
        hollows=_both("M57 38 L82 37 L81 50 L60 53 Z") + _lines("M50 80 H62 M50 88 H60", 4.5),
    ),
}
SHAPES = {**GREAT, **NOBLE}


def shape_of(mask: str) -> MaskShape:
    """By the mask's key; a mask that nobody has drawn has a plain face."""
    return SHAPES.get(mask, PLAIN)
