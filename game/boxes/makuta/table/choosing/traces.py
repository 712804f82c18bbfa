"""What pawns have left behind on the island: where they came along, took something, laid a tile."""

from collections.abc import Iterable

from attrs import frozen

from game.core.hexes import Hex
from game.core.seats import Seat
from game.rules.makuta.events import Event, PawnMoved, PawnSet, TilePlaced, TokenTaken
from game.rules.makuta.phases import OnField, UnderRahi


@frozen
class Trail:
    """The fields that the pawn of *seat* came along, from the first to the last."""

    seat: Seat
    fields: tuple[int, ...]
    is_leap: bool = False  # it was set from the one to the other


@frozen
class Traces:
    trails: tuple[Trail, ...] = ()
    taken: tuple[tuple[Seat, int], ...] = ()  # who, and from which field
    laid: tuple[tuple[Seat, Hex], ...] = ()


NO_TRACES = Traces()


def traces_of(events: Iterable[Event]) -> Traces:
    """As somebody has witnessed *events*; whose they are does not matter."""
    trails: list[Trail] = []
    taken: dict[int, Seat] = {}
    laid: list[tuple[Seat, Hex]] = []
    for event in events:
        match event:
            case PawnMoved(seat, path):
                trails.append(Trail(seat, path))
            case PawnSet(seat, start, end):
                trails.append(Trail(seat, (start, end), is_leap=True))
            case TokenTaken(seat, source=OnField(field) | UnderRahi(field)):
                taken[field] = seat
            case TilePlaced(seat, hex=place):
                laid.append((seat, place))
            case _:
                pass
    return Traces(tuple(trails), tuple((who, at) for at, who in taken.items()), tuple(laid))
