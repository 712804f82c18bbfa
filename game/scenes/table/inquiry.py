"""Why did the computer do that? The log can be asked, and tells what the reader may know."""

from collections.abc import Iterator, Mapping
from typing import Any

from attrs import frozen

from game.core.match import Match, Ply
from game.core.seats import NATURE, Seat
from game.scenes.table.chronicle import Chronicle
from game.scenes.table.view import TableView

Decision = Ply[Any, Any, Any]


@frozen
class Inquiry:
    """The first line of what came of a computer's decision can be asked about."""

    view: TableView[Any, Any, Any]
    chronicle: Chronicle
    match: Match[Any, Any, Any, Any]
    bots: Mapping[Seat, str]

    def askable_lines(self) -> frozenset[int]:
        """By their numbers in the log."""
        return frozenset(self._askable())

    def _askable(self) -> Iterator[int]:
        """A turn that begins tells of nobody's decision, though it follows from one."""
        decisions, last = self._decisions(), None
        for number, (event, line) in enumerate(self.chronicle.told_lines):
            before, last = last, decisions[event]
            if last is not before and self._is_computers(last) and not line.is_turn:
                yield number

    def _is_computers(self, decision: Decision | None) -> bool:
        return decision is not None and decision.seat in self.bots

    def _decisions(self) -> list[Decision | None]:
        """For every event the decision that it came of; chance follows from the one before."""
        found: list[Decision | None] = []
        last: Decision | None = None
        for ply in self.match.past:
            last = last if ply.seat == NATURE else ply
            found += [last] * len(ply.events)
        return found

    def toggle(self, line: int) -> None:
        """Say why, or no more."""
        event, told = self.chronicle.told_lines[line]
        self.chronicle.answer(event, "" if told.why else self._why(event))

    def _why(self, event: int) -> str:
        """From what the reader of the log could see before it was done, not the computer."""
        decision = self._decisions()[event]
        assert decision
        seen = self.match.rules.observe(decision.before, self.chronicle.reader)
        bot = self.bots[decision.seat]
        return self.view.why(seen, decision.seat, decision.action, bot)
