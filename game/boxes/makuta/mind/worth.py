"""What tokens are worth to somebody, from what is known."""

import math
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from statistics import fmean

from attrs import define, field

from game.boxes.makuta.mind.keys import keys_of, matching
from game.boxes.makuta.mind.race import Race, race_of
from game.boxes.makuta.mind.temper import Temper
from game.boxes.makuta.mind.unseen import Faces, unseen_faces
from game.boxes.makuta.odds import best_die, chance_above, full_bonus, makuta_strengths
from game.core.seats import Seat
from game.rules.makuta.duel import bonus_of
from game.rules.makuta.pieces import (
    EVERYONE,
    FAST_MASKS,
    HIDDEN,
    LOCKS,
    Die,
    Disc,
    Kind,
    Symbol,
    bit_of,
)
from game.rules.makuta.state import Observation, Table, Tray, without
from game.rules.makuta.tokens import LIMITS
from game.rules.makuta.turns import left_of

FOLLY = 0.1  # odds at which nobody challenges Makuta, but in the longest games


@define
class Worth:
    """What *seat* would give for things."""

    temper: Temper
    seat: Seat
    seen: Observation
    unseen: Faces
    die: Die  # the best one to roll
    bonus: int  # what the tray adds in a duel when all of it is used
    chance: float  # against Makuta, as things are
    tray: Tray
    keys: tuple[int, ...]
    locks: tuple[tuple[Symbol, ...], ...]  # those that lie face up
    find_race: Callable[[], Race]  # looked at only where it counts
    found: dict[tuple[Kind, int], float] = field(factory=dict, repr=False)  # `of_finding`, so far
    eagerness: float = field(init=False)  # for strength
    _price: float | None = field(default=None, init=False, repr=False)

    @eagerness.default
    def _eagerness(self) -> float:
        return self.temper.sated if self.is_ready else self.temper.hungry if self.has_keys else 1.0

    @property
    def step(self) -> float:
        """What remains of a goal's worth one step away from it, at an average roll a turn."""
        return math.pow(self.temper.patience, 2 / (self.die + 1))

    @property
    def race(self) -> Race:
        return self.find_race()

    @property
    def is_ready(self) -> bool:
        """In a close race one cannot wait until Makuta is more likely beaten than not."""
        if self.chance >= self.temper.ready:
            return True
        return self.chance >= FOLLY and self.chance >= self.race.dare(self.seat)

    @property
    def has_keys(self) -> bool:
        return self.match(self.keys) == LIMITS[Kind.KEY]

    # What one has

    def of_own(self, place: int) -> float:
        """The token at *place*, beside the others: a second mask for the same die is idle."""
        disc = self.tray[place]
        if disc.kind is not Kind.KANOHI:
            return self.of_disc(disc)
        return self._of_mask(disc.face, without(self.tray, place))

    def of_new_mask(self, mask: int, place: int) -> float:
        """A mask that would come for the token at *place*."""
        return self._of_mask(mask, without(self.tray, place))

    def of_disc(self, disc: Disc) -> float:
        """A disc by itself; one that is not known for what it may be."""
        if disc.face == HIDDEN:
            return sum(share * self.of_disc(maybe) for maybe, share in self._behind(disc))
        if disc.kind is Kind.KANOHI:
            return self.temper.masks[disc.face]
        if disc.kind is Kind.TURAGA:
            return self.temper.turaga * bonus_of(disc, self.seen.terms.toas[self.seat])
        return self._of_key(disc.face)

    def _behind(self, disc: Disc) -> Iterator[tuple[Disc, float]]:
        """What may be behind its back, and how likely."""
        for face, share in self.unseen[disc.kind].items():
            is_power = disc.kind is Kind.POWER
            yield Disc(Kind(face), HIDDEN) if is_power else Disc(disc.kind, face), share

    def _of_mask(self, mask: int, others: Tray) -> float:
        idle = mask in FAST_MASKS or self.seen.terms.house.no_stacking
        if idle and any(disc.face == mask and disc.kind is Kind.KANOHI for disc in others):
            return self.temper.idle
        return self.of_disc(Disc(Kind.KANOHI, mask))

    def _of_key(self, symbol: int) -> float:
        if symbol == Symbol.YELLOW:
            return self.temper.yellow_key
        wanted = any(symbol in lock for lock in self.locks)
        return self.temper.wanted_key if wanted else self.temper.any_key

    @property
    def price_of_loss(self) -> float:
        """What a lost duel with a Rahi costs (R7, R8)."""
        if self._price is None:
            caution = self.temper.loss * self.race.caution(self.seat)
            self._price = self.temper.set_back + caution * self.at_stake()
        return self._price

    def at_stake(self) -> float:
        """What the left neighbour would take (R9): what they have seen, or a promising back."""
        if not self.tray:
            return 0.0
        bit = bit_of(left_of(self.seen, self.seat))
        own = [self.of_own(place) for place in range(len(self.tray))]
        known = [worth for worth, disc in zip(own, self.tray, strict=True) if disc.known & bit]
        by_back: dict[Kind, list[float]] = {}
        for worth, disc in zip(own, self.tray, strict=True):
            if not disc.known & bit:
                by_back.setdefault(disc.back, []).append(worth)
        return max([*known, *map(fmean, by_back.values())])

    # What one could have

    def of_finding(self, disc: Disc) -> float:
        """A token one could go and collect."""
        name = disc.kind, disc.face
        if name not in self.found:
            self.found[name] = self._of_finding(disc)
        return self.found[name]

    def hopes(self, disc: Disc) -> Iterator[tuple[float, float]]:
        """What it may be worth to find a disc, and how likely that is."""
        if disc.face != HIDDEN:
            yield self.of_finding(disc), 1.0
            return
        for maybe, share in self._behind(disc):
            for value, chance in self.hopes(maybe):
                yield value, share * chance

    def _of_finding(self, disc: Disc) -> float:
        if disc.face == HIDDEN:
            return sum(share * self.of_finding(maybe) for maybe, share in self._behind(disc))
        if disc.kind is Kind.KEY:
            return self._of_finding_key(disc.face)
        return self.eagerness * max(0.0, self._of_strength(disc))

    def _of_strength(self, disc: Disc) -> float:
        """A mask or Turaga more, less the one that has to go for it (T4, T5)."""
        new = self.of_disc(disc)
        if disc.kind is Kind.KANOHI:
            new = self._of_mask(disc.face, self.tray)
            rivals = [
                self.of_disc(d)
                for d in self.tray
                if d.kind is Kind.KANOHI and d.face in FAST_MASKS and d.face != disc.face
            ]
            if disc.face in FAST_MASKS and rivals:
                return new - rivals[0]
        own = [self.of_own(place) for place, d in enumerate(self.tray) if d.kind is disc.kind]
        return new - min(own) if len(own) >= LIMITS[disc.kind] else new

    def _of_finding_key(self, symbol: int) -> float:
        temper, count, limit = self.temper, len(self.keys), LIMITS[Kind.KEY]
        now = self.match(self.keys)
        if now == limit:
            return 0.0
        keen = temper.keen if self.is_ready else 1.0
        if self.locks and self.match((*self.keys, symbol)) > now:
            return keen * (temper.last_fit if now == limit - 1 else temper.fitting_key)
        if count < limit:
            own = temper.last_key if count == limit - 1 else temper.any_key
            return keen * (own + (temper.yellow_key if symbol == Symbol.YELLOW else 0.0))
        if symbol == Symbol.YELLOW and not self.locks and set(self.keys) != {Symbol.YELLOW}:
            return keen * temper.yellow_key
        return 0.0

    def match(self, keys: Sequence[int]) -> int:
        """How many symbols of one open lock these keys serve at best."""
        return max((matching(keys, lock) for lock in self.locks), default=0)


def worth_to(seen: Observation, seat: Seat, temper: Temper) -> Worth:
    """As things are."""
    tray, unseen = seen.trays[seat], unseen_faces(seen)
    locks = seen.tokens.locks.values()
    return Worth(
        temper=temper,
        seat=seat,
        seen=seen,
        unseen=unseen,
        die=best_die(tray),
        bonus=full_bonus(seen, seat),
        chance=chance_of(seen, seat),
        tray=tray,
        keys=keys_of(tray),
        locks=tuple(LOCKS[lock.face] for lock in locks if lock.known == EVERYONE),
        find_race=cache(partial(race_of, seen, unseen)),
    )


def chance_of(seen: Table, seat: Seat) -> float:
    """Against Makuta; tokens that are not known count for the least that they can be."""
    die, bonus = best_die(seen.trays[seat]), full_bonus(seen, seat)
    return chance_above(makuta_strengths(seen), die, bonus)
