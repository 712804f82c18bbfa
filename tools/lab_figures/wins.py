"""Who wins: by place in the turn order and by Toa, as multiples of the fair share."""

from collections.abc import Iterable

from game.core.seats import Seat
from game.rules.makuta.pieces import Toa
from tools.lab_figures.chance import interval
from tools.makuta.lab.watched_game import Figures, WatchedGame


def noted(game: WatchedGame) -> Figures:
    """*toas* by place in the turn order; *winner* is a place."""
    places = {game.place(Seat(seat)): toa for seat, toa in enumerate(game.terms.toas)}
    winner = None if game.winner is None else game.place(game.winner)
    return {"toas": [places[place].name.lower() for place in sorted(places)], "winner": winner}


def summed(notes: list[Figures]) -> Figures:
    """Only games that have a winner count."""
    won = [note for note in notes if note["winner"] is not None]
    seats = len(notes[0]["toas"])
    return {
        "by_place": [_rate((n["winner"] == place for n in won), seats) for place in range(seats)],
        "by_toa": {toa.name.lower(): _toa(won, toa.name.lower(), seats) for toa in Toa},
    }


def _toa(won: list[Figures], toa: str, seats: int) -> Figures:
    sat = (note for note in won if toa in note["toas"])
    return _rate((note["toas"][note["winner"]] == toa for note in sat), seats)


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
