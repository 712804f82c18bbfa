"""Finds the command, makes sure that all it needs is installed, and runs it there."""

import difflib
import os
from functools import partial
from importlib import import_module

from game.core.streams import FAILED, speaking, tell
from game.i18n.drawable import drawable
from tools.asking import WishError
from tools.bootstrap import enter
from tools.command_lines import LINES, asker
from tools.commands import COMMANDS, Command
from tools.places import ROOT
from tools.trouble import BootstrapError

MISUSED, STOPPED = 2, 130  # exit codes; the second is what shells report after Ctrl-C
LONGEST_NAME = 60  # letters


def main(arguments: list[str]) -> int:
    return speaking(partial(_answer, arguments))


def _answer(arguments: list[str]) -> int:
    if not arguments or arguments[0] in {"-h", "--help", "help"}:
        print(help_text())
        return 0
    command = next((each for each in COMMANDS if each.name == arguments[0]), None)
    if command is None:
        tell(f"{_unknown(arguments[0])} See: python3 -m tools --help")
        return MISUSED
    return _run(command, arguments)


def help_text() -> str:
    width = max(len(command.name) for command in COMMANDS)
    lines = [f"  {command.name:{width}}  {command.line}" for command in COMMANDS]
    head = "usage: python3 -m tools COMMAND [ARGUMENTS]      (on Windows: py -m tools ...)"
    foot = "What a command needs is installed into .venv when it first runs."
    return "\n".join([head, "", *lines, "", foot])


def _unknown(name: str) -> str:
    name = drawable(name, LONGEST_NAME)
    near = difflib.get_close_matches(name, [command.name for command in COMMANDS], n=1)
    return f"There is no command {name!r}." + "".join(f" Did you mean {each!r}?" for each in near)


def _run(command: Command, arguments: list[str]) -> int:
    try:
        _check(command, arguments[1:])
        enter(command.extras, arguments)
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # it would greet on our output
        return int(import_module(command.module).main(arguments[1:]))
    except WishError as error:
        tell(str(error))
        return MISUSED
    except BootstrapError as error:
        tell(f"\n{error}")
        return FAILED
    except KeyboardInterrupt:
        tell("\nStopped.")
        return STOPPED


def _check(command: Command, arguments: list[str]) -> None:
    """Before anything is installed: --help, and what makes no sense, are answered at once."""
    os.chdir(ROOT)
    if command.name in LINES:
        asker(command.name).parse_args(arguments)
