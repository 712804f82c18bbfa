"""One whole game of Quest for Makuta: its events, and when they happened."""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from attrs import frozen

from game.core.seats import Seat
from game.players.playing_out import Doing
from game.rules.makuta.actions import Action
from game.rules.makuta.editions import Terms
from game.rules.makuta.events import Event, TurnStarted
from game.rules.makuta.state import State
from tools.lab_figures.watched_game import WatchedGame as AnyGame
from tools.proofs.results import Figures

MakutaDoing: TypeAlias = Doing[State, Action, Event]


@frozen
class Told:
    """An event, and when it happened."""

    event: Event
    turn: int  # of all players together, from 1; 0 before anyone has begun
    round: int  # the players' first turns are round 1
    state: State  # when all that the same action brought had happened


@frozen
class WatchedGame(AnyGame[State, Action, Event]):
    told: tuple[Told, ...]

    @classmethod
    def of(cls, game: AnyGame[State, Action, Event]) -> "WatchedGame":
        told = tuple(_told(game.doings, game.seats))
        return cls(game.setup, game.result, game.doings, told)

    @property
    def terms(self) -> Terms:
        return self.end.terms

    @property
    def winner(self) -> Seat | None:
        return next(iter(self.result.winners), None)

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
