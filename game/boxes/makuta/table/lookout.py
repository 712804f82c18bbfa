"""Where the camera looks by itself, with room for placards, and where somebody sends it."""

from collections.abc import Iterator

from attrs import define, field
from pygame import Rect, Vector2

from game.boxes.makuta.table.choosing.choosing import Choosing
from game.boxes.makuta.table.choosing.secrets import seat_of
from game.boxes.makuta.table.choosing.situation import Situation
from game.boxes.makuta.table.island.places import Places, tile_bounds, tile_centre
from game.boxes.makuta.table.log_lines import Mention
from game.boxes.makuta.table.panels.layout import Skin
from game.boxes.makuta.table.table_picture import TablePicture
from game.core.seats import Seat
from game.rules.makuta import phases
from game.rules.makuta.actions import MoveTo
from game.rules.makuta.state import Observation
from game.ui.camera import CameraView

CARD_BESIDE = 320  # points


@define(eq=False)
class Lookout:
    picture: TablePicture
    _last_turn: int = field(default=0, init=False)

    def look_where_it_matters(self, here: Situation, skin: Skin | None) -> None:
        """Back to where I was, but what I decide about has to be in the picture.

        Without a *skin* nobody wants the camera to follow.
        """
        seen, hand = here.seen, self.picture.hand
        if seen.turn.number != self._last_turn:
            hand.come_back()
        self._last_turn = seen.turn.number
        if isinstance(seen.phase, phases.Placing):
            place = seen.island.open_gates[seen.phase.gate]
            hand.hold_up(tile_bounds(place), round(CARD_BESIDE * hand.scale))
        elif skin and here.choosing:
            points = _points_that_matter(seen, here.choosing, self.picture.places)
            hand.approach([*points], _room(skin, seen.phase))

    def look_at_all(self) -> None:
        self.restore(self.picture.hand.fitting(self.picture.home))

    def look_at(self, world: Vector2 | None) -> None:
        """A point of the table, or its middle."""
        self.picture.hand.look_at(world or Vector2(self.picture.home.center))

    def find(self, seen: Observation, seat: Seat) -> None:
        """The pawn of *seat*."""
        self.picture.hand.find(self.picture.places.field_place(seen.pawns[seat]))

    def go_to(self, mention: Mention, room: Rect) -> None:
        """So that it lies within *room*, which nothing covers."""
        self.picture.hand.approach(self._points(mention), room)

    def bring(self, mention: Mention, here: Situation, room: Rect) -> None:
        """Into *room*, beside whatever is offered, until the view is given back."""
        matters = here.choosing and _points_that_matter(
            here.seen, here.choosing, self.picture.places
        )
        self.picture.hand.lend()
        self.picture.hand.approach([*self._points(mention), *(matters or ())], room)

    def give_back(self, here: Situation, skin: Skin | None) -> None:
        """Unless somebody has moved the camera since."""
        if self.picture.hand.give_back():
            self.look_where_it_matters(here, skin)

    def _points(self, mention: Mention) -> list[Vector2]:
        if mention.field is not None and self.picture.places.has(mention.field):
            return [self.picture.places.field_place(mention.field)]
        return [tile_centre(mention.tile)] if mention.tile is not None else []

    def restore(self, view: CameraView) -> None:
        self.picture.camera.look(view)
        self.picture.hand.stay()


def _points_that_matter(seen: Observation, choosing: Choosing, places: Places) -> Iterator[Vector2]:
    """To whoever has to decide."""
    match seen.phase:
        case (
            phases.ChoosingBonuses(foe=phases.MakutaFoe())
            | phases.ChoosingDie(foe=phases.MakutaFoe())
        ):
            yield from _at_temple(seen, places)
        case phases.ChoosingLoss(_, loser) | phases.SettingPawn(_, loser):
            yield places.field_place(seen.pawns[loser])
        case _:
            seat = seat_of(seen.viewer)
            if seat is not None:
                yield places.field_place(seen.pawns[seat])
            ends = (end.field for end in choosing.ends if isinstance(end, MoveTo))
            yield from map(places.field_place, ends)


def _at_temple(seen: Observation, places: Places) -> Iterator[Vector2]:
    """The challenger and what they challenge."""
    yield places.field_place(seen.pawns[seen.turn.seat])
    temple = places.temple_place()
    if temple is not None:
        yield temple


def _room(skin: Skin, phase: phases.Phase) -> Rect:
    """What cards leave free."""
    match phase:
        case phases.ChoosingBonuses() | phases.ChoosingDie():
            return skin.layout.beside_duel
        case phases.ChoosingLoss():
            return skin.layout.beside_both
        case phases.Weighing() | phases.TryingOn() | phases.Looking():
            return skin.layout.beside_now
        case _:
            return skin.layout.free
