"""What a seat, or nature, can do. An action carries the choice, never its consequence.

Tokens are named by their place on a tray, fields by their number.
"""

from typing import TypeAlias

from attrs import frozen

from game.rules.makuta.pieces import Die, Kind


@frozen
class RollDie:
    """Roll *die*, for moving (U1) or in a duel (R3); *mask* is the Kanohi shown for it (K5)."""

    die: Die
    mask: int | None = None


@frozen
class MoveTo:
    """Walk to *field*, entering it from *came_from*, which matters beside a Rahi (M2, R8)."""

    field: int
    came_from: int


@frozen
class FlyTo:
    """Give up the Miru at place *mask* and fly (K6)."""

    field: int
    mask: int


@frozen
class ReturnToStart:
    """Leave a place from which no way leads out but past a Rahi (U5)."""


@frozen
class PlaceTile:
    """Lay the drawn tile, turned clockwise by *rotation* sixths (G2)."""

    rotation: int


@frozen
class UseBonuses:
    """Use the Kanohi and Turaga at these places, ascending, in a duel (R3)."""

    places: tuple[int, ...]


@frozen
class UseAkaku:
    """Give up the Akaku at place *mask* and look at the tray of *victim* (K2)."""

    mask: int
    victim: int


@frozen
class DeclineAkaku:
    """Do without Akaku, for what the field has (U2)."""


@frozen
class TakeFromTray:
    """Take or remove the token at *place* of the tray one looks at (K2, E4)."""

    place: int


@frozen
class SwapToken:
    """Keep the new token, give up the one at *place* (T4)."""

    place: int


@frozen
class KeepToken:
    """The power token in hand has its place on the tray (T4)."""


@frozen
class RefuseToken:
    """Leave the new token (T4)."""


@frozen
class GiveUpNew:
    """The mask in hand is the one that goes to the start field (T5)."""


@frozen
class GiveUpKanohi:
    """One mask too many goes to the start field (T5)."""

    place: int


@frozen
class KeepKanohi:
    """The new mask fits to the others (T5)."""


@frozen
class TakeUnseen:
    """Take one token with *kind* on its back from the start field (F2)."""

    kind: Kind


@frozen
class TurnUpLock:
    """L3."""


@frozen
class ChallengeMakuta:
    """Show the three keys and challenge (L5)."""


@frozen
class ChooseLoss:
    """The left neighbour chooses the token at *place* of the loser's tray (R9)."""

    place: int


@frozen
class SetPawn:
    """The left neighbour sets the pawn of whom Makuta has beaten (X3)."""

    field: int


@frozen
class EndTurn:
    """U3."""


@frozen
class Rolled:
    """Nature: the die shows *value*."""

    value: int


@frozen
class Drawn:
    """Nature: the token drawn unseen from the start field has this *face* (F2)."""

    face: int
    kind: Kind | None = None  # which of the two, where the back does not tell


Action: TypeAlias = (
    RollDie
    | MoveTo
    | FlyTo
    | ReturnToStart
    | PlaceTile
    | UseBonuses
    | UseAkaku
    | DeclineAkaku
    | TakeFromTray
    | SwapToken
    | KeepToken
    | RefuseToken
    | GiveUpNew
    | GiveUpKanohi
    | KeepKanohi
    | TakeUnseen
    | TurnUpLock
    | ChallengeMakuta
    | ChooseLoss
    | SetPawn
    | EndTurn
    | Rolled
    | Drawn
)
