"""Makes a tile of one map, step by step, and notes all that stands in the way."""

from collections.abc import Mapping
from pathlib import Path

from attrs import frozen

from game.boxes.makuta.levels.gates_and_tokens import SIDE_OF_CELL
from game.boxes.makuta.levels.layout import Layout, note_cut_off, read_layout
from game.boxes.makuta.levels.map_form import FORM, ROLES
from game.boxes.makuta.levels.pictures import TilePicture, layer_pictures
from game.rules.makuta.tile_limits import covered_cells
from game.rules.makuta.tiles import INSIDE, Cell, Role, Tile
from game.tiled.maps import FormedMap, every_fault_told, read_map
from game.tiled.names import note_file_name, note_name
from game.tiled.open_files import OpenFile
from game.tiled.problems import Notes, Problem
from game.tiled.properties import Value
from game.tiled.set_files import SetFiles


@frozen
class Header:
    """The map's own properties; None where the map has no usable one."""

    name: str | None = None  # a text key
    role: Role | None = None
    region: str | None = None


@frozen
class Reading:
    """What became of one map."""

    file: str
    problems: tuple[Problem, ...]
    header: Header
    tile: Tile | None  # None if the rules cannot use it
    picture: TilePicture | None  # None if it cannot be drawn


def read_tile_map(path: Path, folder: Path, files: SetFiles | None = None) -> Reading:
    """Never raises: whatever is wrong with a map is a problem to be told, not a crash."""
    file = OpenFile(path, folder, Notes(path.name), files or SetFiles())
    with every_fault_told(FORM, file.notes):
        return _reading(file)
    return Reading(path.name, tuple(file.notes.found), Header(), None, None)


def _reading(file: OpenFile) -> Reading:
    found = read_map(file, FORM)
    note_file_name(file, "by which games know the tile")
    header = _header(found.properties, file.notes)
    tile = picture = None
    if found.fits:
        tile = _tile(header, read_layout(found, header.role, file.notes), file)
        file.notes.sort_by_layer(layer.name for layer in FORM.layers)
        picture = _picture(header, tile, found)
    return Reading(file.path.name, tuple(file.notes.found), header, tile, picture)


def _header(properties: Mapping[str, Value], notes: Notes) -> Header:
    texts = {name: str(value) for name, value in properties.items()}
    name = texts.get("tile_name")
    if name is not None:
        note_name(name, "tile_name", "tile.ta_koro", notes)
    role = texts.get("tile_role")
    return Header(name, None if role is None else ROLES[role], texts.get("region"))


def _tile(header: Header, layout: Layout, file: OpenFile) -> Tile | None:
    """The tile, if nothing is wrong with it."""
    if header.role is None or layout.fields is None:
        return None
    tile = Tile(
        file.path.stem,
        header.role,
        header.region or "",
        tuple(sorted(_cleaned(layout.fields, header.role), key=_by_row)),
        tuple(sorted(SIDE_OF_CELL[gate.cell] for gate in layout.gates)),
        tuple(
            (token.cell, token.kind)
            for token in sorted(layout.tokens, key=lambda token: _by_row(token.cell))
        ),
    )
    note_cut_off(tile, (*layout.gates, *layout.tokens), file.notes)
    return None if file.notes.has_errors else tile


def _cleaned(fields: frozenset[Cell], role: Role) -> frozenset[Cell]:
    """The start field need not be painted."""
    start = {Cell(0, 0)} if role is Role.START else set()
    return (fields | start) & INSIDE - covered_cells(role)


def _by_row(cell: Cell) -> tuple[int, int]:
    return cell.y, cell.x


def _picture(header: Header, tile: Tile | None, found: FormedMap) -> TilePicture | None:
    layers = layer_pictures(found)
    if tile is None or layers is None or header.name is None:
        return None
    return TilePicture(tile.key, header.name, layers)
