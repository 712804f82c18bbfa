"""Every piece on the island: it stands where the board says, unless an animation moves it."""

from attrs import define, field

from game.boxes.makuta.table.motion.arrangement import arranged
from game.boxes.makuta.table.motion.board import Board, board_of
from game.boxes.makuta.table.pieces.pieces import Pieces
from game.rules.makuta.editions import Terms
from game.rules.makuta.state import Observation
from game.tabletop.motion.pose import Name, Pose
from game.tabletop.motion.table_pieces import TablePieces


@define(eq=False)
class Sprites(TablePieces):
    pieces: Pieces
    terms: Terms
    board: Board = field(init=False)
    _last: tuple[Board, dict[Name, Pose]] | None = field(default=None, init=False)

    def show(self, seen: Observation) -> None:
        """Put every piece where *seen* says it is; ends whatever still moved."""
        self.settle(board_of(seen))

    def settle(self, board: Board) -> None:
        self.board = board
        self.put(self.arranged(board))

    def arranged(self, board: Board) -> dict[Name, Pose]:
        """Where the pieces are to stand; for each board asked several times in a row."""
        if self._last is None or self._last[0] != board:
            self._last = board, arranged(board, self.pieces)
        return dict(self._last[1])
