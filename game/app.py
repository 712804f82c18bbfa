"""The composition root: finds folders, wires the parts, and starts what was asked for."""

import os
import secrets
import sys
from functools import partial

from game.boxes import SHELF
from game.command_line import NAME, VERSION, Options, language_in, parse
from game.core.errors import GameError
from game.core.streams import FAILED, speaking, tell
from game.home import find_home, new_name, now
from game.i18n.drawable import drawable
from game.i18n.texts import DEFAULT_LANGUAGE, Texts, UnknownLanguageError, load_program
from game.persistence.crash_report import Crash, write_crash_report
from game.persistence.folders import folders_of
from game.persistence.library import Library
from game.shelf.choices import OptionError
from game.shelf.shelf import Boxes, Shelf
from game.terminal.console import Console, console_at
from game.terminal.start import TextGame, run
from game.terminal.text_table import laid_out

FINE, MISUSED = 0, 2  # exit codes


def main(arguments: list[str], shelf: Shelf = SHELF) -> int:
    """Play, and say what is wrong if that cannot be; never with a traceback."""
    return speaking(partial(_play, arguments, shelf))


def _play(arguments: list[str], shelf: Shelf) -> int:
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
    except (OptionError, UnknownLanguageError) as error:
        tell(drawable(str(error)))
        return MISUSED
    except GameError as error:
        tell(str(error))
        return FAILED
    except Exception as error:  # the last net: nobody is left with a traceback
        if isinstance(error, OSError) and error.filename is None:
            raise  # of a stream; whoever opened them knows what to say
        tell(_apology(error))
        return FAILED
    return FINE


def _apology(error: Exception) -> str:
    report = write_crash_report(folders_of(NAME).logs, Crash(error, now(), VERSION))
    told = f"Something went wrong ({type(error).__name__}: {error}). Your games are safe."
    return f"{told} There is a report in {report}" if report else told


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
