"""Everything that is counted, as a table. A new figure is a module and a line here."""

from collections.abc import Callable
from typing import NamedTuple

from tools.lab_figures import length, wins
from tools.makuta.lab import deciders, duels, milestones, risk, safety, strength, tiles
from tools.makuta.lab.watched_game import Figures, WatchedGame


class Concept(NamedTuple):
    noted: Callable[[WatchedGame], Figures]  # of one game
    summed: Callable[[list[Figures]], Figures]  # of the notes of many


CONCEPTS = {
    "length": Concept(length.noted, length.summed),
    "milestones": Concept(milestones.noted, milestones.summed),
    "strength": Concept(strength.noted, strength.summed),
    "safety": Concept(safety.noted, safety.summed),
    "risk": Concept(risk.noted, risk.summed),
    "duels": Concept(duels.noted, duels.summed),
    "deciders": Concept(deciders.noted, deciders.summed),
    "wins": Concept(wins.noted, wins.summed),
    "tiles": Concept(tiles.noted, tiles.summed),
}


def notes_of(game: WatchedGame) -> Figures:
    return {name: concept.noted(game) for name, concept in CONCEPTS.items()}


def figures_of(games: list[Figures]) -> Figures:
    """From the notes of at least one game."""
    return {
        name: concept.summed([game[name] for game in games]) for name, concept in CONCEPTS.items()
    }
