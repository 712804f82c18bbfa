"""What can be on a tile and where, whether somebody draws it or a saved game brings it along."""

from collections.abc import Collection
from enum import Enum, auto

from game.rules.makuta.pieces import KINDS, Kind
from game.rules.makuta.tiles import GATE_CELLS, MIDDLE, Cell, Role

TOKEN_KINDS = tuple(kind for kind in KINDS if kind is not Kind.LOCK)  # what token fields are for
ONE_OF_EACH = (Role.START, Role.MAKUTA)  # the other tiles are land


class Barrier(Enum):
    """What no token lies on."""

    GATE = auto()
    START_FIELD = auto()
    TEMPLE = auto()


IN_MIDDLE = {Role.START: Barrier.START_FIELD, Role.MAKUTA: Barrier.TEMPLE}


def covered_cells(role: Role | None) -> frozenset[Cell]:
    """Inside the outline and still no fields: the start field is the cell (0, 0) alone (F1)."""
    match role:
        case Role.START:
            return frozenset(MIDDLE) - {Cell(0, 0)}
        case Role.MAKUTA:
            return frozenset(MIDDLE)
        case Role.LAND | None:
            return frozenset()


def missing_gates(role: Role | None, count: int) -> int:
    """How many a tile still needs: one to come in by, and Makuta's one on each side (L1)."""
    return max(0, (len(GATE_CELLS) if role is Role.MAKUTA else 1) - count)


def token_barrier(cell: Cell, role: Role | None, gates: Collection[Cell]) -> Barrier | None:
    if cell in gates:
        return Barrier.GATE
    return IN_MIDDLE[role] if role in IN_MIDDLE and cell in MIDDLE else None
