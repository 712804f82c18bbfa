"""A match played again from the lines of its file.

Every action is checked by the rules of today, and every snapshot is compared with what they lead
to. While both agree the match is the very same as when it was saved. Where they do not, the rules
have changed since, or somebody has changed the file, and the snapshots are believed:

- A line that cannot be played: all lines up to the next usable snapshot are left out, and the game
  goes on from there. If none follows, it goes on from the last one before, and the lines after it
  are left out. Only if there is none at all the game cannot be opened.
- A snapshot that shows another situation: the game goes on from what it shows.
- A snapshot that is damaged: it is left out.

The players are told in a few words. A snapshot in the second line is where the game begins, as in
a puzzle, and no news.
"""

from typing import Generic, assert_never

from attrs import define, evolve, field, frozen

from game.core.errors import GameError, IllegalActionError
from game.core.luck import Luck
from game.core.match import Match, NothingToRedoError, NothingToUndoError
from game.core.ruleset import A, E, O, S
from game.persistence.codec import Codec, OlderRules
from game.persistence.errors import (
    GameFileError,
    IllegalLineError,
    LineError,
    SnapshotError,
    WrongSeatError,
    within,
)
from game.persistence.json_text import Json, JsonObject, dumped, unpacked, unpacked_text
from game.persistence.lines import (
    Entry,
    Head,
    Noted,
    Played,
    Redone,
    Remembered,
    Snapshot,
    Undone,
    read_played,
    read_snapshot,
)
from game.persistence.notices import OTHER_RULES, Notices

EXPLAINED = 3  # damaged snapshots; what is wrong with more of them nobody reads
MOST_READ = 4_000_000  # bytes of situations; one has about 5,000
SECOND = 2  # a snapshot in this line is where the game begins


@frozen
class Moment(Generic[S, E]):
    """What a line has led to."""

    entry: Entry
    state: S
    events: tuple[E, ...]


@frozen
class Anchor(Generic[S]):
    """A usable snapshot, and how many plies of the match lie before it."""

    line: int
    snapshot: Snapshot
    state: S
    depth: int


