"""What every computer player is, the simplest of them, and who is asked what one would do."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Generic, Protocol, TypeVar

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


class Thought(Protocol[A_co]):
    """A question that is thought about; whoever forgets it gives it up."""

    @property
    def answer(self) -> A_co | None:
        """None until it is there. Never waits."""


class Thinker(Protocol[O_contra, A_co]):
    def ask(self, name: str, seen: O_contra, rng: Random, /) -> Thought[A_co]:
        """What the player of that *name* chooses, who sees this and has this luck."""

    def warm(self) -> None:
        """There will be questions; whatever takes time before the first one begins now."""

    @property
    def is_thinking(self) -> bool:
        """Whether somebody has been asked whose answer has not been fetched."""

    def close(self) -> None:
        """There will be no more questions."""


class Troupe(Protocol):
    """Everybody who can be asked, by name; a worker process gets it, too."""

    def __getitem__(self, name: str, /) -> Player[Any, Any]: ...

    def lasting(self, name: str, /) -> tuple[type, ...]:
        """Classes of what is the same in all that the player of that *name* is shown."""

    def stand_in(self, name: str, /) -> str | None:
        """A quick player, who answers for the one of that *name* who never does."""


def full_name(game: str, name: str) -> str:
    """Of a player of *game*, among those of all games."""
    return f"{game}/{name}"


@frozen
class Decided(Generic[A]):
    answer: A


@frozen
class PromptThinker(Generic[O, A]):
    """Thinks at once, and whoever asks waits for it."""

    players: Troupe | Mapping[str, Player[O, A]]  # by name

    def warm(self) -> None:
        pass

    @property
    def is_thinking(self) -> bool:
        return False

    def ask(self, name: str, seen: O, rng: Random, /) -> Decided[A]:
        return Decided(self.players[name].choose(seen, rng))

    def close(self) -> None:
        pass
