"""Mouse and keys at the table, as far as no thing on it was pressed: the camera, and a nod."""

from attrs import define, field

from game.boxes.masks.table.land_view import LandView
from game.boxes.masks.table.layout import TableLayout
from game.rules.masks.state import Observation
from game.scenes.program import Program
from game.tabletop.camera_bar import CAMERA_MOVES, CameraMove
from game.tabletop.camera_hand import PANS
from game.tabletop.held_open import HeldOpen
from game.ui import signals
from game.ui.commands import Command


@define(eq=False)
class Controls:
    program: Program
    land: LandView
    secrets: HeldOpen
    has_clicked_nothing: bool = field(default=False, init=False)  # takes back what was begun

    def handle(
        self,
        signal: signals.Signal,
        now: float,
        layout: TableLayout,
        seen: Observation,
        *,
        is_covered: bool,
    ) -> bool:
        """Whether it was a nod: what is most obvious is to be done."""
        self.has_clicked_nothing = False
        hand = self.land.hand
        match signal:
            case signals.PointerPressed(at, signals.Pointer.LEFT | signals.Pointer.MIDDLE):
                self.secrets.press(now)
                if not is_covered:
                    hand.take(at)
            case signals.PointerMoved(at):
                hand.drag(at)
            case signals.PointerReleased(_, button):
                was_held, was_dragged = hand.is_held, hand.let_go()
                is_left = button is signals.Pointer.LEFT
                self.has_clicked_nothing = was_held and not was_dragged and is_left
            case signals.Wheel(at, steps) if not is_covered:
                hand.zoom(at, steps)
            case signals.KeyPressed(command=Command() as command):
                return self._key(command, seen, layout)
            case _:
                pass
        return False

    def _key(self, command: Command, seen: Observation, layout: TableLayout) -> bool:
        if command in CAMERA_MOVES:
            self.move_camera(CAMERA_MOVES[command], seen, layout)
        elif command in PANS:
            self.land.hand.pan(command)
        return command in {Command.DONE, Command.CONFIRM}

    def move_camera(self, move: CameraMove, seen: Observation, layout: TableLayout | None) -> None:
        hand = self.land.hand
        match move:
            case CameraMove.NEARER:
                hand.step(1)
            case CameraMove.FARTHER:
                hand.step(-1)
            case CameraMove.FIT if layout:
                hand.go(self.land.whole(layout.clear))
            case CameraMove.FIND if layout:
                self.land.approach([seen.seats[seen.turn.seat].pawn], layout.clear)
            case CameraMove.FOLLOW:
                self.program.follow_otherwise()
            case _:
                pass
