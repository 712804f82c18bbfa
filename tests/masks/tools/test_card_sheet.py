"""All cards of a folder on one picture: what a designer has just written shows at once."""

from pathlib import Path

import pygame
import pytest

from tests.masks.land.sketches import copy_of_shipped
from tools.masks.levels.checking import LandTools


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return copy_of_shipped(tmp_path)


def drawn(folder: Path) -> tuple[str, bytes]:
    """What was told, and the sheet of cards."""
    told = LandTools().check(folder, is_shipped=False).draw(folder / "sheet.png")
    sheet = pygame.image.load(folder / "sheet-cards.png")
    return told, pygame.image.tobytes(sheet, "RGB")


def test_the_sheet_has_every_card(folder: Path) -> None:
    """Beside them the six Toa, six foils, seven decks' backs and that of the masks."""
    told, _ = drawn(folder)

    assert f"Drew {267 + 6 + 6 + 7 + 1} cards on {folder / 'sheet-cards.png'}." in told


def test_an_edited_card_shows_at_once(folder: Path) -> None:
    _, before = drawn(folder)
    file = folder / "cards" / "actions.toml"
    edited = file.read_text("utf-8").replace("Steps(self, 2, extra)", "Steps(self, 4, extra)")
    file.write_text(edited, "utf-8")

    _, after = drawn(folder)

    assert before != after


def test_a_new_card_is_on_the_sheet(folder: Path) -> None:
    LandTools().start(folder, "action.sling")

    told, _ = drawn(folder)

    assert f"Drew {268 + 20} cards" in told
