"""Players that a worker process can be given, and hands to wait for what they think."""

import os
import time
from random import Random
from typing import Any, TypeVar

from attrs import define, frozen

from game.players.player import Thought

A = TypeVar("A")
PATIENCE = 30  # seconds


@define
class Troupe:
    players: dict[str, Any]
    quick: str | None = None

    def __getitem__(self, name: str) -> Any:  # noqa: ANN401 - any player
        return self.players[name]

    def lasting(self, name: str) -> tuple[type, ...]:
        return ()

    def stand_in(self, name: str) -> str | None:
        return self.quick


@frozen
class Echo:
    """Says what it sees, what its luck is, and in which process."""

    def choose(self, seen: str, rng: Random, /) -> tuple[str, float, int]:
        return seen, rng.random(), os.getpid()


@frozen
class Sleeper:
    """Thinks for *seconds* and says what it sees."""

    seconds: float

    def choose(self, seen: str, rng: Random, /) -> str:
        time.sleep(self.seconds)
        return seen


@frozen
class Mortal:
    """Dies of thinking, but not in the process where it was made."""

    born_in: int

    def choose(self, seen: str, rng: Random, /) -> tuple[str, int]:
        if os.getpid() != self.born_in:
            os._exit(1)
        return seen, os.getpid()


@frozen
class Broken:
    """Has a mistake in it."""

    def choose(self, seen: str, rng: Random, /) -> str:
        raise ZeroDivisionError(seen)


def answer_of(thought: Thought[A]) -> A:
    """However long it takes."""
    ends = time.monotonic() + PATIENCE
    while (answer := thought.answer) is None:
        assert time.monotonic() < ends, "no answer"
        time.sleep(0.002)
    return answer
