"""The hands themselves: what they do arrives, at a window that is no game."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tools.window.driver import Driver
from tools.window.program import Launch, StuckError
from tools.window.report import Report, Shown

pytestmark = pytest.mark.window
TOY = Launch((sys.executable, "-m", "tests.window.toy"))


@pytest.fixture
def toy(start: Callable[..., Driver]) -> Driver:
    return start(size=(1400, 900), launch=TOY)


def test_hands_do_what_they_are_told(toy: Driver) -> None:
    toy.click("small")
    toy.click("big")
    toy.right_click("small")
    toy.wheel("big", 2)
    toy.wheel("big", -1)
    toy.key("a", "shift+Tab")
    toy.hold("p")
    toy.release("p")

    report = toy.program.wait_for(lambda report: "KeyReleased p" in report.facts["done"])
    done: list[str] = report.facts["done"]
    assert done[:5] == ["LEFT", "small", "LEFT", "big", "RIGHT"]
    assert done[5:8] == ["Wheel +1", "Wheel +1", "Wheel -1"]
    pressed = [each for each in done if each.startswith("KeyPressed") and "left" not in each]
    assert pressed == ["KeyPressed a", "KeyPressed shift+tab", "KeyPressed p"]
    assert done[-1] == "KeyReleased p"


def test_the_window_is_where_it_is_and_closes_when_asked(toy: Driver) -> None:
    toy.move_window(30, 40)
    toy.resize(1100, 700)

    report = toy.program.wait_for(lambda report: report.size == (1100, 700))
    assert report.scene == "toy"
    assert toy.place == (30, 40, 1100, 700)
    toy.click("small")
    toy.program.wait_for(lambda report: report.facts["done"] == ["LEFT", "small"])
    toy.close()
    assert toy.program.wait() == 0


def test_a_picture_of_the_screen(toy: Driver, tmp_path: Path) -> None:
    path = tmp_path / "picture.png"

    toy.screenshot(path)

    assert path.read_bytes().startswith(b"\x89PNG")


def test_waiting_has_an_end_and_says_what_there_was(toy: Driver) -> None:
    with pytest.raises(StuckError, match="'done'"):
        toy.program.wait_for(lambda report: report.scene == "other", seconds=0.1)
    toy.key("Escape")
    assert toy.program.wait() == 0
    with pytest.raises(StuckError, match="The program has ended"):
        toy.program.wait_for(lambda report: report.scene == "other")


def test_a_covered_thing_is_clicked_where_it_shows() -> None:
    below = Shown("below", (0, 0, 80, 80), "", enabled=True)
    above = Shown("above", (8, 8, 64, 72), "", enabled=True)
    report = Report(1, "", "", (80, 80), {}, (below, above))

    assert report.spot_of("above") == (40, 44)
    assert not above.holds(report.spot_of("below"))
    with pytest.raises(AssertionError, match="covered"):
        Report(1, "", "", (80, 80), {}, (above, below)).spot_of("above")
