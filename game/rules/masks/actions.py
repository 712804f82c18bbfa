"""All that a seat or nature can do, as values."""

from enum import Enum
from typing import TypeAlias

from attrs import frozen

from game.core.seats import Seat
from game.rules.masks.pieces import Deck, Skill

# Preparing and playing


@frozen
class Attach:
    """Wear these, or nothing, until changed (K2)."""

    mask: str | None
    turaga: str | None


@frozen
class DiscardCard:
    """A GA of a full hand (E11)."""

    card: str


@frozen
class PlayCard:
    card: str
    target: Seat | None = None


@frozen
class UsePower:
    mask: str
    target: Seat | None = None
    share_with: Seat | None = None  # K10
    by_token: bool = False


@frozen
class UseTool:
    card: str


# Moving


class Way(Enum):
    """How a step is taken."""

    WALK = "walk"
    PAST = "past"  # M9, across an occupied space
    OVER = "over"  # PassPawn, onto one
    PUSH = "push"  # its pawn goes first


@frozen
class Step:
    space: int
    way: Way = Way.WALK
    by: int = 0  # the space that is crossed, or the direction of a push
    mask: str = ""  # whose power it takes
    by_token: bool = False
    share_with: Seat | None = None


@frozen
class EndMove:
    pass


@frozen
class Jump:
    portal: int


@frozen
class DrawFrom:
    deck: Deck


@frozen
class Decline:
    pass


@frozen
class TurnUpMission:
    pass


# Challenges


@frozen
class Target:
    seat: Seat


@frozen
class Add:
    """A mask, a Turaga card, a Va or a Defend card, in a contest (C7)."""

    card: str


@frozen
class Pass:
    pass


@frozen
class Answer:
    """With Huna or Komau (W6)."""

    mask: str


@frozen
class TakePrize:
    """From the own pile, or from the Noble one (K4)."""

    is_noble: bool


class KranaPrize(Enum):
    """O7, E13."""

    TWO_NEW = "two new"
    NEW_AND_USED = "a new one and the used one"
    NEW = "a new one"
    USED = "the used one"
    VA = "a Va"


@frozen
class TakeKrana:
    which: KranaPrize


@frozen
class Declare:
    krana: str
    seat: Seat


@frozen
class DeclareRahi:
    rahi: str
    challenge: str
    seat: Seat


@frozen
class PlayEffect:
    card: str


# Choices that an effect asks for


@frozen
class Pay:
    card: str
    task: int  # its place among the open ones


@frozen
class ChooseSpace:
    space: int


@frozen
class ChooseSeat:
    seat: Seat


@frozen
class ChooseCard:
    card: str


@frozen
class ChooseDeck:
    deck: Deck


@frozen
class ChooseSkill:
    skill: Skill


@frozen
class ChoosePlace:
    """One of several open tasks or lasting effects, by its place among them."""

    place: int


@frozen
class Arrange:
    """What was looked at: these are kept, the others go back, the last one on top."""

    kept: tuple[str, ...]
    back: tuple[str, ...]


@frozen
class Bury:
    """What was looked at goes to the bottom."""


@frozen
class Lay:
    """A card for a deck that is built (Y6), or a foil mask (S6)."""

    card: str


@frozen
class EndTurn:
    pass


# Of nature


@frozen
class Roll:
    value: int


@frozen
class Shuffle:
    """The new order, the top card last."""

    cards: tuple[str, ...]


@frozen
class PickRandom:
    """A card of a hand, by its place."""

    place: int


Action: TypeAlias = (
    Attach
    | DiscardCard
    | PlayCard
    | UsePower
    | UseTool
    | Step
    | EndMove
    | Jump
    | DrawFrom
    | Decline
    | TurnUpMission
    | Target
    | Add
    | Pass
    | Answer
    | TakePrize
    | TakeKrana
    | Declare
    | DeclareRahi
    | PlayEffect
    | Pay
    | ChooseSpace
    | ChooseSeat
    | ChooseCard
    | ChooseDeck
    | ChooseSkill
    | ChoosePlace
    | Arrange
    | Bury
    | Lay
    | EndTurn
    | Roll
    | Shuffle
    | PickRandom
)
