"""The odds of a duel, exactly, from what a player knows."""

from collections import Counter
from functools import cache

from game.core.seats import Seat
from game.rules.makuta.duel import Outcome, bonus_places, outcome, total_bonus
from game.rules.makuta.pieces import HIDDEN, MASK_OF_DIE, Die, Disc, Kind
from game.rules.makuta.setup import box_of
from game.rules.makuta.state import Observation, Table, Tray


@cache
def chance_above(strengths: tuple[int, ...], die: Die, bonus: int) -> float:
    """How likely one roll plus *bonus* beats one of *strengths*, all equally likely."""
    return outcomes(strengths, die, bonus)[Outcome.WON] / (die * len(strengths))


@cache
def odds_against(strengths: tuple[int, ...], die: Die, bonus: int) -> tuple[float, float]:
    """How likely such a roll wins, and how likely it loses; the rest are ties (R10)."""
    ties = outcomes(strengths, die, bonus)[Outcome.TIED] / (die * len(strengths))
    wins = chance_above(strengths, die, bonus)
    return wins, 1 - wins - ties


def outcomes(strengths: tuple[int, ...], die: Die, bonus: int) -> Counter[Outcome]:
    """Of every roll against each of them; what ties with a Rahi does not beat Makuta either."""
    rolls = range(1, die + 1)
    return Counter(outcome(roll + bonus, strength) for roll in rolls for strength in strengths)


def best_die(tray: Tray) -> Die:
    masks = {disc.face for disc in tray if disc.kind is Kind.KANOHI}
    return max((die for die, mask in MASK_OF_DIE.items() if mask in masks), default=Die.WHITE)


def full_bonus(seen: Table, seat: Seat) -> int:
    """What the tray of *seat* adds when all of it is used."""
    return total_bonus(seen, seat, tuple(bonus_places(seen, seat)))


def strengths_of(seen: Observation, rahi: Disc) -> tuple[int, ...]:
    """What a Rahi may have: its own strength once it is known, otherwise any of its class."""
    if rahi.face != HIDDEN:
        return (rahi.face,)
    return box_of(seen.terms.edition)[rahi.kind]


def makuta_strengths(seen: Table) -> tuple[int, ...]:
    """Every segment is equally likely to come to face the challenger (X1)."""
    more = seen.terms.house.mighty_makuta
    return tuple(strength + more for strength in seen.terms.edition.makuta)
