"""What somebody may carry in a scene, or lose."""

from game.boxes.masks.table.shapes import signs
from game.boxes.masks.table.shapes.signs import circle, ring
from game.rules.masks.pieces import Skill
from game.tabletop.pictures.paint import around, filled, stroked
from tools.masks.art.cards.layers import GOLD, IRON, LEAF, RED, WOOD, slab

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
CROWN = (
    (signs.CROWN, "#f6c848"),
    (circle(28, 48, 5) + circle(50, 8, 6) + circle(72, 48, 5), "#d8442c"),
)
LENS = (
    (stroked("M62 62 L94 94", 13), "#9a6a34"),
    (ring(40, 40, 32, 10), GOLD),
    (circle(40, 40, 27), "#a8dcec"),
    (stroked("M24 38 C26 28 34 24 42 24", 5), "#ffffff"),
)
SHIELD = (
    (signs.SKILLS[Skill.SHIELDING], "#e8cf90"),
    (
        filled(
            "M50 17 C39 23 30 26 20 27 C20 54 31 73 50 86 C69 73 80 54 80 27 C70 26 61 23 50 17 Z"
        ),
        "#3f78a8",
    ),
)
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
