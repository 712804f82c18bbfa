"""Pictures that were painted already, the ones used last kept longest."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

from attrs import define, field
from pygame import Surface

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
        picture = self._pictures[key] = paint()
        self._filled += _points(picture)
        self._make_room()
        return picture

    def _make_room(self) -> None:
        while self._filled > self.room and len(self._pictures) > 1:
            _, oldest = self._pictures.popitem(last=False)
            self._filled -= _points(oldest)


def _points(picture: Surface) -> int:
    return picture.get_width() * picture.get_height()
