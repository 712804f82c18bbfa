"""The maps of a folder, and all that is wrong with them."""

from collections.abc import Mapping
from pathlib import Path

from attrs import frozen

from game.boxes.masks.land.reading import Reading, check_map
from game.tiled.open_files import by_file, maps_in, notes_about_all
from game.tiled.problems import LevelError, Verdict
from game.tiled.set_files import SetFiles

SHIPPED_MAP = "mata_nui"


@frozen
class Report(Verdict):
    """All that is to say about a folder of maps."""

    readings: Mapping[str, Reading]  # by the map's key


def map_of(folder: Path) -> Path:
    """The map that is played with; a `LevelError` says why there is none."""
    notes = notes_about_all(folder)
    maps = maps_in(folder, notes)
    if not maps:
        raise LevelError(notes.found)
    return next((path for path in maps if path.stem == SHIPPED_MAP), maps[0])


def check_maps(folder: Path, *, shipped: bool = False) -> Report:
    """In the *shipped* folder the map that comes with the game is held to L5."""
    notes, files = notes_about_all(folder), SetFiles()
    readings = {
        path.stem: check_map(path, files, shipped=shipped and path.stem == SHIPPED_MAP)
        for path in maps_in(folder, notes)
    }
    found = (problem for reading in readings.values() for problem in reading.problems)
    return Report(by_file([*found, *notes.found]), readings)
