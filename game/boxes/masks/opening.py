"""Sitting down to a game of Quest for the Masks."""

from typing import TypeAlias

from game.core.luck import Luck
from game.core.match import Match
from game.rules import masks
from game.rules.masks.actions import Action
from game.rules.masks.events import Event
from game.rules.masks.printed.editions import Terms
from game.rules.masks.setup import deal
from game.rules.masks.state import Observation, State

MasksMatch: TypeAlias = Match[State, Observation, Action, Event]


def dealt(terms: Terms, seed: str) -> State:
    """The first state: everything that *seed* decides at set-up."""
    return deal(terms, Luck(seed).at("deal", 0))


def open_match(terms: Terms, seed: str) -> MasksMatch:
    """A match before its first roll; `begin` lets nature decide who starts."""
    return Match(masks, dealt(terms, seed), Luck(seed))
