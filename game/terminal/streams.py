"""A console at real streams: a terminal with a person before it, a pipe or a file."""

import os
import sys
from collections.abc import Callable, Mapping
from typing import TextIO

from game.terminal.console import Console


def console_at(read: TextIO, write: TextIO, environment: Mapping[str, str] = os.environ) -> Console:
    _never_fail_at_letters(read)
    _never_fail_at_letters(write)
    if read is sys.stdin and write is sys.stdout and read.isatty() and write.isatty():
        _edit_lines()
        return Console(write, input, can_show_colours(environment))
    return Console(write, lines_of(read, write))


def _never_fail_at_letters(stream: TextIO) -> None:
    """An old code page has no `·`; a question mark is better than a crash."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure:
        reconfigure(errors="replace")


def _edit_lines() -> None:
    """Arrow keys and history, where the system has them."""
    try:
        import readline  # noqa: F401, PLC0415 - to import it is to use it
    except ImportError:
        return


def can_show_colours(environment: Mapping[str, str]) -> bool:
    """See no-color.org; the old Windows console needs telling, so it is left in peace."""
    if "NO_COLOR" in environment or environment.get("TERM") == "dumb":
        return False
    return "TERM" in environment or "WT_SESSION" in environment


def lines_of(read: TextIO, write: TextIO) -> Callable[[str], str]:
    """Prompts are written, and what comes back ends with the stream."""

    def ask(prompt: str) -> str:
        write.write(prompt)
        write.flush()
        line = read.readline()
        write.write("\n")  # where a person would have pressed Enter
        if not line:
            raise EOFError
        return line

    return ask
