"""What `--report` says is what is on the screen, told once."""

import json
import os
from enum import Enum
from pathlib import Path
from typing import Any

import pygame
import pytest
from attrs import frozen
from pygame import Rect

from game.ui.commands import Command
from game.ui.frame_times import FrameTimes
from game.ui.report import Reporter
from game.ui.signals import KeyPressed
from game.ui.theme import Theme
from game.ui.things import Thing
from tests.window.toy import Toy

SIZE = (400, 300)


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Toy:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.font.init()
    toy = Toy()
    toy.fit(SIZE, Theme())
    return toy


@pytest.fixture
def reporter(tmp_path: Path) -> Reporter:
    return Reporter(tmp_path / "report.json")


def told(reporter: Reporter) -> dict[str, Any]:
    report: dict[str, Any] = json.loads(reporter.path.read_text(encoding="utf-8"))
    return report


def test_it_tells_scene_size_facts_and_things(toy: Toy, reporter: Reporter) -> None:
    reporter.tell(toy, SIZE, FrameTimes())

    report = told(reporter)
    assert (report["report"], report["scene"], report["title"]) == (1, "toy", "Toy")
    assert (report["size"], report["facts"]) == ([400, 300], {"done": []})
    small = {"name": "small", "rect": [150, 120, 100, 60], "words": "small", "enabled": True}
    assert small in report["things"]


def test_the_same_is_not_told_twice(toy: Toy, reporter: Reporter) -> None:
    reporter.tell(toy, SIZE, FrameTimes())
    reporter.path.unlink()

    reporter.tell(toy, SIZE, FrameTimes())

    assert not reporter.path.exists()


def test_it_tells_where_the_ring_is_and_which_letters_are_shown(
    toy: Toy, reporter: Reporter
) -> None:
    reporter.tell(toy, SIZE, FrameTimes())
    assert (told(reporter)["focus"], told(reporter)["hints"]) == (None, {})

    toy.handle(KeyPressed("tab", Command.NEXT), 0)
    toy.handle(KeyPressed("f", Command.HINTS, "f"), 0)
    reporter.tell(toy, SIZE, FrameTimes())

    assert told(reporter)["focus"] == "big"
    assert told(reporter)["hints"] == {"big": "a", "small": "s"}


class Shade(Enum):
    DARK = "dark"


@frozen
class At:
    field: int
    shade: Shade


class Aimed(Toy):
    """Has one thing, which stands for something."""

    def things(self) -> list[Thing]:
        return [Thing("the field", Rect(0, 0, 9, 9), target=At(3, Shade.DARK))]


def test_what_a_thing_stands_for_is_told_so_that_nobody_reads_its_name(
    toy: Toy, reporter: Reporter
) -> None:
    aimed = Aimed()
    aimed.fit(SIZE, Theme())

    reporter.tell(aimed, SIZE, FrameTimes())

    (thing,) = told(reporter)["things"]
    assert thing["target"] == {"is": "At", "field": 3, "shade": "DARK"}


def test_a_report_goes_to_a_plain_file_or_nowhere(toy: Toy, tmp_path: Path) -> None:
    """Neither pipes nor what a link leads to are replaced, and no game stops for it."""
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "mine").write_text("mine", encoding="utf-8")
    (tmp_path / "link").symlink_to("mine")
    (tmp_path / "pipe.part").symlink_to("mine")

    for name in ("pipe", "link", ".", "nowhere/report", "r" * 300):
        Reporter(tmp_path / name).tell(toy, (1, 1), FrameTimes())

    assert (tmp_path / "pipe").is_fifo()
    assert (tmp_path / "mine").read_text("utf-8") == "mine"
    assert json.loads((tmp_path / "link").read_text("utf-8"))["scene"] == toy.name
    assert {path.name for path in tmp_path.iterdir()} == {"pipe", "mine", "link", "pipe.part"}
