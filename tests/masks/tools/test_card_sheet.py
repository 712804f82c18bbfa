"""All cards of a folder on one picture: what a designer has just written shows at once."""

from pathlib import Path

import pygame
import pytest

from tests.masks.land.sketches import copy_of_shipped
from tests.masks.tools.conftest import Sheets, drawn
from tools.masks.levels.checking import LandTools


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return copy_of_shipped(tmp_path)


def pixels(sheet: Path) -> bytes:
    return pygame.image.tobytes(pygame.image.load(sheet), "RGB")


def test_the_sheet_has_every_card(shipped_sheets: Sheets) -> None:
    """Beside them the six Toa, six foils, seven decks' backs and that of the masks."""
    count = 267 + 6 + 6 + 7 + 1

    assert f"Drew {count} cards on {shipped_sheets.cards}." in shipped_sheets.told


def test_an_edited_card_shows_at_once(folder: Path, shipped_sheets: Sheets) -> None:
    file = folder / "cards" / "actions.toml"
    edited = file.read_text("utf-8").replace("Steps(self, 2, extra)", "Steps(self, 4, extra)")
    file.write_text(edited, "utf-8")

    assert pixels(drawn(folder).cards) != pixels(shipped_sheets.cards)


def test_a_new_card_is_on_the_sheet(folder: Path) -> None:
    LandTools().start(folder, "action.sling")

    assert f"Drew {268 + 20} cards" in drawn(folder).told
