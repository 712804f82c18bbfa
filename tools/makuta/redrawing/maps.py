"""A map for Tiled with another layout: what is painted stays, what plays changes.

The text is changed line by line, so that all the rest is as Tiled has written it.
"""

import re
from collections.abc import Iterator, Mapping

from attrs import define

from game.boxes.makuta.levels.map_form import PIXELS, column_and_row
from game.boxes.makuta.levels.pictures import TilePicture
from game.core.errors import GameError
from game.rules.makuta.tile_limits import covered_cells
from game.rules.makuta.tiles import GATE_CELLS, INSIDE, MIDDLE, WIDTH, Cell, Role, Tile
from game.tiled.look_tables import Tables

SLABS, THRESHOLD, LOOKS = 4, 7, 8  # of a region's row in the tileset of fields
GATE = "gate"


class RedrawingError(GameError):
    """Why a map cannot be redrawn."""


def redrawn(text: str, tile: Tile) -> str:
    """The map *text* with the fields, gates and token fields of *tile*."""
    sheet = _Sheet(text)
    sheet.lay_fields(tile)
    gates = {GATE_CELLS[side]: GATE for side in tile.gates}
    sheet.set_objects("gates", gates)
    sheet.set_objects("tokens", {cell: kind.name.lower() for cell, kind in tile.tokens})
    return sheet.text


@define
class _Sheet:
    text: str

    # Cells

    def lay_fields(self, tile: Tile) -> None:
        fields, scenery = self._cells("fields"), self._cells("scenery")
        wanted = {*tile.fields, *(MIDDLE if tile.role is Role.START else ())}
        gates = {GATE_CELLS[side] for side in tile.gates}
        first, row = self._looks(fields)
        for cell in INSIDE:
            look = fields[cell]
            if cell not in wanted:
                fields[cell] = 0
            elif (cell in gates) != (bool(look) and (look - first) % LOOKS == THRESHOLD):
                fields[cell] = row + (THRESHOLD if cell in gates else (cell.x + 2 * cell.y) % SLABS)
            elif not look:
                fields[cell] = row + (cell.x + 2 * cell.y) % SLABS
            scenery[cell] = 0 if cell in wanted else scenery[cell]
        self._write_cells("fields", fields)
        self._write_cells("scenery", scenery)

    def _looks(self, fields: Mapping[Cell, int]) -> tuple[int, int]:
        """The first number of the tileset of fields, and that of the row most fields are from."""
        found = re.search(r'<tileset firstgid="(\d+)" source="fields\.tsx"/>', self.text)
        if not found:
            raise RedrawingError("The map has no tileset fields.tsx.")
        first = int(found[1])
        rows = [(look - first) // LOOKS for look in fields.values() if look]
        return first, first + LOOKS * max(set(rows), key=rows.count, default=0)

    def _cells(self, layer: str) -> dict[Cell, int]:
        numbers = [int(number) for number in re.findall(r"\d+", self._data(layer)[2])]
        cells = [Cell(x - WIDTH // 2, y - WIDTH // 2) for y in range(WIDTH) for x in range(WIDTH)]
        return dict(zip(cells, numbers, strict=True))

    def _write_cells(self, layer: str, cells: Mapping[Cell, int]) -> None:
        numbers = [str(number) for number in cells.values()]
        rows = [",".join(numbers[at : at + WIDTH]) for at in range(0, WIDTH * WIDTH, WIDTH)]
        found = self._data(layer)
        self._replace(found, 2, "\n" + ",\n".join(rows) + "\n")

    def _data(self, layer: str) -> re.Match[str]:
        return self._found(
            rf'(<layer [^>]*name="{layer}"[^>]*>\s*<data encoding="csv">)(.*?)</data>'
        )

    # Objects

    def set_objects(self, layer: str, wanted: Mapping[Cell, str]) -> None:
        """Those that stay keep their line."""
        kept = {cell: line for cell, name, line in self._objects(layer) if wanted.get(cell) == name}
        lines = [kept.get(cell) or self._object(cell, name) for cell, name in wanted.items()]
        self._replace(self._group(layer), 2, "\n" + "\n".join(lines) + "\n " if lines else "\n ")

    def _objects(self, layer: str) -> Iterator[tuple[Cell, str, str]]:
        pattern = r' *<object id="\d+" template="templates/(\w+)\.tx" x="(\d+)" y="(\d+)"/>'
        for found in re.finditer(pattern, self._group(layer)[2]):
            x, y = (int(found[n]) // PIXELS - WIDTH // 2 for n in (2, 3))
            yield Cell(x, y), found[1], found[0]

    def _object(self, cell: Cell, name: str) -> str:
        found = self._found(r'(nextobjectid=")(\d+)"')
        number = int(found[2])
        self._replace(found, 2, str(number + 1))
        column, row = column_and_row(cell)
        place = f'x="{column * PIXELS}" y="{row * PIXELS}"'
        return f'  <object id="{number}" template="templates/{name}.tx" {place}/>'

    def _group(self, layer: str) -> re.Match[str]:
        return self._found(rf'(<objectgroup [^>]*name="{layer}"[^>/]*>)(.*?)</objectgroup>')

    # Text

    def _found(self, pattern: str) -> re.Match[str]:
        found = re.search(pattern, self.text, re.DOTALL)
        if not found:
            raise RedrawingError("The map is not written as Tiled writes it: save it there once.")
        return found

    def _replace(self, found: re.Match[str], group: int, words: str) -> None:
        self.text = self.text[: found.start(group)] + words + self.text[found.end(group) :]


# Where fields may be


def room_for_fields(tile: Tile, picture: TilePicture) -> frozenset[Cell]:
    """Cells of the outline that no landmark stands on; a tree or a rock may give way."""
    return INSIDE - covered_cells(tile.role) - frozenset(_landmarks(picture))


def _landmarks(picture: TilePicture) -> Iterator[Cell]:
    """The cells of all scenery that is larger than one."""
    tables = Tables()
    for layer in picture.layers:
        for look in layer.cells:
            table, number = tables.of(look)
            piece = None if number is None else table.pieces.get(number)
            if number in table.parts or (piece and max(piece.wide, piece.high) > 1):
                yield look.cell
