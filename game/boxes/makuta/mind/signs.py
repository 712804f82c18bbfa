"""Signs of how long it will take somebody to beat Makuta, each of about the size of one."""

import math
from collections.abc import Iterable

from attrs import define, field

from game.boxes.makuta.mind.keys import matching
from game.boxes.makuta.mind.travel import Travel
from game.boxes.makuta.mind.worth import Worth
from game.boxes.makuta.odds import chance_above, makuta_strengths
from game.rules.makuta.pieces import (
    EVERYONE,
    HIDDEN,
    LOCKS,
    POWERS,
    Die,
    Disc,
    Kanohi,
    Kind,
    Symbol,
)
from game.rules.makuta.tokens import LIMITS

Signs = dict[str, float]

FAR = 15.0  # turns
ONWARD = 0.85  # what remains of a thing a turn away
WORTH = 10.0  # points, about those of a good mask


def holdings_of(worth: Worth) -> Signs:
    """Signs that are the same as long as a tray is, and the locks that are read."""
    return {**_strength(worth), **_keys(worth)}


def signs_of(holdings: Signs, worth: Worth, promise: float, travel: Travel) -> Signs:
    """*promise* is what sight makes of the place where one stands, *travel* leads from there."""
    around = _Surroundings(worth, travel)
    return {
        **holdings,
        **_island(worth),
        **around.distances(),
        **around.plenty(),
        "promise": math.log1p(max(0.0, promise)) / 4,
    }


def _strength(worth: Worth) -> Signs:
    makuta = makuta_strengths(worth.seen)
    masks = [disc.face for disc in worth.tray if disc.kind is Kind.KANOHI]
    turaga = sum(disc.kind is Kind.TURAGA for disc in worth.tray)
    return {
        "red die": float(worth.die is Die.RED),
        "green die": float(worth.die is Die.GREEN),
        "bonus": worth.bonus / 30,
        "chance": worth.chance,
        "chance with 5 more": chance_above(makuta, worth.die, worth.bonus + 5),
        "chance with 10 more": chance_above(makuta, worth.die, worth.bonus + 10),
        "masks": len(masks) / LIMITS[Kind.KANOHI],
        "turaga": turaga / LIMITS[Kind.TURAGA],
        "akaku": float(Kanohi.AKAKU in masks),
        "miru": float(Kanohi.MIRU in masks),
    }


def _keys(worth: Worth) -> Signs:
    match, limit = worth.match(worth.keys), LIMITS[Kind.KEY]
    return {
        "match": match / limit,
        "complete": float(match == limit),
        "keys": len(worth.keys) / limit,
        "yellow keys": worth.keys.count(Symbol.YELLOW) / limit,
        "a key fits": sum(
            share for face, share in worth.unseen[Kind.KEY].items() if _fits(worth, face)
        ),
    }


def _fits(worth: Worth, symbol: int) -> bool:
    """Whether such a key brings one closer to a lock; before any is read, a yellow one does."""
    if not worth.locks:
        return symbol == Symbol.YELLOW and set(worth.keys) != {Symbol.YELLOW}
    return worth.match((*worth.keys, symbol)) > worth.match(worth.keys)


def _island(worth: Worth) -> Signs:
    seen = worth.seen
    locks = seen.tokens.locks.values()
    read = sum(lock.known == EVERYONE for lock in locks)
    return {
        "locks read": read / 3,
        "locks unread": (len(locks) - read) / 3,
        "makuta found": float(seen.temple is not None),
        "tiles left": seen.tiles_left / 18,
        "a mask": _gain(worth, Disc(Kind.KANOHI, HIDDEN)) / WORTH,
        "a turaga": _gain(worth, Disc(Kind.TURAGA, HIDDEN)) / WORTH,
        "share": 1 / len(seen.pawns),
    }


def _gain(worth: Worth, disc: Disc) -> float:
    """The same for all, however eager they are."""
    return worth.of_finding(disc) / worth.eagerness


