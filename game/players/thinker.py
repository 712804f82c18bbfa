"""Who is asked what a computer player would do, and has an answer sooner or later."""

from collections.abc import Mapping
from random import Random
from typing import Generic, Protocol, TypeVar

from attrs import frozen

from game.players.player import Player

O_contra = TypeVar("O_contra", contravariant=True)
A_co = TypeVar("A_co", covariant=True)
O = TypeVar("O")  # noqa: E741
A = TypeVar("A")


class Thought(Protocol[A_co]):
    """A question that is thought about; whoever forgets it gives it up."""

    @property
    def answer(self) -> A_co | None:
        """None until it is there. Never waits."""


class Thinker(Protocol[O_contra, A_co]):
    def warm(self) -> None:
        """There will be questions; whatever takes time before the first one begins now."""

    @property
    def is_thinking(self) -> bool:
        """Whether somebody has been asked whose answer has not been fetched."""

    def ask(self, name: str, seen: O_contra, rng: Random, /) -> Thought[A_co]:
        """What the player of that *name* chooses, who sees this and has this luck."""

    def close(self) -> None:
        """There will be no more questions."""


@frozen
class Decided(Generic[A]):
    answer: A


@frozen
class PromptThinker(Generic[O, A]):
    """Thinks at once, and whoever asks waits for it."""

    players: Mapping[str, Player[O, A]]  # by name

    def warm(self) -> None:
        pass

    @property
    def is_thinking(self) -> bool:
        return False

    def ask(self, name: str, seen: O, rng: Random, /) -> Decided[A]:
        return Decided(self.players[name].choose(seen, rng))

    def close(self) -> None:
        pass
