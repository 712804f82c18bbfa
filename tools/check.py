"""All that can be said about the code and the data without running the game."""

import subprocess
import sys
from collections.abc import Callable, Mapping

from game.boxes import SHELF
from tools import catalogues, levels
from tools.boxes import tools_of
from tools.wishes import asked, tells_what_is_wrong

FOLDERS = ("game", "tools", "tests")


@tells_what_is_wrong
def main(arguments: list[str]) -> int:
    asked("check", arguments)
    codes = {name: _run(name, part) for name, part in PARTS.items()}
    print()
    for name, code in codes.items():
        print(f"{'ok    ' if code == 0 else 'FAILED'}  {name}")
    return int(any(codes.values()))


def _run(name: str, part: Callable[[], int]) -> int:
    """All parts run, whatever the ones before have found."""
    print(f"\n== {name}", flush=True)
    return part()


def _program(*words: str) -> Callable[[], int]:
    command = [sys.executable, "-m", *words]
    return lambda: subprocess.run(command, check=False).returncode


def _levels() -> int:
    """Of every box that has any."""
    having = [box.key for box in SHELF.boxes if tools_of(box).levels()]
    return max(levels.main(["--box", key]) for key in having)


PARTS: Mapping[str, Callable[[], int]] = {
    "ruff check": _program("ruff", "check"),
    "ruff format": _program("ruff", "format", "--check"),
    "mypy --strict": _program("mypy", *FOLDERS),
    "levels": _levels,
    "catalogues": lambda: catalogues.main(["--check"]),
}
