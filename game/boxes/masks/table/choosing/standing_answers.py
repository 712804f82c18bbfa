"""Answers that somebody has given beforehand: to pass whenever it is asked (W4, W5, U7).

They belong to the sitting, not to the game: nothing of them is saved, and every pass is recorded.
"""

from enum import Enum, auto

from attrs import define, field, frozen

from game.core.seats import Seat
from game.rules.masks.actions import Action, Pass
from game.rules.masks.phases import Answering, Declared
from game.rules.masks.state import Observation


class Until(Enum):
    TURN = auto()  # the one that goes on is over
    GAME = auto()


@frozen
class PassOn:
    """Pass now, and whenever it is asked until then."""

    until: Until


@frozen
class AskAgain:
    """No more answers beforehand."""


def is_ask(seen: Observation) -> bool:
    """Whether somebody is asked in the middle of another's turn."""
    return isinstance(seen.phase, Answering | Declared)


@define
class StandingAnswers:
    _turns: dict[Seat, int | None] = field(factory=dict, init=False)  # None: to the end

    def give(self, seat: Seat, turn: int, until: Until) -> None:
        self._turns[seat] = turn if until is Until.TURN else None

    def withdraw(self, seat: Seat) -> None:
        self._turns.pop(seat, None)

    def is_for_game(self, seat: Seat | None) -> bool:
        return seat is not None and self._turns.get(seat, 0) is None

    def answer(self, seen: Observation) -> Action | None:
        """What has been said beforehand to what is asked now."""
        phase = seen.phase
        if not isinstance(phase, Answering | Declared) or phase.seat not in self._turns:
            return None
        turn = self._turns[phase.seat]
        return Pass() if turn is None or turn == seen.turn.number else None
