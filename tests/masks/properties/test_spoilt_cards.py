"""However a card file is spoilt, its author gets words and never a crash."""

import shutil
from pathlib import Path

import pytest
from hypothesis import given

from game.boxes.masks.cards.folder import check_cards
from tests.masks.cards.folders import SHIPPED, copy_of_shipped
from tests.tiled.spoiling import spoilt

GOOD = {path.relative_to(SHIPPED): path.read_bytes() for path in sorted(SHIPPED.glob("*.toml"))}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copy_of_shipped(tmp_path_factory.mktemp("spoilt"))


@given(spoilt=spoilt(GOOD))
def test_a_spoilt_file_is_explained(folder: Path, spoilt: tuple[Path, bytes]) -> None:
    name, content = spoilt
    (folder / name).write_bytes(content)

    report = check_cards(folder)
    shutil.copy(SHIPPED / name, folder / name)

    assert (report.cards is None) is bool(report.errors)
    for problem in report.problems:
        assert str(problem).isprintable()
