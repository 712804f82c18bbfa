"""Asks how to play; Enter always takes what stands in brackets."""

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from game.core.errors import GameError
from game.i18n.keys import key_of
from game.shelf.choices import Setup
from game.shelf.game import Game
from game.shelf.typed import bots_in, edition_in, figures_in, options_in, players_in
from game.terminal.console import Console

T = TypeVar("T")
DEFAULT_PLAYERS = "3"


def ask_for_setup(console: Console, game: Game, seed: str) -> Setup:
    ask, texts, choices = partial(_ask, console), game.texts, game.choices
    count = ask(texts.text("ask.players"), DEFAULT_PLAYERS, partial(players_in, texts, choices))
    first_ones = ",".join(figure.title() for figure in choices.figures[:count])
    figures = ask(
        texts.text("ask.toa"), first_ones, partial(figures_in, texts, choices, count=count)
    )
    others = ",".join(str(number) for number in range(2, count + 1))
    bots = ask(texts.text("ask.bots"), others, partial(bots_in, game, count=count))
    _list(console, [(key, texts.text(key_of("edition", key))) for key in choices.editions])
    usual = choices.usual_edition
    edition = ask(texts.text("ask.edition"), usual, partial(edition_in, texts, choices))
    keys = [option.key for option in choices.options]
    _list(console, [(key, texts.text(key_of("house", key))) for key in keys])
    options = ask(texts.text("ask.house"), "", partial(options_in, texts, choices))
    return Setup(edition, figures, options, bots, seed=seed)


def _ask(console: Console, question: str, default: str, read: Callable[[str], T]) -> T:
    """Until the answer can be used."""
    while True:
        answer = console.ask(f"{question} [{default}] ") or default
        try:
            return read(answer)
        except GameError as error:
            console.tell(str(error))


def _list(console: Console, lines: list[tuple[str, str]]) -> None:
    for name, line in lines:
        console.tell(f"{name}  {line}", indent="  ")
