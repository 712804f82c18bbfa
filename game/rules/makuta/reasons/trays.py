"""Why not? Because of tokens: what lies on a tray, on the start field or under a pawn."""

from typing import TypeAlias

from attrs import field, frozen

from game.core.seats import Seat
from game.rules.makuta.pieces import Kanohi, Kind, Symbol

# Masks and dice

RULE_OF_MASK = {Kanohi.AKAKU: "K2", Kanohi.KAKAMA: "K3", Kanohi.KAUKAU: "K4", Kanohi.MIRU: "K6"}


@frozen
class MaskMissing:
    """This needs a mask that is not on your tray."""

    mask: Kanohi
    rule: str = field(init=False)

    @rule.default
    def _rule(self) -> str:
        return RULE_OF_MASK[self.mask]


@frozen
class FastDieCompulsory:
    """In this edition Kakama or Kaukau on your tray has to be used."""

    places: tuple[int, ...]
    rule: str = "E6"


# What the end of a move offers


@frozen
class NothingMoreHere:
    """This place has given what it gives in one move."""

    rule: str = "U2"


@frozen
class NoLockHere:
    """Your pawn stands on no lock."""

    field: int
    rule: str = "L3"


@frozen
class LockIsUp:
    """The lock has already been turned up."""

    field: int
    rule: str = "L3"


@frozen
class LockFaceDown:
    """The lock has to be turned up first."""

    field: int
    rule: str = "L5"


@frozen
class KeysMissing:
    """The lock needs further keys: *count* of them, with symbols among these, or yellow."""

    symbols: tuple[Symbol, ...]
    count: int
    rule: str = "L4"


@frozen
class NobodyHere:
    """No other pawn stands on your field."""

    field: int
    rule: str = "K2"


@frozen
class PawnElsewhere:
    """This tray cannot be opened: its pawn stands on another field."""

    seat: Seat
    field: int
    rule: str = "K2"


@frozen
class EmptyTrays:
    """Akaku would find nothing: the trays of the pawns on your field are empty."""

    seats: tuple[Seat, ...]
    rule: str = "K2"


@frozen
class NotOnStartField:
    """Tokens are drawn on the start field, and your pawn stands elsewhere."""

    field: int
    rule: str = "F2"


@frozen
class NothingOfKind:
    """No token of this kind lies on the start field."""

    kind: Kind
    rule: str = "F2"


@frozen
class LaidThisTurn:
    """What lies there of this kind has been laid there in this turn."""

    kind: Kind
    rule: str = "F2"


# Tokens on trays


@frozen
class NoTokenInHand:
    """There is no token to refuse: that is for a key or Turaga beyond the limit."""

    rule: str = "T4"


@frozen
class TokenFits:
    """There is a place for the new token on your tray: keep it."""

    rule: str = "T4"


@frozen
class TooManyOfKind:
    """Your tray has no place for one more of this kind: swap it, or refuse it."""

    kind: Kind
    rule: str = "T4"


@frozen
class NoNewMask:
    """No new mask has come to your tray."""

    rule: str = "T5"


@frozen
class MasksClash:
    """Kakama and Kaukau cannot lie together: one of these has to go first."""

    places: tuple[int, ...]
    rule: str = "T5"


@frozen
class TooManyMasks:
    """One of these masks has to go: four are the limit."""

    places: tuple[int, ...]
    rule: str = "T5"


@frozen
class MasksFit:
    """All your masks may stay."""

    rule: str = "T5"


@frozen
class WrongKind:
    """A token of this kind has to be chosen."""

    kind: Kind
    rule: str  # T4 for a swap, T5 for a mask too many


@frozen
class NotThisTray:
    """The token has to be chosen from this seat's tray."""

    seat: Seat
    rule: str  # R9, K2, T4 or T5


# Duels


@frozen
class NoDuel:
    """You are in no duel."""

    rule: str = "R3"


@frozen
class NoBonus:
    """This token adds nothing in a duel."""

    place: int
    rule: str = "R3"


@frozen
class BonusesFirst:
    """In this edition the bonuses are chosen before the roll."""

    rule: str = "E3"


@frozen
class BonusesAreChosen:
    """The bonuses have been chosen, and add this."""

    bonus: int
    rule: str = "R3"


TrayReason: TypeAlias = (
    MaskMissing
    | FastDieCompulsory
    | NothingMoreHere
    | NoLockHere
    | LockIsUp
    | LockFaceDown
    | KeysMissing
    | NobodyHere
    | PawnElsewhere
    | EmptyTrays
    | NotOnStartField
    | NothingOfKind
    | LaidThisTurn
    | NoTokenInHand
    | TokenFits
    | TooManyOfKind
    | NoNewMask
    | MasksClash
    | TooManyMasks
    | MasksFit
    | WrongKind
    | NotThisTray
    | NoDuel
    | NoBonus
    | BonusesFirst
    | BonusesAreChosen
)
