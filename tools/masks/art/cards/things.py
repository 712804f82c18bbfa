"""What lies in a scene: each a thing of one or several layers, in a box of a hundred."""

from game.boxes.masks.table.shapes import signs
from game.boxes.masks.table.shapes.signs import circle, ring
from game.rules.masks.pieces import Deck, Skill
from game.tabletop.pictures.paint import around, filled, mirrored, placed, stroked
from game.tabletop.shapes.elements import COLOURS, SIGNS, Element
from game.tabletop.shapes.toa import TOA as FIGURES
from tools.masks.art.cards.relief import Layer, Thing

BONE, GOLD, IRON, WOOD, DARK = "#ecd9a8", "#f2c66d", "#70787f", "#9a6a38", "#2a1e16"
STONE, LEAF, SNOW, RED, STEEL = "#a5967c", "#5c9a44", "#eef4f8", "#d8442c", "#c9d0d6"


def one(body: str, colour: str) -> Thing:
    return ((body, colour),)


def moved(thing: Thing, x: float, y: float, scale: float, turn: float = 0) -> Thing:
    """Made smaller, its middle at (*x*, *y*), turned."""
    return tuple(
        (placed(f'<g transform="rotate({turn} 50 50)">{body}</g>', x, y, scale), colour)
        for body, colour in thing
    )


def code(element: Element) -> str:
    red, green, blue, *_ = COLOURS[element]
    return f"#{red:02x}{green:02x}{blue:02x}"


def slab(x: float, y: float, wide: float, high: float, rx: float = 0) -> str:
    return f'<rect fill="#fff" x="{x}" y="{y}" width="{wide}" height="{high}" rx="{rx}"/>'


# Cards

SMALL_FAN = 3  # of more, each is smaller
DECKS = {  # ground, metal, sign
    Deck.GA: ("#2f7a38", "#d8f0b0", signs.STAR),
    Deck.RAHI: ("#7a4a22", "#f0c890", signs.PAW),
    Deck.KRANA: ("#a8487a", "#ffd8ea", signs.CELL),
    Deck.VA: ("#2f7aa8", "#d0f0ff", signs.SMALL_ONE),
    Deck.MISSION: ("#d8c193", "#5a3a18", signs.FLAG),
    Deck.GMC: ("#b8391f", "#ffe0b0", signs.SWORDS),
}


def card(deck: Deck) -> Thing:
    ground, metal, sign = DECKS[deck]
    return (
        (slab(21, 8, 58, 84, 7), metal),
        (slab(25, 12, 50, 76, 5), ground),
        (placed(sign, 50, 50, 0.34), metal),
    )


def fan(*decks: Deck) -> Thing:
    """Several cards, held in a fan."""
    count = len(decks)
    found: list[Layer] = []
    for index, deck in enumerate(decks):
        away = index - (count - 1) / 2
        at = (50 + away * 52 / max(2, count), 50 + abs(away) * 5)
        found += moved(
            card(deck),
            *at,
            0.78 if count <= SMALL_FAN else 0.66,
            away * (30 / max(1, count - 1) + 4),
        )
    return tuple(found)


# Hands and figures

HAND = one(  # open, palm up, from the left
    "".join(
        (
            filled(
                "M2 58 C14 50 26 52 38 56 L62 58 C70 58 70 68 62 68 L44 68 L70 69 L92 54"
                " C100 50 104 58 98 64 L72 86 C64 92 50 92 38 88 L18 82 L2 84 Z"
            ),
        )
    ),
    "#d0a070",
)
GRIP = one(
    filled(
        "M50 4 C60 4 62 12 60 20 L58 40 C66 30 74 26 78 "
        "30 C84 34 80 42 76 50 L66 68 C62 80 58 84 58 98"
        " H32 C32 84 22 76 20 62 L16 40 C15 31 26 30 28 "
        "38 L31 50 L28 20 C27 10 38 8 40 18 L43 42 L44 12"
        " C44 7 46 4 50 4 Z"
    ),
    "#c88a5c",
)
FIST = one(signs.SKILLS[Skill.STRENGTH], GOLD)
FOOT = (
    (filled("M26 8 H56 V50 L80 60 C94 66 96 76 94 88 H22 Z"), "#c89858"),
    (filled("M22 78 H95 V92 H22 Z M26 8 H56 V20 H26 Z"), "#6a4424"),
    (stroked("M34 36 H52 M34 50 H54", 4), "#6a4424"),
)
SPEED = one(stroked("M6 26 H44 M0 46 H36 M8 66 H40", 7), "#fff2cc")


