"""How good an evening a set of tiles makes: games are played with it, and their figures judged."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from multiprocessing.pool import Pool

from attrs import frozen

from game.boxes.makuta.game import MakutaGame
from game.boxes.makuta.levels.sets import LevelSet
from game.players.playing_out import play_out
from game.rules.makuta.tiles import Tile
from tools.lab_figures.every_game import WatchedGame as AnyGame
from tools.lab_figures.every_game import length_noted, length_summed, wins_noted, wins_summed
from tools.lab_report.report import Concept
from tools.makuta.lab import dealings, duels, eventful, tiles
from tools.makuta.lab.wanted import Wish, wishes_for
from tools.makuta.lab.watched_game import MakutaDoing, WatchedGame
from tools.orders import Order
from tools.proofs.results import Figures

CONCEPTS: Mapping[str, Concept[WatchedGame]] = {
    "length": Concept(length_noted, length_summed),
    "wins": Concept(wins_noted, wins_summed),
    "eventful": Concept(eventful.noted, eventful.summed),
    "dealings": Concept(dealings.noted, dealings.summed),
    "duels": Concept(duels.noted, duels.summed),
    "tiles": Concept(tiles.noted, tiles.summed),
}
LEFT_OUT = {  # so few games tell nothing of them, or it takes long
    "leader at half-time wins",
    "best place in the turn order",
    "best Toa",
}
LONG = 120  # turns per player after which nobody waits for an end


@frozen
class Table:
    """Where sets are tried, always with the same deals."""

    order: Order
    pool: Pool

    def notes_of(self, drawn: Sequence[Tile], numbers: Iterable[int]) -> list[Figures]:
        return self.pool.map(partial(noted, self.order, tuple(drawn)), numbers, chunksize=2)


@contextmanager
def laid_table(order: Order) -> Iterator[Table]:
    """Players on all cores, who stay for as many sets as are tried."""
    with get_context("spawn").Pool() as pool:
        yield Table(order, pool)


def noted(order: Order, drawn: tuple[Tile, ...], number: int) -> Figures:
    """Game *number* of the order, on these tiles."""
    known = order.game
    assert isinstance(known, MakutaGame)
    game = MakutaGame(LevelSet(drawn, ()), known.texts)
    setup = order.setup(number)
    players = [game.company.named(name) for name in order.bots]
    doings: list[MakutaDoing] = []
    result = play_out(game.open_match(setup), players, game.codec.turn, doings.append, LONG)
    watched = WatchedGame.of(AnyGame(setup, result, tuple(doings)))
    return {name: concept.noted(watched) for name, concept in CONCEPTS.items()}


def figures_of(notes: list[Figures]) -> Figures:
    return {
        name: concept.summed([note[name] for note in notes]) for name, concept in CONCEPTS.items()
    }


def wishes(figures: Figures) -> list[Wish]:
    return [wish for wish in wishes_for(figures) if wish.words not in LEFT_OUT]


def shortfall(notes: list[Figures]) -> float:
    """0 where all is as wanted; games that do not end are worst of all."""
    figures = figures_of(notes)
    unfinished: float = 1 - figures["length"]["finished"] / len(notes)
    return unfinished + sum(wish.shortfall(figures) for wish in wishes(figures))
