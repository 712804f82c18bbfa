"""The sheets of what is shipped, drawn once for all tests: that takes seconds."""

from pathlib import Path

import pytest
from attrs import frozen

from tests.masks.land.sketches import copy_of_shipped
from tools.masks.levels.checking import LandTools


@frozen
class Sheets:
    told: str
    maps: Path

    @property
    def cards(self) -> Path:
        return self.maps.with_stem(f"{self.maps.stem}-cards")


def drawn(folder: Path) -> Sheets:
    path = folder / "sheet.bmp"  # to pack it as a PNG takes longer than to draw it
    return Sheets(LandTools().check(folder, is_shipped=False).draw(path), path)


@pytest.fixture(scope="session")
def shipped_sheets(tmp_path_factory: pytest.TempPathFactory) -> Sheets:
    return drawn(copy_of_shipped(tmp_path_factory.mktemp("sheets")))
