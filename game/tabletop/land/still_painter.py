"""Paints what lies still where a clip leaves it open: the same pixels, whichever part it is."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from functools import lru_cache

from attrs import define, field, frozen
from pygame import BLEND_PREMULTIPLIED, FRect, Rect, Surface, Vector2

from game.tabletop.pictures.mips import Mips, Scaling
from game.tabletop.pictures.sprite import Sprite, bounds_of, order, rect_of
from game.ui.piecework import Work
from game.ui.zoom_sheet import Pixel

MANY = 100_000  # pixels that are scaled in a few milliseconds


def idle() -> Work[None]:
    """Nothing is to be done."""
    yield from ()


@frozen
class Part:
    """A picture that lies still with its middle on a point of the table; made when it is seen."""

    centre: Vector2
    units: float  # how wide and high it is
    picture: Callable[[], Mips]
    painting: Callable[[float], Work[None]] = lambda zoom: idle()  # for a zoom, before it is seen

    def rect(self, zoom: float) -> Rect:
        """The pixels of the world that it covers."""
        side = max(1, round(self.units * zoom))
        x, y = round(self.centre.x * zoom), round(self.centre.y * zoom)
        return Rect(x - side // 2, y - side // 2, side, side)


@define
class StillPainter:
    """Pictures and the sprites upon them; colours are premultiplied, the ground below is clear."""

    _parts: list[Part] = field(factory=list, init=False)  # from below to above
    _sprites: dict[Hashable, Sprite] = field(factory=dict, init=False)
    _stack: list[Sprite] = field(factory=list, init=False)  # the same, from below to above
    _scaling: Scaling = field(factory=Scaling, init=False)
    _placed: "_Placed | None" = field(default=None, init=False)

    # What there is to paint

    def lay(self, parts: Iterable[Part]) -> None:
        """All pictures as they lie now, from below to above."""
        self._placed = None
        self._parts = list(parts)

    def put(self, sprites: Mapping[Hashable, Sprite], zoom: float) -> list[FRect]:
        """All that lies still upon them; gives the parts of the table that look different."""
        before, self._sprites = self._sprites, dict(sprites)
        changed = [*_missing(before, sprites), *_missing(sprites, before)]
        if changed:
            self._placed = None
            self._stack = sorted(sprites.values(), key=order)
        return [bounds_of(sprite, zoom) for sprite in changed]

    # Painting

    def paint(self, canvas: Surface, origin: Pixel, zoom: float) -> None:
        seen = canvas.get_clip().move(-origin[0], -origin[1])
        placed = self._placed_at(zoom)
        blits = [
            (self._scaling.sharp(self._parts[i].picture(), zoom), placed.parts[i].move(origin))
            for i in seen.collidelistall(placed.parts)
        ]
        canvas.fblits(blits, BLEND_PREMULTIPLIED)
        found = seen.collidelistall(placed.sprites)
        looks = [(self._stack[i].look.at(zoom), placed.sprites[i].move(origin)) for i in found]
        canvas.fblits([(_premultiplied(look), at) for look, at in looks], BLEND_PREMULTIPLIED)

    def preparing(self, part: Rect, zoom: float) -> Work[None]:
        """Each picture by itself, small ones together."""
        fresh = 0
        for i in part.collidelistall(self._placed_at(zoom).parts):
            yield from self._parts[i].painting(zoom)
            fresh += self._scaling.prepare(self._parts[i].picture(), zoom)
            if fresh > MANY:
                fresh = 0
                yield

    def scale(self, picture: Mips, zoom: float) -> int:
        """Before it is laid, so that this takes less of a frame; how many pixels it took."""
        return self._scaling.prepare(picture, zoom)

    def _placed_at(self, zoom: float) -> "_Placed":
        if self._placed is None or self._placed.zoom != zoom:
            parts = [part.rect(zoom) for part in self._parts]
            self._placed = _Placed(zoom, parts, [rect_of(each, zoom) for each in self._stack])
        return self._placed


@lru_cache(maxsize=256)
def _premultiplied(look: Surface) -> Surface:
    """Looks are shared: there are few more than kinds of pieces."""
    return look.premul_alpha()


def _missing(
    some: Mapping[Hashable, Sprite], others: Mapping[Hashable, Sprite]
) -> Iterator[Sprite]:
    return (sprite for name, sprite in some.items() if others.get(name) != sprite)


@frozen
class _Placed:
    """Where everything is at one zoom, in pixels of the world."""

    zoom: float
    parts: list[Rect]
    sprites: list[Rect]
