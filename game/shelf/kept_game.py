"""A game on the table, and where it is written down."""

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from attrs import define, field, frozen

from game.core.errors import GameError
from game.core.match import Match
from game.core.seats import PUBLIC, Seat, Viewer
from game.i18n.drawable import drawable
from game.persistence.errors import ExistsError, GameFileError
from game.persistence.file_lock import Lock
from game.persistence.game_file import export_game, head_of, open_game, start_game
from game.persistence.library import Library
from game.persistence.lines import Head, SeatCard
from game.persistence.scribe import Scribe
from game.players.sitting import Sitting
from game.shelf.company import seat_cards
from game.shelf.game import Game, sit_down

LONGEST_NAME = 60  # letters; a file may say anything


@frozen
class NewGame:
    """What was agreed on: a game that can begin."""

    game: Game
    match: Match[Any, Any, Any, Any]
    bots: dict[Seat, str]
    names: tuple[str, ...]  # of the people and computers, by seat; "" has none


@define
class KeptGame:
    """Who plays what, and the file that every action goes to."""

    game: Game
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
        return seat_cards(self.names, self.sitting.bots)

    @property
    def head(self) -> Head:
        """What a file of this game begins with."""
        return head_of(self.sitting.match, self.game.codec, self.cards)

    def export(self, path: Path, *, replace: bool = False) -> None:
        """Write the game as it stands to another file. Raises GameFileError and nothing else."""
        export_game(path, self.sitting.match, self.game.codec, self.cards, replace=replace)

    def recast(self, seat: Seat, bot: str) -> None:
        """Leave *seat* to the computer player of that name, or take it back with ""."""
        self.sitting.recast(seat, bot)
        if self.scribe:
            self.scribe.reseat(self.cards)

    def leave(self) -> None:
        if self.lock:
            self.lock.release()


def keep_new(library: Library, new: NewGame) -> KeptGame:
    """If it cannot be written down now it will be as soon as it can, and people are told."""
    kept = KeptGame(new.game, sit_down(new.game, new.match, new.bots), new.names)
    _write_down(library, kept)
    library.prune()
    kept.sitting.begin()
    return kept


def _write_down(library: Library, kept: KeptGame) -> None:
    """From now on every action goes to a file of its own."""
    kept.path, kept.scribe = _begun(library, kept)
    kept.lock = library.locks.on(kept.path)
    if kept.lock.notice and not kept.trouble:  # one worry at a time
        kept.notices.append(kept.lock.notice)


def _begun(library: Library, kept: KeptGame) -> tuple[Path, Scribe[Any, Any, Any, Any]]:
    """Another program that begins a game in this very second is given another name."""
    while True:
        path = library.new_path()
        with suppress(ExistsError):
            return path, start_game(path, kept.sitting.match, kept.game.codec, kept.cards)


def keep_on(library: Library, path: Path, game_of: Callable[[Path], Game]) -> KeptGame:
    """A game where it was left, or a copy where that cannot be written to.

    *game_of* finds the game that a file is of. Raises a GameError with a sentence.
    """
    lock = library.locks.on(path)
    kept = _opened(path, lock, game_of)
    if _is_ours(path):
        kept.notices += filter(None, [lock.notice])
        with suppress(OSError):
            os.utime(path)  # Continue leads to where people sat last
    else:
        lock.release()
        kept = _at_copy(library, path, kept)
        if kept.path:
            copied = kept.game.texts.text("kept.copied", name=path.stem, copy=kept.path.stem)
            kept.notices.append(copied)
    kept.sitting.begin()
    return kept


def _is_ours(path: Path) -> bool:
    """Whether it can be written to, and is no link to something that others write to."""
    try:
        return os.access(path, os.W_OK) and not path.is_symlink()
    except OSError:
        return False


def keep_copy(library: Library, path: Path, game_of: Callable[[Path], Game]) -> KeptGame:
    """A copy of the game at *path*, which stays as it is. Raises a GameError with a sentence."""
    kept = _at_copy(library, path, _opened(path, None, game_of))
    kept.sitting.begin()
    return kept


def _opened(path: Path, lock: Lock | None, game_of: Callable[[Path], Game]) -> KeptGame:
    try:
        game = game_of(path)
        opened = open_game(path, [game.codec])
    except GameError:
        if lock:
            lock.release()
        raise
    sitting = sit_down(game, opened.match, game.company.seated_by(opened.head))
    names = tuple(drawable(card.name, LONGEST_NAME) for card in opened.head.seats)
    return KeptGame(game, sitting, names, path, opened.scribe, lock, list(opened.notices))


def _at_copy(library: Library, path: Path, original: KeptGame) -> KeptGame:
    """Where there can be no copy now, all that was played is written down when there can be."""
    game = original.game
    try:
        copy = library.copy(path)
        return _opened(copy, library.locks.on(copy), lambda _: game)
    except GameFileError:
        _write_down(library, original)
        return original
