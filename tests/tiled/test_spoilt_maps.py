"""However a map is spoilt, its author gets words and never a crash."""

import shutil
from pathlib import Path

import pytest
from hypothesis import given

from tests.tiled.island import MAPS, copy_of_island, read
from tests.tiled.spoiling import spoilt

GOOD = {path.relative_to(MAPS): path.read_bytes() for path in sorted(MAPS.glob("*.t*x"))}


@pytest.fixture(scope="module")
def spoilt_isles(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copy_of_island(tmp_path_factory.mktemp("spoilt"))


@given(spoilt=spoilt(GOOD))
def test_a_spoilt_file_is_explained(spoilt_isles: Path, spoilt: tuple[Path, bytes]) -> None:
    name, content = spoilt
    (spoilt_isles / name).write_bytes(content)

    found, told = read(spoilt_isles)
    shutil.copy(MAPS / name, spoilt_isles / name)

    assert found is not None or told
    assert not [line for line in told if "cannot be read (" in line]
