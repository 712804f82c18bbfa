"""Who sits down to a game of Quest for Makuta."""

from typing import TypeAlias

from game.boxes.makuta.bots import PLAYERS
from game.boxes.makuta.opening import MakutaMatch
from game.core.seats import PUBLIC, Seat
from game.players.sitting import Sitting
from game.rules.makuta import observe
from game.rules.makuta.actions import Action
from game.rules.makuta.events import Event
from game.rules.makuta.state import Observation, State

MakutaSitting: TypeAlias = Sitting[State, Observation, Action, Event]


def sit_down(match: MakutaMatch, bots: dict[Seat, str]) -> MakutaSitting:
    """*bots* names the computer players; people play the other seats."""
    return Sitting(match, len(match.state.pawns), bots, PLAYERS, knows_secrets)


def knows_secrets(state: State, seat: Seat) -> bool:
    """A game may begin in the middle, with faces that somebody has seen long ago."""
    seen, public = observe(state, seat), observe(state, PUBLIC)
    return (seen.trays, seen.tokens, seen.phase) != (public.trays, public.tokens, public.phase)
