"""What an animation may ask of the table around it."""

from collections.abc import Sequence

from attrs import define, field
from pygame import Rect, Vector2

from game.boxes.makuta.table.choosing.screen_holder import ScreenHolder
from game.boxes.makuta.table.choosing.trace_painter import prepare_edge
from game.boxes.makuta.table.island.plates import PlateLook
from game.boxes.makuta.table.panels.layout import TableLayout
from game.boxes.makuta.table.table_picture import TablePicture
from game.core.seats import Seat
from game.persistence.settings import Follow
from game.rules.makuta.state import Island
from game.scenes.program import Program
from game.ui.piecework import Work


@define(eq=False)
class TableSurroundings:
    program: Program
    picture: TablePicture
    holder: ScreenHolder
    layout: TableLayout = field(init=False)  # nothing moves before the table has its place

    def look_at(self, *world: Vector2) -> None:
        self._follow(world, self.layout.free)

    def look_at_duel(self, *world: Vector2) -> None:
        self._follow(world, self.layout.beside_duel)

    def _follow(self, points: Sequence[Vector2], room: Rect) -> None:
        hand = self.picture.hand
        match self.program.settings.play.follow:
            case Follow.WHEN_NEEDED:
                hand.show(points, room)
            case Follow.ALWAYS:
                hand.follow(points, room)
            case Follow.OFF:
                pass

    def to_screen(self, world: Vector2) -> Vector2:
        return self.picture.camera.to_screen(world)

    def tray_place(self, seat: Seat) -> Vector2:
        return Vector2(self.layout.trays[seat].center)

    def stack_place(self) -> Vector2:
        """Beside the map of what is known."""
        return Vector2(self.layout.stack)

    def lay(self, island: Island) -> None:
        self.picture.lay(island)

    def is_watched_by(self, seat: Seat) -> bool:
        return self.holder.viewer == seat

    def painting(self, tile: int, rotation: int) -> Work[None]:
        return self.picture.plates.painting(tile, rotation, self.picture.camera.goal.zoom)

    def fit_in(self, tile: int, rotation: int, seat: Seat) -> None:
        """In one frame the plate, in the next the mark that others find around it."""
        picture = self.picture
        if picture.camera.is_zooming or picture.island.scale(tile, rotation):
            return
        if not self.is_watched_by(seat):
            prepare_edge(picture.terms.toas[seat], picture.camera.zoom)

    def plate(self, tile: int, rotation: int) -> PlateLook:
        return PlateLook(self.picture.plates, tile, rotation)
