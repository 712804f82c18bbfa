"""How duels end, by kind of foe, in the course of a game and by the odds at which they are entered.

The *odds* are those of winning, for somebody who uses all that the tray has, from what this player
knows of the foe: a Rahi that nobody has met may have any strength of its class, and Makuta any of
his.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

from game.boxes.makuta.mind.worth import chance_of
from game.boxes.makuta.odds import best_die, chance_above, full_bonus, strengths_of
from game.rules.makuta import observe
from game.rules.makuta.events import DuelLost, DuelTied, DuelWon, MakutaChallenged, RahiTurnedUp
from game.rules.makuta.phases import MakutaFoe
from game.rules.makuta.pieces import Kind
from tools.lab_figures.chance import mean
from tools.makuta.lab.watched_game import Told, WatchedGame
from tools.proofs.results import Figures

FOES = ("mosquito", "scorpion", "tiger", "makuta")
END_OF = {DuelWon: "won", DuelTied: "tied", DuelLost: "lost"}
ENDS = tuple(END_OF.values())
SPAN = 5  # rounds
BINS = 10  # of odds
TENSE = (0.25, 0.9)  # odds at which a duel is a risk, and not a folly


def noted(game: WatchedGame) -> Figures:
    return {"duels": [list(duel) for duel in _duels(game)]}


def _duels(game: WatchedGame) -> Iterator[tuple[int, str, str, float]]:
    """Round, foe, end and odds of each. A Rahi shows its kind when it is turned up (R1)."""
    kind, odds = Kind.MOSQUITO, 0.0
    for told in game.told:
        event = told.event
        if isinstance(event, RahiTurnedUp):
            kind, odds = event.disc.kind, _odds_at(told, event)
        elif isinstance(event, MakutaChallenged):
            odds = chance_of(told.before, event.seat)
        elif isinstance(event, DuelWon | DuelTied | DuelLost):
            foe = "makuta" if isinstance(event.foe, MakutaFoe) else kind.name.lower()
            yield told.round, foe, END_OF[type(event)], round(odds, 3)


def _odds_at(told: Told, event: RahiTurnedUp) -> float:
    """As they were before the Rahi was turned up."""
    seen = observe(told.before, event.seat)
    strengths = strengths_of(seen, seen.tokens.on_fields[event.field][0])
    return chance_above(strengths, best_die(seen.trays[event.seat]), full_bonus(seen, event.seat))


def summed(notes: list[Figures]) -> Figures:
    duels = [duel for note in notes for duel in note["duels"]]
    by_foe = {foe: [duel for duel in duels if duel[1] == foe] for foe in FOES}
    rahi = [duel for duel in duels if duel[1] != "makuta"]
    games = len(notes)
    return {
        "by_foe": {foe: _ends(met, games) for foe, met in by_foe.items()},
        "rahi": _ends(rahi, games) | _risks(rahi),
        "span": SPAN,
        "rahi_by_span": _by_span(rahi, games),
        "rahi_by_odds": _by_odds(rahi, games),
        "makuta_by_odds": _by_odds(by_foe["makuta"], games),
    }


Duel = list[int | str | float]  # as noted


def _ends(duels: Iterable[Duel], games: int) -> Figures:
    counts = Counter(end for _, _, end, _ in duels)
    total = counts.total()
    shares = {f"{end}_share": round(counts[end] / total, 4) if total else None for end in ENDS}
    return {end: counts[end] for end in ENDS} | {"per_game": round(total / games, 2)} | shares


def _risks(duels: list[Duel]) -> Figures:
    """How many of them are entered at odds that are neither a folly nor a formality."""
    odds = [float(duel[-1]) for duel in duels]
    low, high = TENSE
    return {
        "mean_odds": round(mean(odds), 4) if odds else None,
        "tense_share": round(mean([low <= each <= high for each in odds]), 4) if odds else None,
    }


def _by_span(duels: list[Duel], games: int) -> list[Figures]:
    """In each SPAN of rounds, from the first."""
    return _binned([((int(duel[0]) - 1) // SPAN, duel) for duel in duels], games)


def _by_odds(duels: list[Duel], games: int) -> list[Figures]:
    """In each tenth of the odds, from none to certainty."""
    found = [(min(BINS - 1, int(float(duel[-1]) * BINS)), duel) for duel in duels]
    return _binned(found, games, BINS)


def _binned(duels: list[tuple[int, Duel]], games: int, least: int = 0) -> list[Figures]:
    bins: dict[int, list[Duel]] = {}
    for number, duel in duels:
        bins.setdefault(number, []).append(duel)
    count = max(least, max(bins, default=-1) + 1)
    return [_ends(bins.get(number, []), games) for number in range(count)]
