"""Games of mixed levels, 2 to 6 at the table, every edition and house rule: they all end."""

from collections import Counter
from random import Random

from game.levels import read_set
from game.rules.makuta.editions import EDITIONS, HouseRules
from game.rules.makuta.setup import FEWEST_SEATS, MOST_SEATS
from game.rules.makuta.tiles import Atlas
from tools.places import SHIPPED_LEVELS
from tools.proofs.results import Figures
from tools.proofs.run import ProofFailedError, Run
from tools.simulate import Order, played

GAMES, BATCH = 2000, 10
LEVELS = ("novice", "adept", "master@10")
RULES = (
    HouseRules(),
    HouseRules(exact_count=True),
    HouseRules(no_stacking=True),
    HouseRules(mighty_makuta=3),
    HouseRules(short_game=True),
    HouseRules(open_trays=True),
    HouseRules(closed_keys=True),
)


def mixed(run: Run) -> Figures:
    pieces = run.pieces(GAMES // BATCH, _batch)
    unfinished = sum(piece["unfinished"] for piece in pieces)
    if unfinished:
        raise ProofFailedError(f"{unfinished} games of mixed levels did not end")
    wins: Counter[str] = Counter()
    for piece in pieces:
        wins.update(piece["wins"])
    return {
        "games": sum(piece["games"] for piece in pieces),
        "longest": max(piece["longest"] for piece in pieces),
        "wins": dict(wins),
    }


def _batch(number: int) -> Figures:
    order = _table(Random(f"mixed {number}"), number)
    games = list(played(order, BATCH))
    won = Counter(game.bots[seat] for game in games for seat in game.result.winners)
    return {
        "games": len(games),
        "unfinished": len(games) - won.total(),
        "longest": max(game.result.turns / game.result.seats for game in games),
        "wins": dict(won),
    }


def _table(rng: Random, number: int) -> Order:
    """Who sits there and what they have agreed on."""
    bots = tuple(rng.choice(LEVELS) for _ in range(rng.randint(FEWEST_SEATS, MOST_SEATS)))
    edition = rng.choice(list(EDITIONS.values()))
    atlas = Atlas(read_set(SHIPPED_LEVELS).tiles)
    return Order(atlas, edition, rng.choice(RULES), bots, f"mixed {number}")
