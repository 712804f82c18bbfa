"""The games in the user's folder: listed at a glance, and never lost by a stray click.

    games/*.matanui      what the list shows
    games/*.makuta       the same, from before there were boxes; they are played on as they are
    games/removed/       what was deleted; nobody but the user empties it
    games/set aside/     what made the program crash again and again
    games/thumbnails/    a picture of each game, which the program can draw again
    games/lessons/       lessons that were left in the middle
    games/locks/         what is open just now, here or anywhere else on the disk

What a person has named, or has not finished, is never cleared away.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path

from attrs import frozen

from game.persistence.atomic_write import (
    forget,
    make_folder,
    refusal,
    sync_folder,
    write_atomically,
)
from game.persistence.errors import ExistsError, GameFileError, MissingFileError, within
from game.persistence.file_lock import Locks
from game.persistence.game_file import SUFFIX, SUFFIXES, copy_game
from game.persistence.lines import Head, SeatCard
from game.persistence.names import file_name, free_path, is_dated, namesakes
from game.persistence.preview import box_in, ends_over, preview
from game.persistence.reading import read_bytes

REMOVED, ASIDE, THUMBNAILS, LOCKS = "removed", "set aside", "thumbnails", "locks"
LESSONS = "lessons"
LARGEST_PICTURE = 4_000_000  # bytes
KEPT = 50  # finished games that nobody has given a name
LOOKED_AT, PRUNED = (
    400,
    20,
)  # of those without a name: most that are looked at, and deleted, at once


@frozen
class Filed:
    """A game that nobody has looked into."""

    modified: float  # seconds
    path: Path


@frozen
class Shelved:
    """A game in the folder, as far as a glance shows it."""

    path: Path
    modified: datetime  # local time
    head: Head | None = None  # None: it cannot be read. Its seed is nobody's business yet.
    turn: int = 0  # 0: none has begun
    over: bool | None = None  # None: nobody knows
    trouble: str = ""  # why it cannot be read, in a sentence
    is_open: bool = False  # in this window or another: it is locked
    situation: str = ""  # the last one, packed, if the game is over

    @property
    def name(self) -> str:
        return self.path.stem

    @property
    def box(self) -> str:
        return self.head.box if self.head else ""

    @property
    def seats(self) -> tuple[SeatCard, ...]:
        return self.head.seats if self.head else ()

    @property
    def is_autosave(self) -> bool:
        """It has the name that the program gave it, and not one of the user's."""
        return is_dated(self.name)

    @property
    def can_go_on(self) -> bool:
        return self.over is False and not self.is_open


