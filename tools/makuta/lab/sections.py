"""What the page tells of its games, section by section, and the tables of figures behind it."""

from collections.abc import Mapping, Sequence

from game.i18n.texts import Texts
from tools.lab_report.every_game import MOST, compared_length, length_parts, wins_section
from tools.lab_report.page import Picture, Section, folded, paragraph, percent, plain, table
from tools.makuta.lab import charts, comparison, tension_charts, tension_words, wanted, words
from tools.makuta.lab.charts import MILESTONES, tile_name
from tools.makuta.lab.deciders import NAMES
from tools.proofs.results import Figures

Rows = list[list[str]]  # the head first
SPREAD = ("p10", "median", "p90", "max")
HOLDINGS = ("used", "needed", "winner_held", "others_held")


def sections(figures: Figures, texts: Texts) -> Sequence[Section]:
    return (
        _evening(figures),
        _length(figures),
        _eventful(figures),
        _duels(figures),
        _dealings(figures),
        _lead(figures),
        _strength(figures),
        _deciders(figures),
        wins_section(figures, texts),
        _tiles(figures),
    )


def _evening(figures: Figures) -> Section:
    note = "A ! marks what is not as wanted; a dozen games say little about any of it."
    parts = (
        paragraph(tension_words.wishes(figures)),
        table(wanted.rows_of({"reached": figures})),
        paragraph(note, "reading"),
    )
    return Section("evening", "An evening worth having", parts)


def _eventful(figures: Figures) -> Section:
    parts = (
        paragraph(tension_words.eventful(figures)),
        tension_charts.eventful(figures),
        tension_charts.kinds(figures),
        paragraph(tension_words.HOW_EVENTFUL, "reading"),
    )
    return Section("eventful", "Does something happen?", parts)


def _dealings(figures: Figures) -> Section:
    return Section("dealings", "Between players", (paragraph(tension_words.dealings(figures)),))


def _lead(figures: Figures) -> Section:
    if not figures["lead"]["games"]:
        return Section("lead", "Who leads", (paragraph("Nobody has won a game."),))
    parts = (
        paragraph(tension_words.lead(figures)),
        tension_charts.lead(figures),
        tension_charts.drama(figures),
        table(tension_charts.measures({"value": figures})),
        paragraph(tension_words.HOW_LEAD, "reading"),
    )
    return Section("lead", "Who leads", parts)


def _length(figures: Figures) -> Section:
    parts = (
        *length_parts(figures),
        paragraph(words.milestones(figures)),
        charts.milestones(figures),
        table(milestone_rows(figures)),
    )
    return Section("length", "How long it takes", parts)


def _strength(figures: Figures) -> Section:
    note = (
        "Measured at the beginning of each player's own turn, in whole rounds of the games that "
        "are still being played; a turn that fewer than one in ten games reach is left out."
    )
    parts = (
        paragraph(words.strength(figures)),
        charts.strength(figures),
        paragraph(words.safety(figures)),
        charts.safety(figures),
        paragraph(words.risk(figures)),
        charts.risk(figures),
        paragraph(note, "reading"),
    )
    return Section("strength", "Too strong to lose?", parts)


def _duels(figures: Figures) -> Section:
    note = (
        "Players choose their duels: few losses say that they look before they leap, not that "
        "Rahi are harmless. A tie with Makuta is a loss. Odds are those of winning with all that "
        "a tray has, from what its player knows of the foe."
    )
    parts = (
        paragraph(tension_words.risks(figures)),
        charts.duels(figures),
        tension_charts.rahi_odds(figures),
        tension_charts.makuta_odds(figures),
        charts.duels_over_turns(figures),
        paragraph(note, "reading"),
        table(duel_rows(figures)),
    )
    return Section("duels", "Duels", parts)


def _deciders(figures: Figures) -> Section:
    how = (
        "Used: shown in the last duel, or flown with in its turn. Needed: without all tokens of "
        "this name the winner could not have won this very roll, or not have opened the lock, or "
        "not have come there. A fast die is needed only where it has shown more than six and six "
        "would not have done. Akaku is needed where the winner has stopped with it a rival who "
        "could open an open lock and beat Makuta with a lucky roll."
    )
    parts = (
        paragraph(words.deciders(figures)),
        charts.deciders(figures),
        paragraph(how, "reading"),
        paragraph(words.threats(figures)),
        table(decider_rows(figures)),
    )
    return Section("tokens", "Which tokens decide", parts)


