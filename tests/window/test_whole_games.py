"""A whole game in the real window by keys alone, from the title to the result and out."""

from functools import partial

import pytest

from tests.window.conftest import AUTOMATIC, Start
from tools.makuta.sense import sensible
from tools.window.driver import Driver
from tools.window.player import Hands, Player
from tools.window.report import Report

pytestmark = pytest.mark.window
SEED = "x"


def test_a_whole_game_by_keyboard(start: Start) -> None:
    """In the menus by Tab, arrows and Return; at the table by the letters on things."""
    driver = start(settings=AUTOMATIC)
    player = Player(Hands(driver, by_keys=True), sensible)

    go_to(driver, "title.new_game", "Tab")
    driver.key("Return")
    driver.program.wait_for_scene("new_game")
    for name in ("seat.4.remove", "seat.3.remove"):
        player.press(name)
    for name in ("new_game.rules", "house.H4", "new_game.seed"):
        go_to(driver, name, "Tab")
        driver.key("Return")
    go_to(driver, "new_game.code", "Tab")
    driver.write(SEED)
    go_to(driver, "new_game.start", "Tab")
    driver.key("Return")
    _play_to_the_end(player)
    go_to(driver, "result.title", "Tab")
    driver.key("Return")
    driver.program.wait_for_scene("title")
    go_to(driver, "title.quit", "Tab")
    driver.key("Return")

    assert driver.program.wait() == 0
    assert driver.program.said_words() == ""


def _play_to_the_end(player: Player) -> None:
    table = player.hands.driver.program.wait_for_scene("table", "curtain")
    result = player.play_until(lambda report: report.scene == "result")

    assert table.facts["decisions"] == 0
    assert result.facts["winner"] in {0, 1}


def _has_moved(before: str | None, report: Report) -> bool:
    return report.focus != before


def go_to(driver: Driver, name: str, key: str) -> None:
    """Press *key* until the ring is around the thing.

    Each time the ring must have moved: other news may come of what was pressed before.
    """
    for _ in range(80):
        before = driver.report.focus
        if before == name:
            return
        driver.key(key)
        driver.program.wait_for(partial(_has_moved, before))
    raise AssertionError(f"{key} never leads to {name}")
