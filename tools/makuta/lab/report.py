"""What is counted of its games, beside what is counted of every game."""

from collections.abc import Mapping, Sequence

from game.i18n.texts import Texts
from tools.lab_report import every_game
from tools.lab_report.every_game import LENGTH, WINS, length_card, wins_cards
from tools.lab_report.page import percent, plain
from tools.lab_report.report import Card, Concept, Lab
from tools.makuta.lab import dealings, deciders, duels, eventful, lead, milestones, tiles
from tools.makuta.lab.comparison import SAFE
from tools.makuta.lab.rounds import COMPLAINT, RISK, SAFETY, STRENGTH, after
from tools.makuta.lab.sections import compared, sections
from tools.makuta.lab.wanted import wishes_for
from tools.makuta.lab.watched_game import WatchedGame
from tools.proofs.results import Figures

CONCEPTS: Mapping[str, Concept[WatchedGame]] = {
    "length": LENGTH,
    "milestones": Concept(milestones.noted, milestones.summed),
    "eventful": Concept(eventful.noted, eventful.summed),
    "dealings": Concept(dealings.noted, dealings.summed),
    "lead": Concept(lead.noted, lead.summed),
    "strength": STRENGTH,
    "safety": SAFETY,
    "risk": RISK,
    "duels": Concept(duels.noted, duels.summed),
    "deciders": Concept(deciders.noted, deciders.summed),
    "wins": WINS,
    "tiles": Concept(tiles.noted, tiles.summed),
}

RAHI_SHARES = ("won_share", "lost_share", "tense_share")


def main_figures(figures: Figures) -> Figures:
    return {
        **every_game.main_figures(figures),
        "makuta_found": figures["milestones"]["rounds"]["found"]["median"],
        "cannot_lose_after_six": after(COMPLAINT, figures["safety"]["rounds"])[SAFE],
        "eventful": figures["eventful"]["share"],
        "eventful_by_thirds": figures["eventful"]["thirds"],
        "rahi_duels": {name: figures["duels"]["rahi"][name] for name in RAHI_SHARES},
        "challenges_won": figures["duels"]["by_foe"]["makuta"]["won_share"],
        "dealings": {"all": figures["dealings"]["per_game"], **figures["dealings"]["by_dealing"]},
        "leader_at_half_wins": figures["lead"].get("leader_at_half_wins"),
        "not_as_wanted": [wish.words for wish in wishes_for(figures) if not wish.is_met(figures)],
        "quiet_tiles": [key for key, tile in figures["tiles"].items() if tile["quiet"]],
    }


def cards(figures: Figures, texts: Texts) -> Sequence[Card]:
    at_half = figures["lead"].get("leader_at_half_wins")
    quiet = sum(tile["quiet"] for tile in figures["tiles"].values())
    found = figures["milestones"]["rounds"]["found"]["median"]
    return (
        length_card(figures),
        (plain(found), "the turn in which Makuta's tile is found, the median"),
        (percent(figures["eventful"]["share"]), "of all turns are eventful"),
        (percent(figures["duels"]["rahi"]["won_share"]), "of the duels with Rahi are won"),
        (f"{figures['dealings']['per_game']:.1f}", "times a game players deal with each other"),
        (percent(at_half), "of the games are won by who leads at half-time"),
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
