"""What can be told of every game: how long it takes, and who wins."""

from collections.abc import Iterable, Mapping, Sequence

from game.i18n.texts import Texts
from tools.lab_figures.every_game import length_noted, length_summed, wins_noted, wins_summed
from tools.lab_report.axes import Scale
from tools.lab_report.inks import BLUE
from tools.lab_report.page import Picture, Section, listed, paragraph, plain, table
from tools.lab_report.report import Card, Concept, Lab
from tools.lab_report.rows import Whisker, WhiskerPlot
from tools.lab_report.turns import ColumnPlot, Layer, Level
from tools.proofs.results import Figures

TIMES = "{:g}×".format
FAIR, MOST = 1.0, 1.2  # times its share that a place or a figure should win, and may
PLACES = ("first", "second", "third", "fourth", "fifth", "sixth")
LENGTH = Concept(length_noted, length_summed)
WINS = Concept(wins_noted, wins_summed)


# How long it takes


def length_parts(figures: Figures) -> tuple[str | Picture, ...]:
    words = "A histogram of the turns per player at the end of games."
    return (
        paragraph(_length_words(figures["length"])),
        Picture("length", _length_plot(figures["length"]), words),
    )


def _length_words(facts: Figures) -> str:
    spread = facts["turns_per_player"]
    if not facts["finished"]:
        return f"None of {facts['games']} games came to its end."
    return (
        f"{facts['finished']} of {facts['games']} games came to their end. Half of them took up to "
        f"{spread['median']:g} turns per player, one in ten no more than {spread['p10']:g}, one in "
        f"ten {spread['p90']:g} or more; the longest took {spread['max']:g}."
    )


def _length_plot(facts: Figures) -> ColumnPlot:
    counts = tuple(map(float, facts["histogram"]))
    spread = facts["turns_per_player"]
    levels = tuple(
        Level(f"{name} {spread[name]:g}", spread[name])
        for name in ("p10", "median", "p90")
        if spread[name] is not None
    )
    return ColumnPlot(
        "How long games last",
        Scale.up_to(max(counts, default=1), "games"),
        facts["bin"],
        (Layer("games", counts, BLUE),),
        levels,
    )


# Who wins


def wins_section(figures: Figures, texts: Texts) -> Section:
    alt = f"Win rates by place in the turn order and by {_figure(texts)}, with intervals."
    parts = (
        paragraph(_wins_words(figures)),
        Picture("wins", _wins_plot(figures["wins"]), alt),
        paragraph("By chance, one interval in twenty misses the truth.", "reading"),
    )
    return Section("wins", "Who wins", parts)


def _figure(texts: Texts) -> str:
    return texts.text("figure.one")


def _wins_words(figures: Figures) -> str:
    rates = {
        **{f"place {i}": rate for i, rate in enumerate(figures["wins"]["by_place"], 1)},
        **{name.title(): rate for name, rate in figures["wins"]["by_figure"].items()},
    }
    if not figures["length"]["finished"]:
        return "Nobody has won a game."
    above = [name for name, rate in rates.items() if rate["multiple_interval"][0] > 1]
    below = [name for name, rate in rates.items() if rate["multiple_interval"][1] < 1]
    best = max(rates, key=lambda name: rates[name]["multiple"])
    sentence = f"{best[0].upper()}{best[1:]} wins most, {rates[best]['multiple']:.2f} times its "
    sentence += "share. "
    if not above + below:
        return sentence + "Every interval holds the fair share: chance alone would explain it."
    return sentence + f"More or less than the fair share, beyond chance: {listed(above + below)}."


def _wins_plot(facts: Figures) -> WhiskerPlot:
    places = [_rate(PLACES[i], rate) for i, rate in enumerate(facts["by_place"])]
    named = [_rate(name.title(), rate) for name, rate in facts["by_figure"].items()]
    highest = max(whisker.high for whisker in (*places, *named))
    return WhiskerPlot(
        "Who wins, in multiples of the fair share",
        Scale.up_to(max(1.5, highest), "times the fair share, with the 95 % interval", TIMES),
        (tuple(places), tuple(named)),
        (Level("fair", FAIR), Level(TIMES(MOST), MOST)),
    )


def _rate(words: str, rate: Figures) -> Whisker:
    low, high = rate["multiple_interval"]
    note = f"{rate['multiple']:.2f}\N{MULTIPLICATION SIGN}   {rate['won']} of {rate['games']}"
    return Whisker(words, rate["multiple"], low, high, note)


# In a few figures


def length_card(figures: Figures) -> Card:
    median = figures["length"]["turns_per_player"]["median"]
    return plain(median), "turns per player, the median"


def wins_cards(figures: Figures, texts: Texts) -> tuple[Card, Card]:
    place, figure = best_place(figures), best_figure(figures)
    return (
        (f"{place:.2f}×", "the fair share is won by the best place in the turn order"),
        (f"{figure:.2f}×", f"the fair share is won by the best {_figure(texts)}"),
    )


def best_place(figures: Figures) -> float:
    return _best(figures["wins"]["by_place"])


def best_figure(figures: Figures) -> float:
    return _best(figures["wins"]["by_figure"].values())


def _best(rates: Iterable[Figures]) -> float:
    return max(float(rate["multiple"]) for rate in rates)


def main_figures(figures: Figures) -> Figures:
    facts, won = figures["length"], figures["wins"]
    return {
        **{name: facts[name] for name in ("games", "finished", "turns_per_player")},
        "place_multiples": [place["multiple"] for place in won["by_place"]],
        "figure_multiples": {name: each["multiple"] for name, each in won["by_figure"].items()},
    }


# Several trials


def compared_length(trials: Mapping[str, Figures]) -> Picture:
    rows = [_lasting(name, each["length"]) for name, each in trials.items()]
    across = Scale.up_to(
        max(row.high for row in rows), "turns per player: median, and from p10 to p90"
    )
    plot = WhiskerPlot("How long games last", across, (tuple(rows),))
    words = "Turns per player: the median and from p10 to p90."
    return Picture("compare_length", plot, words)


def _lasting(words: str, facts: Figures) -> Whisker:
    """A trial without a finished game has nothing to show."""
    spread = facts["turns_per_player"]
    median, low, high = (spread[name] or 0.0 for name in ("median", "p10", "p90"))
    return Whisker(words, median, low, high, f"{median:g}   from {low:g} to {high:g}")


def _compared(trials: Mapping[str, Figures]) -> Section:
    rows = [
        [name, plain(spread["median"]), f"{best_place(each):.2f}×"]
        for name, each in trials.items()
        for spread in [each["length"]["turns_per_player"]]
    ]
    parts = (
        table([["trial", "turns per player", "best place"], *rows]),
        compared_length(trials),
        paragraph("The same deals, played by each set of rules.", "reading"),
    )
    return Section("compare", "Side by side", parts)


def _sections(figures: Figures, texts: Texts) -> Sequence[Section]:
    taking = Section("length", "How long it takes", length_parts(figures))
    return taking, wins_section(figures, texts)


LAB = Lab(
    watched=lambda game: game,
    concepts={"length": LENGTH, "wins": WINS},
    cards=lambda figures, texts: (length_card(figures), *wins_cards(figures, texts)),
    sections=_sections,
    compared=_compared,
    main_figures=main_figures,
)
