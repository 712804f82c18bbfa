"""How a person moves the camera: drags, wheel, keys, buttons; and how it follows the game."""

from collections.abc import Iterable, Sequence

from attrs import define, field
from pygame import FRect, Vector2

from game.persistence.settings import Follow
from game.ui.animation import Clock
from game.ui.camera import Camera, View, around
from game.ui.commands import Command
from game.ui.signals import Point

STILL = 5  # pixels that a click may move
GLIDE = 0.35  # seconds
SHORT = 0.14
NEARER = 1.25  # by a step of the wheel, a key or a button
PAN = 0.16  # of the picture, by a key
NEAR = 46.0  # points per cell when something is looked for
CLEAR = 22.0  # points per cell from which a field can be made out
AIR = 6.0  # cells around what is looked for
AROUND_TILE = 24  # pixels
LEAST_SHARE = 0.75  # of the room, for a tile that is held up
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
    is_dragging: bool = field(default=False, init=False)
    is_gliding: bool = field(default=False, init=False)
    _mine: View | None = field(default=None, init=False)  # where somebody was before it followed

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
        self.is_dragging, self._held_at = True, at
        self.camera.pan_by(moved)
        return True

    def let_go(self) -> bool:
        """Whether it was a drag, and no click."""
        dragged, self.is_dragging, self._held_at = self.is_dragging, False, None
        return dragged

    def zoom(self, at: Point | tuple[int, int], steps: int) -> None:
        view = self.camera.zoomed(self.camera.goal, at, NEARER**steps)
        self._glide(view, SHORT)

    def pan(self, command: Command) -> None:
        x, y = PANS[command]
        width, height = self.camera.viewport.size
        goal = self.camera.goal
        by = Vector2(x * width, y * height) * PAN / goal.zoom
        self._glide(View(goal.centre - by, goal.zoom), SHORT)

    def fit(self, bounds: FRect) -> None:
        self._glide(self.camera.fitting(bounds), GLIDE)

    def find(self, world: Vector2) -> None:
        self._glide(View(world, max(self.camera.goal.zoom, NEAR * self.scale)), GLIDE)

    def look_at(self, world: Vector2) -> None:
        self._glide(View(world, self.camera.goal.zoom), GLIDE)

    # By itself

    def show(self, points: Iterable[Vector2]) -> None:
        """All of these, if they are not well in the picture."""
        self._glide(self.camera.frame(points), GLIDE)

    def approach(self, points: Sequence[Vector2]) -> None:
        """So near that one can tell fields apart, and all of these in the picture."""
        if not points:
            return
        if self.camera.goal.zoom >= CLEAR * self.scale:
            self.show(points)
            return
        room = around(points).inflate(AIR, AIR)
        view = self.camera.fitting(room)
        self._glide(View(view.centre, min(view.zoom, NEAR * self.scale)), GLIDE)

    def hold_up(self, bounds: FRect, beside: int) -> None:
        """All of *bounds*, large, with *beside* pixels left at the right."""
        room = self.camera.viewport.inflate(-AROUND_TILE, -AROUND_TILE)
        most = min((room.width - beside) / bounds.width, room.height / bounds.height)
        zoom = min(max(self.camera.goal.zoom, most * LEAST_SHARE), most)
        self._glide(View(Vector2(bounds.center) + Vector2(beside / 2 / zoom, 0), zoom), GLIDE)

    def follow(self, world: Vector2, follow: Follow) -> None:
        if follow is Follow.WHEN_NEEDED:
            self.show([world])
        elif follow is Follow.ALWAYS:
            self.look_at(world)

    def keep(self) -> None:
        """From here on the camera may be led away."""
        self._mine = self.camera.goal

    def come_back(self) -> None:
        if self._mine is not None:
            self._glide(self._mine, GLIDE)

    def _glide(self, view: View, seconds: float) -> None:
        if view != self.camera.goal:
            self.camera.glide_to(view, self.clock.now, seconds / self.clock.pace)
            self.is_gliding = True

    @property
    def is_moving(self) -> bool:
        return self.is_gliding or self.is_dragging

    def advance(self, now: float) -> None:
        if self.is_gliding:
            self.is_gliding = self.camera.advance(now)
