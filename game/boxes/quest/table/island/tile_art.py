"""The picture of a tile as its map shows it: north up, unlit, not yet cut to its outline.

What cannot be opened, or does not belong to the tile that is played with, is left out or drawn in
plain colours: a game carries its own tiles, and may outlive the pictures of them.
"""

from collections.abc import Iterable
from pathlib import Path

import pygame
from attrs import define, field, frozen
from pygame import SRCALPHA, Color, Rect, Surface
from pygame.transform import flip, rotate

from game.boxes.quest.table.pieces.paint import drawing
from game.levels import CellPicture, Flips, TilePicture
from game.rules.quest.tiles import CENTRE, GATE_CELLS, MIDDLE, WIDTH, Cell, Role, Tile

CELL = 64  # pixels
GROUND_OF_REGION = {
    "fire": Color("#8a6152"),
    "water": Color("#4f8f8a"),
    "air": Color("#4c8a3a"),
    "stone": Color("#b98a55"),
    "earth": Color("#5a5560"),
    "ice": Color("#cfe0ea"),
    "coast": Color("#d9bd84"),
    "shadow": Color("#3b3442"),
}
OTHER_GROUND = Color("#8d8a74")
SLAB = Color("#b4a68c")
COURT = """<g transform="translate(1.5 1.5)">
<circle r="1.47" fill="#17141c"/><circle r="1.40" fill="#4b4453"/>
<circle r="1.24" fill="#2c2733"/><circle r="1.17" fill="#3d3745"/>
<circle r="0.62" fill="#2c2733"/><circle r="0.56" fill="#332e3a"/></g>"""
FRAME = """
<path fill-rule="evenodd" fill="#6b4f2a" d="M.25 .03H2.75Q2.97 .03 2.97 .25V2.75Q2.97 2.97 2.75 2.97
H.25Q.03 2.97 .03 2.75V.25Q.03 .03 .25 .03ZM.28 .16Q.16 .16 .16 .28V2.72Q.16 2.84 .28 2.84H2.72
Q2.84 2.84 2.84 2.72V.28Q2.84 .16 2.72 .16Z"/>
<path fill="none" stroke="#e8c987" stroke-width=".03" d="M.26 .09H2.74Q2.91 .09 2.91 .26V2.74
Q2.91 2.91 2.74 2.91H.26Q.09 2.91 .09 2.74V.26Q.09 .09 .26 .09Z"/>
<circle cx="1.5" cy="1.5" r=".60" fill="none" stroke="#6b4f2a" stroke-width=".05"/>
<circle cx="1.5" cy="1.5" r=".52" fill="none" stroke="#e8c987" stroke-width=".02"/>
"""


@frozen
class Layers:
    """A tile from below to above."""

    ground: Surface
    slabs: Surface  # what one can step on, but for gates: they look as their state is
    scenery: Surface


@define
class TileArt:
    """Composes tiles, and keeps the images that it has opened."""

    _images: dict[Path, Surface | None] = field(factory=dict, init=False)

    def layers(self, tile: Tile, picture: TilePicture | None) -> Layers:
        drawn = picture.layers if picture is not None and _shows(picture, tile) else ()
        gates = frozenset(GATE_CELLS[side] for side in tile.gates)
        ground, slabs, scenery = _empty(), _empty(), _empty()
        ground.fill(GROUND_OF_REGION.get(tile.region, OTHER_GROUND))
        for layer in drawn:
            match layer.name:
                case "ground":
                    self._draw(ground, layer.cells)
                case "fields":
                    self._draw(slabs, (c for c in layer.cells if c.cell not in gates))
                case _:
                    self._draw(scenery, layer.cells)
        if not drawn:
            _draw_plain(slabs, (c for c in tile.fields if c not in gates))
        _draw_middle(slabs, tile.role)
        return Layers(ground, slabs, scenery)

    def _draw(self, canvas: Surface, cells: Iterable[CellPicture]) -> None:
        canvas.fblits([found for look in cells if (found := self._look(look))])

    def _look(self, look: CellPicture) -> tuple[Surface, Rect] | None:
        """The picture of a cell and where it goes; larger ones reach up and to the right."""
        image = self._image(look.image)
        if image is None or not image.get_rect().contains(look.rectangle):
            return None
        part = _flipped(image.subsurface(look.rectangle), look.flips)
        home = _rect(look.cell)
        return part, part.get_rect(bottomleft=home.bottomleft)

    def _image(self, path: Path) -> Surface | None:
        if path not in self._images:
            self._images[path] = _opened(path)
        return self._images[path]


def _shows(picture: TilePicture, tile: Tile) -> bool:
    """Whether one can step exactly where the picture shows it."""
    drawn = {c.cell for layer in picture.layers if layer.name == "fields" for c in layer.cells}
    fields = set(tile.fields)
    if tile.role is Role.START:
        drawn, fields = drawn.union(MIDDLE), fields.union(MIDDLE)
    return drawn == fields


def _opened(path: Path) -> Surface | None:
    try:
        image = pygame.image.load(path)
    except (OSError, pygame.error):
        return None
    copy = Surface(image.get_size(), SRCALPHA)
    copy.blit(image, (0, 0))
    return copy


def _flipped(part: Surface, flips: Flips) -> Surface:
    if flips.diagonal:
        part = flip(rotate(part, 270), flip_x=True, flip_y=False)
    if flips.horizontal or flips.vertical:
        part = flip(part, flips.horizontal, flips.vertical)
    return part


def _draw_plain(canvas: Surface, cells: Iterable[Cell]) -> None:
    for cell in cells:
        inner = _rect(cell).inflate(-CELL // 9, -CELL // 9)
        pygame.draw.rect(canvas, SLAB, inner, border_radius=CELL // 6)


def _draw_middle(canvas: Surface, role: Role) -> None:
    """The frame of the start field, or the court on which the temple will stand."""
    if role is not Role.LAND:
        body = FRAME if role is Role.START else COURT
        canvas.blit(drawing(body, (3 * CELL, 3 * CELL), (3, 3)), _rect(MIDDLE[0]))


def _empty() -> Surface:
    return Surface((WIDTH * CELL, WIDTH * CELL), SRCALPHA)


def _rect(cell: Cell) -> Rect:
    return Rect((cell.x + CENTRE) * CELL, (cell.y + CENTRE) * CELL, CELL, CELL)
