"""Why a space that usually does something does nothing to a seat now."""

from enum import Enum, auto

from game.core.seats import Seat
from game.rules.masks.pieces import SpaceKind
from game.rules.masks.printed.effects import Banned
from game.rules.masks.state import Table
from game.rules.masks.walking.spaces import is_banned, kind_for


class Closed(Enum):
    OPEN_TASK = auto()  # P3
    LAST_CHALLENGE = auto()  # P3
    LAST_DRAW = auto()  # P4
    NO_DRAWS = auto()  # P4, under a ban
    LAST_BOHROK = auto()  # P6
    NO_SWARM = auto()  # L9
    BLANK_DOOR = auto()  # H7
    BLANK_MISSION = auto()  # E10
    NO_PORTAL = auto()  # P5


def why_closed(table: Table, seat: Seat, space: int) -> Closed | None:
    """None where it acts, or never does."""
    kind = table.terms.land.places[space].kind
    if kind_for(table, seat, space) is not SpaceKind.BLANK:
        return None
    match kind:
        case SpaceKind.BLANK | SpaceKind.START:
            return None
        case SpaceKind.CHALLENGE:
            return Closed.OPEN_TASK if table.seats[seat].tasks else Closed.LAST_CHALLENGE
        case SpaceKind.GAME_ACTION:
            return Closed.NO_DRAWS if is_banned(table, seat, Banned.DRAWS) else Closed.LAST_DRAW
        case SpaceKind.BOHROK:
            return Closed.LAST_BOHROK if table.terms.has_swarm else Closed.NO_SWARM
        case SpaceKind.MISSION:
            is_door = table.terms.options.wide_doors and space in table.terms.land.by_doors
            return Closed.BLANK_DOOR if is_door else Closed.BLANK_MISSION
        case SpaceKind.PORTAL:
            return Closed.NO_PORTAL
