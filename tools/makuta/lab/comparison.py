"""Several sets of house rules beside one another, played with the same deals."""

from collections.abc import Mapping

from tools.lab_figures.chance import interval
from tools.lab_report.axes import Scale, percent
from tools.lab_report.every_game import MOST, best_place
from tools.lab_report.lines import Level, Line, LinePlot
from tools.lab_report.sections import Picture, Plot
from tools.lab_report.words import house_named
from tools.makuta.lab.charts import AFTER_SIX, BEGINNING, column
from tools.makuta.lab.safety import COMPLAINT, after
from tools.proofs.results import Figures

LATE = 30  # turns: most games still run, and players are nearly as strong as they get
SAFE = "tiger"  # who cannot lose to the strongest tiger cannot lose to any Rahi


def safety(trials: Mapping[str, Figures]) -> Picture:
    plot = _shares(
        "Players who can no longer lose to any Rahi",
        "share of players",
        _lines(trials, "safety", SAFE),
    )
    return Picture(
        "compare_safety", plot, "The share of players who can no longer lose to any Rahi."
    )


def risk(trials: Mapping[str, Figures]) -> Picture:
    plot = _shares(
        "Chance to lose to a Rahi drawn at random", "chance", _lines(trials, "risk", "mean")
    )
    return Picture(
        "compare_risk", plot, "The chance to lose to a Rahi drawn at random, over turns."
    )


def _shares(title: str, words: str, lines: tuple[Line, ...]) -> Plot:
    highest = max(0.1, *(value for line in lines for value in line.values))
    return LinePlot(
        title,
        Scale.up_to(highest, words, percent),
        lines,
        turn=Level(AFTER_SIX, COMPLAINT + 1),
        turns=BEGINNING,
    )


def strength(trials: Mapping[str, Figures]) -> Picture:
    """Makuta's own strength is drawn for the first trial; H3 adds to it."""
    first = next(iter(trials.values()))["strength"]
    lines = _lines(trials, "strength", "mean")
    highest = max([first["makuta_strongest"], *(max(line.values) for line in lines)])
    plot = LinePlot(
        "Strength of all players, on average",
        Scale.up_to(highest + 2, "strength"),
        lines,
        levels=(
            Level("Makuta at his weakest", first["makuta_weakest"]),
            Level("Makuta at his strongest", first["makuta_strongest"]),
        ),
        turns=BEGINNING,
    )
    return Picture("compare_strength", plot, "The average strength of players, over turns.")


def _lines(trials: Mapping[str, Figures], concept: str, name: str) -> tuple[Line, ...]:
    return tuple(
        Line(house_named(house), column(each[concept]["rounds"], name))
        for house, each in trials.items()
    )


def rows_of(trials: Mapping[str, Figures]) -> list[list[str]]:
    """The table of the comparison, its head first."""
    head = [
        "house rules",
        "turns per player",
        "cannot lose after six turns",
        f"after {LATE}",
        "whole table ever safe",
        "Rahi duels lost",
        "duels with Makuta won",
        "best place",
    ]
    return [head, *(_row(house, each) for house, each in trials.items())]


def _row(house: str, figures: Figures) -> list[str]:
    safety, duels = figures["safety"], figures["duels"]["by_foe"]
    best = best_place(figures)
    mark = " !" if best > MOST else ""
    return [
        house_named(house),
        f"{figures['length']['turns_per_player']['median']}",
        percent(after(COMPLAINT, safety["rounds"])[SAFE]),
        with_interval(after(LATE, safety["rounds"])),
        percent(safety["ever_all_safe"]),
        percent(figures["duels"]["rahi"]["lost_share"] or 0.0),
        percent(duels["makuta"]["won_share"] or 0.0),
        f"{best:.2f}×{mark}",
    ]


def with_interval(round_: Figures) -> str:
    low, high = interval_of(round_)
    return f"{percent(round(round_[SAFE], 3))} ({100 * low:.0f}–{100 * high:.0f})"


def interval_of(round_: Figures) -> tuple[float, float]:
    """Of those who cannot lose; players of one game are alike, so games are counted."""
    games = round_["games"]
    return interval(round(round_[SAFE] * games), games)
