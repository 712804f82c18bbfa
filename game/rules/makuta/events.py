"""What has happened, in the past tense: enough to animate, log, score and narrate.

Each names the rule it follows. Discs in events carry who knows them, so that `witness` can veil
them as `observe` does.
"""

from typing import TypeAlias

from attrs import frozen

from game.core.hexes import Hex
from game.core.seats import Seat
from game.rules.makuta.phases import Foe, Source
from game.rules.makuta.pieces import Colour, Die, Disc, Kind
from game.rules.makuta.state import State


@frozen
class RolledForStart:
    seat: Seat
    value: int
    rule: str = "S4"


@frozen
class TurnStarted:
    seat: Seat
    number: int
    rule: str = "U1"


@frozen
class TurnEnded:
    seat: Seat
    rule: str = "U3"


@frozen
class DieRolled:
    """For a move (U1), a duel (R3) or the temple (X1)."""

    seat: Seat
    die: Die
    value: int
    rule: str


@frozen
class RollLost:
    """No move was legal."""

    seat: Seat
    rule: str = "U4"


@frozen
class DiscsShown:
    """A seat has shown tokens of its tray to all; *places* are theirs at that moment."""

    seat: Seat
    places: tuple[int, ...]
    discs: tuple[Disc, ...]
    rule: str


@frozen
class ProvedSlow:
    """A white roll has proved that no mask on the tray brings a faster die."""

    seat: Seat
    rule: str = "E6"


@frozen
class PawnMoved:
    """*path* has every field, the first included."""

    seat: Seat
    path: tuple[int, ...]
    rule: str = "M1"


@frozen
class PawnSet:
    """Not on foot: by Miru (K6), out of a trap (U5), back from a Rahi (R8), by a neighbour (X3)."""

    seat: Seat
    start: int
    end: int
    rule: str


@frozen
class TileDrawn:
    seat: Seat
    tile: int
    rule: str = "G2"


@frozen
class TileBuried:
    """No placement was legal; the tile has been shown and gone under the stack."""

    tile: int
    rule: str = "G5"


@frozen
class TilePlaced:
    seat: Seat
    tile: int
    hex: Hex
    rotation: int
    linked: tuple[tuple[int, int], ...]
    blocked: tuple[int, ...]
    rule: str = "G2"


@frozen
class FieldsFilled:
    tile: int
    discs: tuple[tuple[int, Disc], ...]
    rule: str = "T2"


@frozen
class TempleStood:
    """The temple has been put up; *facing* is the colour before each entrance, by side."""

    facing: tuple[Colour, ...]
    rule: str = "L1"


@frozen
class LockLaid:
    field: int
    disc: Disc
    rule: str = "L2"


@frozen
class SuppliesLaidOut:
    """Nothing can be explored any more; the supplies have gone to the start field."""

    discs: tuple[Disc, ...]
    rule: str = "G5"


@frozen
class TokenTaken:
    seat: Seat
    disc: Disc
    source: Source
    rule: str = "T3"


@frozen
class TokenLookedAt:
    """The tray is full: the seat, and only the seat, has looked at the new token."""

    seat: Seat
    disc: Disc
    source: Source
    rule: str = "T4"


@frozen
class TokenRefused:
    seat: Seat
    disc: Disc
    source: Source
    to_start: bool
    rule: str = "E8"


@frozen
class TokenGivenUp:
    """A token of the seat's tray has gone to the start field: T4, T5, K2, K6, H6."""

    seat: Seat
    place: int
    disc: Disc
    rule: str


@frozen
class RahiTurnedUp:
    seat: Seat
    field: int
    disc: Disc
    rule: str = "R1"


@frozen
class BonusesUsed:
    seat: Seat
    bonus: int
    rule: str = "R3"


@frozen
class DuelWon:
    seat: Seat
    foe: Foe
    total: int
    rule: str


@frozen
class DuelTied:
    seat: Seat
    foe: Foe
    total: int
    rule: str


@frozen
class DuelLost:
    seat: Seat
    foe: Foe
    total: int
    rule: str


@frozen
class RahiLeft:
    """A beaten Rahi has left the game."""

    field: int
    disc: Disc
    rule: str = "R6"


@frozen
class TokenLost:
    """Chosen by *chooser*; under the Rahi of *field*, or on the start field where there is none."""

    seat: Seat
    chooser: Seat
    place: int
    disc: Disc
    field: int | None
    rule: str


@frozen
class TrayOpened:
    """Akaku: *seat* has looked at the whole tray of *victim*."""

    seat: Seat
    victim: Seat
    discs: tuple[Disc, ...]
    rule: str = "K2"


@frozen
class TokenRemoved:
    """Akaku has sent a token of *victim* to the start field."""

    seat: Seat
    victim: Seat
    place: int
    disc: Disc
    rule: str = "E4"


@frozen
class KindNamed:
    """A token of *kind* is to be drawn unseen from the start field."""

    seat: Seat
    kind: Kind
    rule: str = "F2"


@frozen
class MasksKept:
    seat: Seat
    rule: str = "T5"


@frozen
class LockTurnedUp:
    seat: Seat
    field: int
    disc: Disc
    rule: str = "L3"


@frozen
class MakutaChallenged:
    seat: Seat
    field: int
    rule: str = "L5"


@frozen
class TempleTurned:
    seat: Seat
    steps: int
    colour: Colour  # now before the challenger
    strength: int
    rule: str = "X1"


@frozen
class GameWon:
    seat: Seat
    rule: str = "X2"


Event: TypeAlias = (
    RolledForStart
    | TurnStarted
    | TurnEnded
    | DieRolled
    | RollLost
    | DiscsShown
    | ProvedSlow
    | PawnMoved
    | PawnSet
    | TileDrawn
    | TileBuried
    | TilePlaced
    | FieldsFilled
    | TempleStood
    | LockLaid
    | SuppliesLaidOut
    | TokenTaken
    | TokenLookedAt
    | TokenRefused
    | TokenGivenUp
    | RahiTurnedUp
    | BonusesUsed
    | DuelWon
    | DuelTied
    | DuelLost
    | RahiLeft
    | TokenLost
    | TrayOpened
    | TokenRemoved
    | KindNamed
    | MasksKept
    | LockTurnedUp
    | MakutaChallenged
    | TempleTurned
    | GameWon
)
Told: TypeAlias = list[tuple[Event, State]]  # what has happened so far, and what came of it
