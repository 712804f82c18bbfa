"""The map that comes with the game is the one of the rules page."""

import shutil
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from game.boxes.masks.land.distances import nearest
from game.boxes.masks.land.faults import open_ground
from game.boxes.masks.land.figures import WANTED
from game.boxes.masks.land.letters import rows_of
from game.boxes.masks.land.maps import check_maps, map_of
from game.boxes.masks.land.reading import check_map, read_land
from game.rules.masks.pieces import SpaceKind, Toa
from game.rules.masks.printed.land import COLUMNS, KINI_NUI, Land, name_of, space_at
from game.tiled.problems import LevelError
from tests.masks.land.sketches import MAP, SHIPPED, Sketch, copy_of_shipped, place

LAYOUT = [
    ".....oSo.....",
    "....oooGo....",
    "...MooMooo...",
    "..MDM.oBMCM..",
    ".SoMooPGoMo..",
    ".ooHooooo.o..",
    ".ooBooooSooo.",
    "MGo.ooMooo.P.",
    "ooPBo.M.oo.Mo",
    "ooGoMMTMMoooS",
    "Soooo.M.oPoGo",
    "ooo.oBMoooBoo",
    ".oM.oooGo.MC.",
    ".oCMoooPo.oM.",
    "..MooonooGo..",
    "...BPonoMoo..",
    "...GooHoCM...",
    "....ooooM....",
    ".....oSo.....",
]


def space(name: str) -> int:
    return space_at(*place(name))


@pytest.fixture(scope="module")
def land() -> Land:
    return read_land(SHIPPED / MAP)


def test_it_has_neither_errors_nor_advice() -> None:
    assert check_map(SHIPPED / MAP, shipped=True).problems == ()
    assert check_maps(SHIPPED, shipped=True).problems == ()


@pytest.mark.rule("L1")
def test_the_layout_is_that_of_l1(land: Land) -> None:
    assert list(rows_of(land)) == LAYOUT
    assert land.name == "map.mata_nui"
    assert {toa.name.title(): name_of(start) for toa, start in land.starts.items()} == {
        "Tahu": "r9c12",
        "Gali": "r6c8",
        "Lewa": "r18c6",
        "Pohatu": "r0c6",
        "Onua": "r4c1",
        "Kopaka": "r10c0",
    }


@pytest.mark.rule("L5")
def test_the_numbers_are_those_of_l5(land: Land) -> None:
    assert Counter(land.places.values()) == WANTED
    assert len(land.places) == sum(WANTED.values()) == 158


def test_spaces_come_from_the_north_west_on(land: Land) -> None:
    assert list(land.places) == sorted(land.places)


@pytest.mark.parametrize(
    ("one", "other", "steps"),
    [
        ("r0c6", "r0c7", 1),
        ("r0c7", "r1c7", 1),
        ("r0c6", "r2c7", 3),  # J12: Pohatu by r0c7 and r1c7
        ("r9c12", "r11c11", 3),  # J12: Tahu by r10c12 and r11c12
        ("r9c12", "r12c11", 4),
        ("r6c6", "r9c6", 3),  # J11
        ("r18c6", "r9c6", 11),  # around the nest
        ("r12c11", "r16c8", 7),
    ],
)
def test_walking_distances(land: Land, one: str, other: str, steps: int) -> None:
    assert land.walks[space(one)][space(other)] == steps
    assert land.walks[space(other)][space(one)] == steps


@pytest.mark.rule("J12")
@pytest.mark.parametrize("way", [("r0c6 r0c7 r1c7 r2c7"), ("r9c12 r10c12 r11c12 r11c11 r12c11")])
def test_the_ways_of_j12_can_be_walked(land: Land, way: str) -> None:
    spaces = [space(name) for name in way.split()]

    assert all(there in land.beside[here] for here, there in pairwise(spaces))
    assert not any(land.places[each].kind is SpaceKind.MISSION for each in spaces)


def test_steps_from_the_starts_over_open_ground(land: Land) -> None:
    ground = open_ground(land)
    kinds = (SpaceKind.GAME_ACTION, SpaceKind.PORTAL, SpaceKind.BOHROK, SpaceKind.CHALLENGE)
    found = {
        toa: [nearest(land, start, land.of_kind(kind), ground) for kind in kinds]
        for toa, start in land.starts.items()
    }

    assert found == {
        Toa.TAHU: [2, 4, 4, 4],
        Toa.GALI: [3, 4, 4, 8],
        Toa.LEWA: [2, 5, 6, 4],
        Toa.POHATU: [2, 6, 4, 6],
        Toa.ONUA: [3, 5, 4, 10],
        Toa.KOPAKA: [3, 4, 5, 5],
    }


def test_kini_nui_lies_in_the_middle(land: Land) -> None:
    assert KINI_NUI % COLUMNS == COLUMNS // 2
    assert land.places[KINI_NUI].circles == 3


def test_other_numbers_are_an_error_of_the_shipped_map_alone(tmp_path: Path) -> None:
    sketch = Sketch(copy_of_shipped(tmp_path))
    sketch.clear("r15c3")
    path = sketch.save()

    assert check_map(path).errors == ()
    (error,) = check_map(path, shipped=True).errors
    assert str(error) == (
        'mata_nui.tmx, layer "kinds": The numbers differ from the box: blank space 99 instead of '
        "98 and Bohrok Control space 5 instead of 6. "
        'Change objects of the layer "kinds", or paint and erase cells of "spaces".'
    )
    assert [each.file for each in check_maps(tmp_path / "masks", shipped=True).errors] == [MAP]


def test_another_map_in_the_shipped_folder_may_have_other_numbers(tmp_path: Path) -> None:
    folder = copy_of_shipped(tmp_path)
    sketch = Sketch(folder)
    sketch.clear("r15c3")
    sketch.path = folder / "other.tmx"
    sketch.save()

    assert check_maps(folder, shipped=True).errors == ()


def test_it_is_played_on_where_there_is_one(tmp_path: Path) -> None:
    folder = copy_of_shipped(tmp_path)
    shutil.copy(folder / MAP, folder / "another.tmx")

    assert map_of(folder).name == MAP
    (folder / MAP).unlink()
    assert map_of(folder).name == "another.tmx"
    (folder / "another.tmx").unlink()
    with pytest.raises(LevelError, match="There is no map"):
        map_of(folder)


def test_it_can_be_drawn() -> None:
    picture = check_map(SHIPPED / MAP).picture

    assert picture is not None
    assert [layer.name for layer in picture.layers] == ["ground", "scenery", "spaces"]
    assert len(picture.layer("ground").looks) == 13 * 19
    assert {path.name for path in picture.images} == {"ground.png", "scenery.png", "spaces.png"}
