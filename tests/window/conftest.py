"""A program for each test, gone at its end; a screen of each size for all of them."""

import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache as kept
from pathlib import Path

import pytest
from attrs import evolve

from game.boxes.makuta.routines import ROUTINES
from game.command_line import NAME
from game.persistence.settings import Motion, Play, Settings, Speed
from game.persistence.settings_file import save_settings
from tests import needs
from tools.window.driver import Driver
from tools.window.program import CHECKOUT, Launch, program
from tools.window.screen import PACKAGES, Screen, Size, screen

Start = Callable[..., Driver]
Screens = Callable[[Size], Screen]
AUTOMATIC = Settings(motion=Motion(Speed.INSTANT), bot_pace=Speed.INSTANT)
# People are asked for every step, so that a test can say what it does at each.
QUICK = evolve(AUTOMATIC, play=Play(by_hand=tuple(ROUTINES.values())))


def settings_file(home: Path) -> Path:
    return home / "config" / NAME / "settings.json"


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    for name in ("Xvfb", "xdotool", "import"):
        needs.program(name, PACKAGES[name])
    with ExitStack() as stack:
        yield stack


@pytest.fixture(scope="session")
def every_screen() -> Iterator[Screens]:
    """Made when it is first asked for."""
    with ExitStack() as stack:
        yield kept(lambda size: stack.enter_context(screen(size)))


@pytest.fixture
def screens(every_screen: Screens) -> Screens:
    """As if they were new: the pointer is in the middle."""

    def fresh(size: Size) -> Screen:
        shown = every_screen(size)
        middle = [str(side // 2) for side in size]
        environment = {**os.environ, "DISPLAY": shown.name}
        subprocess.run(["xdotool", "mousemove", *middle], env=environment, check=True)
        return shown

    return kept(fresh)


@pytest.fixture
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One for all tests of a run: what the first program has painted, the others find."""
    own = tmp_path_factory.getbasetemp()
    folder = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "cache"
    folder.mkdir(exist_ok=True)
    return folder


@pytest.fixture
def start(stack: ExitStack, screens: Screens, tmp_path: Path, cache: Path) -> Start:
    """Starts the program at a home of its own, on a screen as large as its window."""

    def start(
        *arguments: str,
        size: Size = (1280, 720),
        settings: Settings | None = QUICK,
        launch: Launch = CHECKOUT,
    ) -> Driver:
        home = tmp_path / "home"
        home.mkdir(exist_ok=True)
        if not (home / "cache").exists():
            (home / "cache").symlink_to(cache)
        if settings and not settings_file(home).exists():
            save_settings(settings_file(home), settings)
        shown = screens(size)
        driver = Driver(shown, stack.enter_context(program(shown, home, arguments, launch)))
        driver.program.wait_for(lambda report: True)
        return driver

    return start
