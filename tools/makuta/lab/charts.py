"""How each plot is made from the figures of a trial."""

from collections.abc import Mapping

from game.i18n.texts import load
from tools.lab_report.axes import Scale
from tools.lab_report.every_game import FAIR
from tools.lab_report.inks import AMBER, BLUE, GREEN, SKY, VERMILION, Hatching
from tools.lab_report.page import Picture, percent
from tools.lab_report.rows import BarPlot, Part, Row
from tools.lab_report.turns import Band, ColumnPlot, Layer, Level, Line, LinePlot
from tools.makuta.lab.duels import FOES
from tools.makuta.lab.rounds import COMPLAINT
from tools.makuta.lab.tile_chart import Column, TileChart
from tools.makuta.lab.tiles import QUIET
from tools.proofs.results import Figures

WHOLE = Scale(0, 1, 0.2, "", percent)
AFTER_SIX, BEGINNING = Level("after six turns", COMPLAINT + 1), "beginning of turn"
PLAYERS = {"mean": "all players", "leader": "the strongest"}
LOST_TO = {
    "mosquito": "to a mosquito",
    "scorpion": "to a scorpion",
    "tiger": "to any Rahi",
    "makuta": "to Makuta",
}
ENOUGH = 30  # duels
WON = Part("won", BLUE)
TIED = Part("tied", AMBER, Hatching.DOTS)
LOST = Part("lost", VERMILION, Hatching.RISING)
ENDINGS = (WON, TIED, LOST)
MILESTONES = {
    "found": "Makuta's tile laid",
    "lock": "a lock turned up",
    "challenged": "Makuta challenged",
    "won": "Makuta beaten",
}


# The course of games


def milestones(figures: Figures) -> Picture:
    rounds = figures["milestones"]["rounds"]
    lines = [Line(words, tuple(rounds[name]["by_round"])) for name, words in MILESTONES.items()]
    plot = LinePlot("How far games have come", _share_of("games"), tuple(lines))
    words = "In how many games each of four things has happened by each turn."
    return Picture("milestones", plot, words)


def strength(figures: Figures) -> Picture:
    rounds = figures["strength"]["rounds"]
    levels = makuta_levels(figures)
    highest = max([levels[1].value, *(each["p90"] for each in rounds)])
    plot = LinePlot(
        "Strength: die on average, and all bonuses",
        Scale.up_to(highest + 2, "strength"),
        _lines(rounds, PLAYERS),
        Band("eight in ten players", column(rounds, "p10"), column(rounds, "p90")),
        levels,
        turns=BEGINNING,
    )
    words = "Average strength of players and of the strongest, over turns."
    return Picture("strength", plot, words)


def makuta_levels(figures: Figures) -> tuple[Level, ...]:
    facts = figures["strength"]
    return (
        Level("Makuta at his weakest", facts["makuta_weakest"]),
        Level("Makuta at his strongest", facts["makuta_strongest"]),
    )


def _lines(rounds: list[Figures], names: Mapping[str, str]) -> tuple[Line, ...]:
    return tuple(Line(words, column(rounds, name)) for name, words in names.items())


def column(rounds: list[Figures], name: str) -> tuple[float, ...]:
    return tuple(each[name] for each in rounds)


def safety(figures: Figures) -> Picture:
    plot = LinePlot(
        "Who can no longer lose, even with a one",
        _share_of("players"),
        _lines(figures["safety"]["rounds"], LOST_TO),
        turn=AFTER_SIX,
        turns=BEGINNING,
    )
    words = "The share of players who can no longer lose, by foe, over turns."
    return Picture("safety", plot, words)


def risk(figures: Figures) -> Picture:
    lines = _lines(figures["risk"]["rounds"], PLAYERS)
    scale = Scale.up_to(max(lines[0].values), "chance", percent)
    title = "Chance to lose to a Rahi drawn at random"
    plot = LinePlot(title, scale, lines, turn=AFTER_SIX, turns=BEGINNING)
    return Picture("risk", plot, "The chance to lose to a Rahi drawn at random, over turns.")


