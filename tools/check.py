"""All that can be said about the code and the data without running the game."""

import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from attrs import frozen

FOLDERS = ("game", "tools", "tests")


@frozen
class Part:
    name: str
    run: Callable[[], int]


def main(arguments: list[str]) -> int:
    if arguments:
        print("check takes no arguments: it checks everything.", file=sys.stderr)
        return 2
    codes = {part.name: _run(part) for part in PARTS}
    print()
    for name, code in codes.items():
        print(f"{'ok    ' if code == 0 else 'FAILED'}  {name}")
    return int(any(codes.values()))


def _run(part: Part) -> int:
    """All parts run, whatever the ones before have found."""
    print(f"\n== {part.name}", flush=True)
    return part.run()


def _program(*words: str) -> Callable[[], int]:
    command = [sys.executable, "-m", *words]
    return lambda: subprocess.run(command, check=False).returncode


def _tool(name: str, *arguments: str) -> Callable[[], int]:
    def run() -> int:
        if find_spec(f"tools.{name}") is None:
            print("Nothing to check yet.")
            return 0
        return int(import_module(f"tools.{name}").main(list(arguments)))

    return run


PARTS = (
    Part("ruff check", _program("ruff", "check")),
    Part("ruff format", _program("ruff", "format", "--check")),
    Part("mypy --strict", _program("mypy", *FOLDERS)),
    Part("levels", _tool("levels")),
    Part("catalogues", _tool("catalogues", "--check")),
)
