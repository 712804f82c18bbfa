"""Asks how to play; Enter always takes what stands in brackets."""

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from game.boxes.makuta.options import edition_named, house_rules
from game.boxes.makuta.terminal.console import Console
from game.boxes.makuta.terminal.setup import (
    DEFAULT_EDITION,
    Setup,
    bots_named,
    players_named,
    seated,
)
from game.boxes.makuta.words.families import HOUSE_RULES
from game.core.errors import GameError
from game.i18n.keys import key_of
from game.i18n.texts import Texts
from game.rules.makuta.editions import EDITIONS
from game.rules.makuta.pieces import Toa

T = TypeVar("T")
DEFAULT_PLAYERS = "3"


def ask_for_setup(console: Console, texts: Texts, seed: str) -> Setup:
    ask = partial(_ask, console)
    count = ask(texts.text("ask.players"), DEFAULT_PLAYERS, partial(players_named, texts))
    first_ones = ",".join(toa.name.title() for toa in list(Toa)[:count])
    toas = ask(texts.text("ask.toa"), first_ones, partial(seated, texts, count=count))
    others = ",".join(str(number) for number in range(2, count + 1))
    bots = ask(texts.text("ask.bots"), others, partial(bots_named, texts, count=count))
    _list(console, [(key, texts.text(key_of("edition", key))) for key in EDITIONS])
    edition = ask(texts.text("ask.edition"), DEFAULT_EDITION, edition_named)
    _list(console, [(rule, texts.text(key_of("house", rule))) for rule in HOUSE_RULES])
    house = ask(texts.text("ask.house"), "", house_rules)
    return Setup(toas, edition, house, bots, seed)


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
