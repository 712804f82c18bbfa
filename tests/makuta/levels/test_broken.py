"""Broken maps and sets, each with the very words that its author is told.

`UPDATE_EXPECTED=1` writes these words anew; read the difference as the author of a level would.
"""

import shutil
from collections import defaultdict
from pathlib import Path

import pytest

from game.boxes.makuta.levels.sets import check_set, read_set
from game.tiled.problems import LevelError
from tests.makuta.levels.folders import HERE, SMALL, assert_told, overlaid, told

BROKEN = HERE / "broken"
BROKEN_SETS = HERE / "broken_sets"
MAPS = sorted(path.stem for path in BROKEN.glob("*.tmx"))
SETS = sorted(path.name for path in BROKEN_SETS.iterdir())
FEWEST = 60


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All broken maps in one folder, with all that a sound map would find there."""
    folder = tmp_path_factory.mktemp("workshop")
    shutil.copytree(SMALL, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("*.tmx"))
    for path in BROKEN.glob("*.t*x"):
        shutil.copy(path, folder)
    return folder


@pytest.fixture(scope="module")
def lines_of(workshop: Path) -> dict[str, list[str]]:
    """What is told about each map, and about a tileset or template of the same name."""
    report = check_set(workshop)
    lines = defaultdict(list)
    for problem, line in zip(report.problems, told(report), strict=True):
        lines[Path(problem.file).stem].append(line)
    return lines


@pytest.mark.parametrize("name", MAPS)
def test_a_broken_map_is_explained(name: str, lines_of: dict[str, list[str]]) -> None:
    assert lines_of[name]
    assert_told(BROKEN / f"{name}.expected.txt", lines_of[name])


def test_no_file_is_changed(workshop: Path, lines_of: dict[str, list[str]]) -> None:
    assert lines_of
    for path in BROKEN.glob("*.t*x"):
        assert (workshop / path.name).read_bytes() == path.read_bytes()


def test_there_are_enough_broken_maps() -> None:
    assert len(MAPS) >= FEWEST
    assert {path.name.removesuffix(".expected.txt") for path in BROKEN.glob("*.txt")} == set(MAPS)


@pytest.mark.parametrize("name", SETS)
def test_a_broken_set_is_explained(name: str, tmp_path: Path) -> None:
    folder = overlaid(tmp_path, BROKEN_SETS / name)

    lines = [line for line in told(check_set(folder)) if line.startswith("error")]

    assert lines
    assert_told(BROKEN_SETS / name / "expected.txt", lines)
    with pytest.raises(LevelError) as caught:
        read_set(folder)
    assert [f"error: {problem}" for problem in caught.value.problems] == lines
