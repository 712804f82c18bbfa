"""What lies in folders of a former name is moved to those of the present one, once.

Nothing is written over: what finds its name taken gets a number, and a game takes its picture
along; what is there already, byte for byte, is not kept twice. Links are moved, never followed, and
a game that is open in another window stays. Whatever stops it, the next start goes on from there.
"""

import errno
import os
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

from attrs import define, field, frozen

from game.persistence.carrying import carry, drop, is_same
from game.persistence.errors import LockedError
from game.persistence.file_lock import Lock, Locks, beside, is_held
from game.persistence.game_file import SUFFIXES
from game.persistence.library import THUMBNAILS, games_in, picture_name
from game.persistence.names import candidates, is_taken

TRIES, NAP = 50, 0.1  # seconds, and as long for each try, while another moves the same files


@frozen
class Left:
    """What is still where it was."""

    path: Path
    reason: str  # "" if another window plays it, or is moving it just now


def move_once(
    ways: Iterable[tuple[Path, Path]], lock: Path, sleep: Callable[[float], None]
) -> tuple[Left, ...]:
    """Never raises. If it has been done before, a look at each old folder is all.

    *ways* lead from folders of the former name to what they are called now. Programs that are
    started at the same time wait for each other at *lock*.
    """
    ways = _that_are_there(ways)
    if not ways:
        return ()
    alone = _alone(lock, sleep)
    if alone is None:
        return tuple(Left(old, "") for old, _ in _that_are_there(ways))
    with alone:
        mover = _Mover()
        for old, new in _that_are_there(ways):
            mover.move(old, new)
    return tuple(mover.left)


def _that_are_there(ways: Iterable[tuple[Path, Path]]) -> list[tuple[Path, Path]]:
    return [(old, new) for old, new in ways if os.path.isdir(old)]  # noqa: PTH112 - never raises


def _alone(lock: Path, sleep: Callable[[float], None]) -> Lock | None:
    """None if another program does not come to an end."""
    for _ in range(TRIES):
        try:
            return Locks(lock.parent).on(lock)
        except LockedError:
            sleep(NAP)
    return None


@define
class _Mover:
    left: list[Left] = field(factory=list)

    def move(self, source: Path, target: Path) -> None:
        """What the system refuses stays, and is noted."""
        try:
            self._move(source, target)
        except OSError as error:
            if os.path.lexists(source):  # else somebody else was faster
                self.left.append(Left(source, error.strerror or type(error).__name__))

    def _move(self, source: Path, target: Path) -> None:
        if _is_played(source):
            self.left.append(Left(source, ""))
        elif _shows_game(source):
            return
        elif source.is_dir() and not source.is_symlink():
            self._move_folder(source, target)
        else:
            self._move_file(source, target)

    def _move_folder(self, source: Path, target: Path) -> None:
        if not os.path.lexists(target) and _may_move_whole(source):
            with suppress(OSError):
                source.rename(target)
                return
        target.mkdir(exist_ok=True)
        for each in sorted(source.iterdir(), key=lambda each: (each.is_dir(), each.name)):
            self.move(each, target / each.name)
        with suppress(OSError):  # something was left
            source.rmdir()

    def _move_file(self, source: Path, target: Path) -> None:
        place = _place_for(source, target)
        if os.path.lexists(place):
            drop(source, place)
            return
        if place != target and source.is_dir():  # by a link: it has its name for a reason
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
        if place != target and source.suffix in SUFFIXES:
            self._move_picture(source, place)  # first: the game will take the same number again
        carry(source, place)

    def _move_picture(self, game: Path, place: Path) -> None:
        picture = game.parent / THUMBNAILS / picture_name(game)
        if picture.is_file():
            folder = place.parent / THUMBNAILS
            folder.mkdir(exist_ok=True)
            self._move_file(picture, folder / picture_name(place))


def _may_move_whole(folder: Path) -> bool:
    has_left = folder.name == THUMBNAILS and games_in(folder.parent)
    return not has_left and not any(map(_is_played, folder.rglob("*")))


def _shows_game(path: Path) -> bool:
    """A picture of one that was left, which it will go along with."""
    shown = path.parent.parent / path.stem
    games = (shown, *(shown.with_name(shown.name + ending) for ending in SUFFIXES))
    return path.parent.name == THUMBNAILS and any(
        game.suffix in SUFFIXES and picture_name(game) == path.name and os.path.lexists(game)
        for game in games
    )


def _is_played(path: Path) -> bool:
    """A game that is open in a program of the former name, which locked it beside it."""
    game = path.with_suffix("") if path.suffix == ".lock" else path
    return game.suffix in SUFFIXES and is_held(beside(game))


def _place_for(source: Path, target: Path) -> Path:
    """*target*, or the next free name; or where the same file is already."""
    names = candidates(target.parent, target.stem, target.suffix)
    return next(path for path in names if not is_taken(path) or _is_moved(source, path, target))


def _is_moved(source: Path, path: Path, target: Path) -> bool:
    """Under a number only if it is as old: somebody may have made copies of a game."""
    if not is_same(source, path):
        return False
    return path == target or source.lstat().st_mtime_ns == path.lstat().st_mtime_ns
