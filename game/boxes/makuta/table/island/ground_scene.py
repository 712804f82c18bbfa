"""A tile's picture, told in what the baked sheets know; the rest is drawn as its tileset has it."""

from attrs import define, field, frozen
from pygame import Vector2

from game.boxes.makuta.levels.pictures import CellPicture, TilePicture
from game.boxes.makuta.table.island import slabs
from game.boxes.makuta.table.island.slabs import TileSheets
from game.rules.makuta.tiles import GATE_CELLS, MIDDLE, Cell, Role, Tile
from game.tabletop.land.terrains import TERRAINS
from game.tiled.look_tables import Corners, Piece, Stone, Tables, flipped

FURTHEST = 3.55  # cells from the tile's middle to that of a large piece of scenery


@frozen
class Standing:
    """A piece of scenery in its place."""

    piece: Piece
    middle: Vector2  # in cells
    look: int = 0


@frozen
class TileScene:
    corners: dict[Cell, Corners] = field(factory=dict)
    stones: dict[Cell, Stone] = field(factory=dict)  # but for gates: they look as their state is
    pieces: list[Standing] = field(factory=list)
    own_ground: list[CellPicture] = field(factory=list)
    own_fields: list[CellPicture] = field(factory=list)
    own_scenery: list[CellPicture] = field(factory=list)


@define
class SceneReader:
    """Knows the tables of the tilesets that it has seen."""

    sheets: TileSheets
    tables: Tables = field(factory=Tables, init=False)

    def scene(self, tile: Tile, picture: TilePicture | None) -> TileScene:
        """Plain, if *picture* does not belong to the tile that is played with."""
        gates = frozenset(GATE_CELLS[side] for side in tile.gates)
        if picture is None or not shows(picture, tile):
            return _plain(tile, gates)
        scene = TileScene()
        for layer in picture.layers:
            for look in layer.cells:
                match layer.name:
                    case "ground":
                        self._note_ground(scene, look)
                    case "fields":
                        if look.cell not in gates:
                            self._note_field(scene, tile, look)
                    case _:
                        self._note_scenery(scene, tile, look)
        return scene

    def _note_ground(self, scene: TileScene, look: CellPicture) -> None:
        table, number = self.tables.of(look)
        corners = None if number is None else table.corners.get(number)
        if corners is None or not TERRAINS.keys() >= set(corners):
            scene.own_ground.append(look)
        else:
            scene.corners[look.cell] = flipped(corners, look.flips)

    def _note_field(self, scene: TileScene, tile: Tile, look: CellPicture) -> None:
        table, number = self.tables.of(look)
        stone = None if number is None else table.stones.get(number)
        if stone is None or self.sheets.slab(stone, 0) is None:
            scene.own_fields.append(look)
        else:
            scene.stones[look.cell] = slabs.laid(tile.key, look.cell, stone)

    def _note_scenery(self, scene: TileScene, tile: Tile, look: CellPicture) -> None:
        table, number = self.tables.of(look)
        piece = None if number is None else table.pieces.get(number)
        if piece is not None and self.sheets.piece(piece) is not None:
            scene.pieces.append(_standing(tile, look.cell, piece))
        elif number not in table.parts or not self.sheets.has_scenery():
            scene.own_scenery.append(look)


def shows(picture: TilePicture, tile: Tile) -> bool:
    """Whether one can step exactly where the picture shows it."""
    drawn = {c.cell for layer in picture.layers if layer.name == "fields" for c in layer.cells}
    fields = set(tile.fields)
    if tile.role is Role.START:
        drawn, fields = drawn.union(MIDDLE), fields.union(MIDDLE)
    return drawn == fields


def _standing(tile: Tile, cell: Cell, piece: Piece) -> Standing:
    """Landmarks stand in line, but not so near the jigsaw edge that it would cut them."""
    look = slabs.look_of(tile.key, cell, piece.looks)
    middle = Vector2(cell) + Vector2(piece.wide - 1, piece.high - 1) / 2
    if piece.wide > 1:
        if middle.length() > FURTHEST:
            middle.scale_to_length(FURTHEST)
        return Standing(piece, middle, look)
    if piece.looks > 1:
        middle += slabs.astray(tile.key, cell)
    return Standing(piece, middle, look)


def _plain(tile: Tile, gates: frozenset[Cell]) -> TileScene:
    """Slabs of the tile's region on its plain ground."""
    fields = (cell for cell in tile.fields if cell not in gates)
    slab = Stone(tile.region, 0)
    return TileScene(stones={cell: slabs.laid(tile.key, cell, slab) for cell in fields})
