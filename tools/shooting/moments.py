"""Moments of a game that are worth a picture, whatever is played."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from attrs import field, frozen
from pygame import Surface

from game.core.seats import NATURE, Seat
from game.shelf.game import Game
from tools.studio import AnyMatch, Studio

Wanted: TypeAlias = Callable[[AnyMatch], bool]
Shot: TypeAlias = Callable[[Studio], Surface]
EARLY, GROWN, LATE = 2, 4, 6  # turns of all players together: some games are short


@frozen
class Pictures:
    """Moments that every box is shown at, and what is worth a picture in one box alone."""

    evenings: tuple[Wanted, ...]  # at which somebody left, to go on another day
    turn: Wanted  # somebody's turn begins, on a table worth looking at
    choosing: Wanted  # there is much to choose from
    after_others: Wanted  # the first seat's turn, after others have done something to be seen
    shots: Mapping[str, Shot] = field(factory=dict)  # by name
    movements: tuple[type, ...] = ()  # kinds of events that are worth a strip; none says all


def pictures_of(game: Game) -> Pictures:
    return Pictures(
        evenings=tuple(turn_begins(game, number) for number in (EARLY, GROWN, LATE)),
        turn=turn_begins(game, GROWN),
        choosing=lambda match: _turn(game, match) >= GROWN and _can_choose(match),
        after_others=by(Seat(0), turn_begins(game, GROWN)),
    )


def turn_begins(game: Game, number: int) -> Wanted:
    """The one of that number, or the next that begins with a decision."""

    def is_it(match: AnyMatch) -> bool:
        decided = next((ply for ply in reversed(match.past) if ply.seat != NATURE), None)
        now = _turn(game, match)
        has_begun = decided is not None and game.codec.turn(decided.before) != now
        return has_begun and now >= number and not is_over(match)

    return is_it


def by(seat: Seat, wanted: Wanted) -> Wanted:
    """The same, if it is *seat* who decides."""
    return lambda match: match.rules.to_move(match.state) == seat and wanted(match)


def is_over(match: AnyMatch) -> bool:
    return match.rules.to_move(match.state) is None


def _turn(game: Game, match: AnyMatch) -> int:
    return game.codec.turn(match.state)


def _can_choose(match: AnyMatch) -> bool:
    return len(match.rules.legal_actions(match.state)) > 1
