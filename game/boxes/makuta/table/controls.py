"""Mouse and keys at the table, as far as no thing on it was pressed: camera, turning a tile."""

from attrs import define

from game.boxes.makuta.table.choosing.choosing import TurnTile
from game.boxes.makuta.table.choosing.lights import lit_pawn
from game.boxes.makuta.table.choosing.screen_holder import ScreenHolder
from game.boxes.makuta.table.choosing.screen_rects import ghost_rect
from game.boxes.makuta.table.choosing.situation import Situation, target_of
from game.boxes.makuta.table.panels.buttons import main_button
from game.boxes.makuta.table.table_picture import TablePicture
from game.rules.makuta.actions import Action
from game.rules.makuta.phases import Placing
from game.rules.makuta.targets import AtButton
from game.scenes.program import Program
from game.scenes.table.selection import Cancel, Confirm, PointAt
from game.tabletop.camera_bar import CAMERA_MOVES, CameraMove
from game.tabletop.camera_hand import PANS
from game.ui import signals
from game.ui.commands import Command

TURNS = {Command.TURN: 1, Command.TURN_BACK: -1}


@define(eq=False)
class Controls:
    program: Program
    holder: ScreenHolder
    picture: TablePicture

    def handle(
        self, signal: signals.Signal, now: float, here: Situation, *, is_covered: bool
    ) -> Action | None:
        match signal:
            case signals.PointerPressed(at, signals.Pointer.LEFT | signals.Pointer.MIDDLE):
                self.holder.secrets.press(now)
                if not is_covered:
                    self._take(at, here)
            case signals.PointerPressed(_, signals.Pointer.RIGHT):
                self.holder.choose(TurnTile(1))
            case signals.PointerMoved(at):
                self._drag(at)
            case signals.PointerReleased(_, button) if not self.picture.piece_hand.is_carrying:
                self._let_go(button)
            case signals.PointerReleased():
                return self._set_down(here)
            case signals.Wheel(at, steps) if not is_covered:
                self._wheel(at, steps, here)
            case signals.KeyPressed(command=Command() as command):
                return self._key(command, here)
            case _:
                pass
        return None

    def _take(self, at: signals.Point, here: Situation) -> None:
        """The pawn that is to be moved, or else the picture."""
        seat = lit_pawn(here.choosing) if here.choosing else None
        hand = self.picture.piece_hand
        if seat is not None and hand.reaches(("pawn", seat), at):
            hand.take(("pawn", seat), at)
        self.picture.hand.take(at)

    def _drag(self, at: signals.Point) -> None:
        if not self.picture.piece_hand.carry(at):
            self.picture.hand.drag(at)

    def _set_down(self, here: Situation) -> Action | None:
        """On what is pointed at; if nothing comes of it at once, the pawn stands where it stood."""
        self.picture.hand.let_go()
        target = target_of(self.holder.pointing.thing)
        is_legal = target is not None and here.is_legal(target)
        action = self.holder.choose(PointAt(target)) if is_legal else None
        if action is None:
            self.picture.piece_hand.put_back()
        self.picture.piece_hand.forget()
        return action

    def _let_go(self, button: signals.Pointer) -> None:
        """A click on the sea, or on nothing, takes back what was begun."""
        self.picture.piece_hand.forget()
        was_held = self.picture.hand.is_held
        was_dragged = self.picture.hand.let_go()
        if was_held and not was_dragged and button is signals.Pointer.LEFT:
            self.holder.choose(Cancel())

    def _wheel(self, at: signals.Point, steps: int, here: Situation) -> None:
        """Over the drawn tile it turns the tile."""
        if self._is_on_ghost(at, here):
            self.holder.choose(TurnTile(-steps))
        else:
            self.picture.hand.zoom(at, steps)

    def _is_on_ghost(self, at: signals.Point, here: Situation) -> bool:
        phase = here.seen.phase
        if here.choosing is None or not isinstance(phase, Placing):
            return False
        return ghost_rect(self.picture, phase).collidepoint(at)

    def _key(self, command: Command, here: Situation) -> Action | None:
        if command in CAMERA_MOVES:
            self.move_camera(CAMERA_MOVES[command])
        elif command in TURNS:
            self.holder.choose(TurnTile(TURNS[command]))
        elif command in PANS:
            self.picture.hand.pan(command)
        elif command in {Command.DONE, Command.CONFIRM}:  # nothing has the focus
            return self._do_the_obvious(here)
        return None

    def _do_the_obvious(self, here: Situation) -> Action | None:
        """What waits for a nod, or else the most likely button."""
        waiting = self.holder.choose(Confirm())
        if waiting is not None:
            return waiting
        button = main_button(here)
        return self.holder.choose(PointAt(AtButton(button))) if button else None

    def move_camera(self, move: CameraMove) -> None:
        hand, seen = self.picture.hand, self.holder.seen
        match move:
            case CameraMove.NEARER:
                hand.step(1)
            case CameraMove.FARTHER:
                hand.step(-1)
            case CameraMove.FIT:
                hand.fit(self.picture.home)
            case CameraMove.FIND:
                hand.find(self.picture.places.field_place(seen.pawns[seen.turn.seat]))
            case CameraMove.FOLLOW:
                self.program.follow_otherwise()
