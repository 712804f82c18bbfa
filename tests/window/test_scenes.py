"""The way around the program, and the map under the hand: in the real window."""

from pathlib import Path

import pytest
from attrs import evolve

from tests.window import prepared
from tests.window.conftest import QUICK, Start
from tools.makuta.sense import sensible
from tools.window.driver import Driver
from tools.window.player import Hands, Player
from tools.window.report import Report

pytestmark = pytest.mark.window
SCENES = ("new_game", "load", "replay", "rulebook", "settings")


def test_every_scene_is_left_by_escape_and_by_a_button(start: Start) -> None:
    driver = start()

    for scene in SCENES:
        found = _open(driver, scene)
        driver.key("Escape")
        driver.program.wait_for_scene("title")
        _open(driver, scene)
        driver.click(next(thing.name for thing in found.things if thing.name.endswith(".back")))
        driver.program.wait_for_scene("title")


def _open(driver: Driver, scene: str) -> Report:
    driver.click(f"title.{scene}")
    return driver.program.wait_for_scene("load" if scene == "replay" else scene)


# The map


@pytest.fixture
def moving(start: Start, tmp_path: Path) -> Player:
    """Somebody who has rolled and may walk, and wants to be asked again."""
    path = prepared.written(tmp_path / "prepared.matanui", prepared.before_a_gate)
    settings = evolve(QUICK, play=evolve(QUICK.play, ask_again=True))
    player = Player(Hands(start("--load", str(path), settings=settings)), sensible)
    player.press("button.roll_white")
    return player


def place_of(report: Report, name: str = "field.2236") -> tuple[int, int]:
    return report[name].rect[:2]


def test_the_map_follows_the_hand(moving: Player) -> None:
    driver, before = moving.driver, place_of(moving.report)

    driver.drag((300, 500), (380, 470))

    dragged = driver.program.wait_for(lambda report: place_of(report) != before)
    assert place_of(dragged) == (before[0] + 80, before[1] - 30)


def test_the_wheel_zooms(moving: Player) -> None:
    driver, before = moving.driver, moving.report["field.2236"].rect

    driver.wheel("field.2236", 2)

    driver.program.wait_for(lambda report: report["field.2236"].rect[2] > before[2])


def test_a_click_on_a_field_moves_no_map(moving: Player) -> None:
    driver, before = moving.driver, place_of(moving.report)

    moving.press("field.2192")
    driver.move_to("bar.menu")
    driver.move_to("cancel")

    assert place_of(moving.press("cancel")) == before


def test_a_refused_click_says_why(moving: Player) -> None:
    driver = moving.driver

    driver.click("bar.undo")

    refused = driver.program.wait_for(lambda report: bool(report.facts["toast"]))
    assert refused.facts["toast"] == refused["bar.undo"].refusal
    assert refused.facts["decisions"] == 1


def test_a_walk_is_taken_back_and_played_again(moving: Player) -> None:
    moving.press("field.2204")

    back = moving.do(lambda driver: driver.key("z"))
    assert back.facts["decisions"] == 1
    again = moving.do(lambda driver: driver.key("y"))
    assert again.facts["pawns"][0] == 2204


def test_the_menu_opens_over_the_table_and_leads_out(moving: Player) -> None:
    driver = moving.driver

    driver.key("F10")
    driver.program.wait_for_scene("pause")
    driver.key("Escape")
    driver.program.wait_for_scene("table")
    driver.click("bar.menu")
    driver.program.wait_for_scene("pause")
    driver.click("pause.title")
    driver.program.wait_for_scene("title")


def test_the_window_fills_the_screen(start: Start) -> None:
    driver = start(size=(1600, 1000))

    driver.key("F11")
    driver.program.wait_for(lambda report: report.size == (1600, 1000))
    driver.key("F11")
    driver.program.wait_for(lambda report: report.size == (1280, 720))


# Watching


def test_a_game_is_watched_again(start: Start, tmp_path: Path) -> None:
    driver = start("--new", "--players", "2", "--bots", "2", "--seed", "watch")
    player = Player(Hands(driver), sensible)
    player.play_until(lambda report: report.facts.get("decisions", 0) >= 4)
    driver.close()
    assert driver.program.wait() == 0
    (game,) = tmp_path.rglob("*.matanui")
    before = game.read_bytes()

    watching = start("--replay", str(game))
    report = watching.program.wait_for_scene("replay")
    watching.click("replay.step")
    watching.program.wait_for(lambda report: report.facts["moment"] == 1)
    watching.key("space")
    watching.program.wait_for(lambda report: report.facts["moment"] == report.facts["last"])

    assert report.facts["last"] > 4
    assert game.read_bytes() == before
