"""The outlines on the backs, and the three Rahi face up."""

from attrs import frozen
from pygame import Color

from game.rules.makuta.pieces import Kind
from game.tabletop.pictures.paint import filled, mirrored, stroked

OF_KIND = {
    Kind.MOSQUITO: (
        stroked("M50 3 V24", 4)
        + mirrored(
            filled("M52 34 C64 18 84 10 97 16 C96 30 76 42 54 42 Z")
            + filled("M53 44 C66 40 84 44 92 54 C84 62 64 58 53 50 Z")
            + stroked("M53 34 L64 26 L66 10", 3.2)
            + stroked("M54 50 L68 68 L66 90", 3.2)
            + stroked("M55 46 L76 66 L84 86", 3.2)
        )
        + '<circle fill="#fff" cx="50" cy="27" r="8"/>'
        + '<ellipse fill="#fff" cx="50" cy="42" rx="9" ry="11"/>'
        + filled(
            "M42 52 H58 L57 61 H43 Z M43 64 H57 L56 73 H44 Z M44 76 H56 L54 84 L50 97 L46 84 Z"
        )
    ),
    Kind.SCORPION: (
        mirrored(
            stroked("M56 46 L70 40 L77 28", 6.5)
            + filled(
                "M70 32 C66 18 74 6 86 2 C80 12 82 16 84 18 C86 13 90 9 95 8 C97 22 90 34 78 35 Z"
            )
            + stroked("M60 54 L78 50 L88 60", 4)
            + stroked("M61 60 L78 62 L86 76", 4)
            + stroked("M59 67 L72 74 L76 90", 4)
        )
        + filled("M39 44 C42 34 58 34 61 44 L63 58 C63 68 58 76 50 76 C42 76 37 68 37 58 Z")
        + stroked("M50 76 C50 92 34 98 28 88 C25 82 28 76 33 74", 7)
        + filled("M28 78 L40 64 L41 79 Z")
    ),
    Kind.TIGER: mirrored(
        filled(
            "M49 14 C56 12 63 13 68 16 C71 7 81 3 88 8 C94 14 93 26 87 33 C89 40 91 46 98 53 L89 57"
            "L95 67 L84 68 L84 79 L73 77 C70 84 65 88 60 90 L49 93 Z"
            "M49 17 H53 L52 33 H49 Z M59 17 L67 21 L57 31 Z M76 15 C82 12 86 17 83 26 Z"
            "M87 40 L71 43 L89 47 Z M92 57 L75 56 L87 62 Z M55 49 L73 40 L71 51 L60 55 Z"
            "M49 60 H59 L53 68 H49 Z M49 73 L66 70 L64 80 L58 74 L56 86 L52 75 H49 Z"
        )
    ),
    Kind.KEY: filled(
        "M50 4 C66 4 78 16 78 31 C78 43 70 53 58 57 V74 H72 V82 H58 V86 H68 V94 H58 V97 H42 V57"
        "C30 53 22 43 22 31 C22 16 34 4 50 4 Z"
        "M50 17 C42 17 36 23 36 31 C36 39 42 45 50 45 C58 45 64 39 64 31 C64 23 58 17 50 17 Z"
    ),
    Kind.LOCK: filled(
        "M16 44 H24 V32 C24 14 35 4 50 4 C65 4 76 14 76 32 V44 H84 V86 C84 92 80 96 74 96 H26"
        "C20 96 16 92 16 86 Z M36 44 H64 V32 C64 22 58 16 50 16 C42 16 36 22 36 32 Z"
        "M50 54 C43 54 39 59 39 64 C39 69 42 72 45 74 L42 87 H58 L55 74 C58 72 61 69 61 64"
        "C61 59 57 54 50 54 Z"
    ),
    Kind.TURAGA: (
        stroked("M50 44 V95", 11)
        + stroked("M22 14 C18 40 34 50 50 50 C66 50 82 40 78 14", 11)
        + '<circle fill="#fff" cx="50" cy="20" r="14"/>'
        + stroked("M36 68 H64", 9)
    ),
    Kind.POWER: mirrored(stroked("M14 90 L82 16", 8) + stroked("M72 6 C72 18 80 26 94 26", 8)),
    Kind.KANOHI: filled(
        "M50 5 C76 5 88 22 88 44 C88 68 72 88 58 95 H42 C28 88 12 68 12 44 C12 22 24 5 50 5 Z"
        "M56 48 C64 38 76 38 81 47 C75 57 61 58 56 53 Z"
        "M44 48 C36 38 24 38 19 47 C25 57 39 58 44 53 Z M40 74 H60 L57 82 H43 Z"
    ),
}


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

BEASTS = {
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
        parts=((OF_KIND[Kind.TIGER], Color("#f4ae42")),),
        land=filled("M2 62 L18 68 L34 65 L50 69 L66 65 L82 68 L98 62 A50 50 0 0 1 2 62 Z"),
        earth=Color("#1c1014"),
    ),
}
