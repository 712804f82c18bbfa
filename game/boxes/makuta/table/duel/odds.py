"""How likely a choice wins, ties or loses a duel: exactly, in sides of a die."""

from collections import Counter
from collections.abc import Iterable

from attrs import frozen

from game.rules.makuta.duel import Outcome, outcome_against
from game.rules.makuta.phases import Foe
from game.rules.makuta.pieces import Die

WHOLE = 100


@frozen
class Odds:
    """Of *of* equally likely rolls so many win, tie and lose."""

    win: int
    tie: int
    lose: int

    @property
    def of(self) -> int:
        return self.win + self.tie + self.lose


def odds(foe: Foe, die: Die, bonus: int) -> Odds:
    """Of one roll to come."""
    return _judged(foe, (roll + bonus for roll in range(1, die + 1)))


def verdict(foe: Foe, total: int) -> Odds:
    """The roll is known, and so is the end."""
    return _judged(foe, [total])


def _judged(foe: Foe, totals: Iterable[int]) -> Odds:
    count = Counter(outcome_against(foe, total) for total in totals)
    return Odds(*(count[outcome] for outcome in Outcome))


def percent(part: int, of: int) -> int:
    """Rounded; 0 and 100 are said only of what cannot, or must, happen."""
    if part in {0, of}:
        return WHOLE * part // of
    return min(max(round(WHOLE * part / of), 1), WHOLE - 1)
