"""Keys, and the locks that they open (L4)."""

from collections.abc import Sequence

from game.rules.makuta.pieces import Kind, Symbol
from game.rules.makuta.state import Tray


def matching(keys: Sequence[int], lock: Sequence[int]) -> int:
    """How many symbols of *lock* the best of *keys* serve (L4)."""
    yellow = sum(key == Symbol.YELLOW for key in keys)
    return min(len(lock), sum(symbol in keys for symbol in lock) + yellow)


def keys_of(tray: Tray) -> tuple[int, ...]:
    return tuple(disc.face for disc in tray if disc.kind is Kind.KEY)
