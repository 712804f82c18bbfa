"""What a person may type after the program's name, in a terminal or behind an icon.

    texts = load_program(language_in(arguments) or DEFAULT_LANGUAGE)
    options = parse(arguments, shelf, texts)   # OptionError says in a sentence what is wrong
    if not options.window:
        run(text_game, options.given)
    match options.start: …

`--help` and `--version` print and leave by SystemExit(0), as argparse does.
"""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn, TypeAlias

from attrs import evolve, frozen

from game.core.typed_numbers import size_in
from game.i18n.drawable import drawable
from game.i18n.texts import Texts
from game.persistence.lines import LONGEST_SEED
from game.persistence.names import path_named
from game.persistence.settings import Speed
from game.places import contents_of
from game.shelf.choices import OptionError
from game.shelf.shelf import Contents, Packed, Shelf
from game.shelf.typed import add_options, is_given
from game.shelf.typed_paths import PlaceError, file_to_write, folder_to_read, folder_to_use

VERSION = "0.1.0"
NAME = "Quests of Mata Nui"
PATHS = frozenset({"load", "replay", "levels", "games", "report"})
STARTS = ("new", "continue", "load", "replay")
IN_WINDOW_ONLY = ("new", "continue", "replay", "report", "size", "speed", "leave")


@frozen
class ShowTitle:
    pass


@frozen
class BeginGame:
    """At once: as `given` says if it *is_set_up* there, else as the last time."""

    is_set_up: bool


@frozen
class GoOn:
    """With the game at *path*, or with the one that was left last."""

    path: Path | None = None


@frozen
class Watch:
    path: Path


Start: TypeAlias = ShowTitle | BeginGame | GoOn | Watch


@frozen
class Options:
    window: bool  # else in the terminal
    start: Start
    given: Namespace  # the set-up as it was typed: players, figures, bots, edition, house …
    packed: Packed  # the box that was asked for, or the first one
    language: str = ""  # "" leaves it to the settings
    levels: Path | None = None
    games: Path | None = None
    report: Path | None = None  # what is on the screen, for tests
    size: tuple[int, int] | None = None  # of the window, this time
    speed: Speed | None = None  # of animations and computer players, this time
    leave: bool = False  # when the game is over

    def contents(self, packed: Packed, language: str) -> Contents:
        """Where that lies which a box comes with, and the levels that were asked for."""
        found = contents_of(packed, language)
        if self.levels and packed == self.packed:
            return evolve(found, levels=self.levels)
        return found


def language_in(arguments: list[str]) -> str:
    """Found first, for all that is said afterwards is said in it; "" if none was asked for."""
    parser = _Parser(add_help=False, allow_abbrev=False)
    parser.add_argument("--lang", default="")
    return str(parser.parse_known_args(arguments)[0].lang)


def parse(arguments: list[str], shelf: Shelf, texts: Texts) -> Options:
    """Raises OptionError and, for --help and --version, SystemExit."""
    given = _parser(shelf, texts).parse_args(arguments)
    _check_letters(given, texts)
    _check(given, texts)
    packed = shelf.first if given.box is None else shelf.named(given.box)
    if packed.kit is None and not given.text:
        raise OptionError(texts.text("option.text_only", box=packed.key))
    return Options(
        window=not given.text,
        start=_start(given),
        given=given,
        packed=packed,
        language=given.lang or "",
        levels=_place("levels", given.levels, folder_to_read),
        games=_place("games", given.games, folder_to_use),
        report=_place("report", given.report, file_to_write),
        size=None if given.size is None else _size(given.size, texts),
        speed=None if given.speed is None else _speed(given.speed, texts),
        leave=given.leave,
    )


