"""Sitting down to a game of Quest for Makuta."""

from typing import TypeAlias

from game.core.luck import Luck
from game.core.match import Match, Recorder
from game.rules import quest
from game.rules.quest.actions import Action
from game.rules.quest.editions import Terms
from game.rules.quest.events import Event
from game.rules.quest.setup import deal
from game.rules.quest.state import Observation, State

QuestMatch: TypeAlias = Match[State, Observation, Action, Event]


def dealt(terms: Terms, seed: str) -> State:
    """The first state: everything that *seed* decides at set-up."""
    return deal(terms, Luck(seed).at("deal", 0))


def open_match(terms: Terms, seed: str, recorder: Recorder[Action] | None = None) -> QuestMatch:
    """A match before its first roll; `begin` lets nature decide who starts."""
    return Match(quest, dealt(terms, seed), Luck(seed), recorder)
