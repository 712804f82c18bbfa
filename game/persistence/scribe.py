"""Writes a match down as it goes.

A snapshot follows whenever a turn begins, when the game ends, and when more is taken back than has
happened since the last one: so the lines after the last snapshot can always be told from it.
"""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Generic

from attrs import define

from game.core.match import Match
from game.core.ruleset import A, E, O, S
from game.core.seats import NATURE, Seat
from game.persistence.codec import Codec
from game.persistence.errors import GameFileError
from game.persistence.journal import Journal
from game.persistence.json_text import JsonObject, dumped, line_of, packed_text
from game.persistence.lines import (
    REDONE,
    UNDONE,
    SeatCard,
    Snapshot,
    marked,
    played_line,
    reseated,
    snapshot_line,
)
from game.persistence.migrations import NEWEST


@define
class Scribe(Generic[S, O, A, E]):
    """The recorder of *match*. If writing fails the match goes on, and `trouble` says why."""

    codec: Codec[S, O, A, E]
    match: Match[S, O, A, E]
    pages: Journal
    _turn: int  # of the last snapshot
    _depth: int  # plies before it
    _format: int = NEWEST  # of the first line
    _written: int = NEWEST  # of the next one

    @property
    def trouble(self) -> GameFileError | None:
        """Why the last lines are not on the disk yet."""
        return self.pages.trouble

    def played(self, seat: Seat, action: A) -> None:
        self._add(played_line(seat, self.codec.encode_action(action)))

    def undone(self) -> None:
        self._add(UNDONE)

    def redone(self) -> None:
        self._add(REDONE)

    def repeat(self, action: A) -> None:
        """Write down once more what was done, perhaps by older rules: then the line says so."""
        rules, state = self.match.rules, self.match.state
        if rules.to_move(state) != NATURE and action not in rules.legal_actions(state):
            self._written = NEWEST - 1
        self.match.repeat(action)
        self._written = NEWEST

    def reseat(self, cards: Sequence[SeatCard]) -> None:
        """Others sit there from now on."""
        self.pages.amend_first(partial(reseated, cards=cards))

    def _add(self, line: JsonObject) -> None:
        text = line_of(marked(line, self._format, self._written))
        if self._needs_snapshot():
            self.pages.add(text + self._snapshot(), sync=True)
        else:
            self.pages.add(text, sync=False)

    def _needs_snapshot(self) -> bool:
        state = self.match.state
        return (
            self.codec.turn(state) != self._turn
            or len(self.match.past) < self._depth
            or self.codec.rules.to_move(state) is None
        )

    def _snapshot(self) -> bytes:
        self._turn = self.codec.turn(self.match.state)
        self._depth = len(self.match.past)
        return snapshot_of(self.codec, self.match, self._format)


def snapshot_of(codec: Codec[S, O, A, E], match: Match[S, O, A, E], number: int = NEWEST) -> bytes:
    """The line that tells the whole situation, in a file of format *number*."""
    snapshot = Snapshot(
        turn=codec.turn(match.state),
        packed=packed_text(dumped(codec.encode_state(match.state))),
        fallen=dict(Counter(match.luck.fallen) + match.fallen()),
        future=[[codec.encode_action(action) for action in group] for group in match.future],
        over=codec.rules.to_move(match.state) is None,
    )
    return line_of(marked(snapshot_line(snapshot), number))