@frozen
class Library:
    """Whatever is asked for raises GameFileError and nothing else; lists do not even raise that.

    A game that is open, here or in another window, is neither moved nor deleted.
    """

    folder: Path
    new_name: Callable[[], str]  # for the next game, such as `dated_name(now)`
    more: tuple[Path, ...] = ()  # other folders, whose games are listed too; none is added there

    @property
    def locks(self) -> Locks:
        return Locks(self.folder / LOCKS)

    @property
    def lessons(self) -> Path:
        """Where lessons are kept that were left in the middle; they are no games to be listed."""
        return self.folder / LESSONS

    # Looking: there may be thousands, so that none is opened before it is asked for

    def filed(self) -> list[Filed]:
        """All of them, the newest first."""
        folders = (self.folder, *self.more)
        files = (file for folder in folders for file in _filed_in(folder))
        return sorted(files, key=lambda file: (file.modified, file.path), reverse=True)

    def shelved(self, path: Path) -> Shelved:
        """One that cannot be read says why."""
        modified = _local_time(_modified(path))
        try:
            seen = preview(path)
        except GameFileError as error:
            return Shelved(path, modified, trouble=str(error))
        return Shelved(
            path,
            modified,
            seen.head,
            seen.turn,
            seen.over,
            is_open=self.locks.is_on(path),
            situation=seen.situation,
        )

    def box_of(self, path: Path) -> str:
        """By as little of the file as tells it; "" if nobody knows."""
        try:
            return box_in(path)
        except GameFileError:
            return ""

    def games(self) -> tuple[Shelved, ...]:
        """All of them, each opened."""
        return tuple(self.shelved(file.path) for file in self.filed())

    def unfinished(self) -> Iterator[Shelved | None]:
        """Those to go on with, the newest first; None for every other, between which one may rest.

        A game that is open elsewhere is left to those people.
        """
        for file in self.filed():
            game = None if ends_over(file.path) else self.shelved(file.path)
            yield game if game and game.can_go_on else None

    def latest_unfinished(self) -> Shelved | None:
        """What Continue goes on with."""
        return next(filter(None, self.unfinished()), None)

    def thumbnail_path(self, path: Path) -> Path:
        """Where the picture of the game belongs, whether it is there or not."""
        folder = path.parent if path.parent in self.more else self.folder
        return folder / THUMBNAILS / picture_name(path)

    # Adding

    def new_path(self) -> Path:
        """A free name for a game that begins."""
        return free_path(self.folder, self.new_name())

    def path_for(self, name: str) -> Path:
        """Of a game that somebody calls so. Raises ExistsError if there is one of that name."""
        make_folder(self.folder)
        target = self.folder / f"{file_name(name)}{SUFFIX}"
        with _told(target):
            _check_name(target)
        return target

    def copy(self, path: Path, name: str = "") -> Path:
        """A game from anywhere, also one that is open; without *name*, called as before."""
        target = self.path_for(name) if name else self._free(self.folder, file_name(path.stem))
        copy_game(path, target)
        with suppress(GameFileError):
            self.keep_picture(target, read_bytes(self.thumbnail_path(path), LARGEST_PICTURE))
        if name:  # somebody plays on in the other one, and Continue is to lead there
            with suppress(OSError):
                before = path.stat().st_mtime - 1
                os.utime(target, (before, before))
        return target

    def keep_picture(self, path: Path, content: bytes) -> None:
        """Of the game, as a PNG. A folder of somebody else, behind a link, is left alone."""
        if self._has_own_pictures(path):
            picture = self.thumbnail_path(path)
            make_folder(picture.parent)
            write_atomically(picture, content, replace=True)

    def _has_own_pictures(self, path: Path) -> bool:
        """Not behind a link; nor are they touched where nobody can tell."""
        try:
            return not self.thumbnail_path(path).parent.is_symlink()
        except OSError:
            return False

    def _forget_picture(self, path: Path) -> None:
        if self._has_own_pictures(path):
            forget(self.thumbnail_path(path))

    def _free(self, folder: Path, name: str, suffix: str = SUFFIX) -> Path:
        make_folder(folder)
        return free_path(folder, name, suffix)

    # Moving: a game keeps the ending that it has

    def rename(self, path: Path, name: str) -> Path:
        make_folder(self.folder)
        target = self.folder / f"{file_name(name)}{path.suffix}"
        with self._closed(path):
            _check_name(target, path)  # `Tahu` may become `tahu`
            path.rename(target)
            if self._has_own_pictures(path):
                with suppress(OSError):
                    self.thumbnail_path(path).replace(self.thumbnail_path(target))
        sync_folder(self.folder)
        return target

    def delete(self, path: Path) -> Path:
        """Move the game to the removed ones; where it is now."""
        target = self._moved(path, self.folder / REMOVED)
        self._forget_picture(path)
        return target

    def set_aside(self, path: Path) -> Path:
        """Move the game to where no list shows it, if it is one of ours; where it is now."""
        if path.parent not in {self.folder, *self.more}:
            return path
        return self._moved(path, self.folder / ASIDE)

    def restore(self, removed: Path) -> Path:
        """Take `delete` back; where the game is now."""
        return self._moved(removed, self.folder)

    def _moved(self, path: Path, folder: Path) -> Path:
        target = self._free(folder, path.stem, path.suffix)
        with self._closed(path):
            path.rename(target)
        sync_folder(self.folder)
        return target

    @contextmanager
    def _closed(self, path: Path) -> Iterator[None]:
        """A game that is there, and that nobody plays meanwhile."""
        with _told(path):
            if not path.exists():
                raise MissingFileError
            with self.locks.on(path):
                yield

    def prune(self) -> tuple[Path, ...]:
        """Delete finished autosaves for good, if there are many newer ones; which ones.

        With each game that begins it goes on where it stopped, and people do not wait for it.
        """
        dated = [file.path for file in self.filed() if is_dated(file.path.stem)][:LOOKED_AT]
        finished = filter(ends_over, dated if len(dated) > KEPT else ())
        surplus = islice(finished, KEPT, KEPT + PRUNED)
        return tuple(path for path in surplus if self._is_pruned(path))

    def _is_pruned(self, path: Path) -> bool:
        try:
            with self._closed(path):
                if not preview(path).over:
                    return False
                path.unlink()
        except GameFileError:
            return False
        self._forget_picture(path)
        return True


def games_in(folder: Path) -> list[Path]:
    try:
        return [path for path in folder.iterdir() if path.suffix in SUFFIXES]
    except OSError:
        return []


def picture_name(path: Path) -> str:
    """Two games of one name, of which one is older than boxes, have a picture each."""
    return f"{path.name if path.suffix == SUFFIX else path.stem}.png"


def _check_name(target: Path, path: Path | None = None) -> None:
    """Another game than the one at *path* may have it, with whatever ending."""
    for other in namesakes(target):
        if other.exists() and not (path and other.samefile(path)):
            with within(other.name):
                raise ExistsError


def _filed_in(folder: Path) -> Iterator[Filed]:
    """Without what is no file, or has just gone."""
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            with suppress(OSError):
                path = folder / entry.name
                if path.suffix in SUFFIXES and entry.is_file():
                    yield Filed(entry.stat().st_mtime, path)


def _modified(path: Path) -> float:
    """0 if it has just gone."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _local_time(seconds: float) -> datetime:
    """A clock that was far off is no reason not to list a game."""
    try:
        return datetime.fromtimestamp(seconds, UTC).astimezone()
    except (OSError, ValueError, OverflowError):
        return datetime.fromtimestamp(0, UTC)


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """Whatever the system refuses is told in a sentence."""
    with within(path.name):
        try:
            yield
        except FileNotFoundError:
            raise MissingFileError from None
        except OSError as error:
            raise refusal(error) from None
