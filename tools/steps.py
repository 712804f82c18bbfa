"""Runs slow programs of others so that a person sees what is going on."""

import os
import subprocess
import sys
import time
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from typing import IO, NamedTuple

SILENCE = 3.0  # seconds after which we say that it is still going on
TELLING = ("Collecting", "Building", "Installing", "Prepared")
RETRYING = "WARNING: Retrying"
WIDTH = 100


class Outcome(NamedTuple):
    code: int
    output: str


def say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


def run(command: list[str | Path], keep_open: int) -> Outcome:
    """Runs *command* to its end.

    It inherits the file *keep_open*, so that it still holds our lock should we be killed.
    """
    process = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        env=_environment(),
        pass_fds=(keep_open,) if os.name == "posix" else (),
    )
    assert process.stdout is not None
    output = _follow(process.stdout)
    return Outcome(process.wait(), output)


def _environment() -> dict[str, str]:
    """PIP_USER would lead pip out of `.venv`."""
    ours = {"PIP_USER": "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_PROGRESS_BAR": "off"}
    return {**os.environ, **ours, "PYTHONUNBUFFERED": "1"}


def _follow(stream: IO[str]) -> str:
    lines: Queue[str | None] = Queue()
    Thread(target=_pump, args=(stream, lines), daemon=True).start()
    output: list[str] = []
    began = time.monotonic()
    while (line := _next(lines, began)) is not None:
        output.append(line)
        _tell(line.strip())
    return "".join(output)


def _tell(line: str) -> None:
    """Passes on what shows that it goes on; the rest is kept for when it fails."""
    if line.startswith(TELLING):
        say(f"  {line[:WIDTH]}")
    elif line.startswith(RETRYING):
        say("  The package index does not answer; trying again …")


def _pump(stream: IO[str], lines: "Queue[str | None]") -> None:
    with stream:
        for line in stream:
            lines.put(line)
    lines.put(None)


def _next(lines: "Queue[str | None]", began: float) -> str | None:
    """Waits for a line, and says so when that takes long; None after the last one."""
    while True:
        try:
            return lines.get(timeout=SILENCE)
        except Empty:
            say(f"  … {time.monotonic() - began:.0f} s")
