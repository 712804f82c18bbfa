"""A person carries a piece over the table; where it may be set down, others know."""

from attrs import define, evolve, field
from pygame import Vector2

from game.tabletop.camera_hand import STILL
from game.tabletop.motion.pose import ABOVE_ALL, Name, Pose
from game.tabletop.motion.table_pieces import TablePieces
from game.tabletop.pictures.sprite import bounds_of
from game.ui.camera import Camera
from game.ui.signals import Point

LIFT = 0.3  # units above the table


@define(eq=False)
class PieceHand:
    pieces: TablePieces
    camera: Camera
    is_carrying: bool = field(default=False, init=False)
    _name: Name | None = field(default=None, init=False)  # what has been taken hold of
    _home: Pose | None = field(default=None, init=False)  # where it lay
    _at: Point = field(default=(0, 0), init=False)  # where it was taken

    def reaches(self, name: Name, at: Point) -> bool:
        """Whether the piece is seen there."""
        sprite = self.pieces.pose(name).sprite()
        place = self.camera.to_world(at)
        return bool(bounds_of(sprite, self.camera.zoom).collidepoint(place))

    def take(self, name: Name, at: Point) -> None:
        self._name, self._home, self._at = name, self.pieces.pose(name), at
        self.is_carrying = False

    def carry(self, at: Point) -> bool:
        """Whether a piece follows the hand; a small shake lifts none."""
        if self._name is None or self._home is None:
            return False
        moved = Vector2(at) - self._at
        if not self.is_carrying and moved.length() <= STILL:
            return False
        self.is_carrying = True
        place = self._home.place + moved / self.camera.zoom
        held = evolve(self._home, place=place, lift=LIFT, depth=ABOVE_ALL)
        self.pieces.move(self._name, held)
        return True

    def put_back(self) -> None:
        """It lies where it was taken from."""
        if self.is_carrying and self._name is not None and self._home is not None:
            self.pieces.lay(self._name, self._home)
        self.forget()

    def forget(self) -> None:
        """It is left where it is: somebody else moves it on."""
        self._name, self._home, self.is_carrying = None, None, False
