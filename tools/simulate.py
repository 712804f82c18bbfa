"""`simulate`: play games without a window; one JSON object of figures on standard output."""

import json
import sys
import time
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import nullcontext
from multiprocessing import get_context
from pathlib import Path
from statistics import median, quantiles
from typing import Any, TypeAlias, TypeVar

from attrs import evolve, frozen

from game.boxes.makuta.bots import BOTS, DEFAULT_BOT, bot_named
from game.boxes.makuta.codec import turn
from game.boxes.makuta.opening import open_match
from game.boxes.makuta.options import edition_named, house_rules
from game.boxes.makuta.rule_of import rule_of
from game.core.errors import GameError
from game.core.luck import Luck
from game.levels import read_set
from game.players.playing_out import Doing, Result, play_out
from game.players.trace import lines
from game.rules.makuta.actions import Action
from game.rules.makuta.editions import Edition, HouseRules, Terms
from game.rules.makuta.events import Event
from game.rules.makuta.pieces import Toa
from game.rules.makuta.setup import FEWEST_SEATS, MOST_SEATS
from game.rules.makuta.state import State
from game.rules.makuta.tiles import Atlas
from game.shelf.options import OptionError
from tools.places import SHIPPED_LEVELS
from tools.progress import Progress

MakutaDoing: TypeAlias = Doing[State, Action, Event]


@frozen
class Order:
    """What to play; small enough to be sent to a worker."""

    atlas: Atlas
    edition: Edition
    house: HouseRules
    bots: tuple[str, ...]  # by seat
    seed: str
    traced: bool = False


@frozen
class Played:
    toas: tuple[Toa, ...]
    bots: tuple[str, ...]
    result: Result
    trace: tuple[str, ...] = ()


def main(arguments: list[str]) -> int:
    options = _parser().parse_args(arguments)
    try:
        order = _order(options)
    except GameError as error:
        print(error, file=sys.stderr)
        return 2
    began = time.perf_counter()
    games = []
    with Progress("games", options.games) as progress:
        for game in played(order, options.games, options.trace):
            games.append(game)
            progress.advance()
    print(json.dumps(figures(games) | {"seconds": round(time.perf_counter() - began, 1)}))
    return 0


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="python3 -m tools simulate", description=__doc__)
    add_wishes(parser)
    parser.add_argument("--trace", type=Path, help="a file for one line per action and event")
    return parser


def add_wishes(parser: ArgumentParser) -> None:
    """What every command that plays games asks for; `order_of` reads it."""
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--edition", default="en")
    parser.add_argument("--seed", default="1")
    names = ", ".join(BOTS)
    parser.add_argument("--bots", default=DEFAULT_BOT, help=f"one, or one per seat: {names}")
    parser.add_argument("--house", default="", help="as in H1,H3=5")
    parser.add_argument(
        "--levels", type=Path, default=SHIPPED_LEVELS, help="a folder with another level set"
    )


def _order(options: Namespace) -> Order:
    return evolve(order_of(options), traced=options.trace is not None)


def order_of(options: Namespace) -> Order:
    """Raises a `GameError` with a sentence for the first wish that cannot be."""
    if options.games < 1:
        raise OptionError("--games takes a number from 1 on.")
    if not FEWEST_SEATS <= options.players <= MOST_SEATS:
        raise OptionError("--players takes a number from 2 to 6.")
    bots = tuple(name.strip() for name in options.bots.split(","))
    if len(bots) == 1:
        bots *= options.players
    if len(bots) != options.players:
        raise OptionError(f"--bots names {len(bots)} bots for {options.players} players.")
    for name in bots:
        bot_named(name)
    return Order(
        atlas=Atlas(read_set(options.levels).tiles),
        edition=edition_named(options.edition),
        house=house_rules(options.house),
        bots=bots,
        seed=options.seed,
    )


# Playing


def played(order: Order, games: int, trace: Path | None = None) -> Iterator[Played]:
    """All games, in order, on all cores."""
    with trace.open("w", encoding="utf-8") if trace else nullcontext() as file:
        for game in on_all_cores(play_one, order, range(games)):
            if file:
                file.writelines(f"{line}\n" for line in game.trace)
            yield game