@define
class _Surroundings:
    """What lies around somebody, and how many turns away."""

    worth: Worth
    travel: Travel
    finds: list[tuple[int, Disc]] = field(init=False)  # all that lies on a field but Rahi
    turn: float = field(init=False)  # steps of one

    @turn.default
    def _turn(self) -> float:
        return (self.worth.die + 1) / 2

    @finds.default
    def _finds(self) -> list[tuple[int, Disc]]:
        tokens = self.worth.seen.tokens
        lying = tokens.on_fields.items()
        return [(place, disc) for place, discs in lying for disc in discs[place in tokens.rahi :]]

    def distances(self) -> Signs:
        keys = self._to(self._hidden(Kind.KEY))
        match = self.worth.match(self.worth.keys)
        return {
            "to a key": _nearest(keys),
            "to another key": _nearest(keys, 1),
            "to a fitting key": _nearest(self._to(self._fitting_keys())),
            "to a mask": _nearest(self._to(self._good_finds())),
            "to a turaga": _nearest(self._to(self._hidden(Kind.TURAGA))),
            "to a gate": _nearest(self._to(self._gates())),
            "to an unread lock": _nearest(self._to(self._unread_locks())),
            "to the best lock": _nearest(self._to(self._locks_served(match))),
            "to an open lock": _nearest(self._to(self._locks_served(LIMITS[Kind.KEY]))),
            "to the start": _nearest(self._to([self.worth.seen.terms.atlas.start_field])),
        }

    def plenty(self) -> Signs:
        """All there is of something, the less the farther; and how much of it lies anywhere."""
        keys = self._hidden(Kind.KEY)
        strength = [(place, disc) for place, disc in self.finds if disc.kind is not Kind.KEY]
        worths = (
            _gain(self.worth, disc) * ONWARD ** (self.travel[place] / self.turn)
            for place, disc in strength
            if place in self.travel
        )
        return {
            "keys around": self._sum(keys) / 3,
            "strength around": sum(worths) / 30,
            "gates around": self._sum(self._gates()) / 3,
            "keys lying": len(keys) / 12,
            "strength lying": len(strength) / 12,
        }

    # How far

    def _to(self, places: Iterable[int]) -> list[float]:
        travel, turn = self.travel, self.turn
        return sorted(travel[place] / turn for place in places if place in travel)

    def _sum(self, places: Iterable[int]) -> float:
        return sum((ONWARD**turns for turns in self._to(places)), start=0.0)

    # To what

    def _hidden(self, kind: Kind) -> list[int]:
        """Where something of this kind lies, or may lie, face down."""
        kinds = {kind, Kind.POWER} if kind in POWERS else {kind}
        return [p for p, disc in self.finds if disc.kind in kinds and disc.face == HIDDEN]

    def _fitting_keys(self) -> list[int]:
        keys = ((p, d) for p, d in self.finds if d.kind is Kind.KEY and d.face != HIDDEN)
        return [place for place, key in keys if _fits(self.worth, key.face)]

    def _good_finds(self) -> list[int]:
        """Masks, and whatever is known to be better than a mask that is not."""
        usual = _gain(self.worth, Disc(Kind.KANOHI, HIDDEN))
        known = (
            place
            for place, disc in self.finds
            if disc.kind is not Kind.KEY and disc.face != HIDDEN and _gain(self.worth, disc) > usual
        )
        return [*self._hidden(Kind.KANOHI), *known]

    def _gates(self) -> Iterable[int]:
        return self.worth.seen.island.open_gates if self.worth.seen.tiles_left else ()

    def _unread_locks(self) -> list[int]:
        locks = self.worth.seen.tokens.locks
        return [place for place, lock in locks.items() if lock.known != EVERYONE]

    def _locks_served(self, count: int) -> list[int]:
        """Those that are read, and of which one's keys serve so many symbols."""
        locks = self.worth.seen.tokens.locks
        return [
            place
            for place, lock in locks.items()
            if lock.known == EVERYONE and matching(self.worth.keys, LOCKS[lock.face]) == count
        ]


def _nearest(turns: list[float], place: int = 0) -> float:
    """As a share of `FAR`; of a sorted list the first, or a later one."""
    return min(FAR, turns[place]) / FAR if place < len(turns) else 1.0