def pawn(colour: str) -> Thing:
    """Nobody in particular."""
    return (
        ('<ellipse fill="#fff" cx="50" cy="88" rx="30" ry="9"/>', darker(colour)),
        (filled("M50 36 C62 36 66 52 70 84 C60 92 40 92 30 84 C34 52 38 36 50 36 Z"), colour),
        (circle(50, 24, 18), colour),
        (mirrored(filled("M52 24 L62 19 L60 28 L53 29 Z")), "#fff0b8"),
    )


def figure(element: Element) -> Thing:
    """A Toa as a silhouette in relief."""
    look, own = FIGURES[element], code(element)
    parts = (
        (look.behind, STEEL),
        (look.body, own),
        (look.armour, lighter(own)),
        (look.crest, darker(own)),
        (look.mask, lighter(own)),
        (look.before, STEEL),
        (look.eyes, "#ffcf5a"),
    )
    return tuple(
        (f'<g transform="translate(17 0) scale(.66)">{body}</g>', tone)
        for body, tone in parts
        if body
    )


def darker(tone: str) -> str:
    return "#" + "".join(f"{int(int(tone[at : at + 2], 16) * 0.62):02x}" for at in (1, 3, 5))


def lighter(tone: str) -> str:
    levels = (int(tone[at : at + 2], 16) for at in (1, 3, 5))
    return "#" + "".join(f"{min(255, int(level * 0.75 + 70)):02x}" for level in levels)


MATORAN = (
    (stroked("M38 66 L34 92 M62 66 L66 92", 10), "#6a5a48"),
    (stroked("M30 54 L20 72 M70 54 L80 72", 8), "#6a5a48"),
    (filled("M34 46 H66 L62 72 H38 Z"), "#a8552c"),
    (filled("M28 14 C36 2 64 2 72 14 L74 36 L60 50 H40 L26 36 Z"), "#e0a03c"),
    (mirrored(filled("M53 26 L66 22 L65 31 L54 33 Z")) + stroked("M44 42 H56", 3), DARK),
)
ELDER = (
    (filled("M50 34 C66 40 72 70 74 94 H26 C28 70 34 40 50 34 Z"), "#7a5a9a"),
    (filled("M34 12 C42 2 58 2 66 12 L66 32 L56 46 H44 L34 32 Z"), "#d8c8a0"),
    (mirrored(filled("M52 22 L63 19 L62 27 L53 28 Z")), DARK),
    (stroked("M80 24 V94", 5) + stroked("M70 30 C70 10 92 10 90 26", 5), BONE),
)

# Places

PORTAL = (
    (ring(50, 50, 42, 14), "#5a646c"),
    (around(slab(46, 1, 8, 14, 2), 12), "#8a949c"),
    (circle(50, 50, 35), "#0f4a72"),
    (ring(50, 50, 25, 6), "#7ae4ff"),
    (ring(50, 50, 12, 6), "#c8f8ff"),
)
SEALED = (
    (stroked("M14 18 L86 82 M86 18 L14 82", 12), "#7a7f86"),
    (filled("M34 40 H66 V70 H34 Z"), "#c79a34"),
    (filled("M50 46 C45 46 44 52 47 55 L45 63 H55 L53 55 C56 52 55 46 50 46 Z"), DARK),
)


def hut(element: Element) -> Thing:
    """A village's: a dome with a door, and the sign of its element."""
    own = code(element)
    return (
        (
            filled("M6 92 C4 44 26 20 50 20 C74 20 96 44 94 92 Z"),
            lighter(own) if element is not Element.ICE else "#cfe2ee",
        ),
        (stroked("M14 58 C36 46 64 46 86 58 M30 30 C42 24 58 24 70 30", 4), darker(own)),
        (filled("M36 92 V66 C36 54 64 54 64 66 V92 Z"), DARK),
        (
            placed(SIGNS[element], 50, 34, 0.30),
            "#fff4d0" if element is not Element.ICE else "#3a6a94",
        ),
        (stroked("M50 20 V4", 4) + filled("M50 3 L70 9 L50 15 Z"), own),
    )


def banner(element: Element) -> Thing:
    return (
        (stroked("M24 98 V4", 7), WOOD),
        (filled("M26 8 H90 L76 32 L90 58 H26 Z"), code(element)),
        (
            placed(SIGNS[element], 50, 33, 0.36),
            "#fff4d0" if element is not Element.ICE else "#3a6a94",
        ),
    )


