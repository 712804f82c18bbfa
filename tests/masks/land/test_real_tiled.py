"""The game reads of the map what the real Tiled shows, and Tiled offers what the game reads."""

import json
from itertools import pairwise
from pathlib import Path
from typing import TypeAlias

import pytest
from attrs import frozen

from game.boxes.masks.land.map_form import FORM, cell_of
from game.boxes.masks.land.reading import read_land
from game.rules.masks.pieces import SpaceKind
from tests.masks.land.sketches import CELL, MAP, SHIPPED, copy_of_shipped
from tests.needs import program
from tests.tiled.exporting import Json, export, flat_layers
from tools.masks.levels.new_map import write_new

Place: TypeAlias = tuple[int, int]  # column and row
PROJECT = json.loads((SHIPPED / "masks.tiled-project").read_text("utf-8"))["propertyTypes"]


@frozen
class Seen:
    name: str
    spaces: set[Place]
    kinds: dict[Place, tuple[str, int]]
    starts: dict[Place, str]


def shown_by_tiled(tiled: str, path: Path, target: Path) -> Seen:
    exported = export(tiled, path, target)
    layers = {layer["name"]: layer for layer in flat_layers(exported["layers"])}
    spaces = layers["spaces"]
    painted = (index for index, number in enumerate(spaces["data"]) if number)
    return Seen(
        exported["properties"][0]["value"],
        {(index % spaces["width"], index // spaces["width"]) for index in painted},
        {
            _place(each): (_said(each)["kind"], _said(each).get("circles", 0))
            for each in layers["kinds"]["objects"]
        },
        {_place(each): _said(each)["toa"] for each in layers["starts"]["objects"]},
    )


def _place(each: Json) -> Place:
    return int(each["x"] // CELL), int(each["y"] // CELL)


def _said(each: Json) -> Json:
    return {said["name"]: said["value"] for said in each["properties"]}


def read_by_the_game(path: Path) -> Seen:
    land = read_land(path)
    plain = {SpaceKind.BLANK, SpaceKind.START}
    return Seen(
        land.name,
        {cell_of(space) for space in land.places},
        {
            cell_of(space): (place.kind.value, place.circles)
            for space, place in land.places.items()
            if place.kind not in plain
        },
        {cell_of(space): toa.name.lower() for toa, space in land.starts.items()},
    )


@pytest.fixture(scope="module")
def tiled() -> str:
    return program("tiled", "tiled")


def test_the_game_reads_what_tiled_shows(tiled: str, tmp_path: Path) -> None:
    shown = shown_by_tiled(tiled, SHIPPED / MAP, tmp_path / "map.json")

    assert read_by_the_game(SHIPPED / MAP) == shown
    assert len(shown.spaces) == 158


def test_tiled_counts_the_tiles_of_the_sheets_as_we_do(tiled: str, tmp_path: Path) -> None:
    """Otherwise a number would mean two tiles."""
    tilesets = export(tiled, SHIPPED / MAP, tmp_path / "map.json")["tilesets"]

    assert len(tilesets) >= 3
    for one, following in pairwise(sorted(tilesets, key=lambda each: int(each["firstgid"]))):
        assert one["firstgid"] + one["tilecount"] <= following["firstgid"]


def test_a_new_map_opens_in_tiled(tiled: str, tmp_path: Path) -> None:
    folder = copy_of_shipped(tmp_path)
    write_new(folder, "stone_garden")

    shown = shown_by_tiled(tiled, folder / "stone_garden.tmx", tmp_path / "new.json")

    assert shown.name == "map.stone_garden"
    assert read_by_the_game(folder / "stone_garden.tmx") == shown


def test_the_comparison_notices_a_lost_template(tiled: str, tmp_path: Path) -> None:
    """Tiled 1.8 says nothing about it."""
    folder = copy_of_shipped(tmp_path)
    (folder / "templates" / "portal.tx").unlink()

    exported = export(tiled, folder / MAP, tmp_path / "lost.json")

    layers = {layer["name"]: layer for layer in flat_layers(exported["layers"])}
    kinds = [_said(each).get("kind") for each in layers["kinds"]["objects"] if "properties" in each]
    assert "portal" not in kinds


def test_the_enums_of_the_project() -> None:
    enums = {each["name"]: tuple(each["values"]) for each in PROJECT if each["type"] == "enum"}
    names = {"kind": "space_kind", "toa": "toa"}
    of_objects = {
        names[each.name]: each.values
        for layer in FORM.layers
        for form in layer.objects
        for each in form.properties
        if each.values
    }

    assert enums == of_objects


def test_the_classes_of_the_project_and_of_tiled_1_8() -> None:
    classes = {each["name"] for each in PROJECT if each["type"] == "class"}
    older = (SHIPPED / "objecttypes.xml").read_text("utf-8")

    assert classes == {form.class_name for layer in FORM.layers for form in layer.objects}
    assert all(f'<objecttype name="{name}"' in older for name in classes)
