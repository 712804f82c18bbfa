"""Sits people down at the text game: by options, by questions, or to the game they left."""

from argparse import Namespace
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from attrs import frozen

from game.core.errors import GameError
from game.core.seats import Seat
from game.i18n.keys import key_of
from game.persistence.errors import GameFileError
from game.persistence.library import Library, Shelved
from game.persistence.names import path_named
from game.shelf import typed
from game.shelf.choices import Setup
from game.shelf.game import Game
from game.shelf.kept_game import KeptGame, keep_new, keep_on
from game.shelf.shelf import Packed
from game.terminal.console import Console
from game.terminal.controls import copy_of
from game.terminal.play import play
from game.terminal.session import Session
from game.terminal.text_table import TextTables

T = TypeVar("T")
USUAL_PLAYERS = 3


@frozen
class TextGame:
    """All that the text game is given from outside."""

    console: Console
    tables: TextTables
    packed: Packed  # the box that was asked for
    library: Library
    fresh_seed: str

    @property
    def game(self) -> Game:
        return self.tables.box(self.packed.key).game


def run(text: TextGame, options: Namespace) -> None:
    """A GameError says what was wrong with the options, before anything has begun."""
    play(Session(text.console, text.tables, text.library, _sat_down(text, options)))


def _sat_down(text: TextGame, options: Namespace) -> KeptGame:
    if options.load:
        return copy_of(path_named(options.load), text.console, text.library, text.tables)
    if typed.is_given(options):
        setup = typed.setup_from(text.game, options, text.fresh_seed)
        return keep_new(text.library, typed.opened(text.game, setup))
    _welcome(text)
    return _asked_for(text)


def _welcome(text: TextGame) -> None:
    texts, setup = text.game.texts, typed.quick_setup(text.game, text.fresh_seed)
    title, motto = texts.text("box.title").upper(), texts.text("box.motto")
    you, *others = map(str.title, setup.figures)
    text.console.tell(texts.text("start.welcome", title=title, motto=motto))
    text.console.tell(texts.text("start.how", you=you, others=", ".join(others)))


def _asked_for(text: TextGame) -> KeptGame:
    """Enter starts right away."""
    texts, left = text.game.texts, _left_last(text)
    if left:
        text.console.tell(_offer_to_resume(text, left))
    match text.console.ask(texts.text("start.prompt")).casefold()[:1]:
        case "r" if left:
            return _resumed(text, left)
        case "c":
            setup = _ask_for_setup(text.console, text.game, text.fresh_seed)
        case _:
            setup = typed.quick_setup(text.game, text.fresh_seed)
    return keep_new(text.library, typed.opened(text.game, setup))


# The game that was left


def _left_last(text: TextGame) -> Shelved | None:
    """Of whatever box, if it can be played in text."""
    games = filter(None, text.library.unfinished())
    return next((game for game in games if _box_of(text, game)), None)


def _box_of(text: TextGame, left: Shelved) -> Packed | None:
    packed = text.tables.shelf.called(left.box)
    return packed if packed and packed.text else None


def _offer_to_resume(text: TextGame, left: Shelved) -> str:
    """Another game than the one that was asked for is named."""
    texts, packed, number = text.game.texts, _box_of(text, left), max(left.turn, 1)
    if packed is None or packed == text.packed:
        return texts.text("start.resume", number=number)
    title = packed.texts(texts.language).text("box.title")
    return texts.text("start.resume_other", title=title, number=number)


def _resumed(text: TextGame, left: Shelved) -> KeptGame:
    """What cannot be gone on with is told, and one is asked again."""
    try:
        return keep_on(text.library, left.path, text.tables.game_at)
    except GameFileError as error:
        text.console.tell(str(error))
        return _asked_for(text)


# Questions: Enter always takes what stands in brackets


def _ask_for_setup(console: Console, game: Game, seed: str) -> Setup:
    count = _players(console, game)
    return Setup(
        figures=_figures(console, game, count),
        bots=_bots(console, game, count),
        edition=_edition(console, game),
        options=_options(console, game),
        seed=seed,
    )


def _players(console: Console, game: Game) -> int:
    texts, choices = game.texts, game.choices
    if choices.fewest == choices.most:
        return choices.most
    usual = min(max(USUAL_PLAYERS, choices.fewest), choices.most)
    question = texts.text("ask.players", fewest=choices.fewest, most=choices.most)
    return _ask(console, question, str(usual), partial(typed.players_in, game))


def _figures(console: Console, game: Game, count: int) -> tuple[str, ...]:
    texts, choices = game.texts, game.choices
    first_ones = ",".join(figure.title() for figure in choices.figures[:count])
    question = texts.text("ask.figures", figures=texts.text("figure.many"))
    return _ask(console, question, first_ones, partial(typed.figures_in, game, count=count))


def _bots(console: Console, game: Game, count: int) -> dict[Seat, str]:
    others = ",".join(str(number) for number in range(2, count + 1))
    question = game.texts.text("ask.bots", example=f"2={game.company.known[0]}")
    return _ask(console, question, others, partial(typed.bots_in, game, count=count))


def _edition(console: Console, game: Game) -> str:
    text, choices = game.texts.text, game.choices
    if len(choices.editions) == 1:
        return choices.usual_edition
    for key in choices.editions:
        name, means = text(key_of("edition_short", key)), text(key_of("edition", key))
        console.tell(f"{key}  {name}. {means}", indent="  ")
    question = text("ask.edition")
    return _ask(console, question, choices.usual_edition, partial(typed.edition_in, game))


def _options(console: Console, game: Game) -> dict[str, int]:
    text, choices = game.texts.text, game.choices
    if not choices.options:
        return {}
    for option in choices.options:
        name, means = text(key_of("house", option.key)), text(key_of("house_words", option.key))
        console.tell(f"{option.key}  {name}. {means}", indent="  ")
    first_ones = {option.is_switch: option for option in reversed(choices.options)}.values()
    examples = ",".join(
        option.key if option.is_switch else f"{option.key}={option.most}" for option in first_ones
    )
    question = text("ask.house", examples=examples)
    return _ask(console, question, "none", partial(typed.options_in, game))


def _ask(console: Console, question: str, default: str, read: Callable[[str], T]) -> T:
    """Until the answer can be used."""
    while True:
        answer = console.ask(f"{question} [{default}] ") or default
        try:
            return read(answer)
        except GameError as error:
            console.tell(str(error))
