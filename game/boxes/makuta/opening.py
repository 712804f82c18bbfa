"""Sitting down to a game of Quest for Makuta."""

from typing import TypeAlias

from game.core.luck import Luck
from game.core.match import Match
from game.players.sitting import Sitting
from game.rules import makuta
from game.rules.makuta.actions import Action
from game.rules.makuta.editions import Terms
from game.rules.makuta.events import Event
from game.rules.makuta.setup import deal
from game.rules.makuta.state import Observation, State

MakutaMatch: TypeAlias = Match[State, Observation, Action, Event]
MakutaSitting: TypeAlias = Sitting[State, Observation, Action, Event]


def dealt(terms: Terms, seed: str) -> State:
    """The first state: everything that *seed* decides at set-up."""
    return deal(terms, Luck(seed).at("deal", 0))


def open_match(terms: Terms, seed: str) -> MakutaMatch:
    """A match before its first roll; `begin` lets nature decide who starts."""
    return Match(makuta, dealt(terms, seed), Luck(seed))
