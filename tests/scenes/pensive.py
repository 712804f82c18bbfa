"""Computers that think until a test lets them decide."""

from collections.abc import Mapping
from random import Random
from typing import Any

from attrs import define, field

from game.boxes import SHELF
from game.players.player import Player, Troupe
from tools.studio import Studio


@define(eq=False)
class Pensive:
    """A thinker who answers when the test lets it."""

    players: Troupe | Mapping[str, Player[Any, Any]]
    thoughts: list["Pondered"] = field(factory=list)
    is_warm: bool = False

    @property
    def is_thinking(self) -> bool:
        return any(thought.answer is None for thought in self.thoughts)

    def warm(self) -> None:
        self.is_warm = True

    def ask(self, name: str, seen: object, rng: Random, /) -> "Pondered":
        self.thoughts.append(Pondered(name, self.players[name].choose(seen, rng)))
        return self.thoughts[-1]

    def close(self) -> None:
        pass


@define(eq=False)
class Pondered:
    name: str  # who was asked
    meant: object
    answer: object = None

    def decide(self) -> None:
        self.answer = self.meant


def pensive(studio: Studio) -> Pensive:
    studio.program.thinker = thinker = Pensive(SHELF.everybody)
    return thinker