def _share_of(whom: str) -> Scale:
    return Scale(0, 1, 0.2, f"share of {whom}", percent)


# Duels and tokens


def duels(figures: Figures) -> Picture:
    by_foe = figures["duels"]["by_foe"]
    rows = tuple(_duel_row(foe.title(), by_foe[foe]) for foe in FOES)
    plot = BarPlot("How duels end", WHOLE, ENDINGS, rows, stacked=True)
    return Picture("duels", plot, "How duels with each kind of Rahi and with Makuta end.")


def _duel_row(foe: str, ends: Figures) -> Row:
    shares = tuple(ends[f"{end}_share"] or 0.0 for end in ("won", "tied", "lost"))
    return Row(foe, shares, f"{ends['per_game']:.1f} a game, {percent(shares[-1])} lost")


def duels_over_turns(figures: Figures) -> Picture:
    facts = figures["duels"]
    spans = facts["rahi_by_span"]
    layers = [
        Layer(
            part.words,
            tuple(span["per_game"] * (span[f"{part.words}_share"] or 0) for span in spans),
            part.colour,
            part.hatching,
        )
        for part in ENDINGS
    ]
    highest = max((span["per_game"] for span in spans), default=1)
    plot = ColumnPlot(
        "Duels with Rahi in the course of a game; above, how many were lost",
        Scale.up_to(highest * 1.08, "duels per game"),
        facts["span"],
        tuple(layers),
        above=tuple(_lost(span) for span in spans),
    )
    return Picture("duels_over_turns", plot, "Duels with Rahi per game in each span of turns.")


def _lost(span: Figures) -> str:
    """Few duels say little about it."""
    fought = span["won"] + span["tied"] + span["lost"]
    return f"{100 * span['lost_share']:.0f} %" if fought >= ENOUGH else ""


def deciders(figures: Figures) -> Picture:
    tokens = sorted(figures["deciders"]["tokens"].items(), key=lambda item: -item[1]["needed"])
    rows = tuple(Row(name, (each["used"], each["needed"])) for name, each in tokens)
    parts = (Part("used in the last duel", SKY, Hatching.RISING), Part("needed to win", BLUE))
    plot = BarPlot("Which tokens decide games", WHOLE, parts, rows, stacked=False, thick=11)
    words = "How often each kind of token was used and needed in the last duel."
    return Picture("deciders", plot, words)


# Tiles


def tiles(figures: Figures) -> Picture:
    facts = sorted(figures["tiles"].items(), key=lambda item: -(item[1]["activity"] or 0))
    each = [figures for _, figures in facts]
    columns = (
        Column("turns ended", column(each, "activity"), BLUE, "{:.2f}×".format, FAIR),
        Column("tokens taken", column(each, "taken"), GREEN, "{:.2f}".format),
        Column("duels", column(each, "duels"), VERMILION, "{:.2f}".format),
        Column("tokens left", column(each, "treasures_left_share"), AMBER, _whole_percent),
    )
    names = tuple(tile_name(key) for key, _ in facts)
    quiet = frozenset(tile_name(key) for key, tile in facts if tile["quiet"])
    note = (
        f"Turns as multiples of the fair share; below {QUIET:g}× a land is called quiet and is "
        "hatched. The rest per game in which it lay."
    )
    plot = TileChart("What happens on which tile", names, columns, quiet, note)
    return Picture("tiles", plot, "Turns ended, tokens taken, duels and tokens left for each tile.")


def _whole_percent(value: float) -> str:
    return f"{100 * value:.0f} %"


def tile_name(key: str) -> str:
    """A set of somebody else has keys without texts."""
    texts = load("makuta")
    text = f"tile.{key}"
    return texts.text(text) if texts.has(text) else key.replace("_", " ").title()
