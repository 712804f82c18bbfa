"""One bot against another: every deal is played once from each seat.

One seat is A's, the others are B's. Finished games are kept in .proof/arena.jsonl and count until
a source changes, so a long run can be broken off and taken up again.
"""

import json
import sys
import time
from argparse import ArgumentParser, Namespace
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

from attrs import define, evolve, field, frozen

from game.boxes.makuta.bots import MakutaPlayer, bot_named
from game.boxes.makuta.codec import turn
from game.boxes.makuta.opening import open_match
from game.core.errors import GameError
from game.players.playing_out import play_out
from game.rules.makuta.actions import Action
from game.rules.makuta.state import Observation
from tools.kept_games import kept_games
from tools.lab_figures.chance import interval
from tools.proofs.results import Figures, Results, fingerprint
from tools.simulate import Order, add_wishes, order_of, seed_of, terms_of

RESULTS = Path(".proof/arena.jsonl")


@frozen
class Contest:
    """Who meets whom, at what. The order's first bot is ours, the others are theirs."""

    order: Order

    @property
    def ours(self) -> str:
        return self.order.bots[0]

    @property
    def theirs(self) -> str:
        return self.order.bots[1]

    @property
    def seats(self) -> int:
        return len(self.order.bots)

    @property
    def name(self) -> str:
        """Tells this contest from all others on the same sources."""
        order = self.order
        tiles = ",".join(tile.key for tile in order.atlas.tiles)
        who = f"{self.ours} {self.theirs} {self.seats}"
        return f"{who} {order.edition.key} {order.house} {order.seed} {tiles}"


def main(arguments: list[str]) -> int:
    options = _parser().parse_args(arguments)
    try:
        contest = _contest(options)
    except GameError as error:
        print(error, file=sys.stderr)
        return 2
    results = Results.read(RESULTS, fingerprint(Path()))
    print(json.dumps(figures(contest, held(contest, options.games, results, options.target))))
    return 0


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="python3 -m tools arena", description=__doc__)
    parser.add_argument("a", metavar="A")
    parser.add_argument("b", metavar="B")
    add_wishes(parser)
    parser.set_defaults(players=2)
    parser.add_argument(
        "--target", type=float, help="stop as soon as A's rate is surely above this"
    )
    return parser


def _contest(options: Namespace) -> Contest:
    theirs = [options.b] * (options.players - 1)
    return Contest(order_of(Namespace(**vars(options) | {"bots": ",".join([options.a, *theirs])})))


# Playing


def held(
    contest: Contest, games: int, results: Results, target: float | None = None
) -> list[Figures]:
    """As many games as were asked for, or as it takes to be sure of *target*."""
    return kept_games(
        play_one,
        contest.order,
        games,
        results,
        contest.name,
        note=lambda done: f"{_won(done)} won",
        is_enough=lambda done: target is not None and _is_sure(contest, done, target),
    )


def play_one(order: Order, number: int) -> Figures:
    """The same deal for as many games as there are seats; the first bot goes round."""
    deal, seat = divmod(number, len(order.bots))
    bots = [*order.bots[1:]]
    bots.insert(seat, order.bots[0])
    watches = {name: Timed(bot_named(name)) for name in order.bots}
    turned = evolve(order, bots=tuple(bots))
    players = [watches[name] for name in bots]
    match = open_match(terms_of(turned, deal), seed_of(turned, deal))
    result = play_out(match, players, turn)
    return {
        "won": seat in result.winners,
        "ended": result.is_finished,
        "turns": result.turns / result.seats,
        "ms": {name: watch.milliseconds for name, watch in watches.items()},
    }


@define
class Timed:
    """A player with a stopwatch."""

    player: MakutaPlayer
    milliseconds: list[float] = field(factory=list)

    def choose(self, seen: Observation, rng: Random, /) -> Action:
        began = time.perf_counter()
        action = self.player.choose(seen, rng)
        self.milliseconds.append(round(1000 * (time.perf_counter() - began), 2))
        return action


# Figures


def figures(contest: Contest, games: list[Figures]) -> dict[str, Any]:
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
            for name in dict.fromkeys((contest.ours, contest.theirs))
        },
    }


def _spread(milliseconds: list[float]) -> dict[str, float]:
    twentieths = quantiles(milliseconds * 2, n=20, method="inclusive")
    return {"median": round(median(milliseconds), 2), "p95": round(twentieths[-1], 2)}


def _won(done: dict[int, Figures]) -> int:
    return sum(bool(game["won"]) for game in done.values())


def _is_sure(contest: Contest, done: dict[int, Figures], target: float) -> bool:
    """Only after whole rounds: a seat may be a better one."""
    if len(done) % contest.seats:
        return False
    return interval(_won(done), len(done))[0] > target
