"""Why not? Because of the island: where pawns can go and how tiles can lie."""

from enum import Enum
from typing import TypeAlias

from attrs import frozen

from game.core.hexes import Side

# Where a move can end


@frozen
class StandingThere:
    """Your pawn already stands there."""

    rule: str = "M2"


@frozen
class TooFar:
    """The way there takes more steps than were rolled."""

    needed: int
    rolled: int
    rahi: int | None = None  # if every way there leads across a Rahi: the first on the shortest
    rule: str = "M2"


@frozen
class RahiInTheWay:
    """The roll would do, but the Rahi on this field stops the move."""

    field: int
    rule: str = "M4"


@frozen
class NoWay:
    """No chain of fields and linked gates leads there; the ways from there end at these gates."""

    ends: tuple[int, ...]
    rule: str = "M1"


@frozen
class WholeRoll:
    """The move has to use all its steps, and cannot do so with this end."""

    steps: int
    rule: str = "H1"


class Taker(Enum):
    """What can keep a beaten pawn from a field."""

    PAWN = "pawn"
    TOKEN = "token"
    LOCK = "lock"


@frozen
class FieldTaken:
    """The beaten pawn goes to an empty field; something is on this one."""

    field: int
    by: Taker
    rule: str = "X3"


# Gates and tiles


@frozen
class GateIsLinked:
    """There is nothing to explore: the gate leads to another gate."""

    to: int
    rule: str = "G1"


@frozen
class GateIsBlocked:
    """There is nothing to explore: a side of this tile without a gate blocks the gate."""

    tile: int
    rule: str = "G1"


@frozen
class NoTilesLeft:
    """There is nothing to explore: all tiles have been laid."""

    rule: str = "G4"


@frozen
class NoTileInHand:
    """A tile is turned when it has been drawn at an open gate."""

    rule: str = "G2"


@frozen
class NoGateOnSide:
    """Turned so, the tile has no gate on the side where the explored gate needs one."""

    side: Side  # of the table
    gate: int
    rule: str = "G2"


@frozen
class LastOpenGate:
    """The tile would close the last open gates while others wait in the stack."""

    gates: tuple[int, ...]
    rule: str = "G5"


IslandReason: TypeAlias = (
    StandingThere
    | TooFar
    | RahiInTheWay
    | NoWay
    | WholeRoll
    | FieldTaken
    | GateIsLinked
    | GateIsBlocked
    | NoTilesLeft
    | NoTileInHand
    | NoGateOnSide
    | LastOpenGate
)
