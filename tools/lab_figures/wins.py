"""Who wins: by place in the turn order and by figure, as multiples of the fair share."""

from collections.abc import Iterable
from typing import Any

from game.core.seats import Seat
from tools.lab_figures.chance import interval
from tools.lab_figures.watched_game import WatchedGame
from tools.proofs.results import Figures


def noted(game: WatchedGame[Any, Any, Any]) -> Figures:
    """*figures* by place in the turn order; *winners* are places."""
    seats = sorted(map(Seat, range(game.seats)), key=game.place)
    figures = [game.setup.figures[seat] for seat in seats]
    return {"figures": figures, "winners": game.result.winners_in_order}


def summed(notes: list[Figures]) -> Figures:
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
