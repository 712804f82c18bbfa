"""The three Rahi face up: larger and bolder than on their backs, and the land they stand on."""

from attrs import frozen
from pygame import Color

from game.boxes.makuta.table.pieces.emblems import OF_KIND as EMBLEMS
from game.rules.makuta.pieces import Kind
from game.tabletop.pictures.paint import filled, mirrored, stroked


@frozen
class Beast:
    """Its parts from back to front with their colours, on *ground*; the number lies on *land*."""

    ground: Color
    parts: tuple[tuple[str, Color], ...]
    land: str
    earth: Color


_WINGS = mirrored(
    filled("M53 42 C58 16 82 1 99 7 C102 28 84 45 54 48 Z")
    + filled("M54 50 C68 45 91 50 97 67 C85 76 62 68 53 56 Z")
)
_INSECT = (
    stroked("M50 4 V26", 6)
    + mirrored(stroked("M54 28 L67 13", 5) + stroked("M55 54 L73 78 L70 97", 6))
    + '<circle fill="#fff" cx="50" cy="29" r="11"/>'
    + '<ellipse fill="#fff" cx="50" cy="46" rx="11" ry="13"/>'
    + filled("M40 58 H60 L57 80 L50 99 L43 80 Z")
)
_PINCERS = mirrored(
    filled("M66 42 C56 20 67 2 86 0 C78 10 79 18 83 22 C86 14 92 8 99 9 C103 29 93 44 76 46 Z")
)
_ARMS = (
    mirrored(stroked("M54 54 L70 48 L74 40", 9) + stroked("M60 60 L79 55 L92 66", 6.5))
    + mirrored(stroked("M60 68 L78 74 L86 90", 6.5))
    + filled("M35 50 C37 38 63 38 65 50 L66 63 C66 75 60 82 50 82 C40 82 34 75 34 63 Z")
)
_STING = stroked("M50 80 C52 100 26 102 19 87 C15 76 22 69 30 68", 9.5) + filled(
    "M22 77 L45 53 L45 78 Z"
)

OF_KIND = {
    Kind.MOSQUITO: Beast(
        ground=Color("#a8bd50"),
        parts=((_WINGS, Color("#f4f7e6")), (_INSECT, Color("#37451a"))),
        land=filled(
            "M2 64 C12 58 20 58 30 64 C42 70 50 70 60 64 C72 58 84 58 97 66 A50 50 0 0 1 2 64 Z"
        ),
        earth=Color("#22402f"),
    ),
    Kind.SCORPION: Beast(
        ground=Color("#f0d59c"),
        parts=((_ARMS, Color("#7a2c10")), (_PINCERS, Color("#b8481a")), (_STING, Color("#b8481a"))),
        land=filled("M4 70 C26 60 74 60 96 70 A50 50 0 0 1 4 70 Z"),
        earth=Color("#7a4a1e"),
    ),
    Kind.TIGER: Beast(
        ground=Color("#6a1a26"),
        parts=((EMBLEMS[Kind.TIGER], Color("#f4ae42")),),
        land=filled("M2 62 L18 68 L34 65 L50 69 L66 65 L82 68 L98 62 A50 50 0 0 1 2 62 Z"),
        earth=Color("#1c1014"),
    ),
}
