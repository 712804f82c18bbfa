"""One whole game as it was watched, for those who count."""

from typing import Generic, TypeVar

from attrs import frozen

from game.core.seats import Seat
from game.players.playing_out import Doing, Result
from game.shelf.choices import Setup

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


@frozen
class WatchedGame(Generic[S, A, E]):
    setup: Setup
    result: Result
    doings: tuple[Doing[S, A, E], ...]

    @property
    def seats(self) -> int:
        return self.result.seats

    @property
    def end(self) -> S:
        return self.doings[-1].after

    def place(self, seat: Seat) -> int:
        """Whether *seat* is the first, the second … in turn order, from 0."""
        return (seat - self.result.first) % self.seats
