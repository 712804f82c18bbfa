"""What a space does, by the shape of its stone and a sign: each in a box of a hundred."""

from attrs import frozen
from pygame import Color

from game.boxes.masks.table.shapes.signs import FLAG, SHELL, SWORDS, circle, ring
from game.rules.masks.pieces import SpaceKind
from game.tabletop.pictures.paint import filled


@frozen
class StoneLook:
    shape: str
    colour: Color
    sign: str
    ink: Color
    share: float = 0.5  # of the stone, the sign


_CARDS = (
    '<g transform="rotate(-14 40 52)">'
    '<rect fill="#fff" x="18" y="20" width="40" height="62" rx="7"/></g>'
    '<g transform="rotate(12 64 52)">'
    '<rect fill="#fff" x="62" y="22" width="30" height="60" rx="7"/></g>'
)
_TABLET = filled("M24 6 H76 V24 H94 V76 H76 V94 H24 V76 H6 V24 H24 Z")
_DIAMOND = filled("M50 0 L100 50 L50 100 L0 50 Z")
_HEXAGON = filled("M50 2 L92 26 V74 L50 98 L8 74 V26 Z")
_ROUND = circle(50, 50, 46)
LOOKS = {
    SpaceKind.MISSION: StoneLook(_TABLET, Color("#dcc591"), FLAG, Color("#4a3217"), 0.56),
    SpaceKind.CHALLENGE: StoneLook(_DIAMOND, Color("#b8371f"), SWORDS, Color("#ffe9c4"), 0.5),
    SpaceKind.GAME_ACTION: StoneLook(_ROUND, Color("#2f7a38"), _CARDS, Color("#f2ffd6"), 0.56),
    SpaceKind.PORTAL: StoneLook(
        _ROUND,
        Color("#15618c"),
        ring(50, 50, 44, 11) + ring(50, 50, 24, 10) + circle(50, 50, 9),
        Color("#c9f6ff"),
        0.74,
    ),
    SpaceKind.BOHROK: StoneLook(_HEXAGON, Color("#474d55"), SHELL, Color("#ffb84d"), 0.56),
}
