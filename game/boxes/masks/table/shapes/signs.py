"""Signs of skills, of windows and of kinds of cards."""

from game.rules.masks.pieces import Skill, Window
from game.tabletop.pictures.paint import filled, mirrored, stroked


def circle(x: float, y: float, radius: float) -> str:
    return f'<circle fill="#fff" cx="{x}" cy="{y}" r="{radius}"/>'


def ring(x: float, y: float, radius: float, width: float) -> str:
    return (
        f'<circle fill="none" stroke="#fff" stroke-width="{width}" cx="{x}" cy="{y}" r="{radius}"/>'
    )


SKILLS = {
    Skill.FLIGHT: mirrored(
        filled(
            "M50 46 C58 26 78 12 98 12 C95 22 91 27 85 31 C90 32 93 32 95 31 C91 42 83 47 76 48"
            "C80 50 83 50 86 49 C79 60 66 64 56 62 L50 60 Z"
        )
    )
    + filled("M44 58 H56 L54 80 L50 94 L46 80 Z"),
    Skill.SHIELDING: filled(
        "M50 4 C64 12 78 15 92 15 C94 52 80 80 50 97 C20 80 6 52 8 15 C22 15 36 12 50 4 Z"
        "M50 16 C39 22 30 25 19 26 C19 54 30 74 50 86 Z"
    ),
    Skill.SPEED: filled(
        "M4 12 H24 L48 50 L24 88 H4 L28 50 Z M36 12 H56 L80 50 L56 88 H36 L60 50 Z"
        "M68 12 H80 L99 42 V58 L80 88 H68 L92 50 Z"
    ),
    Skill.STRENGTH: filled(
        "M22 34 C22 25 33 25 33 33 C33 22 46 22 46 32 C47 21 60 22 60 32 C61 25 73 25 73 34 L74 44"
        "C84 42 90 50 84 58 L74 70 C70 80 66 82 66 96 H30 C30 82 22 76 22 62 Z"
        "M33 37 V52 H37 V37 Z M46 37 V52 H50 V37 Z M60 38 V52 H63 V38 Z"
    ),
    Skill.SWIMMING: stroked("M6 30 C18 16 30 16 42 30 C54 44 66 44 78 30 C84 23 90 20 96 20", 11)
    + stroked("M6 56 C18 42 30 42 42 56 C54 70 66 70 78 56 C84 49 90 46 96 46", 11)
    + stroked("M6 82 C18 68 30 68 42 82 C54 96 66 96 78 82 C84 75 90 72 96 72", 11),
    Skill.VISION: filled(
        "M2 50 C20 20 36 12 50 12 C64 12 80 20 98 50 C80 80 64 88 50 88 C36 88 20 80 2 50 Z"
        "M50 26 C37 26 26 37 26 50 C26 63 37 74 50 74 C63 74 74 63 74 50 C74 37 63 26 50 26 Z"
    )
    + circle(50, 50, 13),
}
WINDOWS = {
    Window.FREE: circle(50, 50, 22)
    + "".join(
        f'<g transform="rotate({turn} 50 50)">{stroked("M50 8 V16", 9)}</g>'
        for turn in range(0, 360, 45)
    ),
    Window.START: stroked("M6 76 H94", 10)
    + filled("M20 70 A30 30 0 0 1 80 70 Z")
    + stroked("M50 12 V24 M16 28 L25 37 M84 28 L75 37", 9),
    Window.MISSION: filled(
        "M16 8 H84 V18 H92 V82 H84 V92 H16 V82 H8 V18 H16 Z M30 32 V42 H70 V32 Z"
    )
    + "",
    Window.BOHROK: filled(
        "M50 4 L90 27 V73 L50 96 L10 73 V27 Z M50 30 L28 43 V57 L50 70 L72 57 V43 Z"
    ),
    Window.MOMENT: filled(
        "M20 6 H80 V18 C80 34 62 42 62 50 C62 58 80 66 80 82 V94 H20 V82 C20 66 38 58 38 50 "
        "C38 42 20 34 20 18 Z"
    ),
    Window.ADD: stroked("M16 12 L76 80", 11)
    + stroked("M84 12 L24 80", 11)
    + stroked("M62 90 L88 64", 10)
    + stroked("M38 90 L12 64", 10),
    Window.DECLARED: filled("M10 36 H30 L74 10 V90 L30 64 H10 Z")
    + stroked("M86 36 C92 44 92 56 86 64", 8),
    Window.ANSWER: stroked("M84 84 C84 50 60 40 26 40", 12) + filled("M34 14 V66 L4 40 Z"),
}
STAR = filled("M50 4 L64 36 L98 39 L72 61 L80 95 L50 77 L20 95 L28 61 L2 39 L36 36 Z")
CUP = filled(
    "M20 10 H80 V30 C80 52 68 64 57 67 V80 H70 V92 H30 V80 H43 V67 C32 64 20 52 20 30 Z"
    "M20 18 H8 C8 38 16 46 26 48 Z M80 18 H92 C92 38 84 46 74 48 Z"
)
WARNING = filled("M50 6 L96 90 H4 Z M45 36 H55 L53 66 H47 Z M46 72 H54 V80 H46 Z")
SPLIT_MASK = filled(
    "M50 4 C74 4 90 20 90 44 C90 66 74 88 56 96 L50 80 L44 96 C26 88 10 66 10 44 C10 20 26 4 50 4 Z"
    "M58 44 L82 36 C82 50 70 58 60 56 Z M42 44 L18 36 C18 50 30 58 40 56 Z"
)
MASK = filled(
    "M50 5 C76 5 88 22 88 44 C88 68 72 88 58 95 H42 C28 88 12 68 12 44 C12 22 24 5 50 5 Z"
    "M56 48 C64 38 76 38 81 47 C75 57 61 58 56 53 Z M44 48 C36 38 24 38 19 47 C25 57 39 58 44 53 Z"
    "M40 74 H60 L57 82 H43 Z"
)
FLAG = stroked("M30 96 V6", 11) + filled("M30 8 L86 26 L30 46 Z")
STAFF = (
    stroked("M50 44 V95", 11)
    + stroked("M22 14 C18 40 34 50 50 50 C66 50 82 40 78 14", 11)
    + circle(50, 20, 14)
)
HAMMER = filled("M14 10 H70 L88 26 V44 H14 Z") + stroked("M42 44 V94", 13)
PAW = mirrored(
    filled("M60 60 C76 58 80 78 68 84 C60 88 54 80 50 80 V58 C54 58 56 60 60 60 Z")
    + '<ellipse fill="#fff" cx="64" cy="28" rx="10" ry="15"/>'
    + '<ellipse fill="#fff" cx="86" cy="48" rx="9" ry="13"/>'
)
JAWS = filled(
    "M6 10 H94 L88 40 L78 24 L68 44 L58 24 L50 46 L42 24 L32 44 L22 24 L12 40 Z"
    "M6 90 H94 L88 60 L78 76 L68 56 L58 76 L50 54 L42 76 L32 56 L22 76 L12 60 Z"
)
CLAWS = (
    stroked("M22 8 C30 40 26 66 14 92", 11)
    + stroked("M48 6 C56 40 54 68 42 96", 11)
    + stroked("M74 8 C82 40 82 66 72 92", 11)
)
PALISADE = filled(
    "M8 30 L18 12 L28 30 V92 H8 Z M40 24 L50 6 L60 24 V92 H40 Z M72 30 L82 12 L92 30 V92 H72 Z"
) + stroked("M8 52 H92", 9)
SWORDS = WINDOWS[Window.ADD]
SHELL = filled(
    "M6 62 C6 22 28 6 50 6 C72 6 94 22 94 62 H72 L50 88 L28 62 Z"
    "M34 44 C28 44 26 54 34 56 C42 56 42 46 34 44 Z M66 44 C58 46 58 56 66 56 C74 54 72 44 66 44 Z"
)
BOLT = filled("M58 2 L18 56 H44 L34 98 L84 38 H56 Z")
CROWN = filled("M6 24 L28 48 L50 8 L72 48 L94 24 L86 90 H14 Z M30 70 H70 V78 H30 Z")
SMALL_ONE = circle(50, 34, 26) + filled("M20 70 C30 58 70 58 80 70 L72 96 H28 Z")
CELL = filled(
    "M50 4 C78 4 94 22 94 48 C94 76 74 96 50 96 C26 96 6 76 6 48 C6 22 26 4 50 4 Z"
    "M58 52 L80 40 C82 56 72 64 60 62 Z M42 52 L20 40 C18 56 28 64 40 62 Z"
)
PERSON = circle(50, 22, 18) + filled("M14 96 C14 62 30 48 50 48 C70 48 86 62 86 96 Z")
NUVA_MASK = filled(
    "M50 2 L62 14 L86 10 L82 34 L96 50 L82 62 L80 80 L62 86 L50 98 L38 86 L20 80 L18 62 L4 50 "
    "L18 34 L14 10 L38 14 Z"
    "M56 46 L76 36 C78 48 68 56 57 55 Z M44 46 L24 36 C22 48 32 56 43 55 Z M40 70 H60 L56 78 H44 Z"
)
MENDED = ring(50, 50, 40, 9) + stroked("M58 14 L44 36 L60 50 L42 66 L52 86", 7)
