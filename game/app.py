"""The composition root: finds folders, wires the parts, and starts what was asked for."""

import os
import secrets
import sys
from datetime import datetime
from pathlib import Path

from game.boxes.makuta.options import OptionError
from game.boxes.makuta.terminal.console import Console
from game.boxes.makuta.terminal.keeper import Keeper
from game.boxes.makuta.terminal.rulebook import Rulebook, read_rulebook
from game.boxes.makuta.terminal.start import TextGame, run
from game.boxes.makuta.terminal.streams import console_at
from game.command_line import NAME, Options, language_in, parse
from game.core.errors import GameError
from game.i18n.texts import DEFAULT_LANGUAGE, Texts, UnknownLanguageError, load
from game.levels import read_set
from game.persistence.folders import folders_of
from game.persistence.names import dated_name
from game.places import program_folder
from game.rules.makuta.setup import SeatsError
from game.rules.makuta.tiles import Atlas

FINE, FAILED, MISUSED = 0, 1, 2  # exit codes


def main(arguments: list[str]) -> int:
    """Play, and say what is wrong if that cannot be; never with a traceback."""
    try:
        texts = load("makuta", language_in(arguments) or DEFAULT_LANGUAGE)
        options = parse(arguments, texts)
        if options.window:
            from game.windowed import play_in_window  # noqa: PLC0415 - the text game needs no pygame

            play_in_window(texts, options)
        else:
            run(_text_game(console_at(sys.stdin, sys.stdout), texts, options), options.given)
    except (EOFError, KeyboardInterrupt):
        sys.stdout.write("\n")
    except BrokenPipeError:  # `play | head` has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OptionError, SeatsError, UnknownLanguageError) as error:
        sys.stderr.write(f"{error}\n")
        return MISUSED
    except GameError as error:
        sys.stderr.write(f"{error}\n")
        return FAILED
    return FINE


def _text_game(console: Console, texts: Texts, options: Options) -> TextGame:
    return TextGame(
        console=console,
        texts=texts,
        rulebook=_rulebook(program_folder() / "docs" / "makuta" / "rules.md"),
        keeper=Keeper(options.games or folders_of(NAME).games, lambda: dated_name(datetime.now())),  # noqa: DTZ005
        atlas=Atlas(read_set(options.levels or program_folder() / "levels" / "makuta").tiles),
        fresh_seed=secrets.token_hex(4),
    )


def _rulebook(path: Path) -> Rulebook:
    """One can play without it."""
    return read_rulebook(path.read_text(encoding="utf-8")) if path.is_file() else Rulebook({})
