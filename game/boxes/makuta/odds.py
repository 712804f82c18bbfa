"""The odds of a duel, exactly, from what a player knows."""

from functools import cache

from game.core.seats import Seat
from game.rules.makuta.duel import bonus_places, total_bonus
from game.rules.makuta.phases import Foe, RahiFoe
from game.rules.makuta.pieces import HIDDEN, MASK_OF_DIE, Die, Disc, Kind
from game.rules.makuta.setup import box_of
from game.rules.makuta.state import Observation, Table, Tray


@cache
def chance_above(strengths: tuple[int, ...], die: Die, bonus: int) -> float:
    """How likely one roll plus *bonus* beats one of *strengths*, all equally likely."""
    won = sum(max(0, min(die, die + bonus - strength)) for strength in strengths)
    return won / (die * len(strengths))


@cache
def odds_against(strengths: tuple[int, ...], die: Die, bonus: int) -> tuple[float, float]:
    """How likely such a roll wins, and how likely it loses; the rest are ties (R10)."""
    ties = sum(1 <= strength - bonus <= die for strength in strengths) / (die * len(strengths))
    wins = chance_above(strengths, die, bonus)
    return wins, 1 - wins - ties


def ties(foe: Foe, total: int) -> bool:
    """Only Rahi tie (R10); Makuta has to be beaten (X3)."""
    return isinstance(foe, RahiFoe) and total == foe.strength


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
