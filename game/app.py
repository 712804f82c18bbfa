"""The composition root: finds folders, wires the parts, and starts what was asked for."""

import os
import secrets
import sys
from argparse import ArgumentParser, Namespace
from datetime import datetime
from pathlib import Path
from typing import NoReturn

import platformdirs

from game.boxes.quest.options import OptionError
from game.boxes.quest.terminal.console import Console
from game.boxes.quest.terminal.keeper import Keeper
from game.boxes.quest.terminal.rulebook import Rulebook, read_rulebook
from game.boxes.quest.terminal.start import TextGame, add_options, run
from game.boxes.quest.terminal.streams import console_at
from game.core.errors import GameError
from game.i18n.texts import DEFAULT_LANGUAGE, Texts, UnknownLanguageError, load
from game.levels import read_set
from game.rules.quest.setup import SeatsError
from game.rules.quest.tiles import Atlas

NAME = "Quest for Makuta"
FINE, FAILED, MISUSED = 0, 1, 2  # exit codes
# Data lies beside the package, in a checkout as well as in the frozen program.
ROOT = Path(getattr(sys, "_MEIPASS", Path(__file__).resolve().parents[1]))


class Parser(ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        raise OptionError(message[:1].upper() + message[1:] + ".")


def main(arguments: list[str]) -> int:
    """Play, and say what is wrong if that cannot be; never with a traceback."""
    try:
        texts = load("quest", _language(arguments))
        options = _parser(texts).parse_args(arguments)
        console = console_at(sys.stdin, sys.stdout)
        run(_text_game(console, texts, options), options)
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


def _language(arguments: list[str]) -> str:
    """Found first, for all that is said afterwards is said in it."""
    parser = Parser(add_help=False, allow_abbrev=False)
    parser.add_argument("--lang", default=DEFAULT_LANGUAGE)
    return str(parser.parse_known_args(arguments)[0].lang)


def _parser(texts: Texts) -> Parser:
    parser = Parser(prog="play", description=texts.text("option.about"), allow_abbrev=False)
    parser.add_argument("--text", action="store_true", help=texts.text("option.help_text"))
    parser.add_argument("--lang", metavar="L", help=texts.text("option.help_lang"))
    parser.add_argument("--levels", metavar="DIR", help=texts.text("option.help_levels"))
    parser.add_argument("--games", metavar="DIR", help=texts.text("option.help_games"))
    add_options(parser, texts)
    return parser


def _text_game(console: Console, texts: Texts, options: Namespace) -> TextGame:
    levels = Path(options.levels or ROOT / "levels" / "quest")
    user = platformdirs.user_data_path(NAME, appauthor=False)
    games = Path(options.games or user / "games")
    return TextGame(
        console=console,
        texts=texts,
        rulebook=_rulebook(ROOT / "docs" / "rules.md"),
        keeper=Keeper(games, lambda: f"{datetime.now():%Y-%m-%d %H.%M.%S}"),  # noqa: DTZ005
        atlas=Atlas(read_set(levels).tiles),
        fresh_seed=secrets.token_hex(4),
    )


def _rulebook(path: Path) -> Rulebook:
    """One can play without it."""
    return read_rulebook(path.read_text(encoding="utf-8")) if path.is_file() else Rulebook({})
