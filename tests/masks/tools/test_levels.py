"""The checker of maps at the terminal, their picture, and a new map."""

from pathlib import Path

import pygame
import pytest

from game.boxes.masks.land.letters import rows_of
from game.boxes.masks.land.reading import check_map, read_land
from game.core.errors import GameError
from game.shelf.choices import OptionError
from tests.masks.land.sketches import MAP, SHIPPED, Sketch, copy_of_shipped
from tests.masks.tools.conftest import Sheets
from tools.levels import LevelTools
from tools.masks.art.bake import texts
from tools.masks.levels.checking import LandTools

TOOLS: LevelTools = LandTools()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return copy_of_shipped(tmp_path)


def test_the_shipped_map_is_sound() -> None:
    checked = TOOLS.check(SHIPPED, is_shipped=True)

    assert (checked.errors, checked.advice) == ((), ())
    assert checked.count == "1 sound map and 267 sound cards"
    assert "single Challenge                 4       4" in checked.figures
    assert "Onua           10            3       5       4" in checked.figures


def test_a_broken_map_has_errors_and_no_figures(folder: Path) -> None:
    sketch = Sketch(folder)
    sketch.clear("r9c6")
    sketch.save()

    checked = TOOLS.check(folder, is_shipped=False)

    assert len(checked.errors) == 1
    assert checked.figures == ()
    assert checked.count == "0 sound maps and 267 sound cards"
    with pytest.raises(GameError, match="There is no sound map to draw"):
        checked.draw(folder / "sheet.png")


def test_the_picture_shows_the_map(shipped_sheets: Sheets) -> None:
    sheet = pygame.image.load(shipped_sheets.maps)

    assert shipped_sheets.told.startswith(f"Drew 1 map on {shipped_sheets.maps}.")
    assert sheet.get_width() > 13 * 40
    assert len({tuple(sheet.get_at((x, 400))) for x in range(0, sheet.get_width(), 3)}) > 20


def test_a_new_map_is_sound_and_has_its_own_name(folder: Path) -> None:
    told = TOOLS.start(folder, "stone_garden")

    path = folder / "stone_garden.tmx"
    assert str(path) in told
    assert check_map(path).problems == ()
    assert read_land(path).name == "map.stone_garden"
    assert rows_of(read_land(path)) == rows_of(read_land(folder / MAP))


def test_a_new_map_is_a_copy_of_a_sound_one(folder: Path) -> None:
    TOOLS.start(folder, "first")
    (folder / MAP).write_text("no map", encoding="utf-8")

    assert "a copy of first.tmx" in TOOLS.start(folder, "second")


@pytest.mark.parametrize("name", ["", "Garden", "2nd", "../garden", "a b", ".garden"])
def test_a_new_map_needs_a_plain_name(folder: Path, name: str) -> None:
    before = sorted(folder.parent.rglob("*"))

    with pytest.raises(OptionError, match="cannot be a map's name"):
        TOOLS.start(folder, name)

    assert sorted(folder.parent.rglob("*")) == before


def test_a_new_map_overwrites_nothing(folder: Path) -> None:
    before = (folder / MAP).read_bytes()

    with pytest.raises(GameError, match=r"exists already\. Choose another name\."):
        TOOLS.start(folder, "mata_nui")

    assert (folder / MAP).read_bytes() == before


def test_a_new_map_needs_one_to_begin_with(tmp_path: Path) -> None:
    with pytest.raises(GameError, match="has no sound map to begin with"):
        TOOLS.start(tmp_path, "garden")


def test_baking_again_gives_the_same_files(tmp_path: Path) -> None:
    texts(tmp_path)

    for path in (path for path in tmp_path.rglob("*") if path.is_file()):
        assert path.read_bytes() == (SHIPPED / path.relative_to(tmp_path)).read_bytes()


def test_a_broken_card_is_told_with_the_maps(folder: Path) -> None:
    card = '[action.sling]\nkind = "Bonus"\nwhen = "F"\neffects = ["Drow(self, GA, 1)"]\n'
    (folder / "cards" / "sling.toml").write_text(card, encoding="utf-8")

    checked = TOOLS.check(folder, is_shipped=False)

    assert any("There is no effect Drow." in problem.text for problem in checked.errors)
    assert "sound cards" not in checked.count


def test_a_new_card_is_sound(folder: Path) -> None:
    told = TOOLS.start(folder, "action.lantern")

    assert told.startswith(f"Wrote {folder / 'cards' / 'lantern.toml'}.")
    checked = TOOLS.check(folder, is_shipped=False)
    assert checked.errors == ()
    assert "268 sound cards" in checked.count


def test_a_new_card_overwrites_nothing(folder: Path) -> None:
    with pytest.raises(GameError, match="exists already"):
        TOOLS.start(folder, "action.missions")


def test_a_new_card_needs_a_kind_that_there_is(folder: Path) -> None:
    with pytest.raises(GameError, match='Did you mean "action"'):
        TOOLS.start(folder, "acton.lantern")
