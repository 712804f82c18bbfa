"""A lesson that is being played is kept like a game, beside the games: it is taken up again."""

from contextlib import suppress
from pathlib import Path
from typing import Any

from game.persistence.codec import Codec
from game.persistence.errors import GameFileError
from game.persistence.game_file import SUFFIX, Opened, open_game, start_game
from game.persistence.library import Library
from game.shelf.game import Game, sit_down
from game.shelf.kept_game import KeptGame
from game.shelf.lesson import Lesson

AnyOpened = Opened[Any, Any, Any, Any]


def kept_at(library: Library, game: Game, key: str) -> Path:
    return library.lessons / f"{game.key} {key}{SUFFIX}"


def is_begun(library: Library, game: Game, key: str) -> bool:
    """Whether somebody has left it in the middle."""
    return kept_at(library, game, key).is_file()


def keep_lesson(library: Library, game: Game, lesson: Lesson) -> KeptGame:
    """Where it was left, or from its beginning. Raises GameFileError with a sentence."""
    path = kept_at(library, game, lesson.key)
    lock = library.locks.on(path)
    names = tuple(card.name for card in lesson.head.seats)
    bots = game.company.seated_by(lesson.head)
    opened = _left(path, game.codec, lesson)
    if opened:
        match, scribe = opened.match, opened.scribe
        match.foretold = lesson.foretold
    else:
        match = lesson.match(game.codec)
        with suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.unlink(missing_ok=True)
        scribe = start_game(path, match, game.codec, lesson.head.seats)
    kept = KeptGame(game, sit_down(game, match, bots), names, path, scribe, lock)
    kept.sitting.begin()
    return kept


def _left(path: Path, codec: Codec[Any, Any, Any, Any], lesson: Lesson) -> AnyOpened | None:
    """None if it has to begin anew: nobody has begun it, or it is another lesson by now."""
    try:
        opened = open_game(path, [codec])
    except GameFileError:
        return None
    past = opened.match.past
    first = past[0].before if past else opened.match.state
    fits = first == lesson.first and len(past) < len(lesson.line)
    return opened if fits and not opened.notices else None


def drop_lesson(kept: KeptGame) -> None:
    """It has been played to its end: the next time it begins anew."""
    kept.leave()
    with suppress(OSError):
        if kept.path:
            kept.path.unlink(missing_ok=True)
