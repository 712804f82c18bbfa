"""A map counts its cells from the corner, the rules count them from the middle."""

from collections.abc import Iterable

from game.rules.makuta.tiles import CENTRE, WIDTH, Cell
from game.tiled.problems import ColumnRow, listed


def cell_in(column: int, row: int) -> Cell:
    return Cell(column - CENTRE, row - CENTRE)


def cell_at(index: int) -> Cell:
    """In a list of all cells, row by row."""
    return cell_in(index % WIDTH, index // WIDTH)


def column_and_row(cell: Cell) -> ColumnRow:
    return cell.x + CENTRE, cell.y + CENTRE


def listed_cells(cells: Iterable[Cell]) -> str:
    return listed(map(column_and_row, cells))
