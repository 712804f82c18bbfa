"""A game on the table, and where it is written down."""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from attrs import define, field

from game.core.seats import PUBLIC, Seat, Viewer
from game.persistence.errors import GameFileError
from game.persistence.file_lock import Lock, acquire
from game.persistence.game_file import open_game, start_game
from game.persistence.lines import Cover, Head, SeatCard
from game.persistence.scribe import Scribe
from game.players.sitting import Sitting
from game.scenes.box import BOT, Box, NewGame

if TYPE_CHECKING:
    from game.scenes.program import Program


@define
class KeptGame:
    """Who plays what, and the file that every action goes to."""

    sitting: Sitting[Any, Any, Any, Any]
    names: tuple[str, ...]  # of the players, by seat; "" has none
    path: Path | None = None
    scribe: Scribe[Any, Any, Any, Any] | None = None
    lock: Lock | None = None
    notices: list[str] = field(factory=list)  # what the players should know about the file
    viewer: Viewer = PUBLIC  # who holds the screen

    @property
    def trouble(self) -> str:
        """Why the last lines are not on the disk, if they are not."""
        return str(self.scribe.trouble) if self.scribe and self.scribe.trouble else ""

    @property
    def cards(self) -> tuple[SeatCard, ...]:
        """Who sits where, as the file says it."""
        return cards_of(self.names, self.sitting.bots)

    def recast(self, seat: Seat, bot: str) -> None:
        """Leave *seat* to the computer player of that name, or take it back with ""."""
        self.sitting.recast(seat, bot)
        if self.scribe:
            self.scribe.reseat(self.cards)

    def leave(self) -> None:
        if self.lock:
            self.lock.release()


def seat_new(program: "Program", game: NewGame) -> KeptGame:
    """If the game cannot be written down it is played nevertheless, and people are told."""
    sitting = program.box.sit_down(game.match, game.bots)
    kept = KeptGame(sitting, game.names)
    try:
        _write_down(program, kept)
    except GameFileError as error:
        kept.leave()
        kept.path, kept.lock = None, None
        kept.notices.append(str(error))
    program.library.prune()
    sitting.begin()
    return kept


def _write_down(program: "Program", kept: KeptGame) -> None:
    """From now on every action goes to a file of its own."""
    cover = Cover(kept.cards)
    kept.path = program.library.new_path()
    kept.lock = acquire(kept.path)
    kept.notices += filter(None, [kept.lock.notice])
    kept.scribe = start_game(kept.path, kept.sitting.match, program.box.codec, cover)


def seat_again(program: "Program", path: Path) -> KeptGame:
    """A game where it was left, or a copy where that cannot be written to.

    Raises GameFileError with a sentence.
    """
    lock = acquire(path)
    kept = _opened(program, path, lock)
    if lock.may_write and os.access(path, os.W_OK):
        kept.notices += filter(None, [lock.notice])
    else:
        lock.release()
        kept = _at_copy(program, path, kept)
    kept.sitting.begin()
    return kept


def _opened(program: "Program", path: Path, lock: Lock) -> KeptGame:
    try:
        opened = open_game(path, [program.box.codec])
    except GameFileError:
        lock.release()
        raise
    sitting = program.box.sit_down(opened.match, bots_in(program.box, opened.head))
    names = tuple(card.name for card in opened.head.seats)
    return KeptGame(sitting, names, path, opened.scribe, lock, list(opened.notices))


def _at_copy(program: "Program", path: Path, original: KeptGame) -> KeptGame:
    """Where there can be no copy either, the game is played without being written down."""
    try:
        copy = program.library.copy(path)
        kept = _opened(program, copy, acquire(copy))
    except GameFileError as error:
        original.sitting.match.recorder = None
        return KeptGame(original.sitting, original.names, notices=[str(error)])
    kept.notices.append(program.texts.text("kept.copied", name=path.stem, copy=copy.stem))
    return kept


def cards_of(names: Sequence[str], bots: Mapping[Seat, str]) -> tuple[SeatCard, ...]:
    return tuple(
        SeatCard(name, {BOT: bots[Seat(seat)]} if seat in bots else {})
        for seat, name in enumerate(names)
    )


def bots_in(box: Box, head: Head) -> dict[Seat, str]:
    """A computer player that there is no more is replaced by a person."""
    cards = enumerate(head.seats)
    named = {Seat(seat): box.bot_today(str(card.player.get(BOT))) for seat, card in cards}
    return {seat: name for seat, name in named.items() if name in box.bots}
