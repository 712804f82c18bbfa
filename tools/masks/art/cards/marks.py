"""Marks that say what happens in a scene: arrows, crosses, bolts."""

from game.boxes.masks.table.shapes import signs
from game.rules.masks.pieces import Skill
from game.tabletop.pictures.paint import filled, stroked
from tools.masks.art.cards.layers import RED, one, slab

SPEED = one(stroked("M6 26 H44 M0 46 H36 M8 66 H40", 7), "#fff2cc")
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
DROOP = ((filled("M50 98 L12 54 H36 V6 H64 V54 H88 Z"), "#8f9aa8"),)
CROSS = one(stroked("M16 16 L84 84 M84 16 L16 84", 17), RED)
PLUS = one(stroked("M50 14 V86 M14 50 H86", 20), "#bdf2a0")
MINUS = one(stroked("M16 50 H84", 22), "#ff9a8a")
BOLT = one(signs.BOLT, "#ffe45a")
HEART = (
    (
        filled("M50 92 C10 62 0 44 4 28 C10 8 38 6 50 28 C62 6 90 8 96 28 C100 44 90 62 50 92 Z"),
        "#e0503a",
    ),
    (stroked("M18 34 C20 24 28 20 34 22", 6), "#ffc0b0"),
)
CHEVRONS = one(signs.SKILLS[Skill.SPEED], "#ffe39a")
BUBBLE = (
    (
        filled(
            "M10 12 H90 C96 12 98 16 98 22 V58 C98 64 94 66 90 66 H54 "
            "L30 94 L34 66 H10 C4 66 2 62 2 58 V22 C2 16 4 12 10 12 Z"
        ),
        "#f6ead0",
    ),
)
ZED = one(
    stroked("M12 60 H40 L12 92 H40", 9)
    + stroked("M50 36 H70 L50 58 H70", 7)
    + stroked("M78 12 H94 L78 28 H94", 5),
    "#d8e4ff",
)
