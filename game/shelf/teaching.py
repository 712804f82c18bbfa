"""What a box has for whoever does not know its game: a guide at the table, and lessons.

A guide is data: topics, each of which is spoken about once, when it is first met.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from attrs import frozen

from game.persistence.game_file import SUFFIX

NOWHERE = ""  # what there is nothing on the table to point at for


@frozen
class Topic:
    """Something new. *about* says what on the table it is about, or None while it is not met.

    It is asked with what may be read on the screen, and with what the reader has witnessed since
    the last decision of theirs; it answers with the target of a thing, or with its name.
    """

    key: str
    about: Callable[[Any, Sequence[Any]], object | None]
    is_private: bool = False  # it is met in what one alone may see: others must not hear of it


def _no_facts(seen: Any) -> Mapping[str, str]:  # noqa: ANN401 - of any game
    return {}


@frozen
class Teaching:
    topics: tuple[Topic, ...] = ()  # the first that is new is spoken about first
    facts: Callable[[Any], Mapping[str, str]] = _no_facts  # for the words of all topics
    lessons: tuple[Path, ...] = ()  # game files, in the order of learning
    options: Mapping[str, int] = {}  # with which a first game is played

    def lesson(self, key: str) -> Path | None:
        return next((path for path in self.lessons if key_of_lesson(path) == key), None)

    def after(self, key: str) -> str:
        """The key of the next lesson; "" after the last."""
        keys = [key_of_lesson(path) for path in self.lessons]
        return next(iter(keys[keys.index(key) + 1 :]), "")


def key_of_lesson(path: Path) -> str:
    return path.name.removesuffix(SUFFIX)


def lessons_in(folder: Path, keys: Sequence[str]) -> tuple[Path, ...]:
    """Those that are there; one can play without them."""
    files = (folder / f"{key}{SUFFIX}" for key in keys)
    return tuple(file for file in files if file.is_file())
