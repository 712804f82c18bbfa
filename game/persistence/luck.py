"""How much luck has been used up, and luck that goes on from there."""

from collections import Counter
from random import Random
from typing import TypeVar

from attrs import frozen

from game.core.luck import Luck
from game.core.match import Match
from game.core.seats import NATURE

S = TypeVar("S")
O = TypeVar("O")  # noqa: E741
A = TypeVar("A")
E = TypeVar("E")


@frozen
class LaterLuck(Luck):
    """Luck of a game whose beginning is known from a snapshot only: no die falls twice."""

    fallen: dict[str, int]  # outcomes of each stream before the snapshot

    def at(self, stream: str, n: int) -> Random:
        return Luck(self.seed).at(stream, n + self.fallen.get(stream, 0))


def luck_after(seed: str, fallen: dict[str, int]) -> Luck:
    return LaterLuck(seed, fallen) if fallen else Luck(seed)


def fallen_in(match: Match[S, O, A, E]) -> dict[str, int]:
    """How many outcomes of each stream have fallen so far."""
    before = match.luck.fallen if isinstance(match.luck, LaterLuck) else {}
    since = Counter(
        match.rules.chance_stream(ply.before) for ply in match.past if ply.seat == NATURE
    )
    return dict(Counter(before) + since)
