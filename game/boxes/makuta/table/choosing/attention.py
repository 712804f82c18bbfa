"""What the camera shows by itself to whoever has to decide, and where cards leave room for it."""

from collections.abc import Iterator

from attrs import frozen
from pygame import Rect, Vector2

from game.boxes.makuta.table.choosing.choosing import Choosing
from game.boxes.makuta.table.island.places import Places
from game.boxes.makuta.table.panels.desk import Desk
from game.boxes.makuta.table.panels.layout import room_beside_placard, room_between_placards
from game.boxes.makuta.table.panels.trays import seat_of
from game.rules.makuta.actions import MoveTo
from game.rules.makuta.phases import (
    ChoosingBonuses,
    ChoosingDie,
    ChoosingLoss,
    Looking,
    MakutaFoe,
    SettingPawn,
    TryingOn,
    Weighing,
)
from game.rules.makuta.state import Observation


@frozen
class Attention:
    points: list[Vector2]  # in the world
    room: Rect  # on the screen


def attention(desk: Desk, places: Places) -> Attention:
    assert desk.choosing
    return Attention([*_points(desk.seen, desk.choosing, places)], _room(desk))


def _points(seen: Observation, choosing: Choosing, places: Places) -> Iterator[Vector2]:
    match seen.phase:
        case ChoosingBonuses(foe=MakutaFoe()) | ChoosingDie(foe=MakutaFoe()):
            yield from _at_temple(seen, places)
        case ChoosingLoss(_, loser) | SettingPawn(_, loser):
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


def _room(desk: Desk) -> Rect:
    match desk.seen.phase:
        case ChoosingBonuses() | ChoosingDie():
            return desk.layout.below_duel
        case ChoosingLoss():
            return room_between_placards(desk.layout, desk.theme)
        case Weighing() | TryingOn() | Looking():
            return room_beside_placard(desk.layout, desk.theme)
        case _:
            return desk.layout.clear
