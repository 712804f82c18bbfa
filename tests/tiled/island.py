"""A map of another game than ours: an island with paths, villages and standing stones."""

import shutil
from pathlib import Path

from game.tiled.forms import LayerForm, LayerKind, MapForm, ObjectForm, PropertyForm
from game.tiled.maps import FormedMap, every_fault_told, read_map
from game.tiled.open_files import OpenFile, by_file
from game.tiled.problems import Notes

MAPS = Path(__file__).parent / "maps"
FORM = MapForm(
    "island",
    columns=12,
    rows=8,
    pixels=32,
    layers=(
        LayerForm("sketch", LayerKind.IMAGE, required=False),
        LayerForm("sea", LayerKind.TILES),
        LayerForm("land", LayerKind.TILES, required=False),
        LayerForm(
            "paths",
            LayerKind.OBJECTS,
            objects=(
                ObjectForm(
                    "Path",
                    "path",
                    ("polyline",),
                    properties=(
                        PropertyForm("steps", "int", example="how long it is to walk"),
                        PropertyForm("safe", "bool", required=False),
                    ),
                ),
            ),
        ),
        LayerForm(
            "villages",
            LayerKind.OBJECTS,
            objects=(
                ObjectForm(
                    "Village",
                    "village",
                    ("point", "rectangle"),
                    properties=(
                        PropertyForm("region", values=("coast", "valley", "peak")),
                        PropertyForm("people", "int"),
                        PropertyForm("wealth", "float", required=False),
                        PropertyForm("note", required=False),
                    ),
                ),
            ),
        ),
        LayerForm(
            "stones",
            LayerKind.OBJECTS,
            required=False,
            objects=(ObjectForm("Stone", "standing stone", cells=2),),
        ),
    ),
    properties=(
        PropertyForm("island", example="its name"),
        PropertyForm("seats", "int", example="how many can play"),
        PropertyForm("scale", "float"),
        PropertyForm("calm", "bool", required=False),
    ),
)


def read(folder: Path, form: MapForm = FORM) -> tuple[FormedMap | None, list[str]]:
    """What of the island could be read, and what is told about it, images included."""
    notes = Notes("island.tmx")
    found = None
    with every_fault_told(form, notes):
        found = read_map(OpenFile(folder / "island.tmx", folder, notes), form)
        found.looks()
    return found, [f"{problem.severity.value}: {problem}" for problem in by_file(notes.found)]


def read_sound(folder: Path, form: MapForm = FORM) -> FormedMap:
    found, told = read(folder, form)
    assert told == []
    assert found is not None
    return found


def told(folder: Path) -> list[str]:
    return read(folder)[1]


def copy_of_island(folder: Path) -> Path:
    return shutil.copytree(MAPS, folder / "isles")
