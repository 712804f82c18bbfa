"""One person and three computers in the real window: from the title to the victory scene."""

import pytest

from game.boxes import SHELF
from tests.window.conftest import AUTOMATIC, Start
from tools.window.company import Company

pytestmark = pytest.mark.window


def test_a_person_plays_a_whole_game_against_three_computers(start: Start) -> None:
    """By clicks, at the fastest pace, and with hints on the way; each can be followed."""
    driver = start(settings=AUTOMATIC)
    company = Company(driver, SHELF.first)

    company.sit_down("company")
    result = company.play()

    assert company.first.facts["decisions"] == 0
    assert result.facts["winner"] in range(4)
    assert len(company.player.hinted) > 5
    assert company.last.facts["decisions"] > 4 * len(company.player.hinted)
    company.player.press("result.title")
    driver.click("title.quit")
    assert driver.program.wait() == 0
    assert driver.program.said_words() == ""
