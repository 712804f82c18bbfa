"""How a world looks while its zoom changes: squares, painted at round zooms and then stretched.

That is quick, and it is a little soft only until the zoom rests. A square is kept while its part of
the world looks the same.
"""

from collections.abc import Iterator
from math import floor, log2
from typing import Protocol, TypeAlias

from attrs import define, field
from pygame import FRect, Rect, Surface
from pygame.transform import smoothscale

from game.ui.camera import Camera
from game.ui.piecework import Work

SIDE = 512  # pixels of a square
MOST = 32  # squares that are kept, unless a frame needs more
Pixel: TypeAlias = tuple[int, int]
Square: TypeAlias = tuple[int, int, int]  # zoom, column, row


class Painter(Protocol):
    def paint(self, canvas: Surface, origin: Pixel, zoom: float) -> None:
        """Paints the world on what the clip of a canvas leaves open, its (0, 0) at *origin*.

        A pixel must not depend on clip or origin, only on the place of the world that it shows.
        """

    def preparing(self, part: Rect, zoom: float) -> Work[None]:
        """Afterwards *part*, in pixels of the world, is painted as fast as can be."""


def round_zoom(zoom: float) -> int:
    """The power of two that is nearest to *zoom*."""
    return 1 << max(0, round(log2(zoom)))


@define
class ZoomSheet:
    painter: Painter
    largest: int  # the zoom above which painting would show no more
    _squares: dict[Square, Surface] = field(factory=dict, init=False)  # the last used one last

    def invalidate(self, part: FRect) -> None:
        """The world looks different in *part*."""
        around = part.inflate(0.2, 0.2)
        for square in [each for each in self._squares if around.colliderect(_world(each))]:
            del self._squares[square]

    def forget(self) -> None:
        self._squares.clear()

    def draw(self, screen: Surface, camera: Camera) -> None:
        """Fills the camera's viewport."""
        clip = camera.viewport.clip(screen.get_clip())
        used = 0
        for square in _squares(camera, min(self.largest, round_zoom(camera.zoom))):
            _stretch(self._painted(square, screen), screen, _on_screen(square, camera), clip)
            used += 1
        while len(self._squares) > max(MOST, used):
            del self._squares[next(iter(self._squares))]

    def prepare(self, screen: Surface, camera: Camera) -> bool:
        """Paints one more square that a zoom would begin with; whether there was any."""
        wanted = _squares(camera, min(self.largest, round_zoom(camera.zoom)))
        missing = next((square for square in wanted if square not in self._squares), None)
        if missing is not None:
            self._painted(missing, screen)
        return missing is not None

    def _painted(self, square: Square, screen: Surface) -> Surface:
        picture = self._squares.pop(square, None)
        if picture is None:
            zoom, column, row = square
            picture = Surface((SIDE, SIDE), 0, screen)
            self.painter.paint(picture, (-column * SIDE, -row * SIDE), zoom)
        self._squares[square] = picture
        return picture


def _squares(camera: Camera, zoom: int) -> Iterator[Square]:
    """All that the camera sees a part of."""
    seen = camera.visible()
    unit = zoom / SIDE
    for column in range(floor(seen.left * unit), floor(seen.right * unit) + 1):
        for row in range(floor(seen.top * unit), floor(seen.bottom * unit) + 1):
            yield zoom, column, row


def _world(square: Square) -> FRect:
    zoom, column, row = square
    return FRect(column * SIDE / zoom, row * SIDE / zoom, SIDE / zoom, SIDE / zoom)


def _on_screen(square: Square, camera: Camera) -> Rect:
    """Squares that touch do so on the screen."""
    zoom, column, row = square
    side, (x, y) = SIDE * camera.zoom / zoom, camera.origin
    left, top = round(column * side) + x, round(row * side) + y
    right, bottom = round((column + 1) * side) + x, round((row + 1) * side) + y
    return Rect(left, top, right - left, bottom - top)


def _stretch(picture: Surface, screen: Surface, on: Rect, clip: Rect) -> None:
    """Draws *picture* to fill *on*, as far as that lies in *clip*."""
    seen = on.clip(clip)
    if not seen:
        return
    if seen != on:
        share = SIDE / on.width, SIDE / on.height
        corner = (seen.left - on.left) * share[0], (seen.top - on.top) * share[1]
        size = max(1, seen.width * share[0]), max(1, seen.height * share[1])
        picture = picture.subsurface(Rect(corner, size).clamp(picture.get_rect()))
    smoothscale(picture, seen.size, screen.subsurface(seen))
