"""How a person moves the camera: drags, wheel, keys, buttons; and how it follows the game."""

from collections.abc import Callable, Iterable, Sequence

from attrs import define, field
from pygame import FRect, Rect, Vector2

from game.ui.animation import Clock
from game.ui.camera import Camera, CameraView, around, shift_to
from game.ui.commands import Command
from game.ui.signals import Point

UNFITTED = Rect(0, 0, 640, 480)  # a viewport until the window has one
STILL = 5  # pixels that a click may move
GLIDE = 0.35  # seconds
SHORT = 0.14
NEARER = 1.25  # by a step of the wheel, a key or a button
PAN = 0.16  # of the picture, by a key
NEAR = 38.0  # points per unit, as near as the camera goes by itself
CLEAR = 22.0  # points per unit from which a field can be made out
AIR = 11.0  # units: as much of what lies around is shown
SQUARE = 1.4  # units of a field, with a little air
INSIDE = 0.08  # of the room: how far from its edge something ends that was not in it
AROUND = 24  # pixels
LEAST_SHARE = 0.75  # of the room, for what is held up
PANS = {
    Command.PAN_UP: (0, 1),
    Command.PAN_DOWN: (0, -1),
    Command.PAN_LEFT: (1, 0),
    Command.PAN_RIGHT: (-1, 0),
}


