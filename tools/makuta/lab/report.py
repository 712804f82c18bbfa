"""What is counted of its games, beside what is counted of every game."""

from collections.abc import Mapping, Sequence

from game.i18n.texts import Texts
from tools.lab_report import every_game
from tools.lab_report.every_game import LENGTH, WINS, length_card, wins_cards
from tools.lab_report.page import percent, plain
from tools.lab_report.report import Card, Concept, Lab
from tools.makuta.lab import deciders, duels, milestones, tiles
from tools.makuta.lab.comparison import SAFE
from tools.makuta.lab.rounds import COMPLAINT, RISK, SAFETY, STRENGTH, after
from tools.makuta.lab.sections import compared, sections
from tools.makuta.lab.watched_game import WatchedGame
from tools.proofs.results import Figures

CONCEPTS: Mapping[str, Concept[WatchedGame]] = {
    "length": LENGTH,
    "milestones": Concept(milestones.noted, milestones.summed),
    "strength": STRENGTH,
    "safety": SAFETY,
    "risk": RISK,
    "duels": Concept(duels.noted, duels.summed),
    "deciders": Concept(deciders.noted, deciders.summed),
    "wins": WINS,
    "tiles": Concept(tiles.noted, tiles.summed),
}


def main_figures(figures: Figures) -> Figures:
    return {
        **every_game.main_figures(figures),
        "makuta_found": figures["milestones"]["rounds"]["found"]["median"],
        "cannot_lose_after_six": after(COMPLAINT, figures["safety"]["rounds"])[SAFE],
        "rahi_duels_lost": figures["duels"]["rahi"]["lost_share"],
        "quiet_tiles": [key for key, tile in figures["tiles"].items() if tile["quiet"]],
    }


def cards(figures: Figures, texts: Texts) -> Sequence[Card]:
    six = after(COMPLAINT, figures["safety"]["rounds"])
    quiet = sum(tile["quiet"] for tile in figures["tiles"].values())
    found = figures["milestones"]["rounds"]["found"]["median"]
    return (
        length_card(figures),
        (plain(found), "the turn in which Makuta's tile is found, the median"),
        (percent(six[SAFE]), "of players cannot lose to any Rahi after six turns"),
        *wins_cards(figures, texts),
        (f"{quiet} of {len(figures['tiles'])}", "tiles are quiet"),
    )


LAB = Lab(
    watched=WatchedGame.of,
    concepts=CONCEPTS,
    cards=cards,
    sections=sections,
    compared=compared,
    main_figures=main_figures,
)
