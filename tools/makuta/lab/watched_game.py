"""One whole game as it was watched, for those who count."""

from collections.abc import Iterable, Iterator
from typing import Any, TypeAlias

from attrs import frozen

from game.core.seats import Seat
from game.rules.makuta.editions import Terms
from game.rules.makuta.events import Event, TurnStarted
from game.rules.makuta.phases import Over
from game.rules.makuta.state import State
from tools.simulate import MakutaDoing

Figures: TypeAlias = dict[str, Any]  # whatever JSON can say


@frozen
class Told:
    """An event, and when it happened."""

    event: Event
    turn: int  # of all players together, from 1; 0 before anyone has begun
    round: int  # the players' first turns are round 1
    state: State  # when all that the same action brought had happened


@frozen
class WatchedGame:
    terms: Terms
    told: tuple[Told, ...]
    end: State

    @classmethod
    def of(cls, terms: Terms, doings: Iterable[MakutaDoing]) -> "WatchedGame":
        doings = tuple(doings)
        return cls(terms, tuple(_told(doings, len(terms.toas))), doings[-1].after)

    @property
    def seats(self) -> int:
        return len(self.terms.toas)

    @property
    def first(self) -> Seat:
        """Who began."""
        return next(t.event.seat for t in self.told if isinstance(t.event, TurnStarted))

    @property
    def winner(self) -> Seat | None:
        return self.end.phase.winner if isinstance(self.end.phase, Over) else None

    def place(self, seat: Seat) -> int:
        """Whether *seat* is the first, the second … in turn order, from 0."""
        return (seat - self.first) % self.seats

    def turns_begun(self) -> Iterator[tuple[Seat, Told]]:
        for told in self.told:
            if isinstance(told.event, TurnStarted):
                yield told.event.seat, told


def _told(doings: Iterable[MakutaDoing], seats: int) -> Iterator[Told]:
    turn = 0
    for doing in doings:
        for event in doing.events:
            if isinstance(event, TurnStarted):
                turn = event.number
            yield Told(event, turn, (turn + seats - 1) // seats, doing.after)


# Rounds

RUNNING = 0.1  # of all games must still be played, or a round says nothing


def by_round(values: Iterable[tuple[int, float]], seats: int) -> list[list[float]]:
    """*values*, each with its round, as one list for each round from 1.

    Only whole rounds: in the last one the strongest may be the only one who has had a turn.
    """
    rounds: list[list[float]] = []
    for number, value in values:
        rounds.extend([] for _ in range(number - len(rounds)))
        rounds[number - 1].append(value)
    return [players for players in rounds if len(players) == seats]


def running_rounds(notes: list[Figures]) -> list[list[list[float]]]:
    """For each round that enough games have reached: what was noted in each of these games."""
    longest = max(len(note["rounds"]) for note in notes)
    rounds = [
        [note["rounds"][i] for note in notes if len(note["rounds"]) > i] for i in range(longest)
    ]
    return [games for games in rounds if len(games) >= RUNNING * len(notes)]
