"""What lies on a table and stands upright, however that is turned."""

from collections.abc import Hashable, Iterable
from typing import ClassVar, Protocol

from attrs import frozen
from pygame import FRect, Rect, Surface, Vector2


class Look(Protocol):
    """A picture in any size. Two that are equal look the same."""

    def at(self, zoom: float) -> Surface:
        """As it is at *zoom* pixels per cell. The picture is shared: it must not be changed."""


class Sized(Hashable, Protocol):
    """A look of known height, in units of the table. Two that are equal look the same."""

    blend: ClassVar[int] = 0  # how it is blitted: with straight colours, or premultiplied ones

    @property
    def height(self) -> float: ...

    def at(self, zoom: float) -> Surface: ...


@frozen
class Sprite:
    look: Look
    place: Vector2  # in cells of the table
    anchor: tuple[float, float] = (0.5, 0.5)  # the point of the picture that lies on its place
    depth: int = 0  # lower ones lie below; of equal ones, those further up the table
    blend: int = 0  # how it is blitted; only for what moves


def placed(sprite: Sprite, zoom: float) -> tuple[Surface, Rect]:
    """Its picture, and the pixels of the world that it covers."""
    picture = sprite.look.at(zoom)
    width, height = picture.get_size()
    x = round(sprite.place.x * zoom) - round(sprite.anchor[0] * width)
    y = round(sprite.place.y * zoom) - round(sprite.anchor[1] * height)
    return picture, Rect(x, y, width, height)


def rect_of(sprite: Sprite, zoom: float) -> Rect:
    """The pixels of the world that it covers."""
    return placed(sprite, zoom)[1]


def bounds_of(sprite: Sprite, zoom: float) -> FRect:
    """The part of the table that it covers."""
    rect = rect_of(sprite, zoom).inflate(2, 2)
    return FRect(rect.left / zoom, rect.top / zoom, rect.width / zoom, rect.height / zoom)


def order(sprite: Sprite) -> tuple[int, float, float]:
    """Sorted so, sprites are drawn one over the other as they should."""
    return sprite.depth, sprite.place.y, sprite.place.x


def draw_sprites(
    surface: Surface, sprites: Iterable[Sprite], zoom: float = 1.0, origin: tuple[int, int] = (0, 0)
) -> None:
    """The world's (0, 0) is at the pixel *origin*."""
    for sprite in sorted(sprites, key=order):
        picture, rect = placed(sprite, zoom)
        surface.blit(picture, rect.move(origin), special_flags=sprite.blend)
