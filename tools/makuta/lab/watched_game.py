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
from tools.lab_figures.every_game import WatchedGame as AnyGame

MakutaDoing: TypeAlias = Doing[State, Action, Event]


@frozen
class Told:
    """An event, and when it happened."""

    event: Event
    turn: int  # of all players together, from 1; 0 before anyone has begun
    round: int  # the players' first turns are round 1
    before: State  # the action that brought it
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
            yield Told(event, turn, (turn + seats - 1) // seats, doing.before, doing.after)
