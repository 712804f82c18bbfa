"""A screen and a program for each test; both are gone at its end."""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from game.command_line import NAME
from game.persistence.settings import Motion, Settings, Speed
from game.persistence.settings_file import save_settings
from tests import needs
from tools.window.driver import Driver
from tools.window.program import CHECKOUT, Launch, program
from tools.window.screen import PACKAGES, Screen, Size, screen

Start = Callable[..., Driver]
QUICK = Settings(motion=Motion(Speed.INSTANT), bot_pace=Speed.INSTANT)


def settings_file(home: Path) -> Path:
    return home / "config" / NAME / "settings.json"


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    for name in ("Xvfb", "xdotool", "import"):
        needs.program(name, PACKAGES[name])
    with ExitStack() as stack:
        yield stack


@pytest.fixture
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One for all tests of a run: what the first program has painted, the others find."""
    own = tmp_path_factory.getbasetemp()
    folder = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "cache"
    folder.mkdir(exist_ok=True)
    return folder


@pytest.fixture
def start(stack: ExitStack, tmp_path: Path, cache: Path) -> Start:
    """Starts the program at a home of its own, on a screen as large as its window."""
    screens: dict[Size, Screen] = {}

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
        if size not in screens:
            screens[size] = stack.enter_context(screen(size))
        running = program(screens[size], home, arguments, launch)
        driver = Driver(screens[size], stack.enter_context(running))
        driver.program.wait_for(lambda report: True)
        return driver

    return start
