"""Luck that depends on the seed and on how often it was asked, so that undo cannot re-roll."""

from random import Random

from attrs import frozen


@frozen
class Luck:
    """The n-th outcome of every stream (dice, draws, bots …) of one game."""

    seed: str

    def at(self, stream: str, n: int) -> Random:
        return Random(f"{self.seed}/{stream}/{n}")