TEMPLE = (
    (filled("M4 94 H96 L88 78 H12 Z"), "#8a7a5c"),
    (filled("M14 78 H86 L78 60 H22 Z"), "#a8966f"),
    (filled("M26 60 H74 L68 44 H32 Z"), "#c4b084"),
    (filled("M42 44 V26 H58 V44 Z"), "#d8c79a"),
    (filled("M36 26 L50 6 L64 26 Z"), GOLD),
    (filled("M42 94 V66 H58 V94 Z"), "#3a2a18"),
)
STORE = (
    (filled("M8 40 L50 12 L92 40 Z"), "#3f7f3a"),
    (slab(16, 40, 68, 52), "#9a7444"),
    (slab(38, 58, 24, 34), DARK),
    (placed(signs.STAR, 50, 29, 0.22), "#e8ffb8"),
)
DISC = (
    (circle(50, 50, 46), "#2f7a38"),
    (ring(50, 50, 41, 5), "#d8f0b0"),
    (
        (
            f'<g transform="rotate(-12 40 50)">{slab(27, 30, 24, 38, 4)}</g>'
            f'<g transform="rotate(12 62 50)">{slab(52, 32, 22, 36, 4)}</g>'
        ),
        "#f2ffd6",
    ),
)
NEST = (
    (filled("M50 4 L90 27 V73 L50 96 L10 73 V27 Z"), "#5a5f66"),
    (filled("M50 14 L81 32 V68 L50 86 L19 68 V32 Z"), "#34383e"),
    (placed(signs.SHELL, 50, 50, 0.5), "#ffab4a"),
)
MOUNTAIN = (
    (filled("M0 94 L40 14 L52 30 L64 20 L100 94 Z"), "#8d7f6c"),
    (filled("M52 30 L64 20 L100 94 H60 Z"), "#5e5245"),
    (filled("M40 14 L52 30 L64 20 L71 35 L61 44 L54 36 L44 48 L38 36 L27 41 Z"), SNOW),
)
VOLCANO = (
    (filled("M2 94 L36 22 H64 L98 94 Z"), "#5a4038"),
    (filled("M36 22 H64 L56 32 L60 58 L50 44 L44 72 L42 34 Z"), "#ff7a2a"),
    (filled("M34 22 C40 6 46 14 50 2 C54 14 62 8 66 22 Z"), "#ffb84a"),
)
PALM = (
    (stroked("M44 96 C48 70 48 50 54 34", 9), "#8a5c30"),
    (
        filled(
            "M54 34 C40 10 14 14 6 34 C24 26 38 28 54 34 Z "
            "M54 34 C74 6 96 20 98 40 C82 28 70 28 54 34 Z"
            "M54 34 C34 34 18 48 18 68 C32 50 42 44 54 34 Z "
            "M54 34 C78 38 88 54 86 72 C74 52 66 44 54 34 Z"
        ),
        "#3f8a3a",
    ),
)
PINE = (
    (stroked("M50 98 V70", 9), "#6a4424"),
    (filled("M50 2 L68 30 H60 L80 56 H66 L90 82 H10 L34 56 H20 L40 30 H32 Z"), "#5a8a78"),
)
ROCK = (
    (filled("M6 92 L14 52 L38 26 L66 30 L90 58 L96 92 Z"), "#8c8272"),
    (filled("M38 26 L66 30 L58 56 L30 54 Z"), "#aca18c"),
    (filled("M66 30 L90 58 L96 92 H70 L58 56 Z"), "#665d50"),
)
WAVES = one(signs.SKILLS[Skill.SWIMMING], "#bdeeff")
FALLS = (
    (filled("M4 96 V10 H34 L40 96 Z M96 96 V10 H66 L60 96 Z"), "#5c7284"),
    (filled("M30 8 H70 L76 92 C62 100 38 100 24 92 Z"), "#8fd8f4"),
    (stroked("M38 12 L34 84 M50 10 V90 M62 12 L66 84", 4), "#effcff"),
)
BRIDGE = (
    (stroked("M4 40 C30 66 70 66 96 40", 5) + stroked("M4 60 C30 86 70 86 96 60", 6), "#7a5230"),
    (stroked("M14 48 V70 M30 58 V80 M70 58 V80 M86 48 V70", 5), "#a87848"),
    (stroked("M42 60 L38 84 M50 62 V72", 5), "#5a3a20"),
)
CAMPFIRE = (
    (stroked("M16 88 L84 74 M84 88 L16 74", 10), "#6a4020"),
    (
        filled(
            "M50 8 C60 30 80 42 76 62 C74 78 62 82 50 82 C38 82 26 78 24 62 C22 46 38 40 50 8 Z"
        ),
        "#ff7a26",
    ),
    (
        filled(
            "M50 38 C56 50 64 56 62 66 C60 76 56 78 50 78 C44 78 40 76 38 66 C37 56 46 52 50 38 Z"
        ),
        "#ffdc6a",
    ),
)
SIGNPOST = (
    (stroked("M50 98 V12", 9), "#7a4e28"),
    (filled("M20 14 H74 L92 26 L74 38 H20 Z"), "#c9965a"),
    (filled("M80 46 H30 L12 58 L30 70 H80 Z"), "#b8844a"),
)
FENCE = one(signs.PALISADE, "#a87a48")
BROKEN_FENCE = (
    (filled("M4 40 L13 22 L22 40 V94 H4 Z M80 36 L88 18 L97 36 V94 H80 Z"), "#a87a48"),
    (filled("M34 94 L38 62 L44 70 L50 58 L54 94 Z"), "#8a6036"),
    (stroked("M4 56 L34 60 M97 56 L74 66", 7), "#7a5230"),
    (f'<g transform="rotate(38 66 70)">{slab(58, 40, 14, 50, 3)}</g>', "#9a6e40"),
)

