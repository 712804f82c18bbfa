"""What the page tells of its games, section by section."""

from collections.abc import Mapping, Sequence

from game.i18n.texts import Texts
from tools.lab_report.every_game import MOST, compared_length, length_parts, wins_section
from tools.lab_report.markup import folded, paragraph, table
from tools.lab_report.sections import Picture, Section
from tools.makuta.lab import charts, comparison, words
from tools.makuta.lab.tables import decider_rows, duel_rows, milestone_rows, tile_table
from tools.proofs.results import Figures


def sections(figures: Figures, texts: Texts) -> Sequence[Section]:
    return (
        _length(figures),
        _strength(figures),
        _duels(figures),
        _deciders(figures),
        wins_section(figures, texts),
        _tiles(figures),
    )


def _length(figures: Figures) -> Section:
    parts = (
        *length_parts(figures),
        paragraph(words.milestones(figures)),
        Picture(
            "milestones",
            charts.milestones(figures),
            "In how many games each of four things has happened by each turn.",
        ),
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
        Picture(
            "strength",
            charts.strength(figures),
            "Average strength of players and of the strongest, over turns.",
        ),
        paragraph(words.safety(figures)),
        Picture(
            "safety",
            charts.safety(figures),
            "The share of players who can no longer lose, by foe, over turns.",
        ),
        paragraph(words.risk(figures)),
        Picture(
            "risk",
            charts.risk(figures),
            "The chance to lose to a Rahi drawn at random, over turns.",
        ),
        paragraph(note, "reading"),
    )
    return Section("strength", "Too strong to lose?", parts)


def _duels(figures: Figures) -> Section:
    note = (
        "Players choose their duels: few losses say that they look before they leap, not that "
        "Rahi are harmless. A tie with Makuta is a loss."
    )
    parts = (
        Picture(
            "duels", charts.duels(figures), "How duels with each kind of Rahi and with Makuta end."
        ),
        Picture(
            "duels_over_turns",
            charts.duels_over_turns(figures),
            "Duels with Rahi per game in each span of turns.",
        ),
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
        Picture(
            "deciders",
            charts.deciders(figures),
            "How often each kind of token was used and needed in the last duel.",
        ),
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
        Picture(
            "tiles",
            charts.tiles(figures),
            "Turns ended, tokens taken, duels and tokens left for each tile.",
        ),
        paragraph(how, "reading"),
        folded("All figures of the tiles", tile_table(figures)),
    )
    return Section("tiles", "Tiles", parts)


def compared(trials: Mapping[str, Figures]) -> Section:
    note = (
        "The same deals, played by each set of house rules. Makuta's strength is drawn as in the "
        "first set; H3 adds to it. In brackets is the 95 % interval, in per cent; it counts games "
        f"and not players, for those of one game are alike. A ! marks more than {MOST:g}×."
    )
    parts = (
        paragraph(words.helps(trials)),
        table(comparison.rows_of(trials)),
        Picture(
            "compare_safety",
            comparison.safety(trials),
            "The share of players who can no longer lose to any Rahi.",
        ),
        Picture(
            "compare_risk",
            comparison.risk(trials),
            "The chance to lose to a Rahi drawn at random, over turns.",
        ),
        Picture(
            "compare_strength",
            comparison.strength(trials),
            "The average strength of players, over turns.",
        ),
        compared_length(trials),
        paragraph(note, "reading"),
    )
    return Section("compare", "Which house rule helps", parts)
