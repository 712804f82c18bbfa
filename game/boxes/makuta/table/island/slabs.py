"""Slabs, scenery and the middles of tiles: where they are on the baked sheets, and which looks.

No look visibly repeats. The same tile looks the same every time and in every rotation: all follows
from its name and from the cell.
"""

from zlib import crc32

from attrs import define, evolve
from pygame import Rect, Surface, Vector2

from game.rules.makuta.tiles import Cell
from game.tabletop.pictures.sheets import Sheets
from game.tiled.look_tables import Piece, Stone

CELL = 128  # pixels of a cell in all that is baked
BOX = 192  # pixels of a slab with its shadow
TURNS = 3  # half a turn later a slab looks the same
SCENERY = ("scenery", "scenery-2", "scenery-3", "scenery-4")  # a sheet for every look
MIDDLE_BOX = 576  # pixels of the frame around the start field, and of the temple's court
FEW = 4  # looks: with more of them, those that are alike can lie further apart
PLAIN = 0, 1, 2, 3, 8, 9, 10, 11  # columns of a sheet of slabs that are one kind
BRIDGES = (4, 12, 13), (5, 14, 15)
PAVED = 6, 16, 17, 18
LOOKS = {column: looks for looks in (PLAIN, *BRIDGES, PAVED) for column in looks}
ASTRAY = 0.07  # cells: how far from the middle of its cell a thing may stand


@define
class TileSheets(Sheets):
    def slab(self, stone: Stone, rotation: int) -> Surface | None:
        place = Rect(stone.column * BOX, rotation % TURNS * BOX, BOX, BOX)
        return self.part(f"slabs_{stone.sheet}", place)

    def middle(self, column: int) -> Surface | None:
        """The frame of the start field in three turns, then the court of the temple."""
        return self.part("middle", Rect(column * MIDDLE_BOX, 0, MIDDLE_BOX, MIDDLE_BOX))

    def piece(self, piece: Piece, look: int = 0) -> Surface | None:
        place = Rect(piece.column, piece.row, piece.wide, piece.high)
        return self.part(SCENERY[look], Rect(*(CELL * number for number in place)))

    def has_scenery(self) -> bool:
        return self.piece(Piece(0, 0)) is not None


def look_of(tile: str, cell: Cell, looks: int) -> int:
    """From 0 on; with three looks or more no two neighbours, above or beside, share one."""
    step = 2 if looks <= FEW else 3
    return (cell.x + step * cell.y + crc32(tile.encode())) % looks


def astray(tile: str, cell: Cell) -> Vector2:
    """Where a thing stands that nobody put in line, seen from the middle of its cell."""
    luck = crc32(f"{tile} {cell.x} {cell.y}".encode())
    aside, down = luck % 256, luck // 256 % 256
    return Vector2(aside - 127.5, down - 127.5) / 127.5 * ASTRAY


def laid(tile: str, cell: Cell, stone: Stone) -> Stone:
    """The slab that lies there for the *stone* of the map."""
    looks = LOOKS.get(stone.column, (stone.column,))
    return evolve(stone, column=looks[look_of(tile, cell, len(looks))])