T = TypeVar("T")
Job: TypeAlias = Callable[[Order, int], T]  # what to do with the game of a number


def on_all_cores(job: Job[T], order: Order, numbers: Iterable[int]) -> Iterator[T]:
    """*job* done for all *numbers*, the answers in their order."""
    with get_context("spawn").Pool(initializer=_sit_down, initargs=(job, order)) as pool:
        yield from pool.imap(_work, numbers, chunksize=2)


_task_of_worker: list[tuple[Job[Any], Order]] = []  # each worker process has its own


def _sit_down(job: Job[Any], order: Order) -> None:
    _task_of_worker.append((job, order))


def _work(number: int) -> Any:  # noqa: ANN401 - whatever the job answers
    job, order = _task_of_worker[0]
    return job(order, number)


def play_one(order: Order, number: int) -> Played:
    """Game *number* of an order, with its trace if that is wanted."""
    traced: list[str] = []

    def watch(doing: MakutaDoing) -> None:
        told = lines(doing, lambda before, action: rule_of(before.phase, action))
        traced.extend(json.dumps({"game": number} | line) for line in told)

    terms = terms_of(order, number)
    result = play_watched(order, number, watch if order.traced else None)
    return Played(terms.toas, order.bots, result, tuple(traced))


def doings_of(order: Order, number: int) -> list[MakutaDoing]:
    """All that is done in game *number* of an order."""
    doings: list[MakutaDoing] = []
    play_watched(order, number, doings.append)
    return doings


def play_watched(order: Order, number: int, watch: Callable[[MakutaDoing], None] | None) -> Result:
    """Game *number* of an order; *watch* sees all that is done."""
    players = [bot_named(name) for name in order.bots]
    match = open_match(terms_of(order, number), seed_of(order, number))
    return play_out(match, players, turn, watch)


def terms_of(order: Order, number: int) -> Terms:
    """Every game has its own Toa."""
    luck = Luck(seed_of(order, number)).at("toas", 0)
    toas = tuple(luck.sample(list(Toa), len(order.bots)))
    return Terms(order.edition, order.house, toas, order.atlas)


def seed_of(order: Order, number: int) -> str:
    return f"{order.seed}-{number}"


# Figures


def figures(games: list[Played]) -> dict[str, Any]:
    results = [game.result for game in games]
    finished = [result for result in results if result.is_finished]
    return {
        "games": len(games),
        "finished": len(finished),
        "turns_per_player": spread([result.turns / result.seats for result in finished]),
        "wins_by_order": _wins_by_order(finished),
        "wins_by_toa": _wins(games, [toa.name.lower() for toa in Toa], _toa_names),
        "wins_by_bot": _wins(games, sorted(set(games[0].bots)), lambda game: game.bots),
        "actions": sum(result.actions for result in results),
    }


def spread(values: list[float]) -> dict[str, float | None]:
    """In a few words how long games last; without a finished game there is nothing to say."""
    if not values:
        return dict.fromkeys(("median", "p10", "p90", "max"))
    tenths = quantiles(values * 2, n=10, method="inclusive")
    spread = {"median": median(values), "p10": tenths[0], "p90": tenths[-1], "max": max(values)}
    return {name: round(value, 1) for name, value in spread.items()}


def _wins_by_order(finished: list[Result]) -> list[int]:
    wins = Counter(place for result in finished for place in result.winners_in_order)
    return [wins[place] for place in range(finished[0].seats if finished else 0)]


def _wins(
    games: list[Played], names: list[str], names_of: Callable[[Played], Sequence[str]]
) -> dict[str, int]:
    """How often each of *names* has won, where *names_of* names the seats of a game."""
    wins = Counter(names_of(game)[seat] for game in games for seat in game.result.winners)
    return {name: wins[name] for name in names}


def _toa_names(game: Played) -> list[str]:
    return [toa.name.lower() for toa in game.toas]
