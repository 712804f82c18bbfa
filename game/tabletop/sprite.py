"""What lies on the plates and stands upright, however these are turned."""

from typing import Protocol

from attrs import define, field, frozen
from pygame import FRect, Rect, Surface, Vector2
from pygame.transform import smoothscale

LEAST = 16  # pixels of the smallest copy of a picture


class Look(Protocol):
    """A picture in any size. Two that are equal look the same."""

    def at(self, zoom: float) -> Surface:
        """As it is at *zoom* pixels per cell. The picture is shared: it must not be changed."""


@define(eq=False)
class Scaled:
    """The look of one large picture, *height* cells high on the table."""

    _copies: list[Surface]  # each half as large as the one before
    height: float
    _last: tuple[int, Surface] | None = field(default=None, init=False)

    @classmethod
    def of(cls, picture: Surface, height: float) -> "Scaled":
        copies = [picture]
        while copies[-1].get_height() >= 2 * LEAST:
            width, tall = copies[-1].get_size()
            copies.append(smoothscale(copies[-1], (max(1, width // 2), tall // 2)))
        return cls(copies, height)

    def at(self, zoom: float) -> Surface:
        height = max(1, round(self.height * zoom))
        if self._last is None or self._last[0] != height:
            fine = [copy for copy in self._copies if copy.get_height() >= height]
            source = fine[-1] if fine else self._copies[0]
            width = max(1, round(source.get_width() * height / source.get_height()))
            self._last = height, smoothscale(source, (width, height))
        return self._last[1]


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
