"""Why not? Because of the turn: whose decision it is, and what comes first."""

from typing import TypeAlias

from attrs import frozen

from game.core.seats import Seat
from game.rules.makuta.phases import Foe
from game.rules.makuta.pieces import Kind

# Whose decision it is


@frozen
class GameIsOver:
    """The game has been won; nothing more can be done."""

    winner: Seat
    rule: str = "X2"


@frozen
class NotYourDecision:
    """Another seat decides now."""

    seat: Seat
    rule: str  # what it decides by


@frozen
class ChanceFirst:
    """A die has to fall, or a token to be drawn, before anybody decides."""

    rule: str


# What has to be decided first


@frozen
class TileFirst:
    """The drawn tile has to be laid at this gate first."""

    gate: int
    rule: str = "G2"


@frozen
class DuelFirst:
    """The duel with this foe has to be fought first."""

    foe: Foe
    rule: str  # R1 with a Rahi, X2 with Makuta


@frozen
class LossFirst:
    """First choose what the loser of the duel loses."""

    loser: Seat
    rule: str = "R9"


@frozen
class PawnFirst:
    """First set the pawn that Makuta has beaten on a field."""

    loser: Seat
    rule: str = "X3"


@frozen
class AkakuFirst:
    """First decide whether to use Akaku on a pawn of this field."""

    rule: str = "U2"


@frozen
class TrayFirst:
    """First choose a token on the tray that Akaku has opened."""

    victim: Seat
    rule: str = "K2"


@frozen
class TokenFirst:
    """First keep or refuse the new token of this kind."""

    kind: Kind
    rule: str = "T4"


@frozen
class MasksFirst:
    """First settle which masks stay on your tray."""

    rule: str = "T5"


# The course of a move


@frozen
class RollFirst:
    """Roll a die first."""

    rule: str = "U1"  # in a duel whose bonuses are chosen after the roll: E3


@frozen
class MoveFirst:
    """Move first: where the move ends decides what can be done."""

    rule: str = "U2"


@frozen
class AlreadyRolled:
    """The die has fallen and shows this value."""

    value: int
    rule: str = "U1"  # K6, U5 for what comes instead of a roll; R3 in a duel


@frozen
class MoveIsOver:
    """The move has ended; the rest of the roll is lost."""

    rule: str = "M6"


@frozen
class MoveCompulsory:
    """The turn cannot end before the move."""

    rule: str = "U1"


@frozen
class EscapeCompulsory:
    """After Akaku you have to move away."""

    rule: str = "K2"


@frozen
class WayOut:
    """You are not trapped: no Rahi keeps you from this open gate, or from the start field."""

    field: int
    rule: str = "U5"


TurnReason: TypeAlias = (
    GameIsOver
    | NotYourDecision
    | ChanceFirst
    | TileFirst
    | DuelFirst
    | LossFirst
    | PawnFirst
    | AkakuFirst
    | TrayFirst
    | TokenFirst
    | MasksFirst
    | RollFirst
    | MoveFirst
    | AlreadyRolled
    | MoveIsOver
    | MoveCompulsory
    | EscapeCompulsory
    | WayOut
)
