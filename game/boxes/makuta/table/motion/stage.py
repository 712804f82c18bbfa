"""All that an animation may move, and what it has to ask the table around it."""

from typing import Protocol

from attrs import define
from pygame import Vector2

from game.boxes.makuta.table.duel.board import DuelBoard
from game.boxes.makuta.table.duel.dice_tray import DiceTray
from game.boxes.makuta.table.motion.arrangement import Sprites
from game.boxes.makuta.table.motion.board import Board
from game.boxes.makuta.table.pieces.pieces import Pieces
from game.boxes.makuta.words import Names
from game.core.seats import Seat
from game.rules.makuta.state import Island
from game.tabletop.motion.overlay import Overlay
from game.tabletop.motion.pose import Name, Pose
from game.tabletop.motion.stage import Stage
from game.tabletop.pictures.sprite import Sized
from game.ui.animation import Clock
from game.ui.piecework import Work


class Surroundings(Protocol):
    """What only the table view knows. Screen places are in pixels."""

    def look_at(self, *world: Vector2) -> None:
        """Something happens there; the camera may follow, as its player wishes."""

    def look_at_duel(self, *world: Vector2) -> None:
        """The same, where the card of a duel does not hide it."""

    def to_screen(self, world: Vector2) -> Vector2: ...

    def tray_place(self, seat: Seat) -> Vector2: ...

    def stack_place(self) -> Vector2:
        """Where the stack of tiles is."""

    def lay(self, island: Island) -> None:
        """A tile has been laid: the island is painted anew."""

    def is_watched_by(self, seat: Seat) -> bool:
        """Whether it is shown to *seat*, and not to anybody else."""

    def painting(self, tile: int, rotation: int) -> Work[None]:
        """Afterwards there is a plate of the tile at once; before, a frame would wait for it."""

    def fit_in(self, tile: int, rotation: int, seat: Seat) -> None:
        """*seat* will have laid it soon: what that needs is made ready, once, bit by bit."""

    def plate(self, tile: int, rotation: int) -> Sized:
        """How a tile looks."""


@define(eq=False)
class TableStage(Stage):
    sprites: Sprites
    clock: Clock
    dice: DiceTray
    duel: DuelBoard
    overlay: Overlay
    around: Surroundings
    names: Names

    @property
    def pieces(self) -> Pieces:
        return self.sprites.pieces

    @property
    def board(self) -> Board:
        return self.sprites.board

    def arranged(self, board: Board) -> dict[Name, Pose]:
        return self.sprites.arranged(board)

    def field_place(self, field: int) -> Vector2:
        return self.board.places.field_place(field)

    @property
    def zoom(self) -> float:
        unit = self.around.to_screen(Vector2(1, 0)) - self.around.to_screen(Vector2())
        return unit.x

    def to_world(self, screen: Vector2) -> Vector2:
        return (screen - self.around.to_screen(Vector2())) / self.zoom

    def on_screen(self, pose: Pose) -> Pose:
        """The same as a piece that flies above everything, in pixels."""
        return pose.at_zoom(self.zoom, self.around.to_screen(pose.place))
