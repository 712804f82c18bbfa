"""What every computer player is, and the simplest of them."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Generic, Protocol, TypeVar

from attrs import frozen

from game.core.ruleset import A, O

O_contra = TypeVar("O_contra", contravariant=True)
A_co = TypeVar("A_co", covariant=True)

BOTS = "bots"  # the stream of luck that computer players choose by


class Player(Protocol[O_contra, A_co]):
    def choose(self, seen: O_contra, rng: Random, /) -> A_co:
        """An action that is legal for the viewer of *seen*, whose decision it is."""


@frozen
class RandomPlayer(Generic[O, A]):
    """Does anything that is legal, everything equally likely."""

    legal_actions: Callable[[O], Sequence[A]]

    def choose(self, seen: O, rng: Random, /) -> A:
        return rng.choice(self.legal_actions(seen))
