"""One studio for all scenes of a run; every test finds it as if it were new."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.scenes.evening import end_all, freshened
from tools.studio import Studio


@pytest.fixture(scope="session")
def one_studio(tmp_path_factory: pytest.TempPathFactory) -> Studio:
    return Studio(tmp_path_factory.mktemp("studio"))


@pytest.fixture
def studio(one_studio: Studio, tmp_path: Path) -> Iterator[Studio]:
    yield freshened(one_studio, tmp_path)
    end_all()
