"""The game file: save, autosave, replay, test, puzzle, tutorial and bug report in one.

    start_game(path, match, codec, cards)         # from now on every action is written down
    opened = open_game(path, [codec])             # the same match, and it goes on in the file
    for moment in replay_game(path, [codec]): …   # line by line; nothing is written

Lines are only ever added, each when its action is done, and are safe on the disk at the end of
every turn. The first one alone is changed, when somebody else sits down. A last line that broke off
is left out, and cut off when the game goes on.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Generic

from attrs import evolve, frozen

from game.core.match import Match
from game.core.ruleset import A, E, O, S
from game.persistence.atomic_write import write_atomically
from game.persistence.codec import Codec
from game.persistence.errors import HeadError, UnknownBoxError, within
from game.persistence.journal import Journal
from game.persistence.json_text import dumped, line_of, loaded
from game.persistence.lines import Head, SeatCard, head_line
from game.persistence.reading import Script, read_bytes, read_script
from game.persistence.retelling import Moment, Retelling
from game.persistence.scribe import Scribe, snapshot_of

SUFFIX = ".matanui"
SUFFIXES = (SUFFIX, ".makuta")  # what a game ends in; the latter is from before there were boxes


@frozen
class Opened(Generic[S, O, A, E]):
    """A match as it was left. It goes on in its file; until then nothing is written."""

    match: Match[S, O, A, E]
    scribe: Scribe[S, O, A, E]  # its recorder
    head: Head
    notices: tuple[str, ...]  # what the players should know: which lines could not be told


def start_game(
    path: Path,
    match: Match[S, O, A, E],
    codec: Codec[S, O, A, E],
    cards: Sequence[SeatCard] = (),
) -> Scribe[S, O, A, E]:
    """Write *match* as it is to a new file; from now on it is recorded there.

    If that cannot be made now it is tried again with every action: `trouble` says why. Raises
    ExistsError if there is such a file.
    """
    scribe = _draft_of(match, codec, head_of(match, codec, cards), path)
    scribe.pages.begin_when_possible()
    match.recorder = scribe
    return scribe


def export_game(
    path: Path,
    match: Match[S, O, A, E],
    codec: Codec[S, O, A, E],
    cards: Sequence[SeatCard] = (),
    *,
    replace: bool = False,
) -> None:
    """Write *match* as it is; it is not recorded there, but where it was before."""
    _draft_of(match, codec, head_of(match, codec, cards), path).pages.begin(replace=replace)


def copy_game(path: Path, target: Path, *, replace: bool = False) -> None:
    """The same bytes under another name, whatever they are."""
    with within(path.name):
        content = read_bytes(path)
    write_atomically(target, content, replace=replace)


def open_game(path: Path, codecs: Sequence[Codec[S, O, A, E]]) -> Opened[S, O, A, E]:
    script = read_script(path)
    with within(path.name):
        retelling = _retelling(script.head, codecs)
        for entry in script.entries:
            retelling.tell(entry)
        retelling.finish()
    scribe = _scribe(path, script, retelling)
    retelling.match.recorder = scribe
    return Opened(retelling.match, scribe, script.head, retelling.notices.told())


def replay_game(path: Path, codecs: Sequence[Codec[S, O, A, E]]) -> Iterator[Moment[S, E]]:
    """What every line has led to; lines that cannot be told any more are left out."""
    script = read_script(path)
    with within(path.name):
        retelling = _retelling(script.head, codecs)
        for entry in script.entries:
            moment = retelling.tell(entry)
            if moment:
                yield moment
        retelling.finish()


def head_of(
    match: Match[S, O, A, E], codec: Codec[S, O, A, E], cards: Sequence[SeatCard] = ()
) -> Head:
    """What a file of *match* begins with; without *cards*, nobody has a name."""
    count = codec.seats(match.state)
    cards = cards or (SeatCard(),) * count
    assert len(cards) == count, f"{len(cards)} cards for {count} seats"
    return Head(codec.box, tuple(cards), codec.encode_terms(match.state), match.luck.seed)


def _retelling(head: Head, codecs: Sequence[Codec[S, O, A, E]]) -> Retelling[S, O, A, E]:
    by_name = {name: codec for codec in codecs for name in (codec.box, *codec.former)}
    if head.box not in by_name:
        raise UnknownBoxError(head.box, ", ".join(f'"{codec.box}"' for codec in codecs))
    codec = by_name[head.box]
    first = codec.deal(head.terms, head.seed)
    named, count = len(head.seats), codec.seats(first)
    if named != count:
        raise HeadError(f"The first line names {named} players for {count} seats.")
    return Retelling(codec, head, first)


def _scribe(path: Path, script: Script, retelling: Retelling[S, O, A, E]) -> Scribe[S, O, A, E]:
    """Goes on after the last whole line, and from the last snapshot."""
    codec, match, anchor = retelling.codec, retelling.match, retelling.anchor
    waiting = b"\n" if script.lacks_newline else b""
    if retelling.has_left_out:
        # What follows does not follow from the lines before.
        waiting += snapshot_of(codec, match, script.format)
    journal = Journal(path, script.end, script.size - script.end, waiting)
    if anchor is None:
        return Scribe(codec, match, journal, codec.turn(retelling.first), 0, script.format)
    return Scribe(codec, match, journal, anchor.snapshot.turn, anchor.depth, script.format)


def _draft_of(
    match: Match[S, O, A, E], codec: Codec[S, O, A, E], head: Head, path: Path
) -> Scribe[S, O, A, E]:
    """A whole match written down at once, as if it had been recorded from its beginning.

    Who has written it can go on; the journal has still to be begun.
    """
    first = match.past[0].before if match.past else match.state
    again = Match(match.rules, first, match.luck)
    text = line_of(head_line(head))
    if codec.deal(loaded(dumped(head.terms)), head.seed) != first:
        text += snapshot_of(codec, again)  # it begins in the middle, as a puzzle does
    journal = Journal(path, waiting=text, is_begun=False, is_draft=True)
    scribe = again.recorder = Scribe(codec, again, journal, codec.turn(first), 0)
    _play_again(match, scribe)
    return evolve(scribe, match=match)


def _play_again(match: Match[S, O, A, E], scribe: Scribe[S, O, A, E]) -> None:
    """All that has happened, and what has been taken back."""
    again = scribe.match
    for ply in match.past:
        scribe.repeat(ply.action)
    for group in reversed(match.future):
        for action in group:
            scribe.repeat(action)
    for _ in match.future:
        again.undo()
