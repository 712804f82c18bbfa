"""Pictures are painted once, and those used last are kept longest."""

from pygame import Surface

from game.tabletop.pictures.picture_cache import PictureCache
from game.ui.piecework import Work, finished


def test_the_cache_forgets_what_was_used_longest_ago() -> None:
    cache = PictureCache(room=250)
    painted: list[str] = []

    def get(name: str) -> None:
        def paint() -> Surface:
            painted.append(name)
            return Surface((10, 10))

        cache.get(name, paint)

    for name in "abacab":
        get(name)

    assert painted == ["a", "b", "c", "b"]


def test_what_is_made_bit_by_bit_is_kept_and_counted_once() -> None:
    cache, picture = PictureCache(room=100), Surface((8, 8))

    def work() -> Work[Surface]:
        yield
        return picture

    first, second = cache.making("a disc", work), cache.making("a disc", work)
    next(first)
    next(second)

    assert finished(first) is finished(second) is cache.get("a disc", lambda: Surface((1, 1)))
    cache.get("another", lambda: Surface((6, 6)))
    assert cache.get("a disc", lambda: Surface((1, 1))) is picture
