"""Where the text game speaks and listens: a pair of streams, colours if they can show them."""

import os
import shutil
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from enum import Enum
from textwrap import wrap
from typing import TextIO

from attrs import frozen

from game.core.streams import never_fail_at_letters

WIDEST = 120  # longer lines are hard to read
CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the screen, what has scrolled off it, and back to the top
CURTAIN_LINES = 60  # pushes secrets off a screen that cannot be cleared


class Style(Enum):
    """What is said in colour; without colours the letters alone say the same."""

    PLAIN = ""
    FAINT = "2"
    STRONG = "1"
    CHOICE = "1;33"
    DANGER = "31"
    TREASURE = "36"
    GATE = "32"
    PAWN = "7"


@frozen
class Console:
    """One person at a time sits here."""

    out: TextIO
    ask_line: Callable[[str], str]  # raises EOFError when nobody will answer any more
    colours: bool = False
    columns: Callable[[], int] = lambda: shutil.get_terminal_size((100, 40)).columns

    @property
    def width(self) -> int:
        return min(self.columns(), WIDEST)

    def say(self, text: str = "") -> None:
        self.out.write(f"{text}\n")

    def tell(self, text: str, indent: str = "") -> None:
        """A sentence, broken at the edge of the window; spaces before it indent all of it."""
        width, words = max(self.width, 20), text.lstrip(" ")
        indent += " " * (len(text) - len(words))
        lines = wrap(
            words,
            width,
            initial_indent=indent,
            subsequent_indent=indent + "    ",
            drop_whitespace=True,
            break_long_words=False,
        )
        self.say("\n".join(lines))

    def ask(self, prompt: str) -> str:
        self.out.flush()
        return self.ask_line(prompt).strip()

    def clear(self) -> None:
        """Leave nothing of what was shown before."""
        self.out.write(CLEAR if self.colours else "\n" * CURTAIN_LINES)

    def painted(self, text: str, style: Style) -> str:
        if not self.colours or style is Style.PLAIN:
            return text
        return f"\x1b[{style.value}m{text}\x1b[0m"


def console_at(read: TextIO, write: TextIO, environment: Mapping[str, str] = os.environ) -> Console:
    never_fail_at_letters(read)
    never_fail_at_letters(write)
    if read is sys.stdin and write is sys.stdout and read.isatty() and write.isatty():
        _edit_lines()
        return Console(write, input, can_show_colours(environment))
    return Console(write, lines_of(read, write))


def _edit_lines() -> None:
    """Arrow keys and history, where the system has them."""
    with suppress(ImportError):
        import readline  # noqa: F401, PLC0415 - to import it is to use it


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
