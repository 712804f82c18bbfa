"""Where the table is looked at: what world point is in the middle, and how large a unit appears.

The world's origin always falls on a whole pixel, so that a view looks the same however one got
there, and a layer drawn for one view can be shifted to serve the next.
"""

from collections.abc import Iterable
from math import isinf

from attrs import define, field, frozen
from pygame import FRect, Rect, Vector2

from game.ui.animation import ease

MOST_ZOOM = 128.0  # pixels per unit: as large as the art is
OUTERMOST = 32.0  # one can always zoom out this far, however small the world
STEPS = 64  # zooms are multiples of 1/64 pixel, so that they can be met again
PADDING = 28  # pixels around a world that is shown whole
NEAR_EDGE, WELL_INSIDE = 0.06, 0.16  # shares of the viewport


@frozen
class CameraView:
    centre: Vector2  # in the world
    zoom: float  # pixels per unit


@frozen
class _Glide:
    start: CameraView
    end: CameraView
    began: float
    seconds: float


@define
class Camera:
    """Looks through *viewport* at a world of which *bounds* must never be lost."""

    viewport: Rect  # in pixels of the screen
    bounds: FRect  # in the world
    centre: Vector2 = field(init=False)
    zoom: float = field(init=False)  # pixels per unit
    _glide: _Glide | None = field(init=False, default=None)

    def __attrs_post_init__(self) -> None:
        self.look(self.fitting(self.bounds))

    # Where things are

    @property
    def view(self) -> CameraView:
        return CameraView(Vector2(self.centre), self.zoom)

    @property
    def goal(self) -> CameraView:
        """Where the camera will rest: the end of its glide, or where it is."""
        return self._glide.end if self._glide else self.view

    @property
    def is_zooming(self) -> bool:
        return self._glide is not None and self._glide.start.zoom != self._glide.end.zoom

    @property
    def origin(self) -> tuple[int, int]:
        """The pixel of the world's (0, 0)."""
        return self._origin(self.centre, self.zoom)

    def to_screen(self, world: Vector2) -> Vector2:
        return world * self.zoom + self.origin

    def to_world(self, screen: Vector2 | tuple[float, float]) -> Vector2:
        return (Vector2(screen) - self.origin) / self.zoom

    def visible(self) -> FRect:
        """The part of the world that the viewport shows."""
        corner = self.to_world(self.viewport.topleft)
        return FRect(corner, Vector2(self.viewport.size) / self.zoom)

    # Moving at once

    def look(self, view: CameraView) -> None:
        """Ends any glide."""
        self._glide = None
        self._set(self._within(view))

    def pan_by(self, pixels: Vector2 | tuple[float, float]) -> None:
        """Moves the world with the pointer."""
        self.look(CameraView(self.centre - Vector2(pixels) / self.zoom, self.zoom))

    def fit(self, bounds: FRect) -> None:
        self.look(self.fitting(bounds))

    def resize(self, viewport: Rect) -> None:
        """Keeps in the middle what is there."""
        self.viewport = viewport
        self.look(self.goal)

    def enclose(self, bounds: FRect) -> None:
        """The world has grown or shrunk; a glide under way goes on."""
        self.bounds = bounds
        if self._glide is None:
            self.look(self.view)

    # Views to move to

    def zoomed(
        self, view: CameraView, screen: Vector2 | tuple[float, float], factor: float
    ) -> CameraView:
        """*view* made larger by *factor*, with the world staying put under a pixel of the screen.

        Several turns of the wheel add up when each starts from the camera's `goal`.
        """
        zoom = self._zoom_within(view.zoom * factor)
        away = Vector2(screen) - self.viewport.center
        return CameraView(view.centre + away / view.zoom - away / zoom, zoom)

    def fitting(self, bounds: FRect) -> CameraView:
        """All of *bounds*, as large as it goes."""
        return CameraView(Vector2(bounds.center), self._zoom_within(self._whole(bounds)))

    def frame(self, points: FRect | Iterable[Vector2]) -> CameraView:
        """The nearest view in which all points are well inside; the present one if none is amiss.

        It zooms out only if they do not fit otherwise.
        """
        wanted = points if isinstance(points, FRect) else around(points)
        goal = self.goal
        if self._shown(goal, NEAR_EDGE).contains(wanted):
            return goal
        inside = self._shown(goal, WELL_INSIDE)
        shrunk = min(
            1.0, inside.width / max(wanted.width, 0.1), inside.height / max(wanted.height, 0.1)
        )
        if shrunk < 1:
            return CameraView(Vector2(wanted.center), self._zoom_within(goal.zoom * shrunk))
        return CameraView(goal.centre + shift_to(inside, wanted), goal.zoom)

    # Gliding

    def glide_to(self, view: CameraView, now: float, seconds: float) -> None:
        """Sets out for *view*; `advance` moves on. When the clock jumps, it is there at once."""
        if seconds <= 0 or isinf(now):
            self.look(view)
            return
        self._glide = _Glide(self.view, self._within(view), now, seconds)

    def advance(self, now: float) -> bool:
        """Whether the camera is still under way."""
        if self._glide is None:
            return False
        share = (now - self._glide.began) / self._glide.seconds
        if share >= 1:
            self.look(self._glide.end)
            return False
        self._set(_between(self._glide.start, self._glide.end, ease(max(0.0, share))))
        return True

    # Limits

    def _set(self, view: CameraView) -> None:
        origin = self._origin(view.centre, view.zoom)
        self.zoom = view.zoom
        self.centre = (Vector2(self.viewport.center) - origin) / view.zoom

    def _origin(self, centre: Vector2, zoom: float) -> tuple[int, int]:
        x, y = Vector2(self.viewport.center) - centre * zoom
        return round(x), round(y)

    def _within(self, view: CameraView) -> CameraView:
        x = min(max(view.centre.x, self.bounds.left), self.bounds.right)
        y = min(max(view.centre.y, self.bounds.top), self.bounds.bottom)
        return CameraView(Vector2(x, y), self._zoom_within(view.zoom))

    def _zoom_within(self, zoom: float) -> float:
        least = min(OUTERMOST, self._whole(self.bounds))
        return max(1, round(min(max(zoom, least), MOST_ZOOM) * STEPS)) / STEPS

    def _whole(self, bounds: FRect) -> float:
        """The zoom at which *bounds* fill the viewport."""
        room = Vector2(self.viewport.size) - Vector2(2 * PADDING, 2 * PADDING)
        return max(1.0, min(room.x / max(bounds.width, 1), room.y / max(bounds.height, 1)))

    def _shown(self, view: CameraView, margin: float) -> FRect:
        """What *view* shows of the world, less a margin on every side."""
        size = Vector2(self.viewport.size) * (1 - 2 * margin) / view.zoom
        return FRect(view.centre - size / 2, size)


def around(points: Iterable[Vector2]) -> FRect:
    """The smallest rectangle around *points*, of which there is at least one."""
    xs, ys = zip(*points, strict=True)
    return FRect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def shift_to(inside: FRect, wanted: FRect) -> Vector2:
    """How far *inside* has to move to hold *wanted*."""
    x = min(0, wanted.left - inside.left) + max(0, wanted.right - inside.right)
    y = min(0, wanted.top - inside.top) + max(0, wanted.bottom - inside.bottom)
    return Vector2(x, y)


def _between(start: CameraView, end: CameraView, share: float) -> CameraView:
    """A unit grows evenly; whatever point of the world stays put does so all the way."""
    zoom = start.zoom * (end.zoom / start.zoom) ** share
    if start.zoom != end.zoom:
        share = (1 / start.zoom - 1 / zoom) / (1 / start.zoom - 1 / end.zoom)
    return CameraView(start.centre.lerp(end.centre, min(1.0, max(0.0, share))), zoom)
