"""Why not? Each reason names the rule it comes from, and what somebody needs to know of it."""

from typing import TypeAlias

from attrs import frozen

from game.core.seats import Seat
from game.rules.masks.pieces import Deck, Window
from game.rules.masks.printed.cards import Only

# Whose decision it is


@frozen
class GameIsOver:
    winner: Seat
    rule: str = "Y1"


@frozen
class ChanceFirst:
    """A roll, a shuffle or a pick comes first."""

    rule: str = "I6"


@frozen
class NotYourDecision:
    seat: Seat
    rule: str = "U1"


@frozen
class SomethingElseFirst:
    """What has to be decided now is something else, by this rule."""

    rule: str


@frozen
class TurnIsClosed:
    """Nothing but ending the turn is left."""

    rule: str = "U6"


@frozen
class NotYet:
    """A move has at least one step; a turn cannot be ended before the move."""

    rule: str


# Spaces


@frozen
class TooFar:
    """A step leads to a neighbouring space."""

    rule: str = "M2"


@frozen
class NoStepsLeft:
    rule: str = "M1"


@frozen
class MoveIsSkipped:
    rule: str = "U5"


@frozen
class Occupied:
    seat: Seat
    rule: str = "M3"


@frozen
class EnteredBefore:
    """No space is entered twice in one move."""

    rule: str = "M4"


@frozen
class NoOtherPortal:
    rule: str = "P5"


@frozen
class PortalsBanned:
    rule: str = "P5"


@frozen
class TaskBars:
    """With an open task this Challenge space may not be entered."""

    rule: str = "E8"


@frozen
class NoChoiceThere:
    """The pawn cannot be set there."""

    rule: str = "M7"


# Cards, masks, Turaga


@frozen
class OtherWindow:
    """It is played at another time."""

    when: Window
    rule: str


@frozen
class NoEffectNow:
    """There is no legal target, or it would change nothing."""

    rule: str = "G3"


@frozen
class OnlyElsewhere:
    only: Only
    rule: str = "G6"


@frozen
class BarredWithRahi:
    rule: str = "G5"


@frozen
class ScoresStay:
    """It could not change the scores of this contest."""

    rule: str = "C7"


@frozen
class NotPlayedByItself:
    """Krana, Va and Rahi cards have their own moments."""

    deck: Deck
    rule: str


@frozen
class NotReady:
    """Exhausted, resting or spent."""

    turns: int  # own turns still to rest; 0: until a contest
    rule: str


@frozen
class NoPowersHere:
    """In attached mode masks have no powers."""

    rule: str = "K2"


@frozen
class NotYours:
    owner: Seat
    rule: str = "K3"


@frozen
class TuragaBanned:
    rule: str = "R10"


# Seats and decks


@frozen
class Shielded:
    seat: Seat
    rule: str = "C2"


@frozen
class Yourself:
    rule: str = "C1"


@frozen
class NotNamedNow:
    """Nobody is to be named now."""

    rule: str = "U1"


@frozen
class HandIsFull:
    limit: int
    rule: str = "G4"


@frozen
class DeckIsEmpty:
    rule: str = "X2"


@frozen
class NotDrawnHere:
    """Cards of this deck are drawn elsewhere."""

    deck: Deck
    rule: str = "G1"


Reason: TypeAlias = (
    GameIsOver
    | ChanceFirst
    | NotYourDecision
    | SomethingElseFirst
    | TurnIsClosed
    | NotYet
    | TooFar
    | NoStepsLeft
    | MoveIsSkipped
    | Occupied
    | EnteredBefore
    | NoOtherPortal
    | PortalsBanned
    | TaskBars
    | NoChoiceThere
    | OtherWindow
    | NoEffectNow
    | OnlyElsewhere
    | BarredWithRahi
    | ScoresStay
    | NotPlayedByItself
    | NotReady
    | NoPowersHere
    | NotYours
    | TuragaBanned
    | Shielded
    | Yourself
    | NotNamedNow
    | HandIsFull
    | DeckIsEmpty
    | NotDrawnHere
)
