"""What is drawn and said of single tiles."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from textwrap import wrap

from attrs import frozen

from game.boxes.makuta.terminal.marks import Mark, marks_of
from game.boxes.makuta.words import Names, spot
from game.boxes.makuta.words.gates import gate_line, gates_of, place_of
from game.boxes.makuta.words.names import COLUMNS, HALF
from game.boxes.makuta.words.outlook import pawns_on
from game.rules.makuta.pieces import HIDDEN
from game.rules.makuta.state import Observation
from game.rules.makuta.temple import colour_at
from game.rules.makuta.tiles import Cell, cell_of, tile_of
from game.terminal.console import Console, Style

CELL = 4  # letters per cell, one of them empty
LABEL = 2
GRID_WIDTH = LABEL + CELL * len(COLUMNS) - 1
GAP = "   "
ROWS = range(-HALF, HALF + 1)
NOTHING = Mark("")
UNBROKEN = "\N{NO-BREAK SPACE}"


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


def tile_grid(names: Names, seen: Observation, tile: int, numbers: Mapping[int, str]) -> Grid:
    """*tile* in its own orientation, with the *numbers* of the choices on its fields."""
    here = {cell_of(f): text for f, text in numbers.items() if tile_of(f) == tile}
    return Grid(_head(names, seen, tile), marks_of(seen, tile), here)


def _head(names: Names, seen: Observation, tile: int) -> tuple[str, ...]:
    if place_of(seen, tile) is None:
        return (names.texts.text("tile.drawn", tile=names.tile(tile)),)
    title = names.texts.text("tile.title", tile=names.tile(tile), region=names.region(tile))
    gates = [gate_line(names, seen, gate) for gate in gates_of(seen, tile)]
    together = "  ".join(gate.replace(" ", UNBROKEN) for gate in gates)
    return (title, *(line.replace(UNBROKEN, " ") for line in wrap(together, GRID_WIDTH)))


def notes(names: Names, seen: Observation, tile: int) -> list[str]:
    """What the marks cannot show: who stands where, faces, what Rahi hold, locks, the temple."""
    found = {
        field: "; ".join(_field_notes(names, seen, field))
        for field in sorted(seen.terms.atlas.adjacent[tile])
    }
    return [
        names.texts.text("tile.note", spot=spot(cell_of(field)), note=note)
        for field, note in found.items()
        if note
    ]


def _field_notes(names: Names, seen: Observation, field: int) -> Iterator[str]:
    texts, atlas = names.texts, seen.terms.atlas
    pawns = pawns_on(seen, field)
    if pawns:
        yield ", ".join(map(names.seat, pawns))
    discs = seen.tokens.on_fields.get(field, ())
    if discs and (pawns or discs[1:] or discs[0].face != HIDDEN):
        yield names.disc(discs[0])
    if discs[1:]:
        yield texts.text("tile.held", discs=names.discs(discs[1:]))
    if field == atlas.start_field:
        yield texts.text("tile.pile", discs=_pile(names, seen))
    if field in atlas.gate_fields:
        yield _gate_note(names, seen, field)


def _gate_note(names: Names, seen: Observation, gate: int) -> str:
    texts, makuta = names.texts, seen.terms.atlas.makuta
    parts = [gate_line(names, seen, gate)]
    if gate in seen.tokens.locks:
        parts.append(names.disc(seen.tokens.locks[gate]))
    if tile_of(gate) == makuta and seen.temple is not None:
        colour = colour_at(seen, gate)
        strength = seen.terms.edition.makuta[colour] + seen.terms.house.mighty_makuta
        parts.append(texts.text("tile.segment", colour=names.colour(colour), strength=strength))
    return ", ".join(parts)


def _pile(names: Names, seen: Observation) -> str:
    """Faces where they are known, otherwise how many of each back."""
    pile = (*seen.tokens.pile.old, *seen.tokens.pile.fresh)
    known = [disc for disc in pile if disc.face != HIDDEN]
    others = names.tally(disc for disc in pile if disc.face == HIDDEN)
    return ", ".join([*map(names.disc, known), others]) if known else others
