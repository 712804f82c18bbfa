"""What is being decided, and by whom. A phase is all that anybody can see of it (I4)."""

from typing import TypeAlias

from attrs import field, frozen

from game.core.seats import Seat
from game.rules.makuta.actions import MoveTo
from game.rules.makuta.pieces import Die, Disc, Kind


@frozen
class OnField:
    """A token that lay open on a token field."""

    field: int


@frozen
class UnderRahi:
    """A token that a beaten Rahi had held."""

    field: int


@frozen
class OnStart:
    """A token from the start field."""


@frozen
class OnTray:
    """A token from another tray."""

    seat: Seat
    place: int


Source: TypeAlias = OnField | UnderRahi | OnStart | OnTray


@frozen
class RahiFoe:
    strength: int
    field: int
    came_from: int  # R8


@frozen
class MakutaFoe:
    strength: int


Foe: TypeAlias = RahiFoe | MakutaFoe


@frozen
class Ways:
    """Every step a roll allows, found once per roll; pawns do not count (M5)."""

    moves: tuple[MoveTo, ...]
    before: dict[int, int]  # the field before each one on a shortest way, back to the first


@frozen
class Beginning:
    """Nature rolls for those who may still begin (S4)."""

    contenders: tuple[Seat, ...]
    rolls: tuple[int, ...] = ()


@frozen
class Starting:
    """A move begins (U1)."""

    seat: Seat
    granted_by: str | None = None  # the rule that grants it, for all but a turn's first move


@frozen
class Rolling:
    """Nature rolls for a move."""

    seat: Seat
    die: Die


@frozen
class Moving:
    seat: Seat
    steps: int
    ways: Ways = field(eq=False, repr=False)  # follows from the rest of the table


@frozen
class Placing:
    """The drawn tile is to be laid at *gate* (G2)."""

    seat: Seat
    gate: int
    tile: int
    unbound: bool = False  # every tile has been tried: G5 holds no more


@frozen
class ChoosingBonuses:
    """In a duel, before or after the roll (E3)."""

    seat: Seat
    foe: Foe
    roll: int | None = None


@frozen
class ChoosingDie:
    """In a duel (R3); with bonuses chosen before the roll, *bonus* is their sum."""

    seat: Seat
    foe: Foe
    bonus: int | None = None
    used: tuple[int, ...] = ()  # the places of the tokens that give it


@frozen
class RollingDuel:
    """Nature rolls in a duel."""

    seat: Seat
    foe: Foe
    die: Die
    bonus: int | None = None
    used: tuple[int, ...] = ()


@frozen
class ChoosingLoss:
    """*seat*, the left neighbour, chooses what *loser* loses (R9), who has *used* these tokens."""

    seat: Seat
    loser: Seat
    foe: Foe
    used: tuple[int, ...] = ()


@frozen
class TurningTemple:
    """Nature rolls the white die for the temple (X1)."""

    seat: Seat


@frozen
class SettingPawn:
    """*seat*, the left neighbour, sets the pawn of *loser* (X3)."""

    seat: Seat
    loser: Seat


@frozen
class Meeting:
    """The move has ended with a pawn whose tray holds a token: is Akaku to be used? (U2, K2).

    Whoever has none is asked the same (I4).
    """

    seat: Seat


@frozen
class Arrived:
    """The move has ended; what the place offers may be done (U2)."""

    seat: Seat


@frozen
class Finishing:
    """All that could happen has happened; the turn is to be ended (U3)."""

    seat: Seat


@frozen
class Looking:
    """Akaku has opened the tray of *victim* (K2)."""

    seat: Seat
    victim: Seat


@frozen
class Drawing:
    """Nature draws a token with *kind* on its back from the start field (F2)."""

    seat: Seat
    kind: Kind


@frozen
class Weighing:
    """*disc* is in hand: a power token, or one for which the tray is full (T4)."""

    seat: Seat
    disc: Disc
    source: Source
    then: "Then"
    clashes: bool = False  # a Kakama or Kaukau has gone, and still both would lie together (T5)


@frozen
class TryingOn:
    """A new mask has been taken and may not fit (T5). *new* is its place, while it is there."""

    seat: Seat
    new: int | None
    then: "Then"


@frozen
class Gathering:
    """What lay under a beaten Rahi is collected piece by piece (T3); never waits by itself."""

    seat: Seat
    field: int


@frozen
class Over:
    winner: Seat


Then: TypeAlias = Starting | Finishing | Gathering
Chancing: TypeAlias = Beginning | Rolling | RollingDuel | TurningTemple | Drawing  # nature decides
Interrupting: TypeAlias = (  # has to be decided before the turn goes on
    Placing
    | ChoosingBonuses
    | ChoosingDie
    | ChoosingLoss
    | SettingPawn
    | Meeting
    | Looking
    | Weighing
    | TryingOn
)
Deciding: TypeAlias = Starting | Moving | Arrived | Finishing | Interrupting  # a seat decides
Phase: TypeAlias = Chancing | Deciding | Over
