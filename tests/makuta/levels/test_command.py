"""`python3 -m tools levels`: the checker at the terminal, the sheet of tiles, the new tile."""

import re
from itertools import product
from pathlib import Path

import pygame
import pytest
from attrs import evolve

from game.boxes import MAKUTA
from game.boxes.makuta.levels.sets import check_set, read_set
from game.places import contents_of
from tests.makuta.levels.folders import SHIPPED, SMALL, copy_of_small
from tests.makuta.levels.tiled import seen_in
from tests.needs import program
from tests.tiled.exporting import export
from tests.tiled.files import changed
from tools import levels


@pytest.fixture
def small(tmp_path: Path) -> Path:
    return copy_of_small(tmp_path)


def test_a_sound_set(capsys: pytest.CaptureFixture[str]) -> None:
    assert levels.main([str(SMALL)]) == 0

    out = capsys.readouterr().out
    assert out.startswith("ADVICE: ")
    assert re.search(r"^marsh +35 +2 +2 +0 +1 +1 +1 +1 +yes +yes +-$", out, re.MULTILINE)
    assert out.endswith("5 sound tiles; errors: 0, advice: 8.\n")


def test_errors_come_first_and_by_file(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    changed(small, "marsh.tmx", ('value="water"', 'value="tea"'), ("ground", "grounds"))
    (small / "templates" / "key.tx").unlink()

    assert levels.main([str(small)]) == 1

    out = capsys.readouterr().out
    assert [line for line in out.splitlines() if re.fullmatch(r"[A-Z]+: .*|\w+\.tmx", line)] == [
        "ERRORS: the set cannot be used before these are mended.",
        "marsh.tmx",
        "meadow.tmx",
        "ridge.tmx",
        "shore.tmx",
        "ADVICE: the set can be used, but differs from what the game was made for.",
        "marsh.tmx",
    ]
    assert max(map(len, out.splitlines())) <= 110


def test_a_set_without_a_single_sound_tile(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert levels.main([str(tmp_path)]) == 1
    assert levels.main([str(tmp_path), "--preview", str(tmp_path / "sheet.png")]) == 1

    shown = capsys.readouterr()
    assert "There is no map (*.tmx) in the folder." in shown.out
    assert shown.err == "There is no sound tile to draw.\n"


def test_the_shipped_set_is_held_to_v5(monkeypatch: pytest.MonkeyPatch, small: Path) -> None:
    assert levels.main([str(small)]) == 0

    shipped = evolve(contents_of(MAKUTA), levels=small)
    monkeypatch.setattr(levels, "contents_of", lambda _: shipped)

    assert levels.main([str(small)]) == 1
    assert levels.main([str(small / "tiles" / "..")]) == 1


@pytest.mark.skipif(not SHIPPED.exists(), reason="the maps are not made yet")
def test_the_shipped_set_is_what_is_checked_by_default(capsys: pytest.CaptureFixture[str]) -> None:
    assert levels.main([]) == 0

    assert capsys.readouterr().out.endswith("20 sound tiles; errors: 0, advice: 0.\n")


WATER, GATE = (60, 90, 130), (200, 48, 31)


def shows(path: Path, colour: tuple[int, int, int]) -> bool:
    """Scaling may change a colour by a shade."""
    sheet = pygame.image.load(path)
    places = product(range(0, sheet.get_width(), 4), range(0, sheet.get_height(), 4))
    seen = {tuple(sheet.get_at(place))[:3] for place in places}
    return any(max(abs(a - b) for a, b in zip(colour, each, strict=True)) < 3 for each in seen)


def test_the_sheet_shows_the_looks_of_the_tiles(small: Path) -> None:
    sheet = small / "sheet.png"

    assert levels.main([str(small), "--preview", str(sheet)]) == 0

    assert pygame.image.load(sheet).get_width() > 5 * 11 * 20
    assert shows(sheet, WATER)
    assert shows(sheet, GATE)


@pytest.mark.parametrize("damage", ["missing", "broken"])
def test_the_sheet_does_without_images(small: Path, damage: str) -> None:
    for image in (small / "tiles").iterdir():
        image.unlink()
        if damage == "broken":
            image.write_text("no picture", encoding="utf-8")
    sheet = small / "sheet.png"

    assert levels.main([str(small), "--preview", str(sheet)]) == 1

    assert not shows(sheet, WATER)
    assert shows(sheet, GATE)


def test_a_sheet_that_cannot_be_written(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert levels.main([str(small), "--preview", str(small / "nowhere" / "sheet.png")]) == 2

    assert f"There is no folder {small}/nowhere; make it first." in capsys.readouterr().err


def test_a_new_tile_is_sound(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert levels.main([str(small), "--new", "heath_2"]) == 0

    assert "heath_2.tmx" in capsys.readouterr().out
    assert check_set(small).errors == ()
    heath = next(tile for tile in read_set(small).tiles if tile.key == "heath_2")
    assert len(heath.fields) == 15
    assert [side.name for side in heath.gates] == ["N", "S"]
    assert heath.tokens == ()


def test_a_new_tile_takes_its_gates_from_a_template(small: Path) -> None:
    """As the tiles do beside it."""
    (small / "marsh.tmx").unlink()

    assert levels.main([str(small), "--new", "heath"]) == 0

    assert (small / "heath.tmx").read_text(encoding="utf-8").count("templates/gate.tx") == 2
    assert check_set(small).errors == ()


def test_a_new_tile_opens_in_tiled(small: Path, tmp_path: Path) -> None:
    tiled = program("tiled", "tiled")
    levels.main([str(small), "--new", "heath"])

    shown = seen_in(export(tiled, small / "heath.tmx", tmp_path / "heath.json"), tmp_path)

    assert shown.gates == {(5, 1), (5, 9)}
    assert len(shown.fields) == 15


def test_a_new_tile_overwrites_nothing(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = (small / "marsh.tmx").read_bytes()

    assert levels.main([str(small), "--new", "marsh"]) == 1

    assert (small / "marsh.tmx").read_bytes() == before
    assert "marsh.tmx exists already. Choose another name." in capsys.readouterr().err


@pytest.mark.parametrize("name", ["", "Heath", "2nd", "../heath", "a b", "straße", ".heath"])
def test_a_new_tile_needs_a_plain_name(
    small: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = sorted(small.parent.rglob("*"))

    assert levels.main([str(small), f"--new={name}"]) == 2

    assert sorted(small.parent.rglob("*")) == before
    assert f'"{name}" cannot be a tile\'s name' in capsys.readouterr().err


def test_a_new_tile_that_cannot_be_written(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (small / "heath.tmx").symlink_to(small / "nowhere" / "heath.tmx")

    assert [levels.main([str(small), "--new", name]) for name in ("heath", "a" * 300)] == [1, 2]

    told = capsys.readouterr().err.splitlines()
    assert told[0].endswith("heath.tmx exists already. Choose another name.")
    assert told[1].startswith("--new takes text, at most 200 letters of it.")


def test_a_new_tile_needs_tilesets(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert levels.main([str(tmp_path), "--new", "heath"]) == 1

    assert "has no sound tile of the role land" in capsys.readouterr().err
