"""Whole games of computer players: how long they last, who wins, and that they all end."""

from collections import Counter
from functools import partial
from statistics import median
from typing import Any

from game.places import contents_of
from game.rules.makuta.editions import EDITIONS
from game.shelf.shelf import Packed
from tools.orders import Order
from tools.proofs.results import Figures, ProofFailedError, Run
from tools.simulate import played

GAMES, BATCH = 1000, 50  # of every edition; in one piece
SHORTEST, LONGEST = 20, 45  # turns per player, the median
FAIR = 1.25  # times its share that a place in the turn order may win
RIVAL_GAMES, RIVAL_BATCH, RIVAL_RATE = 200, 50, 0.95


# Four adepts


def length(run: Run) -> Figures:
    """Pieces go round the editions, so that a short run has seen all of them."""
    pieces = run.pieces(GAMES // BATCH * len(EDITIONS), partial(_batch, run.packed))
    by_edition = {key: [p for p in pieces if p["edition"] == key] for key in EDITIONS}
    return {key: _summary(key, batches) for key, batches in by_edition.items() if batches}


def _batch(packed: Packed, number: int) -> Figures:
    turn, place = divmod(number, len(EDITIONS))
    key = list(EDITIONS)[place]
    results = [g.result for g in played(_order(packed, key, ("adept",) * 4, f"{turn}"), BATCH)]
    return {
        "edition": key,
        "turns": [result.turns / result.seats for result in results],
        "unfinished": sum(not result.is_finished for result in results),
        "order": [place for result in results for place in result.winners_in_order],
    }


def _summary(key: str, batches: list[Figures]) -> dict[str, Any]:
    turns = [turn for batch in batches for turn in batch["turns"]]
    order = [place for batch in batches for place in batch["order"]]
    wins = Counter(order)
    share = max(wins[place] for place in range(4)) / (len(order) / 4)
    unfinished = sum(batch["unfinished"] for batch in batches)
    _demand(not unfinished, f"{key}: {unfinished} games did not end")
    _demand(
        SHORTEST <= median(turns) <= LONGEST,
        f"{key}: the median of {median(turns)} turns per player is not within 20 to 45",
    )
    if len(order) >= GAMES:
        _demand(share <= FAIR, f"{key}: a place in the turn order wins {share:.2f} times its share")
    return {
        "games": len(order),
        "median": median(turns),
        "max": max(turns),
        "wins_by_order": [wins[place] for place in range(4)],
        "best_share": round(share, 3),
    }


# Adept against random


def rival(run: Run) -> Figures:
    pieces = run.pieces(RIVAL_GAMES // RIVAL_BATCH, partial(_rival_batch, run.packed))
    games, won = sum(p["games"] for p in pieces), sum(p["won"] for p in pieces)
    _demand(won >= RIVAL_RATE * games, f"adept won {won} of {games} games against random")
    return {"games": games, "won": won, "rate": won / games}


def _rival_batch(packed: Packed, number: int) -> Figures:
    """Every other piece has the seats the other way round."""
    bots = ("adept", "random") if number % 2 else ("random", "adept")
    games = list(played(_order(packed, "en", bots, f"rival {number}"), RIVAL_BATCH))
    winners = [bot for game in games for bot in game.winners_in(bots)]
    return {"games": len(games), "won": winners.count("adept")}


def _order(packed: Packed, edition: str, bots: tuple[str, ...], seed: str) -> Order:
    return Order(packed, contents_of(packed), edition, {}, bots, seed)


def _demand(holds: bool, otherwise: str) -> None:  # noqa: FBT001 - reads like a sentence
    if not holds:
        raise ProofFailedError(otherwise)
