"""`simulate`: play games without a window, and print figures."""

import json
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from attrs import frozen

from game.boxes import SHELF
from game.players.playing_out import Doing, Result
from game.players.trace import trace_lines
from game.shelf.choices import Setup, options_in_words
from game.shelf.shelf import Shelf
from tools.lab_figures.chance import spread
from tools.orders import Order, on_all_cores, order_of
from tools.outputs import growing
from tools.progress import Progress
from tools.wishes import asked, tells_what_is_wrong


@frozen
class Played:
    setup: Setup
    result: Result
    trace: tuple[str, ...] = ()

    def winners_in(self, names: Sequence[str]) -> list[str]:
        """Of *names* by seat, those of whoever has won."""
        return [names[seat] for seat in self.result.winners]


@tells_what_is_wrong
def main(arguments: list[str], shelf: Shelf = SHELF) -> int:
    options = asked("simulate", arguments, shelf)
    order = order_of(options)
    began = time.perf_counter()
    games = []
    with Progress("games", options.games) as progress:
        for game in played(order, options.games, options.trace):
            games.append(game)
            progress.advance()
    told = figures(games, order.game.choices.figures)
    print(json.dumps(told | {"seconds": round(time.perf_counter() - began, 1)}))
    return 0


# Playing


def played(order: Order, games: int, trace: Path | None = None) -> Iterator[Played]:
    """All games, in order, on all cores."""
    job = play_traced if trace else play_one
    with growing(trace) if trace else nullcontext() as file:
        for game in on_all_cores(job, order, range(games)):
            if file:
                file.writelines(f"{line}\n" for line in game.trace)
            yield game


def play_one(order: Order, number: int) -> Played:
    return Played(order.setup(number), order.play(number))


def play_traced(order: Order, number: int) -> Played:
    traced = [trace_head(order, number)]

    def watch(doing: Doing[Any, Any, Any]) -> None:
        traced.extend(trace_lines(doing, order.game.rule_of))

    result = order.play(number, watch=watch)
    lines = (json.dumps({"game": number} | line) for line in traced)
    return Played(order.setup(number), result, tuple(lines))


def trace_head(order: Order, number: int) -> dict[str, Any]:
    """What was agreed on, and what the box says of the opening."""
    setup, opening = order.setup(number), order.match(number).state
    return {
        "box": order.packed.key,
        "edition": setup.edition,
        "house": options_in_words(setup.options, order.game.choices),
        "figures": setup.figures,
        "bots": order.bots,
        "seed": setup.seed,
        **order.game.opening_facts(opening),
    }


# Figures


def figures(games: list[Played], known: Sequence[str]) -> dict[str, Any]:
    """*known* are the names of all figures that can be played."""
    results = [game.result for game in games]
    finished = [result for result in results if result.is_finished]
    bots = sorted({bot for game in games for bot in game.setup.bots.values()})
    by_figure = (name for game in games for name in game.winners_in(game.setup.figures))
    by_bot = (name for game in games for name in game.winners_in([*game.setup.bots.values()]))
    return {
        "games": len(games),
        "finished": len(finished),
        "turns_per_player": spread([result.turns / result.seats for result in finished]),
        "wins_by_order": _wins_by_order(finished),
        "wins_by_figure": _counted(by_figure, known),
        "wins_by_bot": _counted(by_bot, bots),
        "actions": sum(result.actions for result in results),
    }


def _wins_by_order(finished: list[Result]) -> list[int]:
    wins = Counter(place for result in finished for place in result.winners_in_order)
    return [wins[place] for place in range(finished[0].seats if finished else 0)]


def _counted(winners: Iterator[str], names: Sequence[str]) -> dict[str, int]:
    wins = Counter(winners)
    return {name: wins[name] for name in names}
