"""The square on which the island is painted, and where its cells lie on it."""

from pygame import Rect, Vector2

from game.boxes.masks.land.map_form import cell_of
from game.rules.masks.printed.land import COLUMNS, ROWS

CELL = 64  # pixels of a cell in all that is baked
CELLS = ROWS + 2  # each way: sea around the island
SIDE = CELLS * CELL
LEFT, TOP = (CELLS - COLUMNS) // 2, 1  # cells of sea before the first column and row
SHOWN = Rect((LEFT - 1) * CELL, 0, (COLUMNS + 2) * CELL, SIDE)  # of the square


def middle_of(space: int) -> Vector2:
    """In pixels of the square."""
    column, row = cell_of(space)
    return Vector2(LEFT + column + 0.5, TOP + row + 0.5) * CELL
