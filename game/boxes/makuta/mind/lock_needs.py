"""Which lock a key is good for."""

from collections.abc import Sequence

from game.boxes.makuta.mind.keys import matching
from game.boxes.makuta.mind.worth import Worth
from game.rules.makuta.pieces import EVERYONE, HIDDEN, LOCKS, Disc, Kind, Symbol


def is_known_key(disc: Disc) -> bool:
    return disc.kind is Kind.KEY and disc.face != HIDDEN


def lock_served(worth: Worth, keys: Sequence[int]) -> int | None:
    """The entrance whose lock *keys* serve best, if better than those that are there serve any."""
    served = {entrance: matching(keys, lock) for entrance, lock in _locks(worth).items()}
    entrance = max(served, key=served.__getitem__, default=None)
    if entrance is None or served[entrance] <= worth.match(worth.keys):
        return None
    return entrance


def lock_asking_for(worth: Worth, disc: Disc) -> int | None:
    """An entrance whose lock shows the symbol of *disc*."""
    if not is_known_key(disc):
        return None
    return next((at for at, lock in _locks(worth).items() if disc.face in lock), None)


def _locks(worth: Worth) -> dict[int, tuple[Symbol, ...]]:
    """Those that lie face up, by entrance."""
    locks = worth.seen.tokens.locks
    return {at: LOCKS[lock.face] for at, lock in locks.items() if lock.known == EVERYONE}