# Signs

HOURGLASS = (
    (
        filled(
            "M26 14 H74 C74 36 58 42 58 50 C58 58 74 64 74 "
            "86 H26 C26 64 42 58 42 50 C42 42 26 36 26 14 Z"
        ),
        "#d8eef4",
    ),
    (
        filled(
            "M36 32 H64 C60 42 54 44 50 48 C46 44 40 42 36 32 "
            "Z M30 84 C34 70 44 68 50 62 C56 68 66 70 70 84 Z"
        ),
        "#e0a84a",
    ),
    (slab(16, 4, 68, 11, 4) + slab(16, 85, 68, 11, 4), "#9a6a34"),
)
CHAIN = (
    (ring(24, 50, 15, 8), IRON),
    (ring(76, 50, 15, 8), IRON),
    (
        (
            '<rect fill="none" stroke="#fff" stroke-width="8" '
            'x="34" y="41" width="32" height="18" rx="9"/>'
        ),
        "#9aa2a8",
    ),
)
SHACKLE = (
    (stroked("M50 40 L50 62", 8), "#9aa2a8"),
    (ring(50, 26, 20, 10), IRON),
    (circle(50, 76, 21), "#3c4248"),
    (circle(43, 69, 5), "#9aa2a8"),
)
ARROW = one(filled("M4 38 H56 V16 L98 50 L56 84 V62 H4 Z"), "#ffe39a")
BACK_ARROW = one(
    stroked("M22 74 C60 84 88 66 82 42 C76 20 50 18 36 26", 13) + filled("M44 6 L40 46 L6 30 Z"),
    "#ffe39a",
)
SWAP = (
    (stroked("M14 44 C22 18 64 12 80 30", 11) + filled("M66 42 L94 44 L90 14 Z"), "#ffe39a"),
    (stroked("M86 56 C78 82 36 88 20 70", 11) + filled("M34 58 L6 56 L10 86 Z"), "#8fd8f4"),
)
DIAGONAL = (
    (slab(10, 10, 36, 36, 5) + slab(54, 54, 36, 36, 5), "#d8c193"),
    (slab(54, 10, 36, 36, 5) + slab(10, 54, 36, 36, 5), "#8a7a5c"),
    (stroked("M26 74 L68 32", 10) + filled("M84 16 L80 46 L54 20 Z"), "#ffe39a"),
)
HOP = one(stroked("M10 76 C14 16 78 12 84 54", 10) + filled("M98 42 L86 78 L66 52 Z"), "#ffe39a")
CROWN = (
    (signs.CROWN, "#f6c848"),
    (circle(28, 48, 5) + circle(50, 8, 6) + circle(72, 48, 5), "#d8442c"),
)
DROOP = ((filled("M50 98 L12 54 H36 V6 H64 V54 H88 Z"), "#8f9aa8"),)
CROSS = one(stroked("M16 16 L84 84 M84 16 L16 84", 17), RED)
PLUS = one(stroked("M50 14 V86 M14 50 H86", 20), "#bdf2a0")
MINUS = one(stroked("M16 50 H84", 22), "#ff9a8a")
EYE = (
    (signs.SKILLS[Skill.VISION], "#f6ead0"),
    (circle(50, 50, 14), "#3a8ab0"),
    (circle(46, 46, 5), "#ffffff"),
)
LENS = (
    (stroked("M62 62 L94 94", 13), "#9a6a34"),
    (ring(40, 40, 32, 10), GOLD),
    (circle(40, 40, 27), "#a8dcec"),
    (stroked("M24 38 C26 28 34 24 42 24", 5), "#ffffff"),
)
BOLT = one(signs.BOLT, "#ffe45a")
SHIELD = (
    (signs.SKILLS[Skill.SHIELDING], "#e8cf90"),
    (
        filled(
            "M50 17 C39 23 30 26 20 27 C20 54 31 73 50 86 C69 73 80 54 80 27 C70 26 61 23 50 17 Z"
        ),
        "#3f78a8",
    ),
)
HEART = (
    (
        filled("M50 92 C10 62 0 44 4 28 C10 8 38 6 50 28 C62 6 90 8 96 28 C100 44 90 62 50 92 Z"),
        "#e0503a",
    ),
    (stroked("M18 34 C20 24 28 20 34 22", 6), "#ffc0b0"),
)
WINGS = one(signs.SKILLS[Skill.FLIGHT], "#eef4ff")
CHEVRONS = one(signs.SKILLS[Skill.SPEED], "#ffe39a")
LANTERN = (
    (stroked("M36 18 C36 2 64 2 64 18", 5), "#7a5230"),
    (filled("M50 16 L78 40 L68 84 L50 96 L32 84 L22 40 Z"), "#ffe88a"),
    (filled("M50 16 L50 96 L32 84 L22 40 Z"), "#fff8d0"),
    (filled("M22 40 H78 L50 50 Z"), "#ffc94a"),
)
SACK = (
    (filled("M30 24 H70 C94 46 96 94 80 96 H20 C4 94 6 46 30 24 Z"), "#b88a50"),
    (filled("M26 6 C38 12 62 12 74 6 L68 26 H32 Z"), "#9a7040"),
    (stroked("M28 26 H72", 6), "#5a3a1c"),
)
TORN_SACK = (
    (
        filled(
            "M30 24 H70 C94 46 96 94 80 96 H64 L70 74 L54 82 L58 "
            "60 L42 72 L36 54 L32 80 L20 96 C4 94 6 46 30 24 Z"
        ),
        "#a87a48",
    ),
    (filled("M26 6 C38 12 62 12 74 6 L68 26 H32 Z"), "#8a6236"),
    (stroked("M28 26 H72", 6), "#5a3a1c"),
)
CRATE = (
    (slab(10, 22, 80, 70, 4), "#a8743c"),
    (stroked("M14 40 H86 M14 58 H86 M14 76 H86", 3), "#6a4420"),
    (slab(10, 22, 12, 70) + slab(78, 22, 12, 70) + slab(6, 14, 88, 13, 4), "#c08c4c"),
)
FRUIT = (
    (circle(34, 62, 24) + circle(68, 60, 26), "#e0703a"),
    (circle(52, 36, 22), "#e8a83c"),
    (filled("M52 18 C58 4 74 2 84 8 C78 20 64 22 52 18 Z"), LEAF),
)
SCROLL = (
    (filled("M18 14 H82 V86 H18 Z"), "#e8d4a4"),
    (slab(10, 6, 80, 14, 7) + slab(10, 80, 80, 14, 7), "#b8925c"),
    (stroked("M30 34 H70 M30 48 H70 M30 62 H58", 5), "#7a5228"),
)
BUBBLE = (
    (
        filled(
            "M10 12 H90 C96 12 98 16 98 22 V58 C98 64 94 66 90 66 H54 "
            "L30 94 L34 66 H10 C4 66 2 62 2 58 V22 C2 16 4 12 10 12 Z"
        ),
        "#f6ead0",
    ),
)
STRINGS = (
    (stroked("M10 14 H90 M50 2 V26", 8), "#8a5c30"),
    (stroked("M18 16 L30 96 M50 26 V60 M82 16 L70 96", 3), "#e8e0c8"),
)
ANVIL = (
    (
        filled("M20 30 H80 C92 30 98 24 99 16 H20 Z M36 34 H66 L60 62 H76 V84 H22 V62 H42 Z"),
        "#5c646c",
    ),
    (slab(20, 14, 78, 12, 3), "#8c969e"),
)
ZED = one(
    stroked("M12 60 H40 L12 92 H40", 9)
    + stroked("M50 36 H70 L50 58 H70", 7)
    + stroked("M78 12 H94 L78 28 H94", 5),
    "#d8e4ff",
)
TORCH = (
    (stroked("M50 48 L44 96", 10), "#7a4e28"),
    (
        filled(
            "M50 2 C58 18 74 26 70 42 C68 54 60 56 50 56 C40 56 32 54 30 42 C28 28 42 24 50 2 Z"
        ),
        "#ff8a2e",
    ),
    (
        filled(
            "M50 24 C54 32 60 36 58 44 C56 52 54 52 50 52 C46 52 44 52 42 44 C41 36 47 34 50 24 Z"
        ),
        "#ffe07a",
    ),
)
HORN = (
    (filled("M6 40 C30 44 60 30 80 6 C96 14 100 40 92 56 C70 60 40 66 14 60 Z"), "#e4d0a0"),
    (
        '<ellipse fill="#fff" cx="86" cy="31" rx="9" ry="27" transform="rotate(-14 86 31)"/>',
        "#6a4a28",
    ),
    (stroked("M28 42 L32 62 M46 38 L52 60", 4), GOLD),
)
NET = (
    (ring(50, 42, 36, 6), WOOD),
    (
        stroked(
            (
                "M22 24 C40 60 60 60 78 24 M16 44 C40 78 60 78 "
                "84 44 M50 8 V78 M30 14 L34 70 M70 14 L66 70"
            ),
            3,
        ),
        "#e8dcb8",
    ),
    (stroked("M50 78 V99", 8), WOOD),
)
BANDAGE = (
    (f'<g transform="rotate(-35 50 50)">{slab(4, 32, 92, 36, 18)}</g>', "#f0d8b0"),
    (f'<g transform="rotate(-35 50 50)">{slab(32, 32, 36, 36)}</g>', "#d8b884"),
    (
        (
            '<g transform="rotate(-35 50 50)">'
            + "".join(circle(x, y, 3.4) for x in (43, 57) for y in (43, 57))
            + "</g>"
        ),
        "#8a6438",
    ),
)
COMPASS = (
    (circle(50, 50, 46), "#c79a44"),
    (circle(50, 50, 38), "#f4e6c4"),
    (around(stroked("M50 15 V22", 4), 8), "#6a4a20"),
)
NEEDLE = (
    (filled("M50 16 L60 50 H40 Z"), RED),
    (filled("M50 84 L60 50 H40 Z"), "#3a4450"),
    (circle(50, 50, 5), GOLD),
)
PAWPRINT = one(signs.PAW, "#5a3a1e")
TRACKS = tuple(
    layer
    for x, y, turn in ((24, 80, 20), (44, 58, 34), (58, 32, 20), (80, 14, 36))
    for layer in moved(one(signs.PAW, "#4a2e16"), x, y, 0.30, turn)
)
STEPS = tuple(
    layer
    for x, y in ((20, 84), (40, 70), (50, 46), (74, 34), (80, 10))
    for layer in moved(
        one(
            (
                '<ellipse fill="#fff" cx="50" cy="40" rx="26" ry="36"/><ellipse '
                'fill="#fff" cx="50" cy="90" rx="20" ry="12"/>'
            ),
            "#6a4c2a",
        ),
        x,
        y,
        0.22,
        34,
    )
)
CLAWS = one(
    filled(
        "M24 2 C46 30 44 66 14 99 C28 66 28 34 24 2 Z M52 0 C74 32 70 68 42 100 C56 66 56 32 52 0 Z"
        "M80 4 C100 34 96 68 72 97 C84 66 84 34 80 4 Z"
    ),
    "#ff7a3a",
)
JAWS = ((signs.JAWS, "#f6ead0"),)


def die(pips: int, colour: str = "#f4ead0", dots: str = "#2a1e16") -> Thing:
    spots = {
        1: ((50, 50),),
        2: ((28, 28), (72, 72)),
        3: ((26, 26), (50, 50), (74, 74)),
        4: ((28, 28), (72, 28), (28, 72), (72, 72)),
        5: ((27, 27), (73, 27), (50, 50), (27, 73), (73, 73)),
        6: ((28, 24), (72, 24), (28, 50), (72, 50), (28, 76), (72, 76)),
    }[pips]
    return ((slab(5, 5, 90, 90, 18), colour), ("".join(circle(x, y, 8.5) for x, y in spots), dots))
