"""Reads a folder of maps as one level set, and says all that is wrong with it at once."""

import os
from collections.abc import Iterable, Sequence
from pathlib import Path

from attrs import frozen

from game.boxes.makuta.levels.figures import SetFigures, deviations, figures_of
from game.boxes.makuta.levels.map_form import FORM
from game.boxes.makuta.levels.pictures import TilePicture
from game.boxes.makuta.levels.reading import Reading, read_tile_map
from game.rules.makuta.tile_limits import ONE_OF_EACH
from game.rules.makuta.tiles import Role, Tile
from game.tiled.look_tables import ENDING, MOST_BYTES, table_in
from game.tiled.maps import every_fault_told
from game.tiled.open_files import OpenFile, by_file, maps_in, notes_about_all
from game.tiled.problems import LevelError, Notes, Problem, Severity, Verdict, joined
from game.tiled.set_files import SetFiles

NAMES = {Role.START: "start tile", Role.MAKUTA: "tile of Makuta"}

MEND_TABLE = "Mend it, or remove the file: the tiles then look as they do in Tiled."


@frozen
class LevelSet:
    """Tiles that can be played together, and their looks, both sorted by key."""

    tiles: tuple[Tile, ...]
    pictures: tuple[TilePicture, ...]


@frozen
class Report(Verdict):
    """All that is to say about a folder of maps."""

    tiles: tuple[Tile, ...]  # those that could be read
    pictures: tuple[TilePicture, ...]  # those that can be drawn
    figures: SetFigures  # of *tiles*


def read_set(folder: Path) -> LevelSet:
    """The level set in *folder*; a `LevelError` names everything that is wrong with it."""
    readings, notes = _read(folder)
    found = [each for each in _problems(readings, notes) if each.severity is Severity.ERROR]
    if found:
        raise LevelError(found)
    return _levels(readings)


def check_set(folder: Path, *, shipped: bool = False) -> Report:
    """What differs from V5 is an error in the *shipped* set and advice in any other."""
    readings, notes = _read(folder)
    levels = _levels(readings)
    seen = figures_of(levels.tiles)
    if readings and len(levels.tiles) == len(readings):  # otherwise most figures would be wrong
        _note_deviations(seen, notes, shipped=shipped)
    return Report(_problems(readings, notes), levels.tiles, levels.pictures, seen)


def _read(folder: Path) -> tuple[list[Reading], Notes]:
    """What became of each map, and the notes about all together."""
    notes = notes_about_all(folder)
    files = SetFiles()
    readings = [read_tile_map(path, folder, files) for path in maps_in(folder, notes)]
    _check_tables(readings, folder, files, notes)
    _note_roles(readings, notes)
    _note_equal_names(readings, notes)
    return readings, notes


def _check_tables(readings: Iterable[Reading], folder: Path, files: SetFiles, notes: Notes) -> None:
    """Those beside the images that the tiles show."""
    pictures = (reading.picture for reading in readings if reading.picture is not None)
    for image in sorted({path for picture in pictures for path in picture.images}):
        path = image.with_suffix(ENDING)
        if os.path.lexists(path):
            about = OpenFile(folder, folder, notes, files).other(path)
            with every_fault_told(FORM, about.notes):
                _check_table(about)


def _check_table(file: OpenFile) -> None:
    file.refuse_outside()
    for what in table_in(file.files.text(file.path, MOST_BYTES))[1]:
        file.notes.error(what, MEND_TABLE)


def _levels(readings: Sequence[Reading]) -> LevelSet:
    return LevelSet(
        tuple(reading.tile for reading in readings if reading.tile is not None),
        tuple(reading.picture for reading in readings if reading.picture is not None),
    )


def _problems(readings: Iterable[Reading], notes: Notes) -> tuple[Problem, ...]:
    found = (problem for reading in readings for problem in reading.problems)
    return by_file([*found, *notes.found])


def _note_roles(readings: Sequence[Reading], notes: Notes) -> None:
    for role in ONE_OF_EACH:
        name = NAMES[role]
        files = [reading.file for reading in readings if reading.header.role is role]
        if len(files) > 1:
            what = f"There are {len(files)} maps for the {name}: {joined(files)}."
            remedy = f'Keep one; give the others the role "{Role.LAND.value}", or remove them.'
            notes.error(what, remedy)
        elif not files and readings and all(reading.header.role for reading in readings):
            what = f"The set has no {name}."
            remedy = f'Give one map the role "{role.value}" (map property tile_role).'
            notes.error(what, remedy)


def _note_equal_names(readings: Sequence[Reading], notes: Notes) -> None:
    first: dict[str, str] = {}
    for reading in readings:
        name = reading.header.name
        if name is not None and first.setdefault(name, reading.file) != reading.file:
            what = f'The map property "tile_name" is "{name}", as in {first[name]}.'
            notes.about(reading.file).error(what, "Give each tile a name of its own.")


def _note_deviations(seen: SetFigures, notes: Notes, *, shipped: bool) -> None:
    severity = Severity.ERROR if shipped else Severity.ADVICE
    for tile, what, remedy in deviations(seen):
        own = notes if tile is None else notes.about(f"{tile}.tmx")
        own.add(what, remedy, severity)
