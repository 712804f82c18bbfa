"""Finds the command, makes sure that all it needs is installed, and runs it there."""

import difflib
import os
import sys
from importlib import import_module

from tools.bootstrap import enter
from tools.commands import COMMANDS, Command
from tools.trouble import BootstrapError

STOPPED = 130  # what shells report after Ctrl-C


def main(arguments: list[str]) -> int:
    if not arguments or arguments[0] in {"-h", "--help", "help"}:
        print(help_text())
        return 0
    command = next((each for each in COMMANDS if each.name == arguments[0]), None)
    if command is None:
        print(f"{_unknown(arguments[0])} See: python3 -m tools --help", file=sys.stderr)
        return 2
    return _run(command, arguments)


def help_text() -> str:
    width = max(len(command.name) for command in COMMANDS)
    lines = [f"  {command.name:{width}}  {command.line}" for command in COMMANDS]
    head = "usage: python3 -m tools COMMAND [ARGUMENTS]      (on Windows: py -m tools ...)"
    foot = "What a command needs is installed into .venv when it first runs."
    return "\n".join([head, "", *lines, "", foot])


def _unknown(name: str) -> str:
    near = difflib.get_close_matches(name, [command.name for command in COMMANDS], n=1)
    return f"There is no command {name!r}." + "".join(f" Did you mean {each!r}?" for each in near)


def _run(command: Command, arguments: list[str]) -> int:
    try:
        enter(command.extras, arguments)
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # it would greet on our output
        return int(import_module(command.module).main(arguments[1:]))
    except BootstrapError as error:
        print(f"\n{error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return STOPPED
