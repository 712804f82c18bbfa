"""The composition root: finds folders, wires the parts, and starts what was asked for."""

import os
import secrets
import sys
from functools import partial

from game.boxes import SHELF
from game.command_line import NAME, VERSION, Options, language_in, parse
from game.core.errors import GameError
from game.home import find_home, new_name, now
from game.i18n.texts import DEFAULT_LANGUAGE, Texts, UnknownLanguageError, load_program
from game.persistence.crash_report import Crash, write_crash_report
from game.persistence.folders import folders_of
from game.persistence.library import Library
from game.shelf.choices import OptionError
from game.shelf.shelf import Boxes, Shelf
from game.terminal.console import Console, console_at, never_fail_at_letters
from game.terminal.start import TextGame, run
from game.terminal.text_table import laid_out

FINE, FAILED, MISUSED = 0, 1, 2  # exit codes


def main(arguments: list[str], shelf: Shelf = SHELF) -> int:
    """Play, and say what is wrong if that cannot be; never with a traceback."""
    never_fail_at_letters(sys.stdout)
    never_fail_at_letters(sys.stderr)
    try:
        texts = load_program(language_in(arguments) or DEFAULT_LANGUAGE)
        options = parse(arguments, shelf, texts)
        if options.window:
            os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # a game greets nobody there
            from game.windowed import play_in_window  # noqa: PLC0415 - the text game needs no pygame

            play_in_window(shelf, texts, options)
        else:
            console = console_at(sys.stdin, sys.stdout)
            run(_text_game(console, shelf, texts, options), options.given)
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
    except Exception as error:  # noqa: BLE001 - the last net: nobody is left with a traceback
        sys.stderr.write(f"{_apology(error)}\n")
        return FAILED
    return FINE


def _apology(error: Exception) -> str:
    report = write_crash_report(folders_of(NAME).logs, Crash(error, now(), VERSION))
    told = f"Something went wrong ({type(error).__name__}: {error}). Your games are kept."
    return f"{told} A report lies in {report}" if report else told


def _text_game(console: Console, shelf: Shelf, texts: Texts, options: Options) -> TextGame:
    contents = partial(options.contents, language=texts.language)
    return TextGame(
        console=console,
        tables=Boxes(shelf, contents, partial(laid_out, texts)),
        packed=options.packed,
        library=_library(console, texts, options),
        fresh_seed=secrets.token_hex(4),
    )


def _library(console: Console, texts: Texts, options: Options) -> Library:
    if options.games:
        return Library(options.games, new_name)
    folders, notices = find_home(texts)
    for notice in notices:
        console.tell(notice)
    return Library(folders.games, new_name, folders.more_games)
