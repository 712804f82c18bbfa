"""Tiles and tables drawn as text, for tests that read like the rule book.

A tile is drawn as nine rows of nine cells: `.` nothing, `o` field, `G` gate (on a gate cell),
`m s t` Rahi, `K` Kanohi, `U` Turaga, `Y` key, `S` start field, `T` temple. A smaller picture, its
rows and columns odd in number, shows the middle of a tile. Any other letter, and a digit for a
seat's pawn, is a plain field with that name.
"""

from game.core.hexes import Side
from game.rules.makuta.pieces import Kind
from game.rules.makuta.tiles import GATE_CELLS, Cell, Role, Tile

KINDS = {
    "m": Kind.MOSQUITO,
    "s": Kind.SCORPION,
    "t": Kind.TIGER,
    "K": Kind.KANOHI,
    "U": Kind.TURAGA,
    "Y": Kind.KEY,
}
SIDE_AT = {cell: side for side, cell in GATE_CELLS.items()}
NO_NAMES = "oGST"
NO_FIELDS = "ST"


def tile(key: str, picture: str, region: str = "coast") -> Tile:
    """The tile that *picture* shows."""
    marks = marks_of(picture)
    fields = [cell for cell, mark in marks.items() if mark not in NO_FIELDS]
    role = Role.LAND
    if "S" in marks.values():
        role = Role.START
        fields.append(Cell(0, 0))
    elif "T" in marks.values():
        role = Role.MAKUTA
    return Tile(
        key=key,
        role=role,
        region=region,
        fields=tuple(sorted(fields, key=lambda cell: (cell.y, cell.x))),
        gates=tuple(sorted(_gates(marks))),
        tokens=tuple((cell, KINDS[mark]) for cell, mark in marks.items() if mark in KINDS),
    )


def names_in(picture: str) -> dict[str, Cell]:
    """The fields that have a mark of their own: named ones, pawns, and tokens drawn once."""
    marks = marks_of(picture)
    drawn = [*marks.values()]
    return {
        mark: cell
        for cell, mark in marks.items()
        if mark not in NO_NAMES and drawn.count(mark) == 1
    }


def marks_of(picture: str) -> dict[Cell, str]:
    rows = ["".join(row.split()) for row in picture.strip().splitlines()]
    assert len(rows) % 2 == 1, "a picture has a middle row"
    assert {len(row) % 2 for row in rows} == {1}, "a picture has a middle column"
    return {
        Cell(x - len(row) // 2, y - len(rows) // 2): mark
        for y, row in enumerate(rows)
        for x, mark in enumerate(row)
        if mark != "."
    }


def _gates(marks: dict[Cell, str]) -> list[Side]:
    return [SIDE_AT[cell] for cell, mark in marks.items() if mark == "G"]
