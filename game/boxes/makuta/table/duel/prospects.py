"""What the choices of a duel promise to whoever makes them, as far as tokens are turned up.

How likely they win, tie or lose is told exactly, in sides of a die.
"""

from collections import Counter
from collections.abc import Iterable, Mapping

from attrs import frozen

from game.boxes.makuta.odds import best_die, full_bonus
from game.boxes.makuta.table.pieces.faces import plain
from game.core.seats import OPEN, Seat
from game.rules.makuta.duel import Outcome, bonus_places, outcome_against, total_bonus
from game.rules.makuta.phases import (
    ChoosingBonuses,
    ChoosingDie,
    Foe,
    MakutaFoe,
    RollingDuel,
    TurningTemple,
)
from game.rules.makuta.pieces import HIDDEN, Colour, Die
from game.rules.makuta.state import Observation, Tray


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


@frozen
class Prospect:
    """What a choice promises, and the tokens it would use."""

    odds: Odds
    bonus: int
    die: Die | None = None  # None: it has been rolled
    tokens: Tray = ()
    is_most: bool = False  # with all tokens that could still be added

    @property
    def is_veiled(self) -> bool:
        """Whether what is chosen lies face down, so that nothing can be promised."""
        return any(disc.face == HIDDEN for disc in self.tokens)


def prospects(
    seen: Observation, places: tuple[int, ...] = (), die: Die | None = None
) -> tuple[Prospect, ...]:
    """What the tokens at *places* and *die*, which a player thinks about, are good for.

    Nothing for those who only look on, until what is chosen is open to all.
    """
    match seen.phase:
        case RollingDuel(_, foe, chosen, int(bonus)):
            return (Prospect(odds(foe, chosen, bonus), bonus, chosen),)
        case ChoosingBonuses(seat) | ChoosingDie(seat) | RollingDuel(seat):
            return _own(seen, seat, places, die) if seen.viewer in {seat, OPEN} else ()
        case _:
            return ()


def segment_odds(seen: Observation) -> Mapping[Colour, Odds]:
    """Before the temple turns: with the best die and all tokens, whichever segment comes.

    Nothing for those who only look on, and while tokens lie face down.
    """
    match seen.phase:
        case TurningTemple(seat) if seen.viewer in {seat, OPEN}:
            tray = seen.trays[seat]
            if any(disc.face == HIDDEN for disc in tray):
                return {}
            bonus, die = full_bonus(seen, seat), best_die(tray)
            extra = seen.terms.house.mighty_makuta
            strengths = enumerate(seen.terms.edition.makuta)
            return {Colour(i): odds(MakutaFoe(each + extra), die, bonus) for i, each in strengths}
        case _:
            return {}


def _own(
    seen: Observation, seat: Seat, places: tuple[int, ...], die: Die | None
) -> tuple[Prospect, ...]:
    die = die or best_die(seen.trays[seat])
    match seen.phase:
        case ChoosingBonuses(_, foe, roll):
            bonus = total_bonus(seen, seat, places)
            tokens = tuple(plain(seen.trays[seat][place]) for place in places)
            if roll is not None:
                return (Prospect(verdict(foe, roll + bonus), bonus, None, tokens),)
            return (Prospect(odds(foe, die, bonus), bonus, die, tokens),)
        case ChoosingDie(_, foe, int(bonus)):
            return (Prospect(odds(foe, die, bonus), bonus, die),)
        case ChoosingDie(_, foe):
            return _before_bonuses(seen, seat, foe, die)
        case RollingDuel(_, foe, chosen):
            return _before_bonuses(seen, seat, foe, chosen)
        case _:
            return ()


def _before_bonuses(seen: Observation, seat: Seat, foe: Foe, die: Die) -> tuple[Prospect, ...]:
    """Tokens are chosen after the roll: the die alone, and with all that could be added."""
    tray = seen.trays[seat]
    up = (place for place in bonus_places(seen, seat) if tray[place].face != HIDDEN)
    most = total_bonus(seen, seat, tuple(up))
    alone = Prospect(odds(foe, die, 0), 0, die)
    return (alone, Prospect(odds(foe, die, most), most, die, is_most=True)) if most else (alone,)
