"""Where a program speaks: its streams may be closed, full, or know few letters."""

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TextIO

FAILED = 1  # exit code


def speaking(main: Callable[[], int]) -> int:
    """What *main* comes to. Whatever becomes of the streams, there is no traceback."""
    _open_all()
    try:
        code = _code(main)
        sys.stdout.flush()
    except BrokenPipeError:  # `play | head` has seen enough
        _lead_nowhere(sys.stdout)
        return 0
    except OSError as error:
        _lead_nowhere(sys.stdout)
        about = f"{error.filename}: " if error.filename else ""
        tell(f"The system says: {about}{error.strerror or error}.")
        return FAILED
    return code


def tell(words: str) -> None:
    """On standard error, if anybody listens."""
    with suppress(OSError, ValueError):
        sys.stderr.write(f"{words}\n")
        sys.stderr.flush()


def never_fail_at_letters(stream: TextIO) -> None:
    """An old code page has no `·`; a question mark is better than a crash."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure:
        reconfigure(errors="replace")


def _code(main: Callable[[], int]) -> int:
    try:
        return main()
    except SystemExit as left:
        if isinstance(left.code, str):
            tell(left.code)
        return left.code if isinstance(left.code, int) else int(left.code is not None)


def _open_all() -> None:
    """Behind an icon a program may have nowhere to write to; its words are lost there, not it.

    In this order: what is closed is opened by its own number, and no other file gets that.
    """
    nowhere = Path(os.devnull)
    sys.stdin = sys.stdin or nowhere.open(encoding="utf-8")
    sys.stdout = sys.stdout or nowhere.open("w", encoding="utf-8")
    sys.stderr = sys.stderr or nowhere.open("w", encoding="utf-8")
    never_fail_at_letters(sys.stdout)
    never_fail_at_letters(sys.stderr)


def _lead_nowhere(stream: TextIO) -> None:
    """What it still holds cannot be written, and Python would try so again at the end."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
