"""Where the camera looks by itself, and where somebody sends it."""

from attrs import define, field
from pygame import Rect, Vector2

from game.boxes.makuta.table.choosing.attention import attention
from game.boxes.makuta.table.island.places import tile_bounds, tile_centre
from game.boxes.makuta.table.log_lines import Mention
from game.boxes.makuta.table.panels.desk import Desk
from game.boxes.makuta.table.table_picture import TablePicture
from game.core.seats import Seat
from game.rules.makuta.phases import Placing
from game.rules.makuta.state import Observation
from game.ui.camera import CameraView

CARD_BESIDE = 320  # points


@define(eq=False)
class Lookout:
    picture: TablePicture
    _last_turn: int = field(default=0, init=False)

    def look_where_it_matters(self, seen: Observation, desk: Desk | None) -> None:
        """Back to where I was, but what I decide about has to be in the picture.

        Without a *desk* nobody wants the camera to follow.
        """
        hand = self.picture.hand
        if seen.turn.number != self._last_turn:
            hand.come_back()
        self._last_turn = seen.turn.number
        if isinstance(seen.phase, Placing):
            place = seen.island.open_gates[seen.phase.gate]
            hand.hold_up(tile_bounds(place), round(CARD_BESIDE * hand.scale))
        elif desk:
            here = attention(desk, self.picture.places)
            hand.approach(here.points, here.room)

    def look_at_all(self) -> None:
        self.restore(self.picture.camera.fitting(self.picture.home))

    def look_at(self, world: Vector2 | None) -> None:
        """A point of the table, or its middle."""
        self.picture.hand.look_at(world or Vector2(self.picture.home.center))

    def find(self, seen: Observation, seat: Seat) -> None:
        """The pawn of *seat*."""
        self.picture.hand.find(self.picture.places.field_place(seen.pawns[seat]))

    def go_to(self, mention: Mention, room: Rect) -> None:
        """So that it lies within *room*, which nothing covers."""
        self.picture.hand.approach(self._points(mention), room)

    def _points(self, mention: Mention) -> list[Vector2]:
        if mention.field is not None and self.picture.places.has(mention.field):
            return [self.picture.places.field_place(mention.field)]
        return [tile_centre(mention.tile)] if mention.tile is not None else []

    def restore(self, view: CameraView) -> None:
        self.picture.camera.look(view)
        self.picture.hand.stay()
