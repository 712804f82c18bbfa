"""The upper side of a tile in plain colours, for a table without the painted pictures."""

from collections.abc import Iterable

import pygame
from pygame import SRCALPHA, Color, Rect, Surface

from game.boxes.makuta.table.island.own_pictures import turned
from game.rules.makuta.tiles import CENTRE, GATE_CELLS, MIDDLE, WIDTH, Cell, Role, Tile
from game.tabletop.pictures.paint import drawing

COLOUR_OF_REGION = {
    "fire": Color("#84402a"),
    "water": Color("#4f8f8a"),
    "air": Color("#4c8a3a"),
    "stone": Color("#b98a55"),
    "earth": Color("#57525c"),
    "ice": Color("#cfe0ea"),
    "coast": Color("#d9bd84"),
    "shadow": Color("#3a2440"),
}
OTHER_COLOUR = Color("#8d8a74")
SLAB = Color("#b4a68c")
COURT = """<g transform="translate(1.5 1.5)">
<circle r="1.47" fill="#17141c"/><circle r="1.40" fill="#4b4453"/>
<circle r="1.24" fill="#2c2733"/><circle r="1.17" fill="#3d3745"/>
<circle r="0.62" fill="#2c2733"/><circle r="0.56" fill="#332e3a"/></g>"""
FRAME = """
<path fill-rule="evenodd" fill="#6b4f2a" d="M.25 .03H2.75Q2.97 .03 2.97 .25V2.75Q2.97 2.97 2.75 2.97
H.25Q.03 2.97 .03 2.75V.25Q.03 .03 .25 .03ZM.28 .16Q.16 .16 .16 .28V2.72Q.16 2.84 .28 2.84H2.72
Q2.84 2.84 2.84 2.72V.28Q2.84 .16 2.72 .16Z"/>
<circle cx="1.5" cy="1.5" r=".60" fill="none" stroke="#6b4f2a" stroke-width=".05"/>
"""


def plain_side(tile: Tile, rotation: int, cell: int) -> Surface:
    """Of *tile* once it is turned, *cell* pixels per cell."""
    picture = Surface((WIDTH * cell, WIDTH * cell), SRCALPHA)
    picture.fill(colour_of(tile.region))
    gates = frozenset(GATE_CELLS[side] for side in tile.gates)
    _draw_slabs(picture, (each for each in tile.fields if each not in gates), cell)
    if tile.role is not Role.LAND:
        middle = drawing(FRAME if tile.role is Role.START else COURT, (3 * cell, 3 * cell), (3, 3))
        picture.blit(middle, _rect(MIDDLE[0], cell))
    return turned(picture, rotation)


def colour_of(region: str) -> Color:
    return COLOUR_OF_REGION.get(region, OTHER_COLOUR)


def _draw_slabs(canvas: Surface, cells: Iterable[Cell], side: int) -> None:
    for cell in cells:
        inner = _rect(cell, side).inflate(-side // 9, -side // 9)
        pygame.draw.rect(canvas, SLAB, inner, border_radius=side // 6)


def _rect(cell: Cell, side: int) -> Rect:
    return Rect((cell.x + CENTRE) * side, (cell.y + CENTRE) * side, side, side)
