"""A whole match written down at once, as if it had been recorded from its beginning."""

from collections.abc import Callable
from typing import Generic, TypeVar

from attrs import define, frozen

from game.core.match import Match
from game.persistence.codec import Codec
from game.persistence.errors import GameFileError
from game.persistence.json_text import dumped, line_of, loaded
from game.persistence.lines import Head, head_line
from game.persistence.scribe import Scribe, snapshot_of

S = TypeVar("S")
O = TypeVar("O")  # noqa: E741
A = TypeVar("A")
E = TypeVar("E")


@define
class LoosePages:
    """Lines that are not in a file yet."""

    text: bytes
    trouble: GameFileError | None = None

    def add(self, lines: bytes, *, sync: bool) -> None:
        self.text += lines

    def amend_first(self, change: Callable[[bytes], bytes]) -> None:
        first, newline, others = self.text.partition(b"\n")
        self.text = change(first) + newline + others


@frozen
class Draft(Generic[S, O, A, E]):
    text: bytes
    scribe: Scribe[S, O, A, E]  # who has written it, and can go on


def draft_of(match: Match[S, O, A, E], codec: Codec[S, O, A, E], head: Head) -> Draft[S, O, A, E]:
    first = match.past[0].before if match.past else match.state
    again = Match(match.rules, first, match.luck)
    pages = LoosePages(line_of(head_line(head)))
    if codec.deal(loaded(dumped(head.terms)), head.seed) != first:
        pages.text += snapshot_of(codec, again)  # it begins in the middle, as a puzzle does
    scribe = Scribe(codec, again, pages, codec.turn(first), 0)
    again.recorder = scribe
    _play_again(match, again)
    return Draft(pages.text, scribe)


def _play_again(match: Match[S, O, A, E], again: Match[S, O, A, E]) -> None:
    """All that has happened, and what has been taken back."""
    for ply in match.past:
        again.play(ply.action)
    for group in reversed(match.future):
        for action in group:
            again.play(action)
    for _ in match.future:
        again.undo()
