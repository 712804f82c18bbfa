"""Several trials beside one another, played with the same deals."""

from collections.abc import Mapping

from tools.lab_figures.chance import interval
from tools.lab_report.axes import Scale
from tools.lab_report.every_game import MOST, best_place
from tools.lab_report.page import Picture, percent
from tools.lab_report.turns import Line, LinePlot
from tools.makuta.lab.charts import AFTER_SIX, BEGINNING, column, makuta_levels
from tools.makuta.lab.rounds import COMPLAINT, after
from tools.proofs.results import Figures

LATE = 30  # turns: most games still run, and players are nearly as strong as they get
SAFE = "tiger"  # who cannot lose to the strongest tiger cannot lose to any Rahi


def safety(trials: Mapping[str, Figures]) -> Picture:
    lines = _lines(trials, "safety", SAFE)
    plot = _shares("Players who can no longer lose to any Rahi", "share of players", lines)
    words = "The share of players who can no longer lose to any Rahi."
    return Picture("compare_safety", plot, words)


def risk(trials: Mapping[str, Figures]) -> Picture:
    lines = _lines(trials, "risk", "mean")
    plot = _shares("Chance to lose to a Rahi drawn at random", "chance", lines)
    words = "The chance to lose to a Rahi drawn at random, over turns."
    return Picture("compare_risk", plot, words)


def _shares(title: str, words: str, lines: tuple[Line, ...]) -> LinePlot:
    highest = max(0.1, *(value for line in lines for value in line.values))
    scale = Scale.up_to(highest, words, percent)
    return LinePlot(title, scale, lines, turn=AFTER_SIX, turns=BEGINNING)


def strength(trials: Mapping[str, Figures]) -> Picture:
    """Makuta's own strength is drawn for the first trial; H3 adds to it."""
    levels = makuta_levels(next(iter(trials.values())))
    lines = _lines(trials, "strength", "mean")
    scale = Scale.up_to(max(levels[1].value, *(max(each.values) for each in lines)) + 2, "strength")
    title = "Strength of all players, on average"
    plot = LinePlot(title, scale, lines, levels=levels, turns=BEGINNING)
    return Picture("compare_strength", plot, "The average strength of players, over turns.")


def _lines(trials: Mapping[str, Figures], concept: str, name: str) -> tuple[Line, ...]:
    return tuple(
        Line(trial, column(each[concept]["rounds"], name)) for trial, each in trials.items()
    )


def rows_of(trials: Mapping[str, Figures]) -> list[list[str]]:
    """The table of the comparison, its head first."""
    head = [
        "trial",
        "turns per player",
        "cannot lose after six turns",
        f"after {LATE}",
        "whole table ever safe",
        "Rahi duels lost",
        "duels with Makuta won",
        "best place",
    ]
    return [head, *(_row(trial, each) for trial, each in trials.items())]


def _row(trial: str, figures: Figures) -> list[str]:
    safety, duels = figures["safety"], figures["duels"]["by_foe"]
    best = best_place(figures)
    mark = " !" if best > MOST else ""
    return [
        trial,
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
