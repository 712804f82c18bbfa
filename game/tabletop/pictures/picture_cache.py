"""Pictures that were painted already, the ones used last kept longest."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import TypeVar

from attrs import define, field
from pygame import Surface

from game.ui.piecework import Work

K = TypeVar("K")
V = TypeVar("V")
ROOM = 24_000_000  # points, four bytes each


@define(eq=False)
class PictureCache:
    """The same key brings the same points, be they kept or painted again."""

    room: int = ROOM
    _pictures: OrderedDict[Hashable, Surface] = field(factory=OrderedDict, init=False)
    _filled: int = field(default=0, init=False)

    def get(self, key: Hashable, paint: Callable[[], Surface]) -> Surface:
        known = self._pictures.get(key)
        if known is not None:
            self._pictures.move_to_end(key)
            return known
        return self._keep(key, paint())

    def making(self, key: Hashable, work: Callable[[], Work[Surface]]) -> Work[Surface]:
        """The same, bit by bit; nothing at all if it is kept."""
        known = self._pictures.get(key)
        if known is None:
            return self._keep(key, (yield from work()))
        self._pictures.move_to_end(key)
        return known

    def _keep(self, key: Hashable, picture: Surface) -> Surface:
        before = self._pictures.get(key)  # another may have made it at the same time
        self._pictures[key] = picture
        self._filled += _points(picture) - (_points(before) if before else 0)
        self._make_room()
        return picture

    def _make_room(self) -> None:
        while self._filled > self.room and len(self._pictures) > 1:
            _, oldest = self._pictures.popitem(last=False)
            self._filled -= _points(oldest)


def keep_last(store: dict[K, V], key: K, value: V, most: int) -> V:
    """In *store*, where those that were asked for last stay, at most so many."""
    store.pop(key, None)
    store[key] = value
    if len(store) > most:
        del store[next(iter(store))]
    return value


def _points(picture: Surface) -> int:
    return picture.get_width() * picture.get_height()
