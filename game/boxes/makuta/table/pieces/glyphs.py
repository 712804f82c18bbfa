"""Outlines of the signs on buttons and in the log."""

from game.boxes.makuta.table.pieces.emblems import KEY, MASK
from game.boxes.makuta.table.pieces.signs import around
from game.tabletop.paint import filled, stroked

_UNDO = stroked("M24 42 H62 C92 42 92 84 62 84 H40", 11) + filled("M4 42 L38 16 V68 Z")
_TURN = stroked("M78 32 C64 12 36 12 23 32 C8 58 26 86 52 86 C66 86 78 79 84 66", 11) + filled(
    "M92 8 L88 46 L56 30 Z"
)
_ARROW = filled("M50 8 L90 52 H65 V92 H35 V52 H10 Z")


def _turned(body: str, degrees: int) -> str:
    return f'<g transform="rotate({degrees} 50 50)">{body}</g>'


def _flipped(body: str) -> str:
    return f'<g transform="translate(100 0) scale(-1 1)">{body}</g>'


_GEAR = around(filled("M42 4 H58 L61 22 H39 Z"), 8) + filled(
    "M50 16 A34 34 0 1 1 49.9 16 Z M50 36 A14 14 0 1 0 50.1 36 Z"
)
GLYPHS = {
    "menu": stroked("M14 24 H86 M14 50 H86 M14 76 H86", 12),
    "undo": _UNDO,
    "redo": _flipped(_UNDO),
    "fit": stroked("M10 34 V10 H34 M66 10 H90 V34 M90 66 V90 H66 M34 90 H10 V66", 10)
    + filled("M36 36 H64 V64 H36 Z"),
    "follow": stroked("M50 6 V24 M50 76 V94 M6 50 H24 M76 50 H94", 9)
    + '<circle fill="none" stroke="#fff" stroke-width="9" cx="50" cy="50" r="28"/>'
    + '<circle fill="#fff" cx="50" cy="50" r="10"/>',
    "log": filled(
        "M16 6 H84 V94 H16 Z M28 22 H72 V30 H28 Z M28 42 H72 V50 H28 Z M28 62 H56 V70 H28 Z"
    ),
    "plus": stroked("M50 14 V86 M14 50 H86", 14),
    "minus": stroked("M14 50 H86", 14),
    "turn_left": _flipped(_TURN),
    "turn_right": _TURN,
    "eye": filled(
        "M2 50 C18 22 36 16 50 16 C64 16 82 22 98 50 C82 78 64 84 50 84 C36 84 18 78 2 50 Z"
        "M50 28 A22 22 0 1 0 50.1 28 Z M50 38 A12 12 0 1 1 49.9 38 Z"
    ),
    "die": filled(
        "M20 8 H80 C88 8 92 12 92 20 V80 C92 88 88 92 80 92 H20"
        "C12 92 8 88 8 80 V20 C8 12 12 8 20 8 Z"
        "M30 21 A9 9 0 1 0 30.1 21 Z M70 21 A9 9 0 1 0 70.1 21 Z M50 41 A9 9 0 1 0 50.1 41 Z"
        "M30 61 A9 9 0 1 0 30.1 61 Z M70 61 A9 9 0 1 0 70.1 61 Z"
    ),
    "sword": filled("M94 4 L90 28 L46 72 L30 56 L74 10 Z M22 54 L48 80 L40 88 L14 62 Z")
    + stroked("M28 74 L10 92", 11),
    "mask": MASK,
    "key": _turned(KEY, 45),
    "hourglass": filled(
        "M16 4 H84 V16 H76 C76 34 66 42 57 50 C66 58 76 66 76 84 H84 V96 H16 V84 H24"
        "C24 66 34 58 43 50 C34 42 24 34 24 16 H16 Z"
        "M34 16 C34 22 36 27 39 31 H61 C64 27 66 22 66 16 Z"
        "M50 64 C42 69 36 76 34 84 H66 C64 76 58 69 50 64 Z"
    ),
    "check": stroked("M12 54 L38 80 L88 20", 15),
    "cross": stroked("M18 18 L82 82 M82 18 L18 82", 15),
    "warning": filled(
        "M50 6 C54 6 57 8 59 12 L96 82 C99 88 96 94 89 94 H11"
        "C4 94 1 88 4 82 L41 12 C43 8 46 6 50 6 Z"
        "M43 34 L46 66 H54 L57 34 Z M50 72 A7 7 0 1 0 50.1 72 Z"
    ),
    "arrow_up": _ARROW,
    "arrow_right": _turned(_ARROW, 90),
    "arrow_down": _turned(_ARROW, 180),
    "arrow_left": _turned(_ARROW, 270),
    "play": filled("M20 8 L90 50 L20 92 Z"),
    "pause": filled("M18 10 H42 V90 H18 Z M58 10 H82 V90 H58 Z"),
    "step": filled("M14 10 L66 50 L14 90 Z M70 10 H88 V90 H70 Z"),
    "rewind": filled("M50 12 V88 L4 50 Z M96 12 V88 L50 50 Z"),
    "gear": _GEAR,
    "book": filled(
        "M4 14 C20 8 38 10 46 18 V90 C36 82 20 80 4 86 Z M96 14 C80 8 62 10 54 18 V90"
        "C64 82 80 80 96 86 Z"
    ),
    "save": filled(
        "M8 8 H74 L92 26 V92 H8 Z M26 14 V38 H68 V14 Z M24 56 V92 H76 V56 Z M54 18 H62 V34 H54 Z"
    ),
    "trash": filled(
        "M36 6 H64 V14 H90 V26 H10 V14 H36 Z M18 34 H82 L76 96 H24 Z"
        "M36 44 L38 86 H45 L43 44 Z M57 44 L55 86 H62 L64 44 Z"
    ),
    "person": '<circle fill="#fff" cx="50" cy="28" r="22"/>'
    + filled("M8 94 C8 66 26 56 50 56 C74 56 92 66 92 94 Z"),
    "computer": filled(
        "M6 14 H94 V72 H6 Z M16 24 V62 H84 V24 Z M38 72 H62 V82 H76 V92 H24 V82 H38 Z"
    ),
    "crown": filled("M4 26 L28 50 L50 12 L72 50 L96 26 L86 76 H14 Z M14 82 H86 V92 H14 Z"),
    "question": stroked("M28 32 C28 4 74 6 73 34 C72 52 50 50 50 68", 14)
    + '<circle fill="#fff" cx="50" cy="89" r="9"/>',
}
