"""Every piece on the island as a sprite: those that lie still, and above them those that move."""

from collections.abc import Iterator, Mapping

from attrs import define, field

from game.boxes.makuta.table.motion.arrangement import Name, arranged
from game.boxes.makuta.table.motion.board import Board, board_of
from game.boxes.makuta.table.motion.looks import Pose
from game.boxes.makuta.table.pieces.pieces import Pieces
from game.rules.makuta.editions import Terms
from game.rules.makuta.state import Observation
from game.tabletop.sprite import Sprite

__all__ = ["Sprite", "Sprites"]


@define(eq=False)
class Sprites:
    """Settles on a board. Until it does, an animation may take pieces up and move them."""

    pieces: Pieces
    terms: Terms
    board: Board = field(init=False)
    _last: tuple[Board, dict[Name, Pose]] | None = field(default=None, init=False)
    _still: dict[Name, Pose] = field(factory=dict, init=False)
    _moving: dict[Name, Pose] = field(factory=dict, init=False)
    _changed: bool = field(default=True, init=False)

    def show(self, seen: Observation) -> None:
        """Put every piece where *seen* says it is; ends whatever still moved."""
        self.settle(board_of(seen))

    def settle(self, board: Board) -> None:
        self.board = board
        self._still = self.arranged(board)
        self._moving = {}
        self._changed = True

    def arranged(self, board: Board) -> dict[Name, Pose]:
        """Where the pieces are to stand; for each board asked several times in a row."""
        if self._last is None or self._last[0] != board:
            self._last = board, arranged(board, self.pieces)
        return dict(self._last[1])

    # What there is to see

    def static(self) -> Mapping[Name, Sprite]:
        return {name: pose.sprite() for name, pose in self._still.items()}

    def moving(self) -> Iterator[Sprite]:
        return (pose.sprite() for pose in self._moving.values())

    def take_change(self) -> bool:
        """Whether `static` has changed since this was last asked."""
        changed, self._changed = self._changed, False
        return changed

    @property
    def is_moving(self) -> bool:
        return bool(self._moving)

    # Moving pieces

    def pose(self, name: Name) -> Pose:
        return self._moving[name] if name in self._moving else self._still[name]

    def has(self, name: Name) -> bool:
        return name in self._moving or name in self._still

    def move(self, name: Name, pose: Pose) -> None:
        """Take it up, if it lies still, or move it on; a new name is a new piece."""
        self._changed |= self._still.pop(name, None) is not None
        self._moving[name] = pose

    def lay(self, name: Name, pose: Pose) -> None:
        """From now on it lies still there."""
        self._moving.pop(name, None)
        self._still[name] = pose
        self._changed = True

    def remove(self, name: Name) -> None:
        self._moving.pop(name, None)
        self._changed |= self._still.pop(name, None) is not None
