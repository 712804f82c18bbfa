"""Saved games of Quest for Makuta."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TypeAlias

from game.boxes.makuta import codec
from game.boxes.makuta.opening import MakutaMatch
from game.persistence import game_file
from game.persistence.lines import SeatCard
from game.persistence.retelling import Moment
from game.persistence.scribe import Scribe
from game.rules.makuta.actions import Action
from game.rules.makuta.events import Event
from game.rules.makuta.state import Observation, State

MakutaScribe: TypeAlias = Scribe[State, Observation, Action, Event]
OpenedQuest: TypeAlias = game_file.Opened[State, Observation, Action, Event]


def start_game(path: Path, match: MakutaMatch, cards: Sequence[SeatCard] = ()) -> MakutaScribe:
    """Write *match* as it is to a new file; from now on it is recorded there."""
    return game_file.start_game(path, match, codec, cards)


def open_game(path: Path) -> OpenedQuest:
    return game_file.open_game(path, [codec])


def replay_game(path: Path) -> Iterator[Moment[State, Event]]:
    return game_file.replay_game(path, [codec])
