"""Writes the report: the page, its pictures, and one file of all figures."""

import json
from pathlib import Path
from typing import Any

from attrs import frozen

from tools.lab_report.page import page_of
from tools.makuta.lab.charts import charts_of
from tools.makuta.lab.comparison import comparison_of
from tools.makuta.lab.watched_game import Figures

PAGE, FIGURES = "index.html", "figures.json"


@frozen
class Report:
    settings: Figures
    trials: dict[str, Figures]  # by house rules; the first is what the report is about


def write_report(folder: Path, report: Report) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    plots = charts_of(next(iter(report.trials.values())))
    if len(report.trials) > 1:
        plots |= comparison_of(report.trials)
    for name, plot in plots.items():
        plot.sheet().saved(folder / f"{name}.png")
    _write(folder / FIGURES, json.dumps(_all_figures(report), indent=1) + "\n")
    _write(folder / PAGE, page_of(report.settings, report.trials))


def _all_figures(report: Report) -> dict[str, Any]:
    trials = [{"house": house, **figures} for house, figures in report.trials.items()]
    return {"settings": report.settings, "trials": trials}


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8", newline="\n")
