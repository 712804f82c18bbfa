"""A layer that is painted once and then only shifted: all that stands still below what moves.

It covers the viewport and a margin around it. When the camera leaves these, the layer is scrolled
and the strips that come into view are painted. What it shows depends on the view and the world
alone, however one came there.
"""

from collections.abc import Iterator
from math import ceil, floor

from attrs import define, field
from pygame import FRect, Rect, Surface

from game.ui.camera import Camera
from game.ui.zoom_sheet import Painter, ZoomSheet

# The layer is hardly wider than the viewport: its rows then lie close together in memory, and are
# copied twice as fast. They are copied fast, too, between places that are multiples of STEP.
MARGIN = 128  # pixels above and below the viewport
SLACK = 64  # pixels at both sides together
STEP = 4  # pixels


@define
class StillLayer:
    painter: Painter
    sheet: ZoomSheet  # shown instead while the zoom changes
    _layer: Surface | None = field(default=None, init=False)
    _held: Rect = field(factory=lambda: Rect(0, 0, 0, 0), init=False)  # in pixels of the world
    _seen: Rect = field(factory=lambda: Rect(0, 0, 0, 0), init=False)  # last, of these
    _zoom: float = field(default=0.0, init=False)
    _stale: list[FRect] = field(factory=list, init=False)

    def invalidate(self, part: FRect) -> None:
        """The world looks different in *part*."""
        self._stale.append(part)
        self.sheet.invalidate(part)

    def forget(self) -> None:
        """The world looks different everywhere."""
        self._empty()
        self.sheet.forget()

    def draw(self, screen: Surface, camera: Camera) -> None:
        """Fills the camera's viewport."""
        if camera.is_zooming:
            self._empty()
            self.sheet.draw(screen, camera)
            return
        seen = camera.viewport.move(-camera.origin[0], -camera.origin[1])
        layer = self._layer_for(screen, seen, camera.zoom)
        self._mend(layer)
        self._reach(layer, seen, _lead(camera.viewport))
        for part in _columns(camera.viewport):
            area = part.move(
                -camera.origin[0] - self._held.left, -camera.origin[1] - self._held.top
            )
            screen.blit(layer, part, area)

    def _empty(self) -> None:
        self._held = Rect(0, 0, 0, 0)
        self._stale.clear()

    def _layer_for(self, screen: Surface, seen: Rect, zoom: float) -> Surface:
        size = (seen.width + SLACK + STEP) // STEP * STEP, seen.height + 2 * MARGIN
        if self._layer is None or self._layer.get_size() != size:
            self._layer = Surface(size, 0, screen)
            self._empty()
        if self._zoom != zoom:
            self._zoom = zoom
            self._empty()
        return self._layer

    def _mend(self, layer: Surface) -> None:
        for part in self._stale:
            self._paint(layer, self._pixels(part).clip(self._held))
        self._stale.clear()

    def _pixels(self, part: FRect) -> Rect:
        left, top = floor(part.left * self._zoom) - 1, floor(part.top * self._zoom) - 1
        right, bottom = ceil(part.right * self._zoom) + 1, ceil(part.bottom * self._zoom) + 1
        return Rect(left, top, right - left, bottom - top)

    def _reach(self, layer: Surface, seen: Rect, lead: int) -> None:
        """Makes sure that the layer holds *seen*; at rest, where it can be copied fast."""
        before = self._held
        way = seen.left - self._seen.left if before else 0
        self._seen = seen
        is_fast = (seen.left + lead - before.left) % STEP == 0
        left, top = before.topleft
        if not _holds(before.left, before.width, seen.left, seen.width) or not (way or is_fast):
            left = seen.left + lead - _behind(way)
        if not _holds(before.top, before.height, seen.top, seen.height):
            top = seen.top - MARGIN
        self._held = Rect((left, top), layer.get_size())
        if self._held != before:
            layer.scroll(before.left - left, before.top - top)
            for strip in _beyond(before, self._held):
                self._paint(layer, strip)

    def _paint(self, layer: Surface, part: Rect) -> None:
        origin = -self._held.left, -self._held.top
        layer.set_clip(part.move(origin))
        if layer.get_clip():
            self.painter.paint(layer, origin, self._zoom)
        layer.set_clip(None)


def _holds(start: int, length: int, part: int, part_length: int) -> bool:
    return start <= part and part + part_length <= start + length


def _behind(way: int) -> int:
    """How much of the slack stays at the left: little, if the camera goes on to the right."""
    if way > 0:
        return STEP
    return SLACK - STEP if way < 0 else SLACK // 2


def _lead(viewport: Rect) -> int:
    """From its left edge to the first column that can be copied fast."""
    return -viewport.left % STEP


def _columns(viewport: Rect) -> Iterator[Rect]:
    """All of *viewport*: first the part that can be copied fast, then a rim at either side."""
    left = viewport.left + _lead(viewport)
    right = left + (viewport.right - left) // STEP * STEP
    yield Rect(left, viewport.top, right - left, viewport.height)
    yield Rect(viewport.left, viewport.top, left - viewport.left, viewport.height)
    yield Rect(right, viewport.top, viewport.right - right, viewport.height)


def _beyond(held: Rect, wanted: Rect) -> Iterator[Rect]:
    """The parts of *wanted* that lie outside *held*."""
    both = wanted.clip(held)
    if not both:
        yield wanted
        return
    yield Rect(wanted.left, wanted.top, wanted.width, both.top - wanted.top)
    yield Rect(wanted.left, both.bottom, wanted.width, wanted.bottom - both.bottom)
    yield Rect(wanted.left, both.top, both.left - wanted.left, both.height)
    yield Rect(both.right, both.top, wanted.right - both.right, both.height)
