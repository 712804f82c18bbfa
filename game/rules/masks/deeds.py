"""What is still to be done, as values.

An interrupting phase carries the deeds that follow it as its *agenda*; `agenda.py` does them one
after the other until somebody has to decide. They hold nothing that not everybody knows.
"""

from typing import TYPE_CHECKING, TypeAlias

from attrs import frozen

from game.core.seats import Seat
from game.rules.masks.holding.held import Held
from game.rules.masks.pieces import Deck
from game.rules.masks.printed.effects import Effect

if TYPE_CHECKING:
    from game.rules.masks.phases import Phase


@frozen
class Return:
    """Back to what was being decided, unless what has happened since changes that."""

    phase: "Phase"


@frozen
class Do:
    """An effect takes place. *card* lies before whom it concerns if it outlasts the turn (G2)."""

    effect: Effect
    player: Seat
    opp: Seat | None = None
    card: Held | None = None
    turns: int | None = None  # how long it lasts, if not as it says itself (R11, H5)


@frozen
class PutAway:
    """A card that has been played is discarded, unless it lies before a seat now."""

    card: Held


@frozen
class DrawUp:
    """So many cards to the hand, as far as limits and decks go."""

    seat: Seat
    decks: tuple[Deck, ...]
    count: int


@frozen
class Lose:
    """So many cards of the owner's choice."""

    seat: Seat
    deck: Deck
    count: int


@frozen
class Drop:
    """So many open tasks of the owner's choice."""

    seat: Seat
    count: int


@frozen
class Shake:
    """So many lasting effects of the owner's choice end."""

    seat: Seat
    count: int


@frozen
class Settle:
    """What came to a hand may win, be owed, or be too much (Y2, N4, R2, O11)."""

    seat: Seat
    deck: Deck


@frozen
class TurnUp:
    """The top Mission (N1)."""

    seat: Seat


@frozen
class Act:
    """The space that a step has led to (section 6)."""

    seat: Seat


@frozen
class GoOn:
    """After a space has acted: the move goes on, if it may."""

    seat: Seat


@frozen
class NextChallenge:
    """The next of the challenges that a space brings (C1)."""

    seat: Seat
    left: int


@frozen
class OpenContest:
    """The top GMC gives the skills (C3)."""


@frozen
class CloseContest:
    """What comes after every contest, in the order of C9."""

    winner: Seat


@frozen
class GivePrize:
    """K4."""

    seat: Seat


@frozen
class Knock:
    """One Great Mask of the loser goes on its pile (O7)."""


@frozen
class GiveKrana:
    """What the winner of a Bohrok Challenge takes (O7, E13)."""

    seat: Seat


@frozen
class NewBohrok:
    """The whole deck is shuffled, and a new top turned up (O8)."""


@frozen
class AfterChallenge:
    """The challenge is over; what comes then depends on its kind."""


@frozen
class AskDeclared:
    """Window D (W4)."""

    to_ask: tuple[Seat, ...]


@frozen
class BeginTurn:
    seat: Seat


@frozen
class RollForTasks:
    """RollAtLeast tasks, oldest first; the newest so many tasks are still to be looked at (U1)."""

    seat: Seat
    left: int


@frozen
class DealHands:
    """Opening hands (S4), where decks had to be built and shuffled before."""


@frozen
class ShuffleStack:
    home: int


Deed: TypeAlias = (
    Return
    | Do
    | PutAway
    | DrawUp
    | Lose
    | Drop
    | Shake
    | Settle
    | TurnUp
    | Act
    | GoOn
    | NextChallenge
    | OpenContest
    | CloseContest
    | GivePrize
    | Knock
    | GiveKrana
    | NewBohrok
    | AfterChallenge
    | AskDeclared
    | BeginTurn
    | RollForTasks
    | DealHands
    | ShuffleStack
)
Agenda: TypeAlias = tuple[Deed, ...]
