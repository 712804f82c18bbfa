"""How many turns each player has had when a game ends."""

from collections import Counter
from typing import Any

from tools.lab_figures.chance import spread
from tools.lab_figures.watched_game import WatchedGame
from tools.proofs.results import Figures

BIN = 5  # turns per player


def noted(game: WatchedGame[Any, Any, Any]) -> Figures:
    turns = game.result.turns / game.seats
    return {"turns": round(turns, 2), "finished": game.result.is_finished}


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
