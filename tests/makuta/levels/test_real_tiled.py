"""The game reads of every map what the real Tiled shows of it."""

from functools import cache
from pathlib import Path

import pytest
from attrs import evolve

from game.boxes.makuta.levels.map_form import column_and_row
from game.boxes.makuta.levels.pictures import LayerPicture
from game.boxes.makuta.levels.sets import LevelSet, read_set
from game.rules.makuta.tiles import GATE_CELLS, MIDDLE, Role
from tests.makuta.levels.folders import SHIPPED, SMALL, copy_of_small
from tests.makuta.levels.tiled import Layer, Seen, seen_in
from tests.needs import program
from tests.tiled.exporting import export

MAPS = [*sorted(SMALL.glob("*.tmx")), *sorted(SHIPPED.glob("*.tmx"))]
PLACES = {Role.START: {"StartField"}, Role.MAKUTA: {"Temple"}, Role.LAND: set[str]()}


@pytest.fixture(scope="module")
def tiled() -> str:
    return program("tiled", "tiled")


@cache
def levels_in(folder: Path) -> LevelSet:
    return read_set(folder)


def read_by_the_game(path: Path) -> Seen:
    levels = levels_in(path.parent)
    tile = next(each for each in levels.tiles if each.key == path.stem)
    picture = next(each for each in levels.pictures if each.key == path.stem)
    return Seen(
        {"tile_name": picture.name, "tile_role": tile.role.value, "region": tile.region},
        {column_and_row(cell) for cell in tile.fields},
        {column_and_row(GATE_CELLS[side]) for side in tile.gates},
        {column_and_row(cell): kind.name.lower() for cell, kind in tile.tokens},
        PLACES[tile.role],
        [_layer(layer) for layer in picture.layers],
    )


def _layer(layer: LayerPicture) -> Layer:
    return layer.name, {
        column_and_row(each.cell): (
            each.image.resolve(),
            each.rectangle,
            (each.flips.horizontal, each.flips.vertical, each.flips.diagonal),
        )
        for each in layer.cells
    }


def read_by_tiled(tiled: str, path: Path, target: Path) -> Seen:
    return seen_in(export(tiled, path, target), target.parent)


def without_start_field(seen: Seen) -> Seen:
    """Of its nine cells the game makes one field."""
    if "StartField" not in seen.places:
        return seen
    return evolve(seen, fields=seen.fields - {column_and_row(cell) for cell in MIDDLE})


@pytest.mark.parametrize("path", MAPS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_game_reads_what_tiled_shows(path: Path, tiled: str, tmp_path: Path) -> None:
    shown = read_by_tiled(tiled, path, tmp_path / "map.json")

    assert without_start_field(read_by_the_game(path)) == without_start_field(shown)


@pytest.mark.parametrize("lost", ["templates/gate.tx", "templates/mosquito.tx", "terrain.tsx"])
def test_the_comparison_notices_a_lost_file(lost: str, tiled: str, tmp_path: Path) -> None:
    """Tiled 1.8 says nothing about it, so that the comparison must."""
    path = copy_of_small(tmp_path) / "shore.tmx"
    before = without_start_field(read_by_the_game(path))
    assert before == without_start_field(read_by_tiled(tiled, path, tmp_path / "before.json"))
    (path.parent / lost).unlink()

    after = read_by_tiled(tiled, path, tmp_path / "after.json")

    assert before != without_start_field(after)
