"""How far everybody still is from beating Makuta, as far as one sees: it is a race.

Rough, and quick: what is missing is counted in tokens, and a token takes so many turns to find. A
token that one does not see counts for what it may be.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import TypeAlias

from attrs import frozen

from game.boxes.makuta.mind.keys import keys_of, matching
from game.boxes.makuta.mind.unseen import Faces
from game.boxes.makuta.odds import best_die, full_bonus, makuta_strengths
from game.core.seats import Seat
from game.rules.makuta.duel import bonus_of
from game.rules.makuta.pieces import (
    EVERYONE,
    HIDDEN,
    LOCKS,
    STRENGTHS,
    Disc,
    Kind,
    Symbol,
    Toa,
)
from game.rules.makuta.state import Table
from game.rules.makuta.tokens import LIMITS

Keys: TypeAlias = tuple[int, ...]  # or the symbols of a lock

SOONEST = 0.3  # turns
FIRST = -2  # whoever needs twice as long as somebody else is first a quarter as often

A_FIND, LAST_WAY = 4.5, 3.0  # turns for a token, and to Makuta
A_DEFEAT = 2 * A_FIND
POINTS = 6.0  # of strength that a token brings
SURELY = 4.0  # more of them than the average Makuta beat him more often than not
UNREAD = 0.5  # how much of a key one counts on before a lock is read


def odds_of(turns: Sequence[float]) -> list[float]:
    """Of being the first to win, for each of those who still need so many *turns*."""
    chances = [max(SOONEST, needed) ** FIRST for needed in turns]
    total = sum(chances)
    return [chance / total for chance in chances]


@frozen
class Race:
    turns: tuple[float, ...]  # that each seat still needs, about

    def odds(self, seat: Seat) -> float:
        return odds_of(self.turns)[seat]

    def odds_if(self, seat: Seat, late: Seat, by: float) -> float:
        """Of *seat*, if *late* came to need more turns."""
        turns = [needed + by * (other == late) for other, needed in enumerate(self.turns)]
        return odds_of(turns)[seat]

    def gain(self, seat: Seat, victim: Seat) -> float:
        """What *seat* gains when *victim* loses a token."""
        return self.odds_if(seat, victim, A_FIND) - self.odds(seat)

    def share(self, seat: Seat, victim: Seat) -> float:
        """Of all that *victim* loses, that much falls to *seat*."""
        odds = odds_of(self.turns)
        return odds[seat] / (1.0 - odds[victim])

    def leader_before(self, seat: Seat) -> Seat:
        """Of the others, whoever is closest to winning."""
        others = (Seat(other) for other in range(len(self.turns)) if other != seat)
        return min(others, key=self.turns.__getitem__)

    def is_ahead(self, seat: Seat, other: Seat) -> bool:
        return self.turns[seat] < self.turns[other]

    def caution(self, seat: Seat) -> float:
        """Whoever is behind can lose less by a risk: half, if somebody is twice as close."""
        others = (turns for other, turns in enumerate(self.turns) if other != seat)
        return min(1.0, max(0.5, min(others) / self.turns[seat]))

    def dare(self, seat: Seat) -> float:
        """From which chance a challenge is better than to get stronger first.

        Whoever loses it has lost a key that all have seen, and is far away.
        """
        waits, fails = self.odds(seat), self.odds_if(seat, seat, A_DEFEAT)
        return (waits - fails) / (1.0 - fails)


def race_of(seen: Table, unseen: Faces) -> Race:
    aim = fmean(makuta_strengths(seen)) + SURELY
    locks = [LOCKS[lock.face] for lock in seen.tokens.locks.values() if lock.known == EVERYONE]
    missing = (
        max(0.0, aim - _strength(seen, Seat(seat), unseen)) / POINTS
        + _keys_missing(keys_of(tray), locks, unseen[Kind.KEY])
        for seat, tray in enumerate(seen.trays)
    )
    return Race(tuple(LAST_WAY + A_FIND * tokens for tokens in missing))


def _strength(seen: Table, seat: Seat, unseen: Faces) -> float:
    tray, toa = seen.trays[seat], seen.terms.toas[seat]
    hidden = Counter(d.kind for d in tray if d.face == HIDDEN and d.kind in STRENGTHS)
    usual = sum(many * _usual_bonus(kind, toa, unseen) for kind, many in hidden.items())
    return (best_die(tray) + 1) / 2 + full_bonus(seen, seat) + usual


def _usual_bonus(kind: Kind, toa: Toa, unseen: Faces) -> float:
    """Of a token that one does not see."""
    if kind is Kind.POWER:
        shares = unseen[kind].items()
        return sum(share * _usual_bonus(Kind(maybe), toa, unseen) for maybe, share in shares)
    return sum(share * bonus_of(Disc(kind, face), toa) for face, share in unseen[kind].items())


def _keys_missing(keys: Keys, locks: Sequence[Keys], unseen: Mapping[int, float]) -> float:
    """A key that one does not see may serve any symbol of a lock that is left."""
    needed = LIMITS[Kind.KEY]
    if not keys:
        return needed
    if not locks:
        return needed - UNREAD * len(keys)
    return needed - max(_served(keys, lock, unseen) for lock in locks)


def _served(keys: Keys, lock: Keys, unseen: Mapping[int, float]) -> float:
    """How many symbols of *lock*."""
    known, hidden = matching(keys, lock), keys.count(HIDDEN)
    if not hidden:
        return known
    left = {symbol for symbol in lock if symbol not in keys} | {Symbol.YELLOW}
    fits = sum(unseen.get(symbol, 0.0) for symbol in left)
    return min(float(len(lock)), known + fits * hidden)
