"""The page: what the figures mean, with the pictures between."""

from base64 import b64encode
from html import escape
from pathlib import Path

from attrs import frozen

from tools.lab_report.markup import cards, folded, paragraph, picture, table
from tools.makuta.lab import words
from tools.makuta.lab.charts import MOST
from tools.makuta.lab.comparison import SAFE, name_of, rows_of
from tools.makuta.lab.safety import COMPLAINT, after
from tools.makuta.lab.tables import decider_rows, duel_rows, milestone_rows, tile_table
from tools.makuta.lab.watched_game import Figures
from tools.makuta.lab.words import percent, plain
from tools.places import ROOT

HEADINGS = ROOT / "assets" / "fonts" / "Almendra-Bold.ttf"
STYLE = Path(__file__).with_name("page.css")
FOOTER = (
    '<footer>All figures: <a href="figures.json">figures.json</a>. '
    "Computer players played every game; people may play otherwise.</footer>"
)
TITLE = "Quest for Makuta: the lab"


@frozen
class Section:
    key: str  # for the address
    title: str
    parts: tuple[str, ...]

    def __str__(self) -> str:
        inside = "\n".join(self.parts)
        return f'<section id="{self.key}">\n<h2>{escape(self.title)}</h2>\n{inside}\n</section>'


def page_of(settings: Figures, trials: dict[str, Figures]) -> str:
    house, figures = next(iter(trials.items()))
    sections = _sections(figures)
    if len(trials) > 1:
        sections.append(_comparison(trials))
    links = "\n".join(f'<a href="#{s.key}">{escape(s.title)}</a>' for s in sections)
    body = "\n".join(
        [
            f"<h1>{TITLE}</h1>",
            paragraph(_settings(settings, house), "settings"),
            _cards(figures),
            f"<nav>{links}</nav>",
            *map(str, sections),
            FOOTER,
        ]
    )
    return _frame(body)


def _frame(body: str) -> str:
    style = _lettering() + STYLE.read_text(encoding="utf-8")
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{TITLE}</title>\n<style>\n{style}</style>\n</head>\n"
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _lettering() -> str:
    """The font of headings, in the page itself."""
    letters = b64encode(HEADINGS.read_bytes()).decode("ascii")
    return f'@font-face {{ font-family: Almendra; src: url("data:font/ttf;base64,{letters}"); }}\n'


def _settings(settings: Figures, house: str) -> str:
    return (
        f"{settings['games']} games of {settings['players']} players, edition "
        f"{settings['edition']}, {name_of(house)}; level set {settings['levels']}; "
        f"played by {settings['bots']}; seed {settings['seed']}."
    )


def _cards(figures: Figures) -> str:
    spread = figures["length"]["turns_per_player"]
    six = after(COMPLAINT, figures["safety"]["rounds"])
    place, toa = words.best_multiples(figures)
    quiet = sum(tile["quiet"] for tile in figures["tiles"].values())
    found = figures["milestones"]["rounds"]["found"]["median"]
    return cards(
        [
            (plain(spread["median"]), "turns per player, the median"),
            (
                "–" if found is None else f"{found:g}",
                "the turn in which Makuta's tile is found, the median",
            ),
            (percent(six[SAFE]), "of players cannot lose to any Rahi after six turns"),
            (f"{place:.2f}×", "the fair share is won by the best place in the turn order"),
            (f"{toa:.2f}×", "the fair share is won by the best Toa"),
            (f"{quiet} of {len(figures['tiles'])}", "tiles are quiet"),
        ]
    )


# The sections


def _sections(figures: Figures) -> list[Section]:
    makers = (_length, _strength, _duels, _deciders, _wins, _tiles)
    return [make(figures) for make in makers]


def _length(figures: Figures) -> Section:
    parts = (
        paragraph(words.length(figures)),
        picture("length", "A histogram of the turns per player at the end of games."),
        paragraph(words.milestones(figures)),
        picture("milestones", "In how many games each of four things has happened by each turn."),
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
        picture("strength", "Average strength of players and of the strongest, over turns."),
        paragraph(words.safety(figures)),
        picture("safety", "The share of players who can no longer lose, by foe, over turns."),
        paragraph(words.risk(figures)),
        picture("risk", "The chance to lose to a Rahi drawn at random, over turns."),
        paragraph(note, "reading"),
    )
    return Section("strength", "Too strong to lose?", parts)


def _duels(figures: Figures) -> Section:
    note = (
        "Players choose their duels: few losses say that they look before they leap, not that "
        "Rahi are harmless. A tie with Makuta is a loss."
    )
    parts = (
        picture("duels", "How duels with each kind of Rahi and with Makuta end."),
        picture("duels_over_turns", "Duels with Rahi per game in each span of turns."),
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
        picture("deciders", "How often each kind of token was used and needed in the last duel."),
        paragraph(how, "reading"),
        paragraph(words.threats(figures)),
        table(decider_rows(figures)),
    )
    return Section("tokens", "Which tokens decide", parts)


def _wins(figures: Figures) -> Section:
    parts = (
        paragraph(words.wins(figures)),
        picture("wins", "Win rates by place in the turn order and by Toa, with intervals."),
        paragraph("By chance, one interval in twenty misses the truth.", "reading"),
    )
    return Section("wins", "Who wins", parts)


def _tiles(figures: Figures) -> Section:
    how = (
        "A turn that ends while n tiles lie is a share of 1/n for each of them: 1× is a tile that "
        "sees as many ends of turns as its neighbours. Tokens left lie there untouched when the "
        "game ends."
    )
    parts = (
        paragraph(words.tiles(figures)),
        picture("tiles", "Turns ended, tokens taken, duels and tokens left for each tile."),
        paragraph(how, "reading"),
        folded("All figures of the tiles", tile_table(figures)),
    )
    return Section("tiles", "Tiles", parts)


def _comparison(trials: dict[str, Figures]) -> Section:
    note = (
        "The same deals, played by each set of house rules. Makuta's strength is drawn as in the "
        "first set; H3 adds to it. In brackets is the 95 % interval, in per cent; it counts games "
        f"and not players, for those of one game are alike. A ! marks more than {MOST:g}×."
    )
    parts = (
        paragraph(words.helps(trials)),
        table(rows_of(trials)),
        picture("compare_safety", "The share of players who can no longer lose to any Rahi."),
        picture("compare_risk", "The chance to lose to a Rahi drawn at random, over turns."),
        picture("compare_strength", "The average strength of players, over turns."),
        picture("compare_length", "Turns per player: the median and from p10 to p90."),
        paragraph(note, "reading"),
    )
    return Section("compare", "Which house rule helps", parts)
