"""Evenings in the real window that end badly: what the program rests on is stopped, full or gone.

It always comes to an end, leaves no process behind, and what it called done is on the disk.
"""

import os
import resource
import signal
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from attrs import define

from game.persistence.game_file import SUFFIX, open_game
from game.shelf.shelf import Packed
from tools.proofs.results import Figures, ProofFailedError
from tools.proofs.siege.assault import Assault
from tools.proofs.siege.originals import game_of
from tools.window.program import Program, StuckError, program
from tools.window.screen import NoScreenError, Screen, screen
from tools.window.sessions import living_in

SIZE = (1024, 640)
SECONDS = 3  # from the wish to leave to the end
SOME = 4  # decisions, before and after


@define
class Evening:
    """A game of computer players, and where it is written down."""

    packed: Packed
    screen: Screen
    running: Program

    def play(self) -> int:
        """A little further; how many decisions have been shown."""
        so_far = self._shown()
        wanted = lambda report: report.facts.get("decisions", 0) >= so_far + SOME  # noqa: E731
        self.running.wait_for(wanted)
        return self._shown()

    def _shown(self) -> int:
        report = self.running.report
        return int(report.facts.get("decisions", 0)) if report else 0

    def stop_worker(self) -> None:
        os.kill(self._worker(), signal.SIGSTOP)

    def kill_worker(self) -> None:
        os.kill(self._worker(), signal.SIGKILL)
        self.play()

    def kill_display(self) -> None:
        os.kill(self.screen.process, signal.SIGKILL)

    def fill_disk(self) -> None:
        """And nobody makes room before the end."""
        self._limit(0)
        time.sleep(1)
        if self.running.process.poll() is not None:
            raise ProofFailedError("The program has not outlived it.")

    def fill_disk_for_a_while(self) -> None:
        """Then all of it is written down after all."""
        self._limit(0)
        time.sleep(1)
        self._limit(resource.RLIM_INFINITY)
        shown = self.play()
        self.running.kill()
        (path,) = self.running.home.rglob(f"*{SUFFIX}")
        if open_game(path, [game_of(self.packed).codec]).match.decisions() < shown:
            raise ProofFailedError("Decisions that were made on a full disk are lost.")

    def lose_home(self) -> None:
        """Somebody moves the folder away."""
        data = self.running.home / "data"
        data.rename(data.with_name("elsewhere"))
        self.play()

    def _limit(self, size: int) -> None:
        """No file may grow beyond it."""
        process, kind = self.running.process.pid, resource.RLIMIT_FSIZE
        resource.prlimit(process, kind, (size, resource.RLIM_INFINITY))

    def _worker(self) -> int:
        """Who thinks for the computer players."""
        for process in living_in(self.running.process.pid):
            if b"spawn_main" in Path(f"/proc/{process}/cmdline").read_bytes():
                return process
        raise ProofFailedError("There is no worker.")

    def end(self) -> None:
        """As if its window was closed."""
        self.running.process.send_signal(signal.SIGTERM)
        self.running.wait(SECONDS)
        ends = time.monotonic() + SECONDS
        while left := living_in(self.running.process.pid):
            if time.monotonic() > ends:
                raise ProofFailedError(f"Processes are left behind: {left}")
            time.sleep(0.02)
        if "Traceback" in self.running.said_words():
            raise ProofFailedError(self.running.said_words())


BLOWS: tuple[Callable[[Evening], None], ...] = (
    Evening.stop_worker,
    Evening.kill_worker,
    Evening.kill_display,
    Evening.fill_disk,
    Evening.fill_disk_for_a_while,
    Evening.lose_home,
)


def _evenings(packed: Packed, number: int) -> Figures:
    """Each ends in one of the ways, at another moment of another game."""
    blow = BLOWS[number % len(BLOWS)]
    try:
        with TemporaryDirectory() as home, screen(SIZE) as shown:
            _evening(packed, shown, Path(home), number, blow)
    except (NoScreenError, StuckError, ProofFailedError) as error:
        raise ProofFailedError(f"{blow.__name__}, piece {number}: {error}") from error
    return {"evenings": 1, blow.__name__: 1}


def _evening(
    packed: Packed, shown: Screen, home: Path, number: int, blow: Callable[[Evening], None]
) -> None:
    new = ("--new", "--box", packed.key, "--players", "3", "--bots", "all", "--seed", f"{number}")
    with program(shown, home, new) as running:
        running.wait_for_scene("table")
        evening = Evening(packed, shown, running)
        for _ in range(number % 5):
            evening.play()
        blow(evening)
        evening.end()


EVENINGS = Assault("evenings", wanted=60, batch=1, piece=_evenings, in_window=True)
