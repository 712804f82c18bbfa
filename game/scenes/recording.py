"""A game as it was written down, to be watched and to be played on from any moment."""

from typing import Any

from attrs import frozen

from game.core.luck import Luck
from game.core.match import Match, Ply
from game.core.seats import OPEN, PUBLIC, Seat, Viewer
from game.persistence.game_file import Opened
from game.players.sitting import Sitting
from game.scenes.box import NewGame
from game.scenes.program import Program
from game.scenes.seated import bots_in


@frozen
class Recording:
    """All actions of a game; moment *n* is how it stood after the first n of them."""

    match: Match[Any, Any, Any, Any]
    sitting: Sitting[Any, Any, Any, Any]
    bots: dict[Seat, str]
    names: tuple[str, ...]
    turns: tuple[int, ...]  # at which moment each turn begins

    @property
    def plies(self) -> list[Ply[Any, Any, Any]]:
        return self.match.past

    @property
    def last(self) -> int:
        return len(self.plies)

    @property
    def is_over(self) -> bool:
        return self.sitting.decider is None

    @property
    def viewer(self) -> Viewer:
        """Nobody spoils a game that is still played; afterwards all is open."""
        return OPEN if self.is_over else PUBLIC

    def state_at(self, moment: int) -> Any:  # noqa: ANN401 - whatever the box's states are
        return self.match.state if moment == self.last else self.plies[moment].before

    def events_until(self, moment: int) -> list[Any]:
        return [event for ply in self.plies[:moment] for event in ply.events]

    def turn_at(self, moment: int) -> int:
        """The number of turns that have begun by then."""
        return sum(begins <= moment for begins in self.turns)

    def played_on_from(self, moment: int) -> NewGame:
        """The same game up to *moment*, as one of its own; the old one stays as it is."""
        first = self.state_at(0)
        match: Match[Any, Any, Any, Any] = Match(
            self.match.rules, first, Luck(self.match.luck.seed)
        )
        for ply in self.plies[:moment]:
            match.play(ply.action)
        return NewGame(match, dict(self.bots), self.names)


def recording_of(program: Program, opened: Opened[Any, Any, Any, Any]) -> Recording:
    match = opened.match
    match.recorder = None  # watching writes nothing
    bots = bots_in(program.box, opened.head)
    sitting = program.box.sit_down(match, bots)
    names = tuple(card.name for card in opened.head.seats)
    turn = program.box.codec.turn
    states = [*(ply.before for ply in match.past), match.state]
    numbers = [turn(state) for state in states]
    turns = tuple(n for n, number in enumerate(numbers) if n == 0 or number != numbers[n - 1])
    return Recording(match, sitting, bots, names, turns)
