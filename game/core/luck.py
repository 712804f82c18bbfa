"""Luck that depends on the seed and on how often it was asked, so that undo cannot re-roll."""

from collections.abc import Mapping
from random import Random

from attrs import field, frozen


@frozen
class Luck:
    """The n-th outcome of every stream (dice, draws, bots …) of one game."""

    seed: str
    # Outcomes of each stream before the match, if its beginning is lost: no die falls twice.
    fallen: Mapping[str, int] = field(factory=dict)

    def at(self, stream: str, n: int) -> Random:
        return Random(f"{self.seed}/{stream}/{n + self.fallen.get(stream, 0)}")
