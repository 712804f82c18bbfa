"""Which of its looks a thing has where it lies, so that nothing visibly repeats.

The same tile looks the same every time and in every rotation: all follows from its name and from
the cell.
"""

from zlib import crc32

from attrs import evolve
from pygame import Vector2

from game.boxes.makuta.table.island.ground_tables import Stone
from game.rules.makuta.tiles import Cell

FEW = 4  # looks: with more of them, those that are alike can lie further apart
PLAIN = 0, 1, 2, 3, 8, 9, 10, 11  # columns of a sheet of slabs that are one kind
BRIDGES = (4, 12, 13), (5, 14, 15)
PAVED = 6, 16, 17, 18
LOOKS = {column: looks for looks in (PLAIN, *BRIDGES, PAVED) for column in looks}
ASTRAY = 0.07  # cells: how far from the middle of its cell a thing may stand


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
