"""How many turns each player has had when a game ends."""

from collections import Counter

from tools.makuta.lab.watched_game import Figures, WatchedGame
from tools.simulate import spread

BIN = 5  # turns per player


def noted(game: WatchedGame) -> Figures:
    turns = game.end.turn.number / game.seats
    return {"turns": round(turns, 2), "finished": game.winner is not None}


def summed(notes: list[Figures]) -> Figures:
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
