"""Makes a tile of one map, step by step, and notes all that stands in the way."""

import re
from collections.abc import Mapping
from pathlib import Path
from xml.etree.ElementTree import Element

from attrs import frozen

from game.boxes.makuta.levels.gates_and_tokens import SIDE_OF_CELL, TokenField
from game.boxes.makuta.levels.header import Header, measures_fit, read_header, refuse_other_files
from game.boxes.makuta.levels.layers import Grid, read_grids, read_layers
from game.boxes.makuta.levels.layout import Layout, read_layout
from game.boxes.makuta.levels.pictures import TilePicture, layer_pictures
from game.boxes.makuta.levels.reach import note_cut_off
from game.rules.makuta.tiles import INSIDE, MIDDLE, Cell, Role, Tile
from game.tiled.open_files import OpenFile, lies_in
from game.tiled.problems import Notes, Problem, Severity, Spot, UnreadableError
from game.tiled.safe_xml import read_xml
from game.tiled.tilesets import Tileset, images_exist, read_tilesets

KEY = re.compile("[a-z][a-z0-9_]*")  # what a tile's file may be called

NO_GUIDE = "The game does not need it, but the next person at the map does: put it back."


@frozen
class Reading:
    """What became of one map."""

    file: str
    problems: tuple[Problem, ...]
    header: Header
    tile: Tile | None  # None if the rules cannot use it
    picture: TilePicture | None  # None if it cannot be drawn


def read_tile_map(path: Path, folder: Path) -> Reading:
    """Never raises: whatever is wrong with a map is a problem to be told, not a crash."""
    file = OpenFile(path, folder, Notes(path.name))
    try:
        return _reading(_root(file), file)
    except UnreadableError as fault:
        file.notes.error(fault.what, fault.remedy)
    except Exception as error:  # noqa: BLE001 - odd files find ways that nobody foresaw
        what = f"The map cannot be read ({type(error).__name__}: {error})."
        remedy = "Open it in Tiled and save it again; if that does not help, start the tile anew."
        file.notes.error(what, remedy)
    return Reading(path.name, tuple(file.notes.found), Header(), None, None)


def _root(file: OpenFile) -> Element:
    if not lies_in(file.folder, file.path):
        raise UnreadableError(
            "This is a link to a file outside the folder of the level set.",
            "Replace it with a copy of that file.",
        )
    root = read_xml(file.path)
    refuse_other_files(root)
    return root


def _reading(root: Element, file: OpenFile) -> Reading:
    _note_file_name(file)
    header = read_header(root, file.notes)
    tile = picture = None
    if measures_fit(root, file.notes):
        layers = read_layers(root, file.notes)
        tilesets = read_tilesets(root, file)
        grids = read_grids(layers, tilesets, file.notes)
        layout = read_layout(layers, grids.get("fields"), tilesets, header.role, file)
        tile = _tile(header, layout, file)
        picture = _picture(header, tile, grids, tilesets, file.folder)
        _note_missing_guide(layers, file)
    return Reading(file.path.name, tuple(file.notes.found), header, tile, picture)


def _note_file_name(file: OpenFile) -> None:
    if not KEY.fullmatch(file.path.stem) or file.path.suffix != ".tmx":
        what = "The file's name, by which games know the tile, has letters that it should not have."
        remedy = "Use small letters a to z, digits and underscores, a letter first, then .tmx."
        file.notes.error(what, remedy)


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
        tuple((token.cell, token.kind) for token in sorted(layout.tokens, key=_row_of_token)),
    )
    note_cut_off(tile, (*layout.gates, *layout.tokens), file.notes)
    return None if file.notes.has_errors else tile


def _cleaned(fields: frozenset[Cell], role: Role) -> frozenset[Cell]:
    """The nine cells in the middle are one field on the start tile (F1) and none on Makuta's."""
    if role is Role.LAND:
        return fields & INSIDE
    middle = {Cell(0, 0)} if role is Role.START else set()
    return (fields & INSIDE).difference(MIDDLE) | middle


def _by_row(cell: Cell) -> tuple[int, int]:
    return cell.y, cell.x


def _row_of_token(token: TokenField) -> tuple[int, int]:
    return _by_row(token.cell)


def _picture(
    header: Header,
    tile: Tile | None,
    grids: Mapping[str, Grid],
    tilesets: tuple[Tileset, ...] | None,
    folder: Path,
) -> TilePicture | None:
    drawn = tilesets is not None and images_exist(tilesets, severity=Severity.ERROR)
    if tilesets is None or not drawn or tile is None or header.name is None:
        return None
    return TilePicture(tile.key, header.name, layer_pictures(folder, grids, tilesets))


def _note_missing_guide(layers: Mapping[str, Element], file: OpenFile) -> None:
    image = layers["guide"].find("image") if "guide" in layers else None
    try:
        if image is not None:
            file.find(image.get("source", ""), NO_GUIDE)
    except UnreadableError as fault:
        file.notes.advise(fault.what, fault.remedy, Spot("guide"))
