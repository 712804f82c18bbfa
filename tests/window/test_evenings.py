"""From one evening to the next: what was left is found again, as it was left."""

from pathlib import Path

import pytest
from attrs import evolve

from game.persistence.settings import Display
from tests.window.conftest import QUICK, Start
from tools.makuta.sense import sensible
from tools.window.driver import Driver
from tools.window.player import Hands, Player
from tools.window.program import StuckError
from tools.window.report import Report

pytestmark = pytest.mark.window
NEW = ("--new", "--players", "2", "--bots", "2", "--seed", "evening")
LASTING = ("viewer", "decisions", "prompt", "turn", "pawns", "tokens", "trays", "open_gates")


def begun(driver: Driver, decisions: int = 8) -> Report:
    """A game that somebody has played for a while, and is about to leave."""
    player = Player(Hands(driver), sensible)
    return player.play_until(
        lambda report: report.facts.get("decisions", 0) >= decisions and _is_asked(report)
    )


def _is_asked(report: Report) -> bool:
    facts = report.facts
    return facts["settled"] is True and facts["to_move"] == facts["viewer"]


def situation(report: Report) -> dict[str, object]:
    return {name: report.facts[name] for name in LASTING}


@pytest.mark.parametrize("end", ["killed", "closed"])
def test_continue_brings_back_the_very_situation(start: Start, end: str) -> None:
    driver = start(*NEW)
    left = begun(driver)
    if end == "killed":
        driver.program.kill()
    else:
        driver.close()
        assert driver.program.wait() == 0

    again = start()
    again.program.wait_for_scene("title")
    again.click("title.continue")

    back = again.program.wait_for(lambda report: report.scene == "table" and _is_asked(report))
    assert situation(back) == situation(left)


def test_a_game_in_one_window_is_locked_for_another(start: Start, tmp_path: Path) -> None:
    first = start(*NEW)
    begun(first, 1)
    (game,) = tmp_path.rglob("*.matanui")

    assert not start().report["title.continue"].enabled
    with pytest.raises(StuckError, match="open in another window"):
        start("--load", str(game))


def test_size_and_place_of_the_window_are_remembered(start: Start) -> None:
    driver = start(size=(1600, 1000))
    driver.move_window(90, 50)
    driver.resize(1200, 700)
    driver.program.wait_for(lambda report: report.size == (1200, 700))
    driver.close()
    assert driver.program.wait() == 0

    again = start(size=(1600, 1000))

    assert again.place == (90, 50, 1200, 700)
    assert again.report.size == (1200, 700)


@pytest.mark.parametrize(
    ("size", "scale"), [((3840, 2160), 2.0), ((3840, 2160), 3.0), ((1024, 640), 0.0)]
)
def test_every_size_can_be_played_at(start: Start, size: tuple[int, int], scale: float) -> None:
    display = Display(size=size, position=(0, 0), ui_scale=scale)
    settings = evolve(QUICK, display=display)
    driver = start(*NEW, size=size, settings=settings)

    report = begun(driver, 4)

    assert report.size == size
    width, height = size
    for thing in report.things:
        x, y, across, down = thing.rect
        assert 0 <= x <= x + across <= width, thing
        assert 0 <= y <= y + down <= height, thing
