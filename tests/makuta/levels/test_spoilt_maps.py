"""However a map is spoilt, its author gets words and never a crash."""

import shutil
from pathlib import Path

import pytest
from hypothesis import given

from game.boxes.makuta.levels.reading import read_tile_map
from tests.makuta.levels.folders import SMALL, copy_of_small
from tests.tiled.spoiling import spoilt

GOOD = {
    path.relative_to(SMALL): path.read_bytes()
    for pattern in ("meadow.tmx", "*.tsx", "templates/*.tx")
    for path in sorted(SMALL.glob(pattern))
}


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copy_of_small(tmp_path_factory.mktemp("spoilt"))


@given(spoilt=spoilt(GOOD))
def test_a_spoilt_file_is_explained(small: Path, spoilt: tuple[Path, bytes]) -> None:
    name, content = spoilt
    (small / name).write_bytes(content)

    found = read_tile_map(small / "meadow.tmx", small)
    shutil.copy(SMALL / name, small / name)

    assert found.tile is not None or found.problems
    assert not [problem for problem in found.problems if "cannot be read (" in problem.what]
