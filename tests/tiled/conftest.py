from pathlib import Path

import pytest

from tests.tiled.island import copy_of_island


@pytest.fixture
def isles(tmp_path: Path) -> Path:
    return copy_of_island(tmp_path)
