"""A lesson: a game file that is played again, with notes on the way.

Its line is what is to be done, dice and the other seats included. Whoever learns may do it in
another way, as long as the same comes of it and the rest of the line can still be played.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from attrs import frozen

from game.core.errors import IllegalActionError
from game.core.luck import Luck
from game.core.match import Match
from game.core.seats import NATURE, Seat
from game.persistence.codec import Codec
from game.persistence.errors import GameFileError, within
from game.persistence.game_file import SUFFIX, open_game
from game.persistence.lines import Head, Noted, Played
from game.persistence.reading import read_script

AnyCodec = Codec[Any, Any, Any, Any]


class LessonError(GameFileError):
    what = "This is no lesson by the rules of today."
    remedy = "Another one will do."


@frozen
class Lesson:
    key: str
    head: Head
    first: Any  # the situation that it begins with
    line: tuple[tuple[Seat, Any], ...]  # who does what, nature too
    notes: Mapping[int, tuple[str, ...]]  # what is said, by how many plies lie before it

    @property
    def foretold(self) -> tuple[Any, ...]:
        """What nature does."""
        return tuple(action for seat, action in self.line if seat == NATURE)

    def match(self, codec: AnyCodec) -> Match[Any, Any, Any, Any]:
        """Before its first ply."""
        luck = Luck(self.head.seed)
        return Match(codec.rules, self.first, luck, foretold=self.foretold)

    def accepts(self, match: Match[Any, Any, Any, Any], action: object) -> bool:
        """Whether *action* is what comes next, or as good for all that comes later."""
        number = len(match.past)
        if number >= len(self.line):
            return False
        meant = self.line[number][1]
        if action == meant:
            return True
        course = self._course(match, action) if type(action) is type(meant) else None
        return course is not None and course == self._course(match, meant)

    def _course(self, match: Match[Any, Any, Any, Any], action: object) -> list[type] | None:
        """The kinds of all that comes of *action* and the rest of the line; None if not legal."""
        kinds: list[type] = []
        state = match.state
        try:
            for each in (action, *(later for _, later in self.line[len(match.past) + 1 :])):
                step = match.rules.apply(state, each)
                state = step.state
                kinds += map(type, step.events)
        except IllegalActionError:
            return None
        return kinds


def read_lesson(path: Path, codec: AnyCodec) -> Lesson:
    """Raises GameFileError with a sentence."""
    script = read_script(path)
    opened = open_game(path, [codec])
    if opened.notices or not opened.match.past:
        with within(path.name):
            raise LessonError
    notes: dict[int, tuple[str, ...]] = {}
    before = 0
    for entry in script.entries:
        if isinstance(entry, Played):
            before += 1
        elif isinstance(entry, Noted):
            notes[before] = (*notes.get(before, ()), entry.note)
    past = opened.match.past
    line = tuple((ply.seat, ply.action) for ply in past)
    return Lesson(path.name.removesuffix(SUFFIX), script.head, past[0].before, line, notes)
