"""What things are worth to a player at sight; a won game is 100."""

from collections.abc import Sequence

from attrs import frozen

from game.boxes.quest.odds import best_die, chance_above, full_bonus, makuta_strengths
from game.core.seats import Seat
from game.rules.quest.duel import bonus_of
from game.rules.quest.pieces import (
    EVERYONE,
    FAST_MASKS,
    HIDDEN,
    LOCKS,
    Die,
    Disc,
    Kanohi,
    Kind,
    Symbol,
)
from game.rules.quest.state import Observation, Tray, without
from game.rules.quest.tokens import LIMITS

VICTORY = 100.0
READY = 0.55  # the chance against Makuta from which a challenge is a good idea
# What a mask adds in a duel, and beside it speed, a flight, a look into a tray.
MASK_WORTH: dict[int, float] = {
    Kanohi.PAKARI: 10,
    Kanohi.HAU: 6,
    Kanohi.KAUKAU: 7,
    Kanohi.KAKAMA: 4,
    Kanohi.MIRU: 3,
    Kanohi.AKAKU: 2,
}
UNKNOWN_MASK = 5.0
IDLE_MASK = 0.5
UNKNOWN_TURAGA = 6.0
ANY_KEY = 5.0
WANTED_KEY = 7.0
MATCHING_KEY = 12.0  # it brings the keys closer to a lock that is face up
YELLOW_KEY = 9.0
MAYBE_A_BETTER_KEY = 3.5  # an unknown one, with three keys already
FOR_THE_STRONG = 0.4  # who can beat Makuta has less use for more strength


@frozen
class Worth:
    """What *seat* would give for things, from what it knows."""

    seat: Seat
    seen: Observation
    die: Die  # the best one to roll
    bonus: int  # what the tray adds in a duel when all of it is used
    chance: float  # against Makuta, as things are
    tray: Tray
    keys: tuple[int, ...]
    locks: tuple[tuple[Symbol, ...], ...]  # those that lie face up

    def of_own(self, place: int) -> float:
        """The token at *place*, beside the others: a second mask for the same die is idle."""
        disc = self.tray[place]
        if disc.kind is not Kind.KANOHI:
            return self.of_disc(disc)
        others = {d.face for d in without(self.tray, place) if d.kind is Kind.KANOHI}
        idle = disc.face in FAST_MASKS or self.seen.terms.house.no_stacking
        return IDLE_MASK if idle and disc.face in others else self.of_disc(disc)

    def of_disc(self, disc: Disc) -> float:
        """A disc by itself."""
        if disc.kind is Kind.KANOHI:
            return MASK_WORTH.get(disc.face, UNKNOWN_MASK)
        if disc.kind is Kind.TURAGA:
            hidden = disc.face == HIDDEN
            return UNKNOWN_TURAGA if hidden else bonus_of(disc, self.seen.terms.toas[self.seat])
        return self._of_key(disc.face)

    def _of_key(self, symbol: int) -> float:
        if symbol == Symbol.YELLOW:
            return YELLOW_KEY
        wanted = any(symbol in lock for lock in self.locks)
        return WANTED_KEY if wanted else ANY_KEY

    def of_finding(self, disc: Disc) -> float:
        """A token one could go and collect."""
        if disc.kind is Kind.KEY:
            return self._of_finding_key(disc)
        eagerness = 1.0 if self.chance < READY else FOR_THE_STRONG
        own = [self.of_own(place) for place, d in enumerate(self.tray) if d.kind is disc.kind]
        if len(own) < LIMITS[disc.kind]:
            return self.of_disc(disc) * eagerness
        return max(0.0, self.of_disc(disc) - min(own)) * eagerness

    def _of_finding_key(self, disc: Disc) -> float:
        if self.match(self.keys) == LIMITS[Kind.KEY]:
            return 0.0
        if disc.face != HIDDEN and self.match((*self.keys, disc.face)) > self.match(self.keys):
            return MATCHING_KEY
        if len(self.keys) < LIMITS[Kind.KEY]:
            return ANY_KEY
        return MAYBE_A_BETTER_KEY if disc.face == HIDDEN else 0.0

    def match(self, keys: Sequence[int]) -> int:
        """How many symbols of one open lock these keys serve at best."""
        return max((matching(keys, lock) for lock in self.locks), default=0)


def matching(keys: Sequence[int], lock: Sequence[int]) -> int:
    """How many symbols of *lock* the best of *keys* serve (L4)."""
    yellow = sum(key == Symbol.YELLOW for key in keys)
    return min(len(lock), sum(symbol in keys for symbol in lock) + yellow)


def worth_to(seen: Observation, seat: Seat) -> Worth:
    tray = seen.trays[seat]
    locks = seen.tokens.locks.values()
    die, bonus = best_die(tray), full_bonus(seen, seat)
    return Worth(
        seat=seat,
        seen=seen,
        die=die,
        bonus=bonus,
        chance=chance_above(makuta_strengths(seen), die, bonus),
        tray=tray,
        keys=tuple(disc.face for disc in tray if disc.kind is Kind.KEY),
        locks=tuple(LOCKS[lock.face] for lock in locks if lock.known == EVERYONE),
    )
