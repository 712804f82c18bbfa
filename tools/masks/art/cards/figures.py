"""Who takes part in a scene, or a part of them: Toa, villagers, hands, claws."""

from game.boxes.masks.table.shapes import signs
from game.boxes.masks.table.shapes.signs import circle
from game.rules.masks.pieces import Skill
from game.tabletop.pictures.paint import filled, mirrored, stroked
from game.tabletop.shapes.elements import Element
from game.tabletop.shapes.toa import TOA as FIGURES
from tools.masks.art.cards.layers import BONE, DARK, GOLD, STEEL, code, darker, lighter, moved, one
from tools.masks.art.cards.relief import Thing

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
EYE = (
    (signs.SKILLS[Skill.VISION], "#f6ead0"),
    (circle(50, 50, 14), "#3a8ab0"),
    (circle(46, 46, 5), "#ffffff"),
)
WINGS = one(signs.SKILLS[Skill.FLIGHT], "#eef4ff")
CLAWS = one(
    filled(
        "M24 2 C46 30 44 66 14 99 C28 66 28 34 24 2 Z M52 0 C74 32 70 68 42 100 C56 66 56 32 52 0 Z"
        "M80 4 C100 34 96 68 72 97 C84 66 84 34 80 4 Z"
    ),
    "#ff7a3a",
)
JAWS = ((signs.JAWS, "#f6ead0"),)
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
