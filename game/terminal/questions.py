"""Asks how to play; Enter always takes what stands in brackets."""

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from game.core.errors import GameError
from game.core.seats import Seat
from game.i18n.keys import key_of
from game.shelf.choices import Setup
from game.shelf.game import Game
from game.shelf.typed import bots_in, edition_in, figures_in, options_in, players_in
from game.terminal.console import Console

T = TypeVar("T")
USUAL_PLAYERS = 3


def ask_for_setup(console: Console, game: Game, seed: str) -> Setup:
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
    return _ask(console, question, str(usual), partial(players_in, game))


def _figures(console: Console, game: Game, count: int) -> tuple[str, ...]:
    texts, choices = game.texts, game.choices
    first_ones = ",".join(figure.title() for figure in choices.figures[:count])
    question = texts.text("ask.figures", figures=texts.text("figure.many"))
    return _ask(console, question, first_ones, partial(figures_in, game, count=count))


def _bots(console: Console, game: Game, count: int) -> dict[Seat, str]:
    others = ",".join(str(number) for number in range(2, count + 1))
    question = game.texts.text("ask.bots", example=f"2={game.company.known[0]}")
    return _ask(console, question, others, partial(bots_in, game, count=count))


def _edition(console: Console, game: Game) -> str:
    texts, choices = game.texts, game.choices
    if len(choices.editions) == 1:
        return choices.usual_edition
    _list(console, [(key, texts.text(key_of("edition", key))) for key in choices.editions])
    question = texts.text("ask.edition")
    return _ask(console, question, choices.usual_edition, partial(edition_in, game))


def _options(console: Console, game: Game) -> dict[str, int]:
    texts, choices = game.texts, game.choices
    if not choices.options:
        return {}
    keys = [option.key for option in choices.options]
    _list(console, [(key, texts.text(key_of("house", key))) for key in keys])
    first_ones = {option.is_switch: option for option in reversed(choices.options)}.values()
    examples = ",".join(
        option.key if option.is_switch else f"{option.key}={option.most}" for option in first_ones
    )
    question = texts.text("ask.house", examples=examples)
    return _ask(console, question, "none", partial(options_in, game))


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
