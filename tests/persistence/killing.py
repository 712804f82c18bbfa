"""Programs that are killed without a word, as by a crash, at any moment of their work.

    with started(SOURCE, path) as victim:
        victim.wait_for(lambda: victim.told)      # or victim.work(0.2)
        victim.kill()
    assert … victim.told …                        # all that it had said is done and must be there

What a program has said (one line for each thing done, flushed) is a promise: the test compares it
with what is found on the disk afterwards.
"""

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

from attrs import define, field

ROOT = Path(__file__).parents[2]
PATIENCE = 30  # seconds
GLANCE = 0.001  # seconds between two looks


@define
class Victim:
    process: subprocess.Popen[str]
    told: list[str] = field(factory=list)  # its lines, as they come; complete once it is dead
    _reader: Thread | None = None

    def wait_for(self, condition: Callable[[], object]) -> None:
        """Or until the program has ended by itself."""
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None and not condition():
            assert time.monotonic() < end, "it does not do what it should"
            time.sleep(GLANCE)

    def work(self, seconds: float) -> None:
        """Let it work for so long, from its first word on."""
        self.wait_for(lambda: self.told)
        end = time.monotonic() + seconds
        self.wait_for(lambda: time.monotonic() > end)

    def kill(self) -> None:
        """SIGKILL, or what the system has in its place; then hear what it had still said."""
        self.process.kill()
        self.process.wait(PATIENCE)
        if self._reader:
            self._reader.join(PATIENCE)

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.endswith("\n"):  # the last one may have broken off
                self.told.append(line.strip())


@contextmanager
def started(source: str, *arguments: object) -> Iterator[Victim]:
    """Python that runs *source* from the root of the project; dead when the block ends."""
    command = [sys.executable, "-c", source, *map(str, arguments)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        victim = Victim(process)
        victim._reader = Thread(target=victim._listen, daemon=True)  # noqa: SLF001
        victim._reader.start()  # noqa: SLF001
        try:
            yield victim
        finally:
            victim.kill()
