"""Tries the program out as a stranger would have it: read-only, in an odd place, with no home yet.

Computer players play a whole game in its window; then it has to leave by itself, with exit code 0
and without a trace in its own folder.
"""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from game.boxes import SHELF
from game.command_line import NAME, VERSION
from game.persistence.game_file import SUFFIX
from tools.boxes import tools_of
from tools.packaging.build import executable, snapshot
from tools.window.program import Launch, Program, StuckError, program
from tools.window.screen import need, screen

ODD_PLACE = "A folder with spaces"
SIZE = (1280, 720)
SHORT = tools_of(SHELF.first).short_game
GAME = ("--new", "--bots", "all", "--players", "2", "--house", SHORT, "--seed", "trial")
OPTIONS = (*GAME, "--leave", "--speed", "instant")
SECONDS = 300
NOBODY = 65534  # a user who may write nothing


class TrialError(Exception):
    """The program does not do what it should; the text says what it did."""


def try_out(folder: Path) -> None:
    """Raises TrialError, or NoScreenError where there can be no window."""
    need("Xvfb")
    with tempfile.TemporaryDirectory() as place:
        root = Path(place)
        copied = _set_up(folder, root / ODD_PLACE)
        home = root / "home"
        home.mkdir()
        _let_everybody_in(root, home)
        try:
            _play(copied, home)
        finally:
            _protect(copied, writable=True)


def _set_up(folder: Path, place: Path) -> Path:
    copied = place / folder.name
    shutil.copytree(folder, copied, symlinks=True)
    _protect(copied, writable=False)
    return copied


def _protect(folder: Path, *, writable: bool) -> None:
    for path in (folder, *folder.rglob("*")):
        if not path.is_symlink():
            mode = path.stat().st_mode
            path.chmod(mode | 0o200 if writable else mode & ~0o222)


def _let_everybody_in(root: Path, home: Path) -> None:
    """To root no folder is read-only; so root lets somebody else try."""
    root.chmod(0o755)
    if _is_root():
        os.chown(home, NOBODY, NOBODY)


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _play(folder: Path, home: Path) -> None:
    before = snapshot(folder)
    user = NOBODY if _is_root() else None
    launch = Launch((str(executable(folder)),), home, user)
    _check_version(launch)
    with screen(SIZE) as shown, program(shown, home, OPTIONS, launch) as running:
        _check_end(running)
    written = {name for name, _ in before.items() ^ snapshot(folder).items()}
    if written:
        raise TrialError(f"The program has written into its own folder: {sorted(written)}")


def _check_version(launch: Launch) -> None:
    """It answers in a terminal, too."""
    asked = subprocess.run(
        [*launch.command, "--version"],
        cwd=launch.cwd,
        user=launch.user,
        capture_output=True,
        text=True,
        check=False,
        timeout=SECONDS,
    )
    if asked.stdout.strip() != f"{NAME} {VERSION}":
        raise TrialError(f"--version is answered by {asked.stdout!r}{asked.stderr}")


def _check_end(running: Program) -> None:
    """A crash that the program survives is told on its terminal."""
    try:
        code = running.wait(SECONDS)
    except StuckError as error:
        raise TrialError(f"The game does not end. {error}") from None
    has_played = running.report is not None and any(running.home.rglob(f"*{SUFFIX}"))
    if code != 0 or running.said_words().strip() or not has_played:
        raise TrialError(f"The game did not end well.\n{running.state_of_things()}")
