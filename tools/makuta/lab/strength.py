"""How strong players are in the course of a game, beside Makuta.

Strength is what the best die brings on average plus all bonuses of the tray, at the beginning of
the player's own turn.
"""

from game.boxes.makuta.story_strength import strength_of, weakest_makuta
from game.rules.makuta.editions import Terms
from tools.lab_figures.chance import mean, tenths
from tools.makuta.lab.watched_game import WatchedGame, by_round, running_rounds
from tools.proofs.results import Figures


def noted(game: WatchedGame) -> Figures:
    strengths = ((told.round, strength_of(told.state, seat)) for seat, told in game.turns_begun())
    makuta = [weakest_makuta(game.terms), strongest_makuta(game.terms)]
    return {"rounds": by_round(strengths, game.seats), "makuta": makuta}


def strongest_makuta(terms: Terms) -> int:
    return max(terms.edition.makuta) + terms.house.mighty_makuta


def summed(notes: list[Figures]) -> Figures:
    weakest, strongest = notes[0]["makuta"]
    rounds = [_round(games) for games in running_rounds(notes)]
    return {"makuta_weakest": weakest, "makuta_strongest": strongest, "rounds": rounds}


def _round(games: list[list[float]]) -> Figures:
    everyone = [strength for game in games for strength in game]
    low, high = tenths(everyone)
    return {
        "games": len(games),
        "mean": round(mean(everyone), 2),
        "p10": round(low, 2),
        "p90": round(high, 2),
        "leader": round(mean([max(game) for game in games]), 2),
    }
