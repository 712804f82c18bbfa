"""`lab`: play many games, write a report about them."""

import json
from argparse import Namespace
from functools import partial
from typing import Any

from attrs import evolve

from game.boxes import SHELF
from game.shelf.choices import options_in_words
from game.shelf.shelf import Shelf
from game.shelf.typed import options_in
from tools.boxes import tools_of
from tools.lab_figures.every_game import AnyGame, WatchedGame
from tools.lab_report.page import house_named
from tools.lab_report.report import Report, write_report
from tools.orders import Order, on_all_cores, order_of
from tools.places import ROOT
from tools.proofs.results import Figures, Results, fingerprint
from tools.wishes import asked, tells_what_is_wrong

PLAYED = ROOT / ".proof" / "lab.jsonl"


@tells_what_is_wrong
def main(arguments: list[str], shelf: Shelf = SHELF) -> int:
    options = asked("lab", arguments, shelf)
    trials = _trials(options)
    order, lab = next(iter(trials.values())), tools_of(options.box).lab()
    sources = "game", "tools/lab_figures", "tools/orders.py", f"tools/{options.box.key}/lab"
    results = Results.read(PLAYED, fingerprint(ROOT, sources))
    figures = {
        house: lab.figures_of(tried(each, house, options.games, results))
        for house, each in trials.items()
    }
    settings = _settings(options, order)
    write_report(options.folder, Report(lab, order.game.texts, settings, figures))
    told = {house or "none": lab.main_figures(each) for house, each in figures.items()}
    print(json.dumps(told))
    return 0


def _trials(options: Namespace) -> dict[str, Order]:
    """By house rules; the first is what --house says, and each set of them is tried once."""
    order = order_of(options)
    game = order.game
    houses = [order.options, *(options_in(game, text) for text in options.compare)]
    words = [",".join(options_in_words(house, game.choices)) for house in houses]
    return {word: evolve(order, options=house) for word, house in zip(words, houses, strict=True)}


def _settings(options: Namespace, order: Order) -> Figures:
    return {
        "games": options.games,
        "players": len(order.bots),
        "edition": order.edition,
        "bots": ",".join(order.bots if len({*order.bots}) > 1 else order.bots[:1]),
        "seed": order.seed,
        "levels": order.contents.levels.name,
    }


# Playing


def tried(order: Order, house: str, games: int, results: Results) -> list[Figures]:
    """The notes of all its games; what was played earlier counts."""
    work = partial(on_all_cores, noted_game, order)
    return results.completed(order.name, games, f"games, {house_named(house)}", work)


def noted_game(order: Order, number: int) -> Figures:
    """All that is counted of one game."""
    return tools_of(order.packed).lab().notes_of(watched(order, number))


def watched(order: Order, number: int) -> AnyGame:
    doings: list[Any] = []
    result = order.play(number, watch=doings.append)
    return WatchedGame(order.setup(number), result, tuple(doings))
