"""A second box in the real window: from the shelf of the title to the result, by mouse and keys."""

import sys

import pytest

from tests.window.conftest import Start
from tools.places import ROOT
from tools.window.player import Hands, Player
from tools.window.program import Launch

pytestmark = pytest.mark.window
BOTH = Launch((sys.executable, "-m", "tests.toy"), ROOT)  # the program with two boxes


@pytest.mark.parametrize("by_keys", [False, True], ids=["mouse", "keys"])
def test_a_game_of_the_toy_from_the_title_to_the_result(start: Start, *, by_keys: bool) -> None:
    driver = start(launch=BOTH)
    player = Player(Hands(driver, by_keys=by_keys))
    driver.program.wait_for_scene("title")

    player.press("title.box.toy")
    player.press("title.new_game")
    driver.program.wait_for_scene("new_game")
    player.press("new_game.start")
    result = player.play_until(lambda report: report.scene == "result")
    assert result.facts["winner"] in {0, 1, 2, 3}

    player.press("result.title")
    driver.program.wait_for_scene("title")
    player.hands.press("title.quit")
    assert driver.program.wait() == 0
    assert "Traceback" not in driver.program.said_words()


def test_continue_goes_on_with_the_game_of_whichever_box_was_left(start: Start) -> None:
    arguments = ("--box", "toy", "--players", "2", "--seed", "left")
    driver = start(*arguments, launch=BOTH)
    driver.program.wait_for_scene("table", "curtain")
    driver.program.kill()

    again = start("--continue", launch=BOTH).program.wait_for_scene("table", "curtain")

    assert any(name.startswith(("do.", "curtain.")) for name in again.names)
