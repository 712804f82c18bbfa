"""Saved games of Quest for Makuta."""

from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

from game.boxes.quest import codec
from game.boxes.quest.opening import QuestMatch
from game.persistence import game_file
from game.persistence.lines import Cover
from game.persistence.retelling import Moment
from game.persistence.scribe import Scribe
from game.rules.quest.actions import Action
from game.rules.quest.events import Event
from game.rules.quest.state import Observation, State

QuestScribe: TypeAlias = Scribe[State, Observation, Action, Event]
OpenedQuest: TypeAlias = game_file.Opened[State, Observation, Action, Event]


def start_game(path: Path, match: QuestMatch, cover: Cover = game_file.BLANK) -> QuestScribe:
    """Write *match* as it is to a new file; from now on it is recorded there."""
    return game_file.start_game(path, match, codec, cover)


def open_game(path: Path) -> OpenedQuest:
    return game_file.open_game(path, [codec])


def replay_game(path: Path) -> Iterator[Moment[State, Event]]:
    return game_file.replay_game(path, [codec])
