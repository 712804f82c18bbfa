"""A game as it was written down, to be watched and to be played on from any moment."""

from bisect import bisect_right
from itertools import accumulate, pairwise
from typing import Any

from attrs import field, frozen

from game.core.match import Match, Ply
from game.core.seats import OPEN, PUBLIC, Seat, Viewer
from game.persistence.game_file import Opened
from game.players.sitting import Sitting
from game.shelf.game import Game, sit_down
from game.shelf.kept_game import KeptGame, NewGame


@frozen
class Recording:
    """All actions of a game; moment *n* is how it stood after the first n of them."""

    game: Game
    match: Match[Any, Any, Any, Any]  # nobody plays it on
    bots: dict[Seat, str]
    names: tuple[str, ...]
    onlooker: Viewer = PUBLIC  # who watches while the game is still played
    sitting: Sitting[Any, Any, Any, Any] = field(init=False, repr=False)
    events: tuple[Any, ...] = field(init=False, repr=False)
    turns: tuple[int, ...] = field(init=False, repr=False)  # at which moment each turn begins
    _counts: tuple[int, ...] = field(init=False, repr=False)  # events before each moment

    @sitting.default
    def _seated(self) -> Sitting[Any, Any, Any, Any]:
        return sit_down(self.game, self.match, dict(self.bots))

    @turns.default
    def _begun(self) -> tuple[int, ...]:
        turn = self.game.codec.turn
        numbers = [*(turn(ply.before) for ply in self.plies), turn(self.match.state)]
        steps = enumerate(pairwise([self.earlier, *numbers]))
        return tuple(moment for moment, (before, after) in steps if after > before)

    @property
    def earlier(self) -> int:
        """Turns before the recorded ones, of which nothing is told."""
        return max(0, self.game.codec.turn(self.state_at(0)) - 1)

    @events.default
    def _events(self) -> tuple[Any, ...]:
        return tuple(event for ply in self.plies for event in ply.events)

    @_counts.default
    def _counted(self) -> tuple[int, ...]:
        return tuple(accumulate((len(ply.events) for ply in self.plies), initial=0))

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
        return OPEN if self.is_over else self.onlooker

    def state_at(self, moment: int) -> Any:  # noqa: ANN401 - whatever the box's states are
        return self.match.state if moment == self.last else self.plies[moment].before

    def seen_at(self, moment: int) -> Any:  # noqa: ANN401 - whatever the box's observations are
        return self.match.rules.observe(self.state_at(moment), self.viewer)

    def events_until(self, moment: int) -> tuple[Any, ...]:
        return self.events[: self._counts[moment]]

    def turn_at(self, moment: int) -> int:
        """The number of the turn; 0 before the first."""
        return self.earlier + bisect_right(self.turns, moment)

    def played_on_from(self, moment: int) -> NewGame:
        """The same game up to *moment*, as one of its own; the old one stays as it is."""
        match = _copy_of(self.match)
        match.state = self.state_at(moment)
        del match.past[moment:]
        return NewGame(self.game, match, dict(self.bots), self.names)


def _copy_of(match: Match[Any, Any, Any, Any]) -> Match[Any, Any, Any, Any]:
    """The same up to now; what is done to one leaves the other as it is."""
    copy: Match[Any, Any, Any, Any] = Match(match.rules, match.state, match.luck)
    copy.past += match.past
    return copy


def recording_of(game: Game, opened: Opened[Any, Any, Any, Any]) -> Recording:
    """What a file tells. Watching writes nothing."""
    names = tuple(card.name for card in opened.head.seats)
    return Recording(game, _copy_of(opened.match), game.company.seated_by(opened.head), names)


def recording_so_far(kept: KeptGame) -> Recording:
    """A game that is being played, as whoever holds the screen may see it."""
    copy, bots = _copy_of(kept.sitting.match), dict(kept.sitting.bots)
    return Recording(kept.game, copy, bots, kept.names, kept.viewer)
