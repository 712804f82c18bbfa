"""The program, started on a screen with a home of its own."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from attrs import define, field, frozen

from tools.places import ROOT
from tools.window.report import Report, read_report
from tools.window.screen import Screen

WINDOW_CLASS = "quests-of-mata-nui"
CRASH = "crash"  # the scene that apologises
NAP = 0.004  # seconds between two looks at the report
MEMORY = Path("/dev/shm")  # noqa: S108 - of Linux; a folder of our own is made in it
KEPT = ("PATH", "LANG", "LC_ALL", "TMPDIR", "LD_LIBRARY_PATH", "SYSTEMROOT")


@frozen
class Launch:
    """What is started: the command before all options, where, and by whom."""

    command: tuple[str, ...] = (sys.executable, "-m", "game")
    cwd: Path = ROOT
    user: int | None = None  # only root can name another


CHECKOUT = Launch()


class StuckError(Exception):
    """The program did not do what was waited for; the text shows what it did."""


@define
class Program:
    process: subprocess.Popen[bytes]
    home: Path
    report_path: Path
    said: Path  # what it wrote to the terminal
    _last: Report | None = field(default=None, init=False)
    _stamp: tuple[int, int] = field(default=(0, 0), init=False)

    # What it shows

    @property
    def report(self) -> Report | None:
        """The newest one; read only if it has changed."""
        try:
            found = self.report_path.stat()
        except FileNotFoundError:
            return None
        if (stamp := (found.st_ino, found.st_mtime_ns)) != self._stamp:
            self._last, self._stamp = read_report(self.report_path), stamp
        return self._last

    def wait_for(self, holds: Callable[[Report], bool], seconds: float = 15) -> Report:
        """Every report is looked at once: most of the waiting is for the next one."""
        ends, looked_at = time.monotonic() + seconds, None
        while time.monotonic() < ends:
            report = self.report
            if report and report is not looked_at and holds(report):
                return report
            looked_at = report
            self._check_alive()
            time.sleep(NAP)
        raise StuckError(f"Waited {seconds} s in vain.\n{self.state_of_things()}")

    def wait_for_scene(self, *names: str, seconds: float = 15) -> Report:
        return self.wait_for(lambda report: report.scene in names, seconds)

    def state_of_things(self) -> str:
        report = self.report
        shown = f"{report.scene}: {report.facts}\n{report.names}" if report else "no report"
        return f"exit code {self.process.poll()}\n{shown}\n{self.said_words()}"

    def said_words(self) -> str:
        return self.said.read_text(encoding="utf-8", errors="replace")

    def _check_alive(self) -> None:
        if self.process.poll() is not None:
            raise StuckError(f"The program has ended.\n{self.state_of_things()}")
        if self._last and self._last.scene == CRASH:
            raise StuckError(f"The program has crashed.\n{self.state_of_things()}")

    # How it ends

    def wait(self, seconds: float = 15) -> int:
        """Its exit code."""
        try:
            return self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            text = f"It has not ended after {seconds} s.\n{self.state_of_things()}"
            raise StuckError(text) from None

    def kill(self) -> None:
        """At once, without a chance to save anything."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


@contextmanager
def program(
    screen: Screen, home: Path, arguments: Sequence[str] = (), launch: Launch = CHECKOUT
) -> Iterator[Program]:
    """Ends with the block, if it has not ended by itself."""
    home.mkdir(parents=True, exist_ok=True)
    starts = sum(1 for _ in home.glob("said*.txt"))  # another one may still be running
    said = home / f"said{starts}.txt"
    with _place_for_reports(launch) as folder, said.open("ab") as out:
        report = folder / "report.json"
        process = subprocess.Popen(
            [*launch.command, "--report", str(report), *arguments],
            cwd=launch.cwd,
            env=environment(screen, home),
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=subprocess.STDOUT,
            start_new_session=True,
            user=launch.user,
        )
        try:
            yield Program(process, home, report, said)
        finally:
            process.kill()
            process.wait()


@contextmanager
def _place_for_reports(launch: Launch) -> Iterator[Path]:
    """In memory, if it can be: on a disk, to replace one takes longer than to draw a frame."""
    with TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as name:
        if launch.user is not None:
            os.chown(name, launch.user, -1)
        yield Path(name)


def environment(screen: Screen, home: Path) -> dict[str, str]:
    """A fresh user's: nothing but *home* is known."""
    kept = {name: os.environ[name] for name in KEPT if name in os.environ}
    return {
        **kept,
        "HOME": str(home),
        "XDG_CONFIG_HOME": str(home / "config"),
        "XDG_DATA_HOME": str(home / "data"),
        "XDG_STATE_HOME": str(home / "state"),
        "XDG_CACHE_HOME": str(home / "cache"),
        "DISPLAY": screen.name,
        "SDL_VIDEODRIVER": "x11",
        "SDL_AUDIODRIVER": "dummy",
    }
