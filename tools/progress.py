"""How far long work has come, on standard error: a bar on a terminal, elsewhere a few lines.

with Progress("games", 200) as progress:
    for game in range(200):
        ...
        progress.advance()
"""

import sys
import time
from typing import Self, TextIO

from attrs import define, field

BAR = 30  # characters
PAUSE = 0.1  # seconds between two pictures of the bar
LONG_PAUSE = 15.0  # seconds between two lines, where there is no terminal


@define
class Progress:
    what: str
    total: int
    stream: TextIO = field(factory=lambda: sys.stderr)
    done: int = 0
    note: str = ""  # what is at hand just now
    _began: float = field(factory=time.monotonic)
    _shown: float = 0.0  # when

    def __enter__(self) -> Self:
        self._show()
        return self

    def __exit__(self, *_: object) -> None:
        self._show()
        if self.stream.isatty():
            self.stream.write("\n")

    def advance(self, steps: int = 1, note: str = "") -> None:
        self.done += steps
        self.note = note
        pause = PAUSE if self.stream.isatty() else LONG_PAUSE
        if time.monotonic() - self._shown >= pause:
            self._show()

    def _show(self) -> None:
        self._shown = time.monotonic()
        head, tail = ("\r", "\x1b[K") if self.stream.isatty() else ("", "\n")
        self.stream.write(f"{head}{self}{tail}")
        self.stream.flush()

    def __str__(self) -> str:
        share = min(1.0, self.done / self.total) if self.total else 1.0
        bar = ("#" * round(BAR * share)).ljust(BAR, ".")
        seconds = time.monotonic() - self._began
        line = f"{self.what} [{bar}] {self.done}/{self.total}  {seconds:.0f} s  {self.note}"
        return line.rstrip()
