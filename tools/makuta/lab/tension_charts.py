"""Plots of what makes a game exciting: that something happens, is at risk, and stays open."""

from collections.abc import Callable, Mapping, Sequence

from tools.lab_report.axes import Scale
from tools.lab_report.inks import BLUE
from tools.lab_report.page import Picture, percent
from tools.lab_report.rows import BarPlot, Part, Row
from tools.lab_report.turns import ColumnPlot, Layer, Line, LinePlot
from tools.makuta.lab.charts import ENDINGS
from tools.makuta.lab.eventful import KINDS
from tools.proofs.results import Figures

SHARE = Scale(0, 1, 0.2, "", percent)
TENTHS = "tenths of a game"
KIND_WORDS = {
    "token": "a token",
    "rahi": "a Rahi met",
    "tile": "a tile laid",
    "lock": "a lock read",
    "tray": "a tray opened",
    "start": "a draw at the start",
    "makuta": "Makuta dared",
    "set": "a pawn set",
}


# Does something happen?


def eventful(figures: Figures) -> Picture:
    shares = tuple(figures["eventful"]["tenths"])
    plot = ColumnPlot(
        "Turns on which something happens, in the course of a game",
        Scale(0, 1, 0.2, "share of turns", percent),
        10,
        (Layer("eventful", shares, BLUE),),
        above=tuple(f"{100 * share:.0f}" for share in shares),
        across="per cent of the game",
    )
    return Picture("eventful", plot, "The share of eventful turns in each tenth of a game.")


def kinds(figures: Figures) -> Picture:
    shares = figures["eventful"]["kinds"]
    rows = tuple(Row(KIND_WORDS[kind], (shares[kind],), percent(shares[kind])) for kind in KINDS)
    scale = Scale.up_to(max(shares.values()), "share of all turns", percent)
    plot = BarPlot("What happens on a turn", scale, (Part("turns", BLUE),), rows, stacked=True)
    return Picture("kinds", plot, "The share of turns with each kind of event.")


# What is at risk?


def rahi_odds(figures: Figures) -> Picture:
    title = "Duels with Rahi by the odds at which they are entered"
    words = "Duels with Rahi per game, by the odds of winning when entered, and how they ended."
    return _by_odds("rahi_odds", title, figures["duels"]["rahi_by_odds"], words)


def makuta_odds(figures: Figures) -> Picture:
    title = "Challenges to Makuta by their odds"
    words = "Challenges to Makuta per game, by the odds of winning, and how they ended."
    return _by_odds("makuta_odds", title, figures["duels"]["makuta_by_odds"], words)


def _by_odds(name: str, title: str, bins: Sequence[Figures], words: str) -> Picture:
    layers = [
        Layer(
            part.words,
            tuple(each["per_game"] * (each[f"{part.words}_share"] or 0) for each in bins),
            part.colour,
            part.hatching,
        )
        for part in ENDINGS
    ]
    highest = max(each["per_game"] for each in bins)
    plot = ColumnPlot(
        title,
        Scale.up_to(max(0.01, highest * 1.08), "a game"),
        10,
        tuple(layers),
        above=tuple(f"{each['per_game']:.2g}" if each["per_game"] else "" for each in bins),
        across="odds of winning, in per cent",
    )
    return Picture(name, plot, words)


# Who leads?


def lead(figures: Figures) -> Picture:
    facts = figures["lead"]
    lines = (
        Line("odds of the leader", tuple(facts["leader_by_part"])),
        Line("odds of the later winner", tuple(facts["winner_by_part"])),
        Line("the leader will win", tuple(facts["leader_wins_by_part"])),
        Line("games that are decided", tuple(facts["decided_by_part"])),
    )
    plot = LinePlot("How long a game stays open", SHARE, lines, turns=TENTHS)
    return Picture("lead", plot, "Odds of leader and later winner in the course of games.")


def drama(figures: Figures) -> Picture:
    """One game, round by round."""
    game = figures["lead"]["most_dramatic"]
    by_seat = zip(*game["odds"], strict=True)
    toas = enumerate(game["toas"])
    names = [f"{name}, who wins" if seat == game["winner"] else name for seat, name in toas]
    lines = tuple(Line(name, odds) for name, odds in zip(names, by_seat, strict=True))
    plot = LinePlot(
        "The most dramatic of these games: who leads", SHARE, lines, turns="turns per player"
    )
    return Picture("drama", plot, "The odds of each player, turn by turn, in one game.")


# Side by side

Values = Callable[[Figures], Sequence[float]]


def compared_eventful(trials: Mapping[str, Figures]) -> Picture:
    lines = _lines(trials, lambda figures: figures["eventful"]["tenths"])
    plot = LinePlot("Turns on which something happens", SHARE, lines, turns=TENTHS)
    return Picture("compare_eventful", plot, "Eventful turns in the course of games.")


def compared_odds(trials: Mapping[str, Figures]) -> Picture:
    lines = _lines(trials, _shares_by_odds)
    highest = max(max(line.values) for line in lines)
    plot = LinePlot(
        "Duels with Rahi, by the odds at which they are entered",
        Scale.up_to(highest, "share of duels", percent),
        lines,
        turns="odds of winning, in tenths: the tenth is nine in ten and more",
    )
    return Picture("compare_odds", plot, "The share of duels with Rahi in each tenth of the odds.")


def _shares_by_odds(figures: Figures) -> list[float]:
    counts = [each["per_game"] for each in figures["duels"]["rahi_by_odds"]]
    return [count / (sum(counts) or 1) for count in counts]


def compared_lead(trials: Mapping[str, Figures]) -> Picture:
    lines = _lines(trials, lambda figures: figures["lead"]["leader_wins_by_part"])
    plot = LinePlot("How often the leader will win", SHARE, lines, turns=TENTHS)
    return Picture("compare_lead", plot, "How often who leads in each tenth of a game wins it.")


def _lines(trials: Mapping[str, Figures], values: Values) -> tuple[Line, ...]:
    return tuple(Line(name, tuple(values(figures))) for name, figures in trials.items())


def measures(trials: Mapping[str, Figures]) -> list[list[str]]:
    """Browne's, and ours beside them, a column for each trial."""
    facts = [figures["lead"] for figures in trials.values()]
    rows = [
        ["drama", *(f"{each['drama']:.2f}" for each in facts)],
        ["lead change", *(f"{each['lead_change']:.2f}" for each in facts)],
        ["uncertainty", *(f"{each['uncertainty']:.2f}" for each in facts)],
        ["decisiveness", *(f"{each['decisiveness']:.2f}" for each in facts)],
        ["changes of the lead a game", *(f"{each['lead_changes']['median']:g}" for each in facts)],
        ["players who lead at some time", *(f"{each['leaders']:.2f}" for each in facts)],
        ["half of the games are decided", *(_after(each["decided"]["median"]) for each in facts)],
        ["leader at half-time wins", *(percent(each["leader_at_half_wins"]) for each in facts)],
    ]
    head = ["measure", *trials] if len(trials) > 1 else ["measure", "value"]
    return [head, *rows]


def _after(share: float) -> str:
    return f"after {percent(share)} of it"
