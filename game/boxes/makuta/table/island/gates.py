"""Gate stones: open ones shine and point on, linked ones are a bridge, blocked ones crossed out.

Shape says so as well as colour.
"""

from enum import Enum
from functools import cache

from pygame import Color, Surface

from game.boxes.makuta.table.island.outline import AWAY, edge_of
from game.core.hexes import Side
from game.rules.makuta.state import Island
from game.tabletop.pictures.mips import Mips
from game.tabletop.pictures.paint import clear, cut, drawing, faded, shadow_of, tinted
from game.ui.piecework import Work

CELL = 128  # pixels per cell
BOX = 2.5  # cells: a stone and its light
BLACK = Color("black")


class GateState(Enum):
    OPEN = "open"
    LINKED = "linked"
    BLOCKED = "blocked"


def state_of(island: Island, gate: int) -> GateState:
    if gate in island.open_gates:
        return GateState.OPEN
    return GateState.LINKED if gate in island.linked else GateState.BLOCKED


# What a gate towards the north looks like, its middle at (0, 0), in cells.
_SQUARE = """M-.32 -.45H.32Q.45 -.45 .45 -.32V.32Q.45 .45 .32 .45H-.32
Q-.45 .45 -.45 .32V-.32Q-.45 -.45 -.32 -.45Z"""
_INNER = """M-.27 -.36H.27Q.36 -.36 .36 -.27V.27Q.36 .36 .27 .36H-.27
Q-.36 .36 -.36 .27V-.27Q-.36 -.36 -.27 -.36Z"""
_HALF = "M-.45 -.51H.45V.32Q.45 .45 .32 .45H-.32Q-.45 .45 -.45 .32Z"
_BRIDGE = "M-.45 -1H.45V.32Q.45 .45 .32 .45H-.32Q-.45 .45 -.45 .32Z"  # of which a half is seen
_SHAPES = {GateState.OPEN: _SQUARE, GateState.LINKED: _BRIDGE, GateState.BLOCKED: _SQUARE}
_WOODS = ("#9a6b3f", "#85582f", "#a27447", "#7c522d", "#93653a", "#8a5d34")
_PLANKS = """<defs><linearGradient id="rail" x1="0" y1="-.5" x2="0" y2=".4"
 gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#d9ad55"/>
<stop offset=".5" stop-color="#a97d35"/><stop offset="1" stop-color="#d0a24a"/></linearGradient>
</defs>""" + "".join(
    f'<path d="M-.36 {-0.51 + 0.15 * i:.2f}H.36v.13H-.36Z" fill="{wood}"/>'
    f'<path d="M-.36 {-0.51 + 0.15 * i:.2f}H.36v.03H-.36Z" fill="#fff" opacity=".16"/>'
    f'<path d="M-.36 {-0.41 + 0.15 * i:.2f}H.36v.03H-.36Z" fill="#000" opacity=".20"/>'
    for i, wood in enumerate(_WOODS)
)
_FACES = {
    GateState.OPEN: f"""
<defs><linearGradient id="gold" x1="0" y1="-.45" x2="0" y2=".45" gradientUnits="userSpaceOnUse">
<stop offset="0" stop-color="#ffdf8a"/><stop offset=".5" stop-color="#c78f34"/>
<stop offset="1" stop-color="#8f611f"/></linearGradient>
<radialGradient id="ember" cx="0" cy="-.16" r=".55" gradientUnits="userSpaceOnUse">
<stop offset="0" stop-color="#f0503a"/><stop offset=".6" stop-color="#b3211a"/>
<stop offset="1" stop-color="#6d100f"/></radialGradient></defs>
<path d="{_SQUARE}" fill="url(#gold)"/><path d="{_INNER}" fill="#3a0a08"/>
<path d="{_INNER}" fill="url(#ember)" transform="scale(.93)"/>
<path d="M-.20 .06L0 -.14L.20 .06M-.20 .26L0 .06L.20 .26" fill="none" stroke="#fff1b8"
 stroke-width=".085" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M-.13 -.20L0 -.33L.13 -.20Z" fill="#fff1b8"/>""",
    GateState.LINKED: f"""
<path d="{_HALF}" fill="#3a2415"/>{_PLANKS}
<path d="M-.45 -.51H-.33V.32L-.36 .41Q-.45 .40 -.45 .32Z" fill="url(#rail)"/>
<path d="M.45 -.51H.33V.32L.36 .41Q.45 .40 .45 .32Z" fill="url(#rail)"/>
<path d="M-.07 .28V-.51H.07V.28L0 .36Z" fill="#3a2415" opacity=".55"/>
<path d="M-.05 .26V-.51H.05V.26L0 .33Z" fill="#f3d68c"/>""",
    GateState.BLOCKED: f"""
<defs><linearGradient id="iron" x1="0" y1="-.45" x2="0" y2=".45" gradientUnits="userSpaceOnUse">
<stop offset="0" stop-color="#6b6468"/><stop offset="1" stop-color="#37323a"/>
</linearGradient></defs>
<path d="{_SQUARE}" fill="url(#iron)"/><path d="{_INNER}" fill="#211d21"/>
<path d="M-.22 -.22L.22 .22M.22 -.22L-.22 .22" fill="none" stroke="#0d0b0c" stroke-width=".17"
 stroke-linecap="round"/>
<path d="M-.22 -.22L.22 .22M.22 -.22L-.22 .22" fill="none" stroke="#8b7f7a" stroke-width=".085"
 stroke-linecap="round"/>""",
}
_GLOW = """
<defs><radialGradient id="g" cx="0" cy="-.30" r=".95" gradientUnits="userSpaceOnUse">
<stop offset="0" stop-color="#ffe9a0" stop-opacity=".85"/>
<stop offset=".45" stop-color="#ffb84a" stop-opacity=".38"/>
<stop offset="1" stop-color="#ff9a2a" stop-opacity="0"/></radialGradient></defs>
<circle cx="0" cy="-.30" r=".95" fill="url(#g)"/>"""


@cache
def stone(state: GateState, side: Side) -> Mips:
    """The stone of a gate that looks towards *side* of the table."""
    return Mips.of(_stone(state, side), CELL)


def carving() -> Work[None]:
    """Afterwards every stone is there at once."""
    for state in GateState:
        for side in Side:
            stone(state, side)
            yield


def _stone(state: GateState, side: Side) -> Surface:
    mask = _turned(f'<path d="{_SHAPES[state]}" fill="#fff"/>', side)
    picture = clear(mask.get_size())
    picture.blit(shadow_of(mask, 0.12 * CELL, 0.8), AWAY * 0.07 * CELL)
    picture.blit(_turned(_FACES[state], side), (0, 0))
    light = -AWAY if state is GateState.BLOCKED else AWAY  # a blocked one is sunk into the ground
    picture.blit(faded(edge_of(mask, light * 0.045 * CELL), 0.55), (0, 0))
    picture.blit(faded(tinted(edge_of(mask, -light * 0.06 * CELL), BLACK), 0.6), (0, 0))
    if state is GateState.OPEN:
        glow = _turned(_GLOW, side)
        glow.blit(picture, (0, 0))
        return glow
    own = _turned('<path d="M-1 -.5H1V1H-1Z" fill="#fff"/>', side)  # the tile's side of its edge
    return cut(picture, own)


def _turned(body: str, side: Side) -> Surface:
    size = round(BOX * CELL)
    placed = f'<g transform="translate({BOX / 2} {BOX / 2}) rotate({60 * side})">{body}</g>'
    return drawing(placed, (size, size), (BOX, BOX))
