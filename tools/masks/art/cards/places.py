"""Where a scene may be: villages, mountains, water and what is built there."""

from game.boxes.masks.table.shapes import signs
from game.boxes.masks.table.shapes.signs import circle, ring
from game.rules.masks.pieces import Skill
from game.tabletop.pictures.paint import around, filled, placed, stroked
from game.tabletop.shapes.elements import SIGNS, Element
from tools.masks.art.cards.layers import DARK, GOLD, SNOW, WOOD, code, darker, lighter, one, slab
from tools.masks.art.cards.relief import Thing

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
