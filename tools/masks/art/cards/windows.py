"""The shapes of windows: what tells kinds of cards apart first, even in grey."""

import re
from collections.abc import Sequence

import skia

from game.boxes.masks.table.cards.kinds import CardKind
from game.boxes.masks.table.cards.layout import WINDOW
from tools.masks.art.cards.easel import TALL, WIDE

# In shares of the window's width and height; the first two numbers of C and Q are control points.
SHAPES = {
    CardKind.TOA: "M0 1 L0 .38 C0 -.06 1 -.06 1 .38 L1 1 Z",
    CardKind.GREAT: "M.28 0 L.72 0 L.94 .24 L.94 .76 L.72 1 L.28 1 L.06 .76 L.06 .24 Z",
    CardKind.NUVA: (
        "M.5 -.01 L.62 .12 L.80 .04 L.84 .22 L.98 .30 L.90 .5 L.98 .70 L.84 .78 L.80 .96 L.62 .88"
        " L.5 1.01 L.38 .88 L.20 .96 L.16 .78 L.02 .70 "
        "L.10 .5 L.02 .30 L.16 .22 L.20 .04 L.38 .12 Z"
    ),
    CardKind.FOIL: (
        "M.28 0 L.40 .045 L.5 0 L.60 .045 L.72 0 L.94 .24 L.88 .5 L.94 .76 L.72 1 L.60 .955 L.5 1"
        " L.40 .955 L.28 1 L.06 .76 L.12 .5 L.06 .24 Z"
    ),
    CardKind.NOBLE: (
        "M.5 0 C.73 0 .92 .22 .92 .5 C.92 .78 .73 1 .5 "
        "1 C.27 1 .08 .78 .08 .5 C.08 .22 .27 0 .5 0 Z"
    ),
    CardKind.TURAGA: "M.13 1 L.13 .45 Q.17 .15 .5 0 Q.83 .15 .87 .45 L.87 1 Z",
    CardKind.TOOL: "M.08 0 Q.5 .14 .92 0 L.80 .5 L.92 1 Q.5 .86 .08 1 L.20 .5 Z",
    CardKind.CHALLENGE: "M.5 -.01 L1 .5 L.5 1.01 L0 .5 Z",
    CardKind.MISSION: (
        "M.08 0 L.92 0 L.92 .1 L1 .1 L1 .9 L.92 .9 L.92 1 L.08 1 L.08 .9 L0 .9 L0 .1 L.08 .1 Z"
    ),
    CardKind.BONUS: "M.23 .01 L.77 .01 L1 .5 L.77 .99 L.23 .99 L0 .5 Z",
    CardKind.REWARD: "M.04 0 L.96 0 L.96 .55 Q.9 .85 .5 1 Q.1 .85 .04 .55 Z",
    CardKind.PENALTY: "M0 0 L1 0 L.80 1 L.20 1 Z",
    CardKind.INFECTED: (
        "M0 .06 L.14 0 L.3 .08 L.46 0 L.64 .09 L.8 .01 L1 .08 L.93 .3 L1 .5 L.92 .72 L1 .94 L.82 1"
        " L.66 .92 L.5 1 L.32 .91 L.16 1 L0 .93 L.08 .7 L0 .5 L.07 .28 Z"
    ),
    CardKind.RAHI: ("M0 1 L0 .5 C.02 .1 .2 .16 .3 .01 L.5 .11 L.7 .01 C.8 .16 .98 .1 1 .5 L1 1 Z"),
    CardKind.RAHI_CHALLENGE: (
        "M0 .12 L.1 0 L.2 .13 L.3 0 L.4 .13 L.5 0 L.6 .13 L.7 0 L.8 .13 L.9 0 L1 .12"
        " L1 .88 L.9 1 L.8 .87 L.7 1 L.6 .87 L.5 1 L.4 .87 L.3 1 L.2 .87 L.1 1 L0 .88 Z"
    ),
    CardKind.RAHI_EFFECT: "M.22 0 L1 0 L.78 1 L0 1 Z",
    CardKind.RAHI_DEFEND: (
        "M0 .14 L.07 0 L.14 .14 L.22 .14 L.29 0 L.36 .14 L.43 .14 L.5 0 L.57 .14 L.64 .14 L.71 0"
        " L.78 .14 L.86 .14 L.93 0 L1 .14 L1 1 L0 1 Z"
    ),
    CardKind.BOHROK: ("M0 .72 C0 -.2 1 -.2 1 .72 L.76 .82 L.5 1 L.24 .82 Z"),
    CardKind.KAL: (
        "M.06 .30 L.30 .02 L.44 .10 L.56 .10 L.70 .02 "
        "L.94 .30 L1 .62 L.74 .80 L.5 1 L.26 .80 L0 .62 Z"
    ),
    CardKind.BAHRAG: (
        "M0 0 L.22 .17 L.36 0 L.5 .17 L.64 0 L.78 .17 L1 0 L.94 .80 Q.5 1.12 .06 .80 Z"
    ),
    CardKind.VA: (
        "M.5 .07 C.80 .05 .98 .28 .98 .54 C.98 .84 .72 .97 .46 "
        ".95 C.20 .94 .02 .74 .02 .48 C.02 .22 .22 .09 .5 .07 Z"
    ),
    CardKind.KRANA: (
        "M.5 .02 C.66 -.06 .84 .06 .84 .20 C.98 .26 1 .50 .90 .58 C.96 .76 .82 .94 .68 .92"
        " C.58 1.03 .42 1.03 .32 .92 C.18 .94 .04 .76 .10 .58 "
        "C0 .50 .02 .26 .16 .20 C.16 .06 .34 -.06 .5 .02 Z"
    ),
}


def window(kind: CardKind) -> skia.Path:
    """On the card, in its box of 214 by 300."""
    path = skia.Path()
    for stroke, numbers in re.findall("([MLQCZ])([^MLQCZ]*)", SHAPES[kind]):
        _draw(path, stroke, [float(word) for word in numbers.split()])
    return path


def _draw(path: skia.Path, stroke: str, shares: Sequence[float]) -> None:
    places = [
        WINDOW.y + share * TALL if index % 2 else WINDOW.x + share * WIDE
        for index, share in enumerate(shares)
    ]
    strokes = {"M": path.moveTo, "L": path.lineTo, "Q": path.quadTo, "C": path.cubicTo}
    if stroke == "Z":
        path.close()
    else:
        strokes[stroke](*places)