def _check_letters(given: Namespace, texts: Texts) -> None:
    """A file may be called by bytes that are no letters; whatever else is typed is text."""
    if given.lang == "":
        raise OptionError(texts.text("option.no_letters", name="lang"))
    for name, typed in vars(given).items():
        if not isinstance(typed, str) or name in PATHS:
            continue
        longest = LONGEST_SEED if name == "seed" else max(len(typed), 1)  # others have few values
        if typed != drawable(typed, longest):
            raise OptionError(texts.text("option.no_letters", name=name))


class _Parser(ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        raise OptionError(message[:1].upper() + message[1:] + ".")


def _parser(shelf: Shelf, texts: Texts) -> _Parser:
    frozen_name = Path(sys.executable).name if hasattr(sys, "frozen") else "play"
    about = texts.text("option.about", program=NAME)
    parser = _Parser(prog=frozen_name, description=about, allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"{NAME} {VERSION}")
    parser.add_argument("--text", action="store_true", help=texts.text("option.help_text"))
    known = ", ".join(shelf.keys)
    parser.add_argument("--box", metavar="B", help=texts.text("option.help_box", known=known))
    parser.add_argument("--lang", metavar="L", help=texts.text("option.help_lang"))
    parser.add_argument("--levels", metavar="DIR", help=texts.text("option.help_levels"))
    parser.add_argument("--games", metavar="DIR", help=texts.text("option.help_games"))
    add_options(parser, texts)
    parser.add_argument("--load", metavar="FILE", help=texts.text("option.help_load"))
    _add_window_options(parser, texts)
    return parser


def _add_window_options(parser: _Parser, texts: Texts) -> None:
    parser.add_argument("--new", action="store_true", help=texts.text("option.help_new"))
    parser.add_argument("--continue", action="store_true", help=texts.text("option.help_continue"))
    parser.add_argument("--replay", metavar="FILE", help=texts.text("option.help_replay"))
    parser.add_argument("--leave", action="store_true", help=texts.text("option.help_leave"))
    parser.add_argument("--size", metavar="WxH", help=texts.text("option.help_size"))
    parser.add_argument("--speed", metavar="S", help=texts.text("option.help_speed"))
    parser.add_argument("--report", metavar="FILE", help=texts.text("option.help_report"))


# What does not go together


def _check(given: Namespace, texts: Texts) -> None:
    starts = _named(given, STARTS)
    if len(starts) > 1:
        raise OptionError(texts.text("option.one_start", first=starts[0], second=starts[1]))
    if starts and starts != ["--new"] and is_given(given):
        raise OptionError(texts.text("option.set_up_already", start=starts[0]))
    if starts and starts != ["--new"] and given.box is not None:
        raise OptionError(texts.text("option.box_already", start=starts[0]))
    in_window = _named(given, IN_WINDOW_ONLY)
    if given.text and in_window:
        raise OptionError(texts.text("option.in_window_only", option=in_window[0]))


def _named(given: Namespace, names: tuple[str, ...]) -> list[str]:
    return [f"--{name}" for name in names if getattr(given, name) not in {None, False}]


# What was meant


def _start(given: Namespace) -> Start:
    if given.load is not None:
        return GoOn(path_named(given.load))
    if given.replay is not None:
        return Watch(path_named(given.replay))
    if getattr(given, "continue"):
        return GoOn()
    if given.new or is_given(given):
        return BeginGame(is_set_up=is_given(given))
    return ShowTitle()


def _place(name: str, text: str | None, read: Callable[[str], Path]) -> Path | None:
    try:
        return None if text is None else read(text)
    except PlaceError as error:
        raise OptionError(f"--{name}: {error}") from None


def _size(text: str, texts: Texts) -> tuple[int, int]:
    found = size_in(text)
    if found is None:
        raise OptionError(texts.text("option.size", text=text))
    return found


def _speed(text: str, texts: Texts) -> Speed:
    found = Speed.__members__.get(text.strip().upper())
    if found is None:
        known = ", ".join(speed.name.lower() for speed in Speed)
        raise OptionError(texts.text("option.speed", text=text, known=known))
    return found
