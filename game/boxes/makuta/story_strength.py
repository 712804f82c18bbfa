"""How strong each seat has been in the course of a game: what it could muster in a duel.

Everything lies open after the end, so this looks at the truth.
"""

from collections.abc import Iterator

from game.boxes.makuta.odds import best_die, full_bonus
from game.boxes.makuta.opening import MakutaMatch
from game.core.seats import Seat
from game.rules.makuta.editions import Terms
from game.rules.makuta.state import State


def strength_of(state: State, seat: Seat) -> float:
    """What the best die brings on average, and all bonuses of the tray."""
    return (best_die(state.trays[seat]) + 1) / 2 + full_bonus(state, seat)


def strengths_in(match: MakutaMatch) -> dict[Seat, tuple[float, ...]]:
    """At the beginning of every turn, and at the end."""
    moments = list(_moments(match))
    seats = (Seat(seat) for seat in range(len(match.state.pawns)))
    return {seat: tuple(strength_of(state, seat) for state in moments) for seat in seats}


def _moments(match: MakutaMatch) -> Iterator[State]:
    number = None
    for ply in match.past:
        if ply.before.turn.number != number:
            number = ply.before.turn.number
            yield ply.before
    yield match.state


def weakest_makuta(terms: Terms) -> int:
    return min(terms.edition.makuta) + terms.house.mighty_makuta
