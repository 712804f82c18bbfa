"""Learning in the real window: every lesson and the guided first game, from a title to the end."""

import json
from pathlib import Path

import pytest

from game.boxes.makuta.topics import LESSONS
from tests.window.conftest import AUTOMATIC, Start, settings_file
from tools.makuta.sense import sensible
from tools.window.player import Hands, Player
from tools.window.report import Report

pytestmark = pytest.mark.window
MET_IN_ANY_GAME = 5  # things at least, of those that the guide speaks of
BY_KEYS = pytest.mark.parametrize("by_keys", [False, True], ids=["mouse", "keys"])


def speaks(report: Report) -> bool:
    """Somebody says something, and shows what is to be pressed or that it is over."""
    is_over = "lesson.leave" in report
    return bool(report.facts.get("said")) and bool(report.facts["about"] or is_over)


@BY_KEYS
@pytest.mark.parametrize("key", LESSONS)
def test_a_lesson_is_played_by_pressing_what_it_points_at(
    start: Start, key: str, *, by_keys: bool
) -> None:
    driver = start(settings=AUTOMATIC)
    player = Player(Hands(driver, by_keys=by_keys), sensible)
    player.press("title.learn")
    player.press(f"learn.lesson.{key}")

    for _ in range(40):
        report = driver.program.wait_for(speaks)
        if "lesson.leave" in report:
            break
        player.press(report.facts["about"])
    player.press("lesson.leave")

    assert driver.program.wait_for_scene("learn")[f"learn.lesson.{key}"].words.endswith("done")


@BY_KEYS
def test_the_guided_first_game_is_played_to_its_end(
    start: Start, tmp_path: Path, *, by_keys: bool
) -> None:
    """From the very first start, and nobody is asked a second time."""
    driver = start("--speed", "instant", settings=None)
    player = Player(Hands(driver, by_keys=by_keys), sensible)
    driver.program.wait_for_scene("first_start")

    player.press("first_start.show")
    assert driver.program.wait_for(speaks).facts["said"].startswith("You are ")
    player.press("guide.on")
    player.play_until(lambda report: report.scene == "result", presses=3000)

    kept = json.loads(settings_file(tmp_path / "home").read_text())
    told = kept["play_by_box"]["makuta"]["told"]
    assert {"goal", "roll", "walk"} <= {*told}  # in every game; the rest as it is met
    assert len(told) == len({*told}) > MET_IN_ANY_GAME
    player.press("result.title")
    driver.program.wait_for_scene("title")
