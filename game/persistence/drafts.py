"""A whole match written down at once, as if it had been recorded from its beginning."""

from pathlib import Path

from attrs import evolve

from game.core.match import Match
from game.core.ruleset import A, E, O, S
from game.persistence.codec import Codec
from game.persistence.journal import Journal
from game.persistence.json_text import dumped, line_of, loaded
from game.persistence.lines import Head, head_line
from game.persistence.scribe import Scribe, snapshot_of


def draft_of(
    match: Match[S, O, A, E], codec: Codec[S, O, A, E], head: Head, path: Path
) -> Scribe[S, O, A, E]:
    """Who has written it, and can go on; the journal has still to be begun."""
    first = match.past[0].before if match.past else match.state
    again = Match(match.rules, first, match.luck)
    text = line_of(head_line(head))
    if codec.deal(loaded(dumped(head.terms)), head.seed) != first:
        text += snapshot_of(codec, again)  # it begins in the middle, as a puzzle does
    journal = Journal(path, waiting=text, is_begun=False)
    scribe = again.recorder = Scribe(codec, again, journal, codec.turn(first), 0)
    _play_again(match, again)
    return evolve(scribe, match=match)


def _play_again(match: Match[S, O, A, E], again: Match[S, O, A, E]) -> None:
    """All that has happened, and what has been taken back."""
    for ply in match.past:
        again.play(ply.action)
    for group in reversed(match.future):
        for action in group:
            again.play(action)
    for _ in match.future:
        again.undo()
