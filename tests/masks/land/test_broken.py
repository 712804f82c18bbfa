"""Broken maps, each with the very words that its author is told.

`UPDATE_EXPECTED=1` writes these words anew; read the difference as the author of a map would.
"""

import os
from pathlib import Path

import pytest

from game.boxes.masks.land.reading import check_map, read_land
from game.tiled.problems import LevelError
from tests.masks.land.broken_maps import ADVICE, ERRORS
from tests.masks.land.sketches import Sketch, copy_of_shipped

EXPECTED = Path(__file__).parent / "expected"
FEWEST = 40


def told(path: Path) -> list[str]:
    return [f"{each.severity.value}: {each}" for each in check_map(path).problems]


def assert_told(name: str, lines: list[str]) -> None:
    expected = EXPECTED / f"{name.replace(' ', '_')}.txt"
    text = "".join(f"{line}\n" for line in lines)
    if os.environ.get("UPDATE_EXPECTED") == "1":
        expected.write_text(text, encoding="utf-8")
    assert text == expected.read_text(encoding="utf-8")
    assert "cannot be read (" not in text, "the last resort: nobody foresaw this file"


@pytest.mark.rule("L2", "L3", "L4")
@pytest.mark.parametrize("name", ERRORS)
def test_a_broken_map_is_explained(name: str, tmp_path: Path) -> None:
    sketch = Sketch(copy_of_shipped(tmp_path))
    ERRORS[name](sketch)
    path = sketch.save()

    lines = told(path)

    assert lines[0].startswith("error")
    assert_told(name, lines)
    with pytest.raises(LevelError):
        read_land(path)


@pytest.mark.rule("L5", "L6", "L7", "L8")
@pytest.mark.parametrize("name", ADVICE)
def test_a_map_that_can_be_played_gets_advice(name: str, tmp_path: Path) -> None:
    sketch = Sketch(copy_of_shipped(tmp_path))
    ADVICE[name](sketch)
    path = sketch.save()

    lines = told(path)

    assert lines
    assert all(line.startswith("advice") for line in lines)
    assert_told(name, lines)
    assert read_land(path).places


def test_there_are_enough_broken_maps() -> None:
    assert len(ERRORS) >= FEWEST
    files = {path.stem for path in EXPECTED.iterdir()}
    assert files == {name.replace(" ", "_") for name in (*ERRORS, *ADVICE)}
