"""What is counted of every game: how many turns it takes, and who wins.

`…_noted` looks at one whole game and answers with what JSON can say; `…_summed` makes the figures
of a set of games from such notes. Both are pure.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any, Generic, TypeAlias, TypeVar

from attrs import frozen

from game.core.seats import Seat
from game.players.playing_out import Doing, Result
from game.shelf.choices import Setup
from tools.lab_figures.chance import interval, spread
from tools.proofs.results import Figures

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
BIN = 5  # turns per player


@frozen
class WatchedGame(Generic[S, A, E]):
    setup: Setup
    result: Result
    doings: tuple[Doing[S, A, E], ...]

    @property
    def seats(self) -> int:
        return self.result.seats

    @property
    def end(self) -> S:
        return self.doings[-1].after

    def place(self, seat: Seat) -> int:
        """Whether *seat* is the first, the second … in turn order, from 0."""
        return (seat - self.result.first) % self.seats


AnyGame: TypeAlias = WatchedGame[Any, Any, Any]


# How many turns each player has had when it ends


def length_noted(game: AnyGame) -> Figures:
    turns = game.result.turns / game.seats
    return {"turns": round(turns, 2), "finished": game.result.is_finished}


def length_summed(notes: list[Figures]) -> Figures:
    turns = [note["turns"] for note in notes if note["finished"]]
    return {
        "games": len(notes),
        "finished": len(turns),
        "turns_per_player": spread(turns),
        "bin": BIN,
        "histogram": _histogram(turns),
    }


def _histogram(turns: list[float]) -> list[int]:
    """How many games end within each span of BIN turns, from 0."""
    counts = Counter(int(turn // BIN) for turn in turns)
    return [counts[number] for number in range(max(counts, default=-1) + 1)]


# Who wins: by place in the turn order and by figure, as multiples of the fair share


def wins_noted(game: AnyGame) -> Figures:
    """*figures* by place in the turn order; *winners* are places."""
    seats = sorted(map(Seat, range(game.seats)), key=game.place)
    figures = [game.setup.figures[seat] for seat in seats]
    return {"figures": figures, "winners": game.result.winners_in_order}


def wins_summed(notes: list[Figures]) -> Figures:
    """Only games that have a winner count."""
    won = [note for note in notes if note["winners"]]
    seats = len(notes[0]["figures"])
    names = sorted({name for note in notes for name in note["figures"]})
    return {
        "by_place": [_rate((place in n["winners"] for n in won), seats) for place in range(seats)],
        "by_figure": {name: _figure(won, name, seats) for name in names},
    }


def _figure(won: list[Figures], name: str, seats: int) -> Figures:
    sat = (note for note in won if name in note["figures"])
    return _rate((note["figures"].index(name) in note["winners"] for note in sat), seats)


def _rate(wins: Iterable[bool], seats: int) -> Figures:
    """A multiple of 1 is what one of *seats* players wins where all are equal."""
    all_wins = list(wins)
    won, games = sum(all_wins), len(all_wins)
    low, high = interval(won, games)
    rate = won / games if games else 0.0
    return {
        "games": games,
        "won": won,
        "rate": round(rate, 4),
        "interval": [round(low, 4), round(high, 4)],
        "multiple": round(rate * seats, 3),
        "multiple_interval": [round(low * seats, 3), round(high * seats, 3)],
    }
