"""The smallest game there is, for tests of what all games share.

A seat adds to the score, asks for a die or a card, or peeks; nature throws what was asked for.
"""

from collections.abc import Sequence
from fractions import Fraction
from random import Random
from typing import TypeAlias

from attrs import evolve, frozen

from game.core.errors import IllegalActionError
from game.core.ruleset import Chance, Step
from game.core.seats import NATURE, Seat, Viewer

GOAL = 100
FIRST = Seat(0)


@frozen
class Board:
    score: int = 0
    seat: Seat = FIRST
    asked: str | None = None  # the stream that nature is to draw from


@frozen
class Add:
    value: int


@frozen
class Ask:
    stream: str


@frozen
class Peek:
    """Look at something hidden."""


@frozen
class Fell:
    """Nature's."""

    value: int


Act: TypeAlias = Add | Ask | Peek | Fell
CHOICES: tuple[Act, ...] = (Add(1), Add(GOAL), Ask("dice"), Ask("cards"), Peek())


class Toy:
    """A ruleset."""

    def to_move(self, table: Board, /) -> Seat | None:
        if table.asked:
            return NATURE
        return table.seat if table.score < GOAL else None

    def legal_actions(self, table: Board, /) -> Sequence[Act]:
        if table.asked:
            return [Fell(value) for value in range(1, 7)]
        return CHOICES if table.score < GOAL else ()

    def winners(self, table: Board, /) -> frozenset[Seat] | None:
        return frozenset({Seat(1 - table.seat)}) if self.to_move(table) is None else None

    def chance_stream(self, table: Board, /) -> str:
        assert table.asked is not None
        return table.asked

    def chances(self, state: Board, /) -> Sequence[Chance[Act]] | None:
        """Cards are shuffled: nobody lists what may come of that."""
        if self.chance_stream(state) == "cards":
            return None
        return [Chance(fell, Fraction(1, 6)) for fell in self.legal_actions(state)]

    def sample_chance(self, state: Board, rng: Random, /) -> Act:
        return Fell(rng.randint(1, 6))

    def apply(self, state: Board, action: Act, /) -> Step[Board, str]:
        if action not in self.legal_actions(state):
            raise IllegalActionError(f"{action} is not legal")
        return self.advance(state, action)

    def advance(self, state: Board, action: Act, /) -> Step[Board, str]:
        match action:
            case Add(value):
                after = evolve(state, score=state.score + value, seat=Seat(1 - state.seat))
                return _step(after, f"added {value}")
            case Ask(stream):
                return _step(evolve(state, asked=stream), f"asked for {stream}")
            case Fell(value):
                after = evolve(state, score=state.score + value, asked=None)
                return _step(after, f"fell {value}")
            case Peek():
                return _step(state, "peeked")

    def observe(self, state: Board, viewer: Viewer, /) -> Board:
        return state

    def witness(self, event: str, viewer: Viewer, /) -> str:
        return event

    def reveals(self, event: str, /) -> bool:
        return event == "peeked"

    def imagine(self, observation: Board, rng: Random, /) -> Board:
        return observation

    def sole_action(self, observation: Board, /) -> Act | None:
        return None


def _step(after: Board, event: str) -> Step[Board, str]:
    return Step(after, ((event, after),))
