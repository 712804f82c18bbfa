"""What the page tells of its games, section by section."""

from collections.abc import Mapping, Sequence

from game.i18n.texts import Texts
from tools.lab_report.every_game import MOST, compared_length, length_parts, wins_section
from tools.lab_report.markup import folded, paragraph, table
from tools.lab_report.sections import Section
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
        "Rahi are harmless. A tie with Makuta is a loss."
    )
    parts = (
        charts.duels(figures),
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
        "The same deals, played by each set of house rules. Makuta's strength is drawn as in the "
        "first set; H3 adds to it. In brackets is the 95 % interval, in per cent; it counts games "
        f"and not players, for those of one game are alike. A ! marks more than {MOST:g}×."
    )
    parts = (
        paragraph(words.helps(trials)),
        table(comparison.rows_of(trials)),
        comparison.safety(trials),
        comparison.risk(trials),
        comparison.strength(trials),
        compared_length(trials),
        paragraph(note, "reading"),
    )
    return Section("compare", "Which house rule helps", parts)
