"""Who can no longer lose: the best-known complaint about the game is that soon nobody can.

A player cannot lose to a foe if even a one, with all bonuses of the tray, does not fall short of
it. A tie with a Rahi is no loss (R10), a tie with Makuta is one (X3).
"""

from game.core.seats import Seat
from game.rules.makuta.duel import bonus_places, total_bonus
from game.rules.makuta.editions import Terms
from game.rules.makuta.state import State
from tools.lab_figures.chance import mean
from tools.makuta.lab.strength import strongest_makuta
from tools.makuta.lab.watched_game import WatchedGame, by_round, running_rounds
from tools.proofs.results import Figures

FOES = ("mosquito", "scorpion", "tiger", "makuta")  # the strongest of each, in rising order
ALL_RAHI = 3  # the first of FOES
LOWEST_ROLL = 1
COMPLAINT = 6  # "everyone is too strong to lose after six turns"


def noted(game: WatchedGame) -> Figures:
    """At each player's turn, how many of FOES that player can no longer lose to."""
    safe = ((told.round, safe_from(told.state, seat)) for seat, told in game.turns_begun())
    return {"rounds": by_round(safe, game.seats)}


def safe_from(state: State, seat: Seat) -> int:
    least = LOWEST_ROLL + total_bonus(state, seat, tuple(bonus_places(state, seat)))
    return sum(least >= strength for strength in _strengths(state.terms))


def _strengths(terms: Terms) -> list[int]:
    """The least total that does not lose to each of FOES."""
    rahi = [highest for _, highest in terms.edition.strengths]
    return [*rahi, strongest_makuta(terms) + 1]


def summed(notes: list[Figures]) -> Figures:
    rounds = [_round(games) for games in running_rounds(notes)]
    return {"rounds": rounds, "ever_all_safe": _ever(notes)}


def after(turns: int, rounds: list[Figures]) -> Figures:
    """When so many turns are over and the next begins, or in the last round that is known."""
    figures: Figures = rounds[min(turns, len(rounds) - 1)]
    return figures


def _round(games: list[list[float]]) -> Figures:
    players = [safe for game in games for safe in game]
    shares = {
        foe: round(mean([safe > rank for safe in players]), 4) for rank, foe in enumerate(FOES)
    }
    whole = mean([min(game) >= ALL_RAHI for game in games])
    return {"games": len(games), **shares, "whole_table": round(whole, 4)}


def _ever(notes: list[Figures]) -> float:
    """In how many games there was a round in which nobody could lose to a Rahi any more."""
    ever = [any(min(players) >= ALL_RAHI for players in note["rounds"]) for note in notes]
    return round(mean(ever), 4)
