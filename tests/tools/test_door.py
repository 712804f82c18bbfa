"""`python3 -m tools`: what it answers before anything is installed."""

import ast
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tools.commands import COMMANDS, Command
from tools.door import STOPPED, help_text, main

ROOT = Path(__file__).parents[2]
NAMES = [command.name for command in COMMANDS]


@pytest.mark.parametrize("arguments", [[], ["--help"], ["-h"]])
def test_help_lists_every_command(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 0

    lines = capsys.readouterr().out.splitlines()
    for command in COMMANDS:
        assert [line for line in lines if line.split() == [command.name, *command.line.split()]]


def test_help_can_be_printed_on_any_terminal() -> None:
    assert help_text().isascii()
    assert all(len(line) <= 80 for line in help_text().splitlines())


def test_help_needs_nothing_but_the_standard_library() -> None:
    """-S leaves out all that pip has ever installed."""
    command = [sys.executable, "-S", "-m", "tools", "--help"]
    answer = subprocess.run(
        command, cwd=ROOT, env={}, capture_output=True, text=True, check=True, timeout=60
    )

    assert answer.stdout == help_text() + "\n"


@pytest.mark.parametrize("name", NAMES)
def test_every_command_has_its_module(name: str) -> None:
    assert find_spec(f"tools.{name}") is not None


def test_an_unknown_command_is_answered_with_the_nearest(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["tset"]) == 2
    assert "no command 'tset'. Did you mean 'test'?" in capsys.readouterr().err


def test_ctrl_c_is_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(extras: tuple[str, ...], arguments: list[str]) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tools.door.enter", interrupted)

    assert main(["test"]) == STOPPED


@pytest.mark.parametrize("name", ["__init__.py", "__main__.py"])
def test_an_old_python_can_read_the_door(name: str) -> None:
    """Python 2.7 too, which wants plain ASCII."""
    text = (ROOT / "tools" / name).read_text(encoding="utf-8")

    ast.parse(text, feature_version=(3, 4))
    assert text.isascii()


def test_an_old_python_is_told_so() -> None:
    pretend = "import sys, runpy; sys.version_info = (3, 9); runpy.run_module('tools')"
    answer = subprocess.run(
        [sys.executable, "-c", pretend], cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert answer.returncode == 1
    assert answer.stderr.startswith("This needs Python 3.11 or newer; this one is 3.9.")


def test_a_command_names_its_module() -> None:
    assert Command("play", "").module == "tools.play"
