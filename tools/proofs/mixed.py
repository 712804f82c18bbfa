"""Games of mixed levels, any number at the table, every edition and house rule: they all end."""

from collections import Counter
from functools import partial
from random import Random

from game.places import contents_of
from game.shelf.shelf import Packed
from tools.boxes import tools_of
from tools.orders import Order
from tools.proofs.results import Figures, ProofFailedError, Run
from tools.simulate import played

GAMES, BATCH = 2000, 10
SOME = 3  # of what can be chosen as a number


def mixed(run: Run) -> Figures:
    pieces = run.pieces(GAMES // BATCH, partial(_batch, run.packed))
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


def _batch(packed: Packed, number: int) -> Figures:
    games = list(played(_table(packed, number), BATCH))
    won = Counter(bot for game in games for bot in game.winners_in([*game.setup.bots.values()]))
    return {
        "games": len(games),
        "unfinished": sum(not game.result.is_finished for game in games),
        "longest": max(game.result.turns / game.result.seats for game in games),
        "wins": dict(won),
    }


def _table(packed: Packed, number: int) -> Order:
    """Who sits there and what they have agreed on."""
    rng, contents = Random(f"mixed {number}"), contents_of(packed)
    game = packed.game(contents)
    choices, quick = game.choices, tools_of(packed).quick_bots(game.company)
    bots = tuple(rng.choice(quick) for _ in range(rng.randint(choices.fewest, choices.most)))
    each_alone = ({option.key: min(SOME, option.most)} for option in choices.options)
    edition, options = rng.choice(choices.editions), rng.choice([{}, *each_alone])
    return Order(packed, contents, edition, options, bots, f"mixed {number}")