@define
class Retelling(Generic[S, O, A, E]):
    codec: Codec[S, O, A, E]
    head: Head
    first: S
    match: Match[S, O, A, E] = field(init=False)
    notices: Notices = field(factory=Notices, init=False)
    anchor: Anchor[S] | None = field(default=None, init=False)
    trouble: GameFileError | None = field(default=None, init=False)  # until the next snapshot
    _older: OlderRules[S, A] | None = field(default=None, init=False)  # of the line now told
    _read: int = field(default=0, init=False)  # bytes of situations that did not fit
    has_left_out: bool = field(default=False, init=False)  # the last lines say nothing any more

    def __attrs_post_init__(self) -> None:
        self.match = Match(self.codec.rules, self.first, Luck(self.head.seed))

    def tell(self, entry: Entry) -> Moment[S, E] | None:
        """Do what *entry* says; None if it is left out or brings nothing new."""
        self._older = self.codec.older_rules(entry.format)
        if isinstance(entry, Remembered):
            return self._compare(entry)
        if self.trouble or isinstance(entry, Noted):
            return None
        try:
            with within(line=entry.line):
                events = self._play(entry)
        except GameFileError as trouble:
            self.trouble = trouble
            return None
        return Moment(entry, self.match.state, events)

    def finish(self) -> None:
        """There are no more lines."""
        if self.trouble is None:
            return
        if self.anchor is None:
            raise self.trouble
        self.notices.breaks.append(f"Line {self.trouble.line}: {self.trouble.what}")
        self.has_left_out = True
        self._go_on_from(self.anchor)

    # Actions

    def _play(self, entry: Played | Undone | Redone) -> tuple[E, ...]:
        try:
            match entry:
                case Played(_, data):
                    return self._act(data)
                case Undone():
                    return self._undo()
                case Redone():
                    return self._redo()
                case _:
                    assert_never(entry)
        except NothingToUndoError:
            raise LineError("An action is undone, but there is none before it.") from None
        except NothingToRedoError:
            raise LineError("An action is redone, but none has been undone.") from None

    def _act(self, data: JsonObject) -> tuple[E, ...]:
        seat, encoded = read_played(data)
        action = self.codec.decode_action(encoded)
        decider = self.codec.rules.to_move(self.match.state)
        if seat != decider:
            raise WrongSeatError(seat, decider)
        try:
            return self._do(action)
        except IllegalActionError:
            raise IllegalLineError(data["do"]) from None

    def _do(self, action: A) -> tuple[E, ...]:
        """What had not to be done then is done with it."""
        if self._older is None:
            return self.match.play(action)
        events: tuple[E, ...] = ()
        for each in self._older.done_today(self.match.state, action):
            events += self.match.repeat(each)
        return events

    def _undo(self) -> tuple[E, ...]:
        self.match.undo()
        if self._is_new_since_then():
            self.match.undo()
        return ()

    def _redo(self) -> tuple[E, ...]:
        events = self.match.redo()
        return events + self.match.redo() if self._is_new_since_then() else events

    def _is_new_since_then(self) -> bool:
        """Whether the last action was done together with another one (`_do`)."""
        past, older = self.match.past, self._older
        return older is not None and bool(past) and older.is_new(past[-1].action)

    # Snapshots

    def _compare(self, entry: Remembered) -> Moment[S, E] | None:
        try:
            in_detail = len(self.notices.damaged) < EXPLAINED
            snapshot = read_snapshot(entry.data, in_detail=in_detail)
            agrees, state = self._situation(snapshot)
        except GameFileError as fault:
            self.notices.damaged.append(f"Line {entry.line}: {fault.what}")
            return None
        anchor = Anchor(entry.line, snapshot, state, len(self.match.past))
        if agrees:
            self.anchor = anchor
            return None
        self._believe(anchor)
        return Moment(entry, state, ())

    def _situation(self, snapshot: Snapshot) -> tuple[bool, S]:
        """Whether the lines before *snapshot* lead there, and where that is.

        Word for word what would be written now is as good as looked into; the others may cost a
        reader only so much, however many there are.
        """
        text = unpacked_text(snapshot.packed)
        now = None if self.trouble else self._as_in(snapshot)
        if now is not None and dumped(now) == text:
            return True, self.match.state
        self._read += len(text)
        if self._read > MOST_READ:
            raise SnapshotError("too many before it did not fit the lines")
        state = self.codec.decode_state(unpacked(snapshot.packed), self.first)
        if self._older is not None:
            state = self._older.seen_today(state)
        if self.trouble:
            return False, state
        meant = self.codec.decode_state(now, self.first) if snapshot.brief else self.match.state
        agrees = state == meant
        return agrees, self.match.state if agrees else state

    def _as_in(self, snapshot: Snapshot) -> Json:
        """The situation now, told as fully as *snapshot* tells its own."""
        now = self.codec.encode_state(self.match.state)
        return self.codec.in_brief(now) if snapshot.brief else now

    def _believe(self, anchor: Anchor[S]) -> None:
        """The lines before *anchor* do not lead there."""
        if self.trouble:
            self.notices.breaks.append(f"Line {self.trouble.line}: {self.trouble.what}")
        elif anchor.line > SECOND:
            self.notices.breaks.append(f"Line {anchor.line}: {OTHER_RULES}")
        self._go_on_from(anchor)

    def _go_on_from(self, anchor: Anchor[S]) -> None:
        turn = anchor.snapshot.turn
        self.notices.go_on_from(anchor.line, turn, leaving_out=self.has_left_out)
        self.match = self._match_at(anchor)
        self.anchor = evolve(anchor, depth=0)
        self.trouble = None

    def _match_at(self, anchor: Anchor[S]) -> Match[S, O, A, E]:
        """With what could be played again then, if it still can be."""
        match = self._fresh_match_at(anchor)
        try:
            for group in reversed(anchor.snapshot.future):
                for action in group:
                    match.play(self.codec.decode_action(action))
            while match.past:
                match.undo()
        except GameError:
            return self._fresh_match_at(anchor)
        return match

    def _fresh_match_at(self, anchor: Anchor[S]) -> Match[S, O, A, E]:
        luck = Luck(self.head.seed, anchor.snapshot.fallen)
        return Match(self.codec.rules, anchor.state, luck)
