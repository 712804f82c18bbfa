"""Gate stones: open ones shine and point on, linked ones are a bridge, blocked ones crossed out.

Shape says so as well as colour.
"""

from enum import Enum
from functools import cache

from pygame import Color, Surface

from game.boxes.quest.table.island.edges import AWAY, edge_of
from game.boxes.quest.table.island.mips import Mips
from game.boxes.quest.table.pieces.paint import clear, cut, drawing, faded, shadow_of, tinted
from game.core.hexes import Side
from game.rules.quest.state import Island

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
_HALF_INNER = "M-.36 -.51H.36V.27Q.36 .36 .27 .36H-.27Q-.36 .36 -.36 .27Z"
_BRIDGE = "M-.45 -1H.45V.32Q.45 .45 .32 .45H-.32Q-.45 .45 -.45 .32Z"  # of which a half is seen
_SHAPES = {GateState.OPEN: _SQUARE, GateState.LINKED: _BRIDGE, GateState.BLOCKED: _SQUARE}
_FACES = {
    GateState.OPEN: f"""
<path d="{_SQUARE}" fill="#f2c14e"/><path d="{_INNER}" fill="#b3211a"/>
<path d="M-.36 -.10V-.27Q-.36 -.36 -.27 -.36H.27Q.36 -.36 .36 -.27V-.10Z" fill="#d8362a"/>
<path d="M-.20 .06L0 -.14L.20 .06M-.20 .26L0 .06L.20 .26" fill="none" stroke="#fff1b8"
 stroke-width=".085" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M-.13 -.20L0 -.33L.13 -.20Z" fill="#fff1b8"/>""",
    GateState.LINKED: f"""
<path d="{_HALF}" fill="#c99a3f"/><path d="{_HALF_INNER}" fill="#7d5a3c"/>
<path d="M-.36 .18H.36M-.36 -.05H.36M-.36 -.28H.36" stroke="#533a26" stroke-width=".03"/>
<path d="M-.13 .22V-.51H.13V.22Z" fill="#f0d48a"/>
<path d="M0 .30L.13 .22H-.13Z" fill="#f0d48a"/>""",
    GateState.BLOCKED: f"""
<path d="{_SQUARE}" fill="#4a4448"/><path d="{_INNER}" fill="#2a2629"/>
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