@define(eq=False)
class CameraHand:
    camera: Camera
    clock: Clock
    scale: float = field(default=1.0, init=False)  # pixels per point
    _held_at: Point | None = field(default=None, init=False)  # where the drag has got to
    room: Rect | None = field(default=None, init=False)  # that nothing covers; None is all
    is_dragging: bool = field(default=False, init=False)
    is_gliding: bool = field(default=False, init=False)
    _is_fitted: bool = field(default=False, init=False)
    _mine: CameraView | None = field(default=None, init=False)  # where it was before it followed
    _lent: CameraView | None = field(default=None, init=False)  # and before something was held up

    def fit_in(self, viewport: Rect, room: Rect, home: Callable[[], CameraView]) -> None:
        """The first time it is at *home*; later what was in the middle stays there."""
        self.camera.resize(viewport)
        self.room = room
        if not self._is_fitted:
            self.camera.look(home())
            self._is_fitted = True

    # By hand

    @property
    def is_held(self) -> bool:
        return self._held_at is not None

    def take(self, at: Point) -> None:
        self._held_at, self.is_dragging = at, False

    def drag(self, at: Point) -> bool:
        """Whether the picture has moved; a small shake is none."""
        if self._held_at is None:
            return False
        moved = Vector2(at) - self._held_at
        if not self.is_dragging and moved.length() <= STILL:
            return False
        self.is_dragging, self._held_at, self._lent = True, at, None
        self.camera.pan_by(moved)
        return True

    def let_go(self) -> bool:
        """Whether it was a drag, and no click."""
        dragged, self.is_dragging, self._held_at = self.is_dragging, False, None
        return dragged

    def zoom(self, at: Point | tuple[int, int], steps: int) -> None:
        self._go(self.camera.zoomed(self.camera.goal, at, NEARER**steps), SHORT)

    def step(self, by: int) -> None:
        """Nearer to what is in the middle, by a key or a button; farther if *by* is less than 0."""
        self.zoom(self.camera.viewport.center, by)

    def pan(self, command: Command) -> None:
        x, y = PANS[command]
        width, height = self.camera.viewport.size
        goal = self.camera.goal
        by = Vector2(x * width, y * height) * PAN / goal.zoom
        self._go(CameraView(goal.centre - by, goal.zoom), SHORT)

    @property
    def _free(self) -> Rect:
        return self.room or self.camera.viewport

    def fitting(self, bounds: FRect) -> CameraView:
        """All of *bounds* in the free part."""
        return self._centred(bounds, self._free, _filling(bounds, self._free))

    def fit(self, bounds: FRect) -> None:
        self._go(self.fitting(bounds), GLIDE)

    def find(self, world: Vector2) -> None:
        self._look(world, max(self.camera.goal.zoom, NEAR * self.scale))

    def go(self, view: CameraView) -> None:
        self._go(view, GLIDE)

    def look_at(self, world: Vector2) -> None:
        self._look(world, self.camera.goal.zoom)

    def _look(self, world: Vector2, zoom: float) -> None:
        self._go(self._centred(FRect(world, (0, 0)), self._free, zoom), GLIDE)

    def _go(self, view: CameraView, seconds: float) -> None:
        """Somebody wants to be there."""
        self._lent = None
        self._glide(view, seconds)

    # By itself

    def show(self, points: Iterable[Vector2], room: Rect | None = None) -> None:
        """All of these in *room*, a free part of the picture; no nearer than it is now."""
        wanted = around(points).inflate(SQUARE, SQUARE)
        self._glide(self._framed(wanted, room or self._free), GLIDE)

    def approach(self, points: Sequence[Vector2], room: Rect | None = None) -> None:
        """The same, and so near that one can tell fields apart."""
        if not points:
            return
        if self.camera.goal.zoom >= CLEAR * self.scale:
            self.show(points, room)
            return
        viewport, wanted = self.camera.viewport, around(points)
        fits_around = _filling(wanted.inflate(AIR, AIR), viewport)
        fits = _filling(wanted.inflate(SQUARE, SQUARE), room or self._free)
        zoom = min(NEAR * self.scale, fits_around, fits)
        self._glide(self._centred(wanted, room or self._free, zoom), GLIDE)

    def _framed(self, wanted: FRect, room: Rect) -> CameraView:
        """Nothing moves if all is there, and nothing shrinks if moving is enough."""
        goal = self.camera.goal
        if self._shown(goal, room).contains(wanted):
            return goal
        inside = room.inflate(-2 * INSIDE * room.width, -2 * INSIDE * room.height)
        zoom = _filling(wanted, inside)
        if zoom < goal.zoom:
            return self._centred(wanted, room, zoom)
        return CameraView(goal.centre + shift_to(self._shown(goal, inside), wanted), goal.zoom)

    def _centred(self, wanted: FRect, room: Rect, zoom: float) -> CameraView:
        aside = Vector2(room.center) - self.camera.viewport.center
        return CameraView(Vector2(wanted.center) - aside / zoom, zoom)

    def _shown(self, view: CameraView, room: Rect) -> FRect:
        """What *view* shows of the world in a part of the screen."""
        corner = Vector2(room.topleft) - self.camera.viewport.center
        return FRect(view.centre + corner / view.zoom, Vector2(room.size) / view.zoom)

    def hold_up(self, bounds: FRect, beside: int) -> None:
        """All of *bounds*, large, with *beside* pixels left at the right."""
        self.lend()
        room = self._free.inflate(-AROUND, -AROUND)
        most = min((room.width - beside) / bounds.width, room.height / bounds.height)
        zoom = min(max(self.camera.goal.zoom, most * LEAST_SHARE), most)
        part = Rect(room.topleft, (room.width - beside, room.height))
        self._glide(self._centred(bounds, part, zoom), GLIDE)

    def lend(self) -> None:
        """What comes now is only looked at: unless somebody moves on, the view is given back."""
        self._lent = self._lent or self.camera.goal

    def give_back(self) -> bool:
        """Whether there was a view to be given back."""
        before, self._lent = self._lent, None
        if before is not None:
            self._glide(before, GLIDE)
        return before is not None

    def follow(self, points: Iterable[Vector2], room: Rect) -> None:
        """These in the middle of *room*, as near as it is now."""
        self._glide(self._centred(around(points), room, self.camera.goal.zoom), GLIDE)

    def keep(self) -> None:
        """From here on the camera may be led away."""
        self._mine = self._lent or self.camera.goal

    def stay(self) -> None:
        """This is where somebody is, whatever was held up before others."""
        self._lent = None
        self.keep()

    def come_back(self) -> None:
        self._lent = None
        if self._mine is not None:
            self._glide(self._mine, GLIDE)

    def _glide(self, view: CameraView, seconds: float) -> None:
        if view != self.camera.goal:
            self.camera.glide_to(view, self.clock.now, seconds / self.clock.pace)
            self.is_gliding = True

    @property
    def is_moving(self) -> bool:
        return self.is_gliding or self.is_dragging

    def advance(self, now: float) -> None:
        if self.is_gliding:
            self.is_gliding = self.camera.advance(now)


def _filling(bounds: FRect, room: Rect) -> float:
    """The zoom at which *bounds* fill *room*."""
    return min(room.width / max(bounds.width, 1), room.height / max(bounds.height, 1))
