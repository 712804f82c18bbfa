"""What players can do in the course of a game, each at the beginning of the own turn.

*Strength* is what the best die brings on average plus all bonuses of the tray. *Safety*: the
best-known complaint about the game is that soon nobody can lose. A player cannot lose to a foe if
even a one, with all bonuses, does not fall short of it; a tie with a Rahi is no loss (R10), a tie
with Makuta is one (X3). *Risk* is the chance to lose to a Rahi drawn at random from the box.
"""

from collections.abc import Callable, Iterable
from functools import cache

from game.boxes.makuta.odds import best_die, full_bonus, odds_against
from game.boxes.makuta.story_strength import strength_of, weakest_makuta
from game.core.seats import Seat
from game.rules.makuta.duel import bonus_places, total_bonus
from game.rules.makuta.editions import Edition, Terms
from game.rules.makuta.pieces import RAHI
from game.rules.makuta.setup import box_of
from game.rules.makuta.state import State
from tools.lab_figures.chance import mean, tenths
from tools.lab_report.report import Concept
from tools.makuta.lab.watched_game import WatchedGame
from tools.proofs.results import Figures

RUNNING = 0.1  # of all games must still be played, or a round says nothing
FOES = ("mosquito", "scorpion", "tiger", "makuta")  # the strongest of each, in rising order
ALL_RAHI = 3  # the first of FOES
LOWEST_ROLL = 1
COMPLAINT = 6  # "everyone is too strong to lose after six turns"


def by_round(values: Iterable[tuple[int, float]], seats: int) -> list[list[float]]:
    """*values*, each with its round, as one list for each round from 1.

    Only whole rounds: in the last one the strongest may be the only one who has had a turn.
    """
    rounds: list[list[float]] = []
    for number, value in values:
        rounds.extend([] for _ in range(number - len(rounds)))
        rounds[number - 1].append(value)
    return [players for players in rounds if len(players) == seats]


def _noted(measure: Callable[[State, Seat], float]) -> Callable[[WatchedGame], Figures]:
    def noted(game: WatchedGame) -> Figures:
        values = ((told.round, measure(told.state, seat)) for seat, told in game.turns_begun())
        return {"rounds": by_round(values, game.seats)}

    return noted


def _rounds(
    notes: list[Figures], figures_of: Callable[[list[list[float]]], Figures]
) -> list[Figures]:
    """Of each round that enough games have reached: what was noted in each of these games."""
    longest = max(len(note["rounds"]) for note in notes)
    rounds = [
        [note["rounds"][i] for note in notes if len(note["rounds"]) > i] for i in range(longest)
    ]
    return [
        {"games": len(games), **figures_of(games)}
        for games in rounds
        if len(games) >= RUNNING * len(notes)
    ]


def after(turns: int, rounds: list[Figures]) -> Figures:
    """When so many turns are over and the next begins, or in the last round that is known."""
    return rounds[min(turns, len(rounds) - 1)]


# Strength, beside Makuta


def _strength_noted(game: WatchedGame) -> Figures:
    makuta = [weakest_makuta(game.terms), _strongest_makuta(game.terms)]
    return {**_noted(strength_of)(game), "makuta": makuta}


def _strongest_makuta(terms: Terms) -> int:
    return max(terms.edition.makuta) + terms.house.mighty_makuta


def _strength_summed(notes: list[Figures]) -> Figures:
    weakest, strongest = notes[0]["makuta"]
    rounds = _rounds(notes, _strength_in)
    return {"makuta_weakest": weakest, "makuta_strongest": strongest, "rounds": rounds}


def _strength_in(games: list[list[float]]) -> Figures:
    everyone = [strength for game in games for strength in game]
    low, high = tenths(everyone)
    return {
        "mean": round(mean(everyone), 2),
        "p10": round(low, 2),
        "p90": round(high, 2),
        "leader": round(mean([max(game) for game in games]), 2),
    }


STRENGTH = Concept(_strength_noted, _strength_summed)


# Safety


def safe_from(state: State, seat: Seat) -> int:
    """How many of FOES that player can no longer lose to."""
    least = LOWEST_ROLL + total_bonus(state, seat, tuple(bonus_places(state, seat)))
    rahi = [highest for _, highest in state.terms.edition.strengths]
    enough = [*rahi, _strongest_makuta(state.terms) + 1]
    return sum(least >= strength for strength in enough)


def _safety_summed(notes: list[Figures]) -> Figures:
    """*ever_all_safe*: in how many games there was a round in which nobody could lose to a Rahi."""
    ever = [any(min(players) >= ALL_RAHI for players in note["rounds"]) for note in notes]
    return {"rounds": _rounds(notes, _safety_in), "ever_all_safe": round(mean(ever), 4)}


def _safety_in(games: list[list[float]]) -> Figures:
    players = [safe for game in games for safe in game]
    shares = {
        foe: round(mean([safe > rank for safe in players]), 4) for rank, foe in enumerate(FOES)
    }
    return {**shares, "whole_table": round(mean([min(game) >= ALL_RAHI for game in games]), 4)}


SAFETY = Concept(_noted(safe_from), _safety_summed)


# Risk


def risk_of(state: State, seat: Seat) -> float:
    """With the best die and all bonuses of the tray."""
    bonus, strengths = full_bonus(state, seat), _all_rahi(state.terms.edition)
    _, loses = odds_against(strengths, best_die(state.trays[seat]), bonus)
    return loses


@cache
def _all_rahi(edition: Edition) -> tuple[int, ...]:
    return tuple(strength for kind in sorted(RAHI) for strength in box_of(edition)[kind])


def _risk_in(games: list[list[float]]) -> Figures:
    """Of all players, and of the strongest at each table."""
    everyone = [risk for game in games for risk in game]
    leaders = [min(game) for game in games]
    return {"mean": round(mean(everyone), 4), "leader": round(mean(leaders), 4)}


RISK = Concept(
    _noted(lambda state, seat: round(risk_of(state, seat), 4)),
    lambda notes: {"rounds": _rounds(notes, _risk_in)},
)
