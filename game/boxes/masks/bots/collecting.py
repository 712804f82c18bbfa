"""Krana, collected for a win (Y2)."""

from functools import lru_cache

from game.boxes.masks.bots.lead import great_share, masks_missing
from game.core.seats import Seat
from game.rules.masks.pieces import Breed, KranaType
from game.rules.masks.printed.editions import KranaWin
from game.rules.masks.state import Table
from game.rules.masks.winning import best_krana

TURNS_PER_KRANA = 2.0
TURNS_PER_PRIZE = 6.0
LITTLE = 0.1  # what a Krana is worth to who does not collect
HELPFUL = 0.55  # to who does


def draws_missing(table: Table, seat: Seat) -> float:
    """How many Krana it takes, as a rule, until enough count."""
    has, needs = best_krana(table, seat), table.terms.krana_to_win
    return _draws(has, needs, table.terms.edition.krana_win is KranaWin.DIFFERENT_TYPES)


@lru_cache(maxsize=64)
def _draws(has: int, needs: int, by_types: bool) -> float:  # noqa: FBT001 - of a cache
    if by_types:
        return sum(len(KranaType) / (len(KranaType) - n) for n in range(has, needs))
    return float(len(Breed) * (needs - has))


def turns_by_masks(table: Table, seat: Seat) -> float:
    share = max(0.2, great_share(table, seat))
    return TURNS_PER_PRIZE * masks_missing(table, seat) / share


def worth_of_new_krana(table: Table, seat: Seat) -> float:
    """Much, if that is the shorter way to win."""
    by_krana = TURNS_PER_KRANA * draws_missing(table, seat)
    ratio = turns_by_masks(table, seat) / max(0.5, by_krana)
    return LITTLE + HELPFUL * min(1.0, ratio**3)
