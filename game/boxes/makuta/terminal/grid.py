"""A tile drawn larger: its own square grid, with rows and columns named as on a chess board."""

from collections.abc import Mapping, Sequence
from itertools import zip_longest

from attrs import frozen

from game.boxes.makuta.terminal.marks import Mark
from game.boxes.makuta.words import spot
from game.boxes.makuta.words.names import COLUMNS, HALF
from game.rules.makuta.tiles import Cell
from game.terminal.console import Console, Style

CELL = 4  # letters per cell, one of them empty
LABEL = 2
GRID_WIDTH = LABEL + CELL * len(COLUMNS) - 1
GAP = "   "
ROWS = range(-HALF, HALF + 1)
NOTHING = Mark("")


@frozen
class Grid:
    """What is drawn of one tile."""

    head: tuple[str, ...]
    marks: Mapping[Cell, Mark]
    numbers: Mapping[Cell, str]  # of the choices that end on a cell


def grid_rows(console: Console, grids: Sequence[Grid]) -> list[str]:
    """As many tiles side by side as the window has room for, the rest below."""
    in_a_row = max(1, (console.width + len(GAP)) // (GRID_WIDTH + len(GAP)))
    lines: list[str] = []
    for start in range(0, len(grids), in_a_row):
        lines += ["", *_beside(console, grids[start : start + in_a_row])]
    return lines


def _beside(console: Console, grids: Sequence[Grid]) -> list[str]:
    heads = zip_longest(*(grid.head for grid in grids), fillvalue="")
    lines = [GAP.join(f"{line:{GRID_WIDTH}}" for line in head) for head in heads]
    letters = " " * LABEL + "".join(f"{letter:{CELL}}" for letter in COLUMNS)
    lines.append(GAP.join([letters[:GRID_WIDTH]] * len(grids)))
    for y in ROWS:
        lines.append(GAP.join(_row(console, grid, y) for grid in grids))
        # Numbers stand below their fields, in rows of their own where there are any.
        if any(cell.y == y for grid in grids for cell in grid.numbers):
            lines.append(GAP.join(_numbers(console, grid, y) for grid in grids))
    return [line.rstrip() for line in lines]


def _row(console: Console, grid: Grid, y: int) -> str:
    marks = [grid.marks.get(Cell(x, y), NOTHING) for x in ROWS]
    return spot(Cell(0, y))[1:].ljust(LABEL) + _cells(console, marks)


def _numbers(console: Console, grid: Grid, y: int) -> str:
    marks = [Mark(grid.numbers.get(Cell(x, y), ""), Style.CHOICE) for x in ROWS]
    return " " * LABEL + _cells(console, marks)


def _cells(console: Console, marks: Sequence[Mark]) -> str:
    """Padded before it is painted: colours take no room."""
    cells = [
        console.painted(mark.text, mark.style) + " " * (CELL - len(mark.text)) for mark in marks
    ]
    cells[-1] = cells[-1][:-1]
    return "".join(cells)
