"""What it is worth to fight a Rahi."""

import math

from game.boxes.makuta.mind.worth import Worth
from game.boxes.makuta.odds import odds_against, strengths_of

Odds = tuple[float, float]  # of winning and of losing a duel; the rest are ties


def odds_at(worth: Worth, rahi: int) -> Odds:
    disc = worth.seen.tokens.on_fields[rahi][0]
    return odds_against(strengths_of(worth.seen, disc), worth.die, worth.bonus)


def of_duel(worth: Worth, rahi: int, odds: Odds, onward: float = 0.0, back: float = 0.0) -> float:
    """To enter a Rahi's field: for what it holds and the way on with a move granted, or back."""
    temper, (wins, loses) = worth.temper, odds
    held = worth.seen.tokens.on_fields[rahi][1:]
    prize = temper.beaten + sum(worth.of_finding(disc) for disc in held)
    won = prize + onward / math.pow(temper.patience, temper.granted)
    return wins * won + (1 - wins) * back - loses * worth.price_of_loss
