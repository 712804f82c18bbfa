"""What is counted of the games of a box, and how a report tells it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from attrs import frozen

from game.i18n.texts import Texts
from tools.lab_figures.watched_game import WatchedGame
from tools.lab_report.sections import Section
from tools.proofs.results import Figures

G = TypeVar("G")
G_contra = TypeVar("G_contra", contravariant=True)
Card: TypeAlias = tuple[str, str]  # a figure, and what it is


@frozen
class Concept(Generic[G_contra]):
    noted: Callable[[G_contra], Figures]  # of one game, as JSON can say it
    summed: Callable[[list[Figures]], Figures]  # of the notes of many


@frozen
class Lab(Generic[G]):
    """A box that wants more than what is counted of every game has one of its own."""

    watched: Callable[[WatchedGame[Any, Any, Any]], G]  # as its concepts look at a game
    concepts: Mapping[str, Concept[G]]
    cards: Callable[[Figures, Texts], Sequence[Card]]  # what is told before all
    sections: Callable[[Figures, Texts], Sequence[Section]]
    compared: Callable[[Mapping[str, Figures]], Section]  # by the house rules that were played
    main_figures: Callable[[Figures], Figures]  # for the terminal

    def notes_of(self, game: WatchedGame[Any, Any, Any]) -> Figures:
        watched = self.watched(game)
        return {name: concept.noted(watched) for name, concept in self.concepts.items()}

    def figures_of(self, games: list[Figures]) -> Figures:
        """From the notes of at least one game."""
        return {
            name: concept.summed([game[name] for game in games])
            for name, concept in self.concepts.items()
        }
