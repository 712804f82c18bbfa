"""The composition root: finds folders, wires the parts, and starts what was asked for."""

import os
import secrets
import sys
from datetime import datetime
from pathlib import Path

from attrs import evolve

from game.boxes import SHELF
from game.boxes.makuta.terminal.console import Console
from game.boxes.makuta.terminal.keeper import Keeper
from game.boxes.makuta.terminal.start import TextGame, run
from game.boxes.makuta.terminal.streams import console_at
from game.command_line import Options, language_in, parse
from game.core.errors import GameError
from game.home import find_home
from game.i18n.texts import DEFAULT_LANGUAGE, Texts, UnknownLanguageError, load_program
from game.persistence.names import dated_name
from game.places import contents_of
from game.shelf.options import OptionError
from game.shelf.shelf import Shelf

FINE, FAILED, MISUSED = 0, 1, 2  # exit codes


def main(arguments: list[str], shelf: Shelf = SHELF) -> int:
    """Play, and say what is wrong if that cannot be; never with a traceback."""
    try:
        texts = load_program(language_in(arguments) or DEFAULT_LANGUAGE)
        options = parse(arguments, shelf, texts)
        if options.window:
            from game.windowed import play_in_window  # noqa: PLC0415 - the text game needs no pygame

            play_in_window(shelf, texts, options)
        else:
            run(
                _text_game(console_at(sys.stdin, sys.stdout), texts, options),
                options.given,
            )
    except (EOFError, KeyboardInterrupt):
        sys.stdout.write("\n")
    except BrokenPipeError:  # `play | head` has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OptionError, UnknownLanguageError) as error:
        sys.stderr.write(f"{error}\n")
        return MISUSED
    except GameError as error:
        sys.stderr.write(f"{error}\n")
        return FAILED
    return FINE


def _text_game(console: Console, texts: Texts, options: Options) -> TextGame:
    contents = contents_of(options.packed.key, texts.language, options.packed.home)
    if options.levels:
        contents = evolve(contents, levels=options.levels)
    return TextGame(
        console=console,
        game=options.packed.game(contents),
        keeper=Keeper(
            options.games or _games(console, texts),
            lambda: dated_name(datetime.now()),  # noqa: DTZ005
        ),
        fresh_seed=secrets.token_hex(4),
    )


def _games(console: Console, texts: Texts) -> Path:
    folders, notices = find_home(texts)
    for notice in notices:
        console.tell(notice)
    return folders.games
