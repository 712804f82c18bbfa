"""How dangerous Rahi still are: the chance to lose to one drawn at random from the box.

At the beginning of the player's own turn, with the best die and all bonuses of the tray.
"""

from functools import cache

from game.boxes.makuta.odds import best_die, full_bonus, odds_against
from game.core.seats import Seat
from game.rules.makuta.editions import Edition
from game.rules.makuta.pieces import RAHI
from game.rules.makuta.setup import box_of
from game.rules.makuta.state import State
from tools.lab_figures.chance import mean
from tools.makuta.lab.watched_game import WatchedGame, by_round, running_rounds
from tools.proofs.results import Figures


def noted(game: WatchedGame) -> Figures:
    risks = ((told.round, round(risk_of(told.state, seat), 4)) for seat, told in game.turns_begun())
    return {"rounds": by_round(risks, game.seats)}


def risk_of(state: State, seat: Seat) -> float:
    bonus, strengths = full_bonus(state, seat), _all_rahi(state.terms.edition)
    _, loses = odds_against(strengths, best_die(state.trays[seat]), bonus)
    return loses


@cache
def _all_rahi(edition: Edition) -> tuple[int, ...]:
    return tuple(strength for kind in sorted(RAHI) for strength in box_of(edition)[kind])


def summed(notes: list[Figures]) -> Figures:
    rounds = [_round(games) for games in running_rounds(notes)]
    return {"rounds": rounds}


def _round(games: list[list[float]]) -> Figures:
    """Of all players, and of the strongest at each table."""
    everyone = [risk for game in games for risk in game]
    leaders = [min(game) for game in games]
    return {
        "games": len(games),
        "mean": round(mean(everyone), 4),
        "leader": round(mean(leaders), 4),
    }
