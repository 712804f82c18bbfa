"""A layer that is painted once and then only shifted: all that stands still below what moves.

It covers the viewport and a margin around it. When the camera leaves these, the layer is scrolled
and the strips that come into view are painted. What it shows depends on the view and the world
alone, however one came there; only when a zoom comes to rest it stays soft for some frames, until
all is painted sharply.
"""

from collections.abc import Iterable, Iterator
from math import ceil, floor

from attrs import define, field
from pygame import FRect, Rect, Surface

from game.ui.camera import Camera
from game.ui.piecework import Work
from game.ui.still_canvas import StillCanvas
from game.ui.zoom_sheet import Painter, Pixel, ZoomSheet

# The layer is hardly wider than the viewport: its rows then lie close together in memory, and are
# copied twice as fast. They are copied fast, too, between places that are multiples of STEP.
MARGIN = 128  # pixels above and below the viewport
SLACK = 64  # pixels at both sides together
STEP = 4  # pixels
BAND = 144  # pixels: as high a part of the layer is painted within a frame


@define
class StillLayer:
    painter: Painter
    sheet: ZoomSheet  # shown instead while the zoom changes
    below: Painter | None = None  # moves, and shines through where the layer is clear
    _layer: StillCanvas | None = field(default=None, init=False)
    _held: Rect = field(factory=lambda: Rect(0, 0, 0, 0), init=False)  # in pixels of the world
    _seen: Rect = field(factory=lambda: Rect(0, 0, 0, 0), init=False)  # last, of these
    _zoom: float = field(default=0.0, init=False)
    _stale: list[FRect] = field(factory=list, init=False)
    _is_stirred: bool = field(default=False, init=False)
    _sharpening: Work[None] | None = field(default=None, init=False)
    _flooded: Rect = field(factory=lambda: Rect(0, 0, 0, 0), init=False)  # up to date, of these

    def invalidate(self, part: FRect) -> None:
        """The world looks different in *part*."""
        self._stale.append(part)
        self.sheet.invalidate(part)

    def stir(self) -> None:
        """What moves below looks different."""
        self._is_stirred = True

    def forget(self) -> None:
        """The world looks different everywhere."""
        self._sharpening = None
        self._empty()
        self.sheet.forget()

    def draw(self, screen: Surface, camera: Camera) -> None:
        """Fills the camera's viewport."""
        seen = camera.viewport.move(-camera.origin[0], -camera.origin[1])
        if camera.is_zooming:
            self._empty()
            self._sharpening = self._all_painted(screen, camera)
        if camera.is_zooming or self._goes_on_to_sharpen(seen):
            self.sheet.draw(screen, camera)
            return
        layer = self._layer_for(screen, seen, camera.zoom)
        is_resting = seen == self._seen
        self._mend(layer)
        self._reach(layer, seen, _lead(camera.viewport))
        self._flood(layer, seen, is_resting=is_resting)
        for part in _columns(camera.viewport):
            area = part.move(
                -camera.origin[0] - self._held.left, -camera.origin[1] - self._held.top
            )
            screen.blit(layer.picture, part, area)

    def prepare(self, camera: Camera) -> bool:
        """A bit of what a zoom would begin with; whether that was not there yet."""
        return self._layer is not None and self.sheet.prepare(self._layer.picture, camera)

    @property
    def is_soft(self) -> bool:
        """Whether it will look sharper when it is drawn again, and again."""
        return self._sharpening is not None

    def _goes_on_to_sharpen(self, seen: Rect) -> bool:
        """If the camera leaves before it is done, all has to be painted anew."""
        if self._sharpening and self._held and not self._held.contains(seen):
            self._sharpening = None
            self._empty()
        if self._sharpening and next(self._sharpening, self) is self:
            self._sharpening = None
        return self.is_soft

    def _all_painted(self, screen: Surface, camera: Camera) -> Work[None]:
        """Begins where the zoom has come to rest."""
        seen = camera.viewport.move(-camera.origin[0], -camera.origin[1])
        layer = self._layer_for(screen, seen, camera.zoom)
        self._held = Rect(
            (seen.left + _lead(camera.viewport) - SLACK // 2, seen.top - MARGIN), layer.size
        )
        self._seen, self._flooded, self._is_stirred = seen, self._held, False
        for painter in (self.painter, self.below):
            if painter is not None:
                yield from painter.preparing(self._held, camera.zoom)
        for band in _bands(self._held):
            self._paint(layer, band)
            yield

    def _empty(self) -> None:
        self._held = Rect(0, 0, 0, 0)
        self._stale.clear()

    def _layer_for(self, screen: Surface, seen: Rect, zoom: float) -> StillCanvas:
        size = (seen.width + SLACK + STEP) // STEP * STEP, seen.height + 2 * MARGIN
        if self._layer is None or self._layer.size != size:
            self._layer = StillCanvas(Surface(size, 0, screen), self.painter, self.below)
            self._empty()
        if self._zoom != zoom:
            self._zoom = zoom
            self._empty()
        return self._layer

    def _mend(self, layer: StillCanvas) -> None:
        for part in _joined(self._pixels(part).clip(self._held) for part in self._stale):
            self._paint(layer, part)
        self._stale.clear()

    def _pixels(self, part: FRect) -> Rect:
        left, top = floor(part.left * self._zoom) - 1, floor(part.top * self._zoom) - 1
        right, bottom = ceil(part.right * self._zoom) + 1, ceil(part.bottom * self._zoom) + 1
        return Rect(left, top, right - left, bottom - top)

    def _reach(self, layer: StillCanvas, seen: Rect, lead: int) -> None:
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
        self._held = Rect((left, top), layer.size)
        if self._held != before:
            layer.scroll((before.left - left, before.top - top))
            for strip in _beyond(before, self._held):
                self._paint(layer, strip)
            kept = before.clip(self._held)
            if not kept or self._flooded.contains(kept):
                self._flooded = self._held

    def _flood(self, layer: StillCanvas, seen: Rect, *, is_resting: bool) -> None:
        """What moves below is brought up to date, at rest no further than it is seen."""
        if self._is_stirred or not self._flooded.contains(seen):
            part = seen if is_resting else self._held
            layer.flood(part.move(self._origin), self._origin, self._zoom)
            self._is_stirred, self._flooded = False, part

    @property
    def _origin(self) -> Pixel:
        """Where the world's (0, 0) lies on the layer."""
        return -self._held.left, -self._held.top

    def _paint(self, layer: StillCanvas, part: Rect) -> None:
        layer.paint(part.move(self._origin), self._origin, self._zoom)


def _joined(parts: Iterable[Rect]) -> list[Rect]:
    """Those that overlap as one around them, so that nothing is painted twice."""
    apart: list[Rect] = []
    for part in parts:
        whole = part
        while (found := whole.collidelist(apart)) >= 0:
            whole = whole.union(apart.pop(found))
        apart.append(whole)
    return apart


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


def _bands(whole: Rect) -> Iterator[Rect]:
    for top in range(whole.top, whole.bottom, BAND):
        yield Rect(whole.left, top, whole.width, BAND).clip(whole)


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
