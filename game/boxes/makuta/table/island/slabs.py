"""Slabs, scenery and the middles of tiles: where they are on the baked sheets."""

from attrs import define
from pygame import Rect, Surface

from game.boxes.makuta.table.island.ground_tables import Piece, Stone
from game.tabletop.pictures.sheets import Sheets

CELL = 128  # pixels of a cell in all that is baked
BOX = 192  # pixels of a slab with its shadow
TURNS = 3  # half a turn later a slab looks the same
SCENERY = ("scenery", "scenery-2", "scenery-3", "scenery-4")  # a sheet for every look
MIDDLE_BOX = 576  # pixels of the frame around the start field, and of the temple's court


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
