"""A game in progress: the only thing on the rules' side that changes."""

from collections import Counter
from collections.abc import Callable, Sequence
from enum import Enum
from typing import Generic, Protocol, TypeVar

from attrs import define, field, frozen

from game.core.errors import GameError
from game.core.luck import Luck
from game.core.ruleset import A, E, O, Ruleset, S, Step
from game.core.seats import NATURE, Seat

A_contra = TypeVar("A_contra", contravariant=True)


class NothingToUndoError(GameError):
    """There is no action before this one."""


class NothingToRedoError(GameError):
    """Nothing has been undone, or something else has been done since."""


class Barrier(Enum):
    """Why the last action cannot be taken back by the players (it can in a replay)."""

    NOTHING_DONE = "nothing done"
    CHANCE = "chance"  # a die has fallen, a token has been drawn
    REVEALED = "revealed"  # something hidden has been seen


@frozen
class Ply(Generic[S, A, E]):
    """One action, whose it was, and what it did."""

    before: S
    seat: Seat
    action: A
    events: tuple[E, ...]


class Recorder(Protocol[A_contra]):
    """Who writes a match down as it goes."""

    def played(self, seat: Seat, action: A_contra, /) -> None: ...
    def undone(self) -> None: ...
    def redone(self) -> None: ...


@define
class Match(Generic[S, O, A, E]):
    rules: Ruleset[S, O, A, E]
    state: S
    luck: Luck
    recorder: Recorder[A] | None = None
    foretold: Sequence[A] = ()  # what nature does, as far as that is laid down: the n-th first
    past: list[Ply[S, A, E]] = field(factory=list, init=False)
    future: list[list[A]] = field(factory=list, init=False)  # undone, the last one undone last

    def begin(self) -> tuple[E, ...]:
        """Let nature do what comes before the first decision."""
        return self._let_nature_act()

    def submit(self, action: A) -> tuple[E, ...]:
        """Play *action*, then let nature act until a seat must decide."""
        events = self.play(action)
        return events + self._let_nature_act()

    def play(self, action: A) -> tuple[E, ...]:
        """Play one action, nature's or a seat's, and nothing after it."""
        return self._record(action, self._do(action, self.rules.apply))

    def repeat(self, action: A) -> tuple[E, ...]:
        """Play one action that was legal when it was done, by other rules than these, perhaps."""
        return self._record(action, self._do(action, self.rules.advance))

    def _record(self, action: A, events: tuple[E, ...]) -> tuple[E, ...]:
        self.future.clear()
        if self.recorder:
            self.recorder.played(self.past[-1].seat, action)
        return events

    def undo(self) -> None:
        """Take back the last decision, with what nature did after it."""
        if not self.decisions():
            raise NothingToUndoError("There is nothing to undo yet.")
        taken_back: list[A] = []
        while True:
            ply = self.past.pop()
            self.state = ply.before
            taken_back.insert(0, ply.action)
            if ply.seat != NATURE:
                break
        self.future.append(taken_back)
        if self.recorder:
            self.recorder.undone()

    def redo(self) -> tuple[E, ...]:
        """Play again what was last taken back."""
        if not self.future:
            raise NothingToRedoError("There is nothing to redo.")
        events: tuple[E, ...] = ()
        for action in self.future.pop():
            events += self._do(action, self.rules.advance)
        if self.recorder:
            self.recorder.redone()
        return events

    def decisions(self) -> int:
        """How many actions of seats have been played."""
        return sum(ply.seat != NATURE for ply in self.past)

    def fallen(self) -> Counter[str]:
        """How many outcomes of each stream of luck have fallen since the match began."""
        fallen = (ply.before for ply in self.past if ply.seat == NATURE)
        return Counter(map(self.rules.chance_stream, fallen))

    def barrier(self, after: int = 0) -> Barrier | None:
        """What stops whoever decided last from taking it back, *after* so many plies are gone."""
        past = self.past[: len(self.past) - after]
        if not past:
            return Barrier.NOTHING_DONE
        last = past[-1]
        if last.seat == NATURE:
            is_first = all(ply.seat == NATURE for ply in past)
            return Barrier.NOTHING_DONE if is_first else Barrier.CHANCE
        if any(self.rules.reveals(event) for event in last.events):
            return Barrier.REVEALED
        return None

    def _do(self, action: A, how: Callable[[S, A], Step[S, E]]) -> tuple[E, ...]:
        seat = self.rules.to_move(self.state)
        step = how(self.state, action)
        assert seat is not None
        self.past.append(Ply(self.state, seat, action, step.events))
        self.state = step.state
        return step.events

    def _let_nature_act(self) -> tuple[E, ...]:
        events: tuple[E, ...] = ()
        while self.rules.to_move(self.state) == NATURE:
            events += self.play(self._outcome())
        return events

    def _outcome(self) -> A:
        """By luck, unless it is foretold."""
        fallen = self.fallen()
        if fallen.total() < len(self.foretold):
            return self.foretold[fallen.total()]
        stream = self.rules.chance_stream(self.state)
        rng = self.luck.at(stream, fallen[stream])
        return self.rules.sample_chance(self.state, rng)
