"""What is counted of the games of a box, and the report about it: page, pictures, all figures."""

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, TypeAlias, TypeVar

from attrs import frozen

from game.i18n.texts import Texts
from tools.lab_figures.every_game import AnyGame
from tools.lab_report.page import Section, house_named, page_of
from tools.outputs import write_text
from tools.proofs.results import Figures

G = TypeVar("G")
G_contra = TypeVar("G_contra", contravariant=True)
Card: TypeAlias = tuple[str, str]  # a figure, and what it is
PAGE, FIGURES = "index.html", "figures.json"


@frozen
class Concept(Generic[G_contra]):
    noted: Callable[[G_contra], Figures]  # of one game, as JSON can say it
    summed: Callable[[list[Figures]], Figures]  # of the notes of many


@frozen
class Lab(Generic[G]):
    """A box that wants more than what is counted of every game has one of its own."""

    watched: Callable[[AnyGame], G]  # as its concepts look at a game
    concepts: Mapping[str, Concept[G]]
    cards: Callable[[Figures, Texts], Sequence[Card]]  # what is told before all
    sections: Callable[[Figures, Texts], Sequence[Section]]
    compared: Callable[[Mapping[str, Figures]], Section]  # trials, by name
    main_figures: Callable[[Figures], Figures]  # for the terminal

    def notes_of(self, game: AnyGame) -> Figures:
        watched = self.watched(game)
        return {name: concept.noted(watched) for name, concept in self.concepts.items()}

    def figures_of(self, games: list[Figures]) -> Figures:
        """From the notes of at least one game."""
        return {
            name: concept.summed([game[name] for game in games])
            for name, concept in self.concepts.items()
        }


@frozen
class Report:
    lab: Lab[Any]
    texts: Texts  # of the game
    settings: Figures
    trials: dict[str, Figures]  # by name; the first is what the report is about

    def sections(self) -> list[Section]:
        first, *others = self.trials.values()
        compared = [self.lab.compared(self.trials)] if others else []
        return [*self.lab.sections(first, self.texts), *compared]

    def page(self, sections: list[Section]) -> str:
        first = next(iter(self.trials.values()))
        title = f"{self.texts.text('box.title')}: the lab"
        return page_of(title, self._settings(), self.lab.cards(first, self.texts), sections)

    def _settings(self) -> str:
        settings = self.settings
        return (
            f"{settings['games']} games of {settings['players']} players, edition "
            f"{settings['edition']}, {house_named(settings['house'])}; level set "
            f"{settings['levels']}; played by {settings['bots']}; seed {settings['seed']}."
        )


def write_report(folder: Path, report: Report) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    sections = report.sections()
    for section in sections:
        for picture in section.pictures():
            picture.plot.sheet().saved(folder / f"{picture.name}.png")
    trials = [{**figures, "name": name} for name, figures in report.trials.items()]
    told = json.dumps({"settings": report.settings, "trials": trials}, indent=1)
    for name, text in ((FIGURES, f"{told}\n"), (PAGE, report.page(sections))):
        write_text(folder / name, text)
