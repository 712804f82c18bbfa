"""Whole games of computer players, without a window; `simulate` and the proofs live on this."""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

from attrs import define, field, frozen

from game.boxes.makuta.bots import MakutaPlayer
from game.boxes.makuta.opening import dealt
from game.core.luck import Luck
from game.core.seats import NATURE, Seat
from game.rules import makuta
from game.rules.makuta.actions import Action
from game.rules.makuta.editions import Terms
from game.rules.makuta.events import Event, TurnStarted
from game.rules.makuta.phases import Over, Phase
from game.rules.makuta.state import State

MOST_TURNS = 300  # per player; a game that lasts longer is called unfinished


@frozen
class Doing:
    """What one seat, or nature, did."""

    phase: Phase  # in which it was done
    seat: Seat
    action: Action
    events: tuple[Event, ...]
    after: State  # the truth, so that figures can be drawn from it


Watcher = Callable[[Doing], None]


@frozen
class Result:
    """How a game went."""

    seats: int
    first: Seat  # who began
    winner: Seat | None  # None: unfinished
    turns: int  # of all players together
    actions: int  # of seats, chance not counted

    @property
    def winner_in_order(self) -> int | None:
        """Whether the first, the second … in turn order has won, from 0."""
        return None if self.winner is None else (self.winner - self.first) % self.seats


def play_out(
    terms: Terms,
    seed: str,
    players: Sequence[MakutaPlayer],
    most_turns: int = MOST_TURNS,
    watch: Watcher | None = None,
) -> Result:
    """The same game as a match with this seed, in which each seat is played by its player."""
    game = _Game(dealt(terms, seed), Luck(seed), players)
    while not game.is_over(most_turns * len(players)):
        doing = game.step()
        if watch:
            watch(doing)
    return game.result()


@define
class _Game:
    state: State
    luck: Luck
    players: Sequence[MakutaPlayer]
    asked: Counter[str] = field(factory=Counter)  # how often luck was asked, by stream
    first: Seat | None = None

    def is_over(self, most_turns: int) -> bool:
        return isinstance(self.state.phase, Over) or self.state.turn.number > most_turns

    def step(self) -> Doing:
        seat, phase = makuta.to_move(self.state), self.state.phase
        assert seat is not None
        action = self._chance() if seat == NATURE else self._choice(seat)
        step = makuta.advance(self.state, action)
        self.state = step.state
        if self.first is None:
            started = (e.seat for e in step.events if isinstance(e, TurnStarted))
            self.first = next(started, None)
        return Doing(phase, seat, action, step.events, step.state)

    def _chance(self) -> Action:
        stream = makuta.chance_stream(self.state)
        return makuta.sample_chance(self.state, self._luck_of(stream))

    def _choice(self, seat: Seat) -> Action:
        return self.players[seat].choose(makuta.observe(self.state, seat), self._luck_of("bots"))

    def _luck_of(self, stream: str) -> Random:
        rng = self.luck.at(stream, self.asked[stream])
        self.asked[stream] += 1
        return rng

    def result(self) -> Result:
        phase = self.state.phase
        assert self.first is not None
        return Result(
            seats=len(self.players),
            first=self.first,
            winner=phase.winner if isinstance(phase, Over) else None,
            turns=self.state.turn.number,
            actions=self.asked["bots"],
        )
