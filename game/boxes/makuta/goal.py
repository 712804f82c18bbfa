"""What a seat still needs to win: the temple, three keys that open a lock, strength for Makuta."""

from collections import Counter
from collections.abc import Sequence

from attrs import frozen

from game.boxes.makuta.mind.temper import PLAIN
from game.boxes.makuta.odds import best_die, makuta_strengths, outcomes
from game.boxes.makuta.risk import is_veiled, open_bonus
from game.core.seats import Seat
from game.core.shares import percent
from game.rules.makuta.duel import Outcome
from game.rules.makuta.pieces import EVERYONE, HIDDEN, LOCKS, Disc, Kind, Symbol
from game.rules.makuta.state import Observation

KEYS = 3  # open a lock (L4)
READY = round(100 * PLAIN.ready)  # percent: what a hint, too, calls a good idea


@frozen
class LockInSight:
    """One that lies face up, and what the keys that can be read do for it."""

    entrance: int
    symbols: tuple[Symbol, ...]
    unmatched: tuple[Symbol, ...]  # by keys of their own colour: yellow ones may stand for some
    wanting: int  # keys still to be found

    @property
    def fitting(self) -> int:
        return len(self.symbols) - self.wanting


@frozen
class Goal:
    """As far as *seat* may read it now: a face that is hidden counts for nothing."""

    is_found: bool  # the temple stands
    keys: int
    unread_keys: int  # of these, face down
    lock: LockInSight | None  # the one that the keys fit best
    percent: int  # of all duels with Makuta, won with the best die and all bonuses
    could_be_more: bool  # a token that lies face down could help against him

    @property
    def fitting(self) -> int:
        """Keys that count: for the lock in sight if the faces can be read, or else all of them."""
        return self.lock.fitting if self.lock is not None and not self.unread_keys else self.keys

    @property
    def is_open(self) -> bool:
        return self.lock is not None and not self.lock.wanting

    @property
    def is_ready(self) -> bool:
        return self.percent >= READY


def goal_of(seen: Observation, seat: Seat) -> Goal:
    keys = [disc for disc in seen.trays[seat] if disc.kind is Kind.KEY]
    read = [disc.face for disc in keys if disc.face != HIDDEN]
    locks = [
        in_sight(entrance, lock, read)
        for entrance, lock in sorted(seen.tokens.locks.items())
        if lock.known == EVERYONE
    ]
    best = max(locks, key=lambda lock: lock.fitting, default=None)
    unread = len(keys) - len(read)
    odds, could_be_more = _odds(seen, seat), is_veiled(seen.trays[seat])
    return Goal(seen.temple is not None, len(keys), unread, best, odds, could_be_more)


def in_sight(entrance: int, lock: Disc, keys: Sequence[int]) -> LockInSight:
    """Yellow keys stand for whatever the others leave open (L4)."""
    symbols = LOCKS[lock.face]
    unmatched = tuple((Counter(symbols) - Counter(map(Symbol, keys))).elements())
    wanting = max(len(unmatched) - keys.count(Symbol.YELLOW), 0)
    return LockInSight(entrance, symbols, unmatched, wanting)


def _odds(seen: Observation, seat: Seat) -> int:
    strengths, die = makuta_strengths(seen), best_die(seen.trays[seat])
    count = outcomes(strengths, die, open_bonus(seen, seat))
    return percent(count[Outcome.WON], count.total())
