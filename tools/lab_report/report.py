"""Writes the report: the page, its pictures, and one file of all figures."""

import json
from pathlib import Path
from typing import Any

from attrs import frozen

from game.i18n.texts import Texts
from tools.lab_report.lab import Lab
from tools.lab_report.page import page_of, settings_in_words
from tools.lab_report.sections import Section
from tools.proofs.results import Figures

PAGE, FIGURES = "index.html", "figures.json"


@frozen
class Report:
    lab: Lab[Any]
    texts: Texts  # of the game
    settings: Figures
    trials: dict[str, Figures]  # by house rules; the first is what the report is about

    def sections(self) -> list[Section]:
        first, *others = self.trials.values()
        compared = [self.lab.compared(self.trials)] if others else []
        return [*self.lab.sections(first, self.texts), *compared]

    def page(self, sections: list[Section]) -> str:
        house, first = next(iter(self.trials.items()))
        title = f"{self.texts.text('box.title')}: the lab"
        settings = settings_in_words(self.settings, house)
        return page_of(title, settings, self.lab.cards(first, self.texts), sections)


def write_report(folder: Path, report: Report) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    sections = report.sections()
    for section in sections:
        for picture in section.pictures():
            picture.plot.sheet().saved(folder / f"{picture.name}.png")
    _write(folder / FIGURES, json.dumps(_all_figures(report), indent=1) + "\n")
    _write(folder / PAGE, report.page(sections))


def _all_figures(report: Report) -> dict[str, Any]:
    trials = [{"house": house, **figures} for house, figures in report.trials.items()]
    return {"settings": report.settings, "trials": trials}


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8", newline="\n")