def _tiles(figures: Figures) -> Section:
    how = (
        "A turn that ends while n tiles lie is a share of 1/n for each of them: 1× is a tile that "
        "sees as many ends of turns as its neighbours. Tokens left lie there untouched when the "
        "game ends."
    )
    parts = (
        paragraph(words.tiles(figures)),
        charts.tiles(figures),
        paragraph(how, "reading"),
        folded("All figures of the tiles", tile_table(figures)),
    )
    return Section("tiles", "Tiles", parts)


def compared(trials: Mapping[str, Figures]) -> Section:
    note = (
        "The same deals for every trial that was played. Makuta's strength is drawn as in the "
        "first; H3 adds to it. In brackets is the 95 % interval, in per cent; it counts games and "
        f"not players, for those of one game are alike. A ! marks more than {MOST:g}×."
    )
    parts = (
        table(wanted.rows_of(trials)),
        tension_charts.compared_eventful(trials),
        tension_charts.compared_odds(trials),
        *_compared_lead(trials),
        paragraph(words.helps(trials)),
        table(comparison.rows_of(trials)),
        comparison.safety(trials),
        comparison.risk(trials),
        comparison.strength(trials),
        compared_length(trials),
        paragraph(note, "reading"),
    )
    return Section("compare", "Side by side", parts)


def _compared_lead(trials: Mapping[str, Figures]) -> tuple[str | Picture, ...]:
    """Where nobody has won a game nothing can be said."""
    if not all(figures["lead"]["games"] for figures in trials.values()):
        return ()
    return tension_charts.compared_lead(trials), table(tension_charts.measures(trials))


# Tables: the figures behind the pictures


def milestone_rows(figures: Figures) -> Rows:
    rounds = figures["milestones"]["rounds"]
    return [
        ["in turn", "games", "p10", "median", "p90", "last"],
        *(
            [words, percent(rounds[name]["share"]), *(plain(rounds[name][key]) for key in SPREAD)]
            for name, words in MILESTONES.items()
        ),
    ]


def duel_rows(figures: Figures) -> Rows:
    return [
        ["foe", "won", "tied", "lost", "share won", "share lost", "a game"],
        *(_duel_row(foe, ends) for foe, ends in figures["duels"]["by_foe"].items()),
    ]


def _duel_row(foe: str, ends: Figures) -> list[str]:
    counts = (str(ends[end]) for end in ("won", "tied", "lost"))
    shares = (percent(ends[share]) for share in ("won_share", "lost_share"))
    return [foe.title(), *counts, *shares, f"{ends['per_game']:.2f}"]


def decider_rows(figures: Figures) -> Rows:
    facts = figures["deciders"]
    lost, ended = facts["lost_per_game"], facts["threats_ended_per_game"]
    head = ["token", "used", "needed", "winners hold it", "others hold it"]
    rows = [
        [name, *(percent(facts["tokens"][name][key]) for key in HOLDINGS)]
        + [f"{sum(by_name[name] for by_name in each.values()):.2f}" for each in (lost, ended)]
        for name in NAMES
    ]
    return [[*head, "lost a game", "threats ended a game"], *rows]


def tile_table(figures: Figures) -> str:
    tiles = sorted(figures["tiles"].items(), key=lambda item: -(item[1]["activity"] or 0))
    head = ["tile", "laid", "in turn", "turns ended", "share", "moves over it", "tokens taken"]
    head += ["duels", "tokens left", "Rahi left"]
    rows = [_tile_row(key, tile) for key, tile in tiles]
    return table([head, *rows], (i for i, (_, tile) in enumerate(tiles) if tile["quiet"]))


def _tile_row(key: str, tile: Figures) -> list[str]:
    def shown(name: str, form: str = ".2f") -> str:
        return "–" if tile[name] is None else f"{tile[name]:{form}}"

    return [
        tile_name(key),
        percent(tile["laid_share"]),
        shown("laid_round", ".1f"),
        shown("ended"),
        f"{shown('activity')}×",
        *map(shown, ("crossed", "taken", "duels")),
        percent(tile["treasures_left_share"]),
        percent(tile["rahi_left_share"]),
    ]
