"""`arena`: one bot against another, every deal once from each seat."""

import json
import time
from argparse import Namespace
from functools import partial
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

from attrs import define, evolve, field

from game.boxes import SHELF
from game.players.player import Player
from game.shelf.shelf import Shelf
from tools.lab_figures.chance import interval
from tools.orders import Order, on_all_cores, order_of
from tools.proofs.results import Done, Figures, Results, fingerprint
from tools.wishes import asked, tells_what_is_wrong

RESULTS = Path(".proof/arena.jsonl")


@tells_what_is_wrong
def main(arguments: list[str], shelf: Shelf = SHELF) -> int:
    options = asked("arena", arguments, shelf)
    order = _order(options)
    results = Results.read(RESULTS, fingerprint(Path()))
    print(json.dumps(figures(order, held(order, options.games, results, options.target))))
    return 0


def _order(options: Namespace) -> Order:
    """Its first bot is A, the others are B."""
    order = order_of(options, usually=2)
    order.game.company.named(options.a)
    return evolve(order, bots=(options.a, *order.bots[1:]))


# Playing


def held(order: Order, games: int, results: Results, target: float | None = None) -> list[Figures]:
    """As many games as were asked for, or as it takes to be sure of *target*."""
    return results.completed(
        order.name,
        games,
        "games",
        partial(on_all_cores, play_one, order),
        lambda done: f"{_won(done)} won",
        lambda done: target is not None and _is_sure(order, done, target),
    )


def play_one(order: Order, number: int) -> Figures:
    """The same deal for as many games as there are seats; the first bot goes round."""
    deal, seat = divmod(number, len(order.bots))
    bots = [*order.bots[1:]]
    bots.insert(seat, order.bots[0])
    watches = {name: Timed(order.game.company.named(name)) for name in order.bots}
    result = order.play(deal, [watches[name] for name in bots])
    return {
        "won": seat in result.winners,
        "ended": result.is_finished,
        "turns": result.turns / result.seats,
        "ms": {name: watch.milliseconds for name, watch in watches.items()},
    }


@define
class Timed:
    """A player with a stopwatch."""

    player: Player[Any, Any]
    milliseconds: list[float] = field(factory=list)

    def choose(self, seen: object, rng: Random, /) -> object:
        began = time.perf_counter()
        action = self.player.choose(seen, rng)
        self.milliseconds.append(round(1000 * (time.perf_counter() - began), 2))
        return action


# Figures


def figures(order: Order, games: list[Figures]) -> dict[str, Any]:
    won = sum(game["won"] for game in games)
    low, high = interval(won, len(games))
    return {
        "games": len(games),
        "won": won,
        "unfinished": sum(not game["ended"] for game in games),
        "rate": round(won / len(games), 3),
        "interval": [round(low, 3), round(high, 3)],
        "turns_per_player": round(median(game["turns"] for game in games), 1),
        "decision_ms": {
            name: _spread([ms for game in games for ms in game["ms"][name]])
            for name in dict.fromkeys(order.bots)
        },
    }


def _spread(milliseconds: list[float]) -> dict[str, float]:
    twentieths = quantiles(milliseconds * 2, n=20, method="inclusive")
    return {"median": round(median(milliseconds), 2), "p95": round(twentieths[-1], 2)}


def _won(done: Done) -> int:
    return sum(bool(game["won"]) for game in done.values())


def _is_sure(order: Order, done: Done, target: float) -> bool:
    """Only after whole rounds: a seat may be a better one."""
    if len(done) % len(order.bots):
        return False
    return interval(_won(done), len(done))[0] > target
