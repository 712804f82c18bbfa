"""What a game must offer to be played; a plain module qualifies."""

from collections.abc import Sequence
from fractions import Fraction
from random import Random
from typing import Generic, NamedTuple, Protocol, TypeVar

from attrs import frozen

from game.core.seats import Seat, Viewer

S = TypeVar("S")  # state
O = TypeVar("O")  # observation  # noqa: E741
A = TypeVar("A")  # action
E = TypeVar("E")  # event


class Step(NamedTuple, Generic[S, E]):
    """What has become of a state, and what happened on the way; a tuple, for it is made often."""

    state: S
    course: Sequence[tuple[E, S]]  # every event, and how things stood when it had happened

    @property
    def events(self) -> tuple[E, ...]:
        return tuple(event for event, _ in self.course)


@frozen
class Chance(Generic[A]):
    """What nature may do, and how likely that is."""

    action: A
    probability: Fraction


class Ruleset(Protocol[S, O, A, E]):
    """Pure functions over immutable values. A *table* is the truth or what somebody sees of it."""

    def to_move(self, table: S | O, /) -> Seat | None: ...
    def legal_actions(self, table: S | O, /) -> Sequence[A]: ...
    def winners(self, table: S | O, /) -> frozenset[Seat] | None:
        """Who has won, several where they share it; None while the game goes on."""

    def chance_stream(self, table: S | O, /) -> str: ...
    def chances(self, state: S, /) -> Sequence[Chance[A]] | None:
        """All that nature may do now, 1 in sum; None where it can only be sampled (a shuffle)."""

    def sample_chance(self, state: S, rng: Random, /) -> A: ...
    def apply(self, state: S, action: A, /) -> Step[S, E]: ...
    def advance(self, state: S, action: A, /) -> Step[S, E]: ...
    def observe(self, state: S, viewer: Viewer, /) -> O: ...
    def witness(self, event: E, viewer: Viewer, /) -> E: ...
    def reveals(self, event: E, /) -> bool: ...
    def imagine(self, observation: O, rng: Random, /) -> S: ...
    def sole_action(self, observation: O, /) -> A | None:
        """What alone is legal in every truth that its viewer can imagine; None if that is not so.

        It follows from what is seen, never from trying some truths. None is always allowed where
        the viewer does not decide: not all that could be proved need be.
        """
