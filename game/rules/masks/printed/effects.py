"""The closed vocabulary of effects (section 19), as values.

Every card, power, Mission, Effect and Defend is a sequence of these, done in order. `notation.py`
says how they are written in the card files, `doing.py` what they do.
"""

from enum import Enum
from typing import TypeAlias

from attrs import frozen

from game.rules.masks.pieces import ChallengeKind, Deck, Skill, SpaceKind, Toa

# Who is meant


class Who(Enum):
    SELF = "self"  # for a Mission, its seat
    OPP = "opp"  # one opponent, named when played; in a contest the other side
    LEFT = "left"
    HIGHEST = "highest"  # N6
    LOWEST = "lowest"  # N6
    CHALLENGER = "challenger"


@frozen
class EachOpponent:
    """All of them, or those within so many spaces."""

    within: int | None = None


Whom: TypeAlias = Who | EachOpponent


# How long


class Span(Enum):
    CONTEST = "contest"
    TURN = "turn"
    UNTIL_OWN_NEXT_TURN = "until own next turn"
    GAME = "game"


@frozen
class Turns:
    """The next so many own turns of whoever is concerned; "next turn" is one."""

    count: int


Time: TypeAlias = Span | Turns


# Which spaces


@frozen
class SpacesOf:
    """All of a kind; with circles, only those that have so many."""

    kind: SpaceKind
    circles: int | None = None


@frozen
class OwnStart:
    """The Start of whoever is moved."""


@frozen
class StartOf:
    toa: Toa


@frozen
class Rows:
    first: int
    last: int


@frozen
class Columns:
    first: int
    last: int


@frozen
class NearTemple:
    """Within so many spaces of Kini-Nui."""

    within: int


@frozen
class NextToPawn:
    """Next to another pawn."""


Spaces: TypeAlias = SpacesOf | OwnStart | StartOf | Rows | Columns | NearTemple | NextToPawn


# Other details


class By(Enum):
    """Who picks the cards that are lost."""

    OWNER = "owner"
    RANDOM = "random"


class Pace(Enum):
    """How Steps are counted (X5)."""

    MORE = "more"
    EXTRA = "extra"  # more, and the move is one with an extra-movement card (E10)
    INSTEAD = "instead"  # of the three


class Banned(Enum):
    PORTAL = "portal"
    TURAGA = "Turaga"
    DRAWS = "draws"


class Masks(Enum):
    """Which masks Exhaust means."""

    ONE_GREAT = "one Great Mask"
    ALL = "all masks"


@frozen
class Keep:
    """Of the cards that were looked at, so many are kept; the rest goes back in any order."""

    count: int


class After(Enum):
    """What becomes of cards that were looked at."""

    SAME_ORDER = "same order"
    MAY_BURY = "may bury"


ALL = 99  # more than there ever are


# Cards


@frozen
class Draw:
    who: Whom
    decks: tuple[Deck, ...]  # several: each card's deck is chosen on its own
    count: int


@frozen
class Discard:
    who: Whom
    deck: Deck
    count: int
    by: By


@frozen
class Steal:
    taker: Who
    victim: Who
    decks: tuple[Deck, ...]
    count: int


@frozen
class Give:
    """A task (N4)."""

    decks: tuple[Deck, ...]
    count: int
    to: Who | None = None


@frozen
class Reshuffle:
    who: Who
    deck: Deck


@frozen
class Peek:
    deck: Deck
    count: int
    then: After | Keep = After.SAME_ORDER


@frozen
class PeekHand:
    who: Who


@frozen
class HandLimit:
    who: Who
    deck: Deck
    count: int
    time: Time


# Scores


@frozen
class AddToSkill:
    who: Who
    skill: Skill | None  # None: any, which counts once (C4)
    points: int
    time: Time = Span.CONTEST


@frozen
class SetSkill:
    """To a roll times *factor*, until the end of who's next contest; the skill is named before."""

    who: Who
    factor: int


@frozen
class Refit:
    who: Who


@frozen
class Void:
    """A mask that counts for the other side counts nothing."""


# Moving


@frozen
class Steps:
    who: Who
    count: int
    pace: Pace = Pace.MORE


@frozen
class LimitSteps:
    who: Who
    count: int
    time: Time


@frozen
class Diagonal:
    who: Who
    time: Time


@frozen
class WalkPast:
    who: Who
    time: Time


@frozen
class PassMission:
    who: Who


@frozen
class PassPawn:
    who: Who


@frozen
class Push:
    distance: int


@frozen
class MoveSelf:
    spaces: Spaces
    chosen_by: Who = Who.SELF


@frozen
class MoveOther:
    who: Who
    to: int | Spaces  # so many steps, or one of these


@frozen
class SwapPlaces:
    one: Who
    other: Who


@frozen
class SkipMove:
    who: Who


@frozen
class CloseTurn:
    who: Who


# Missions


@frozen
class TakeMission:
    who: Who


@frozen
class DropMission:
    who: Who
    count: int


@frozen
class Visit:
    spaces: Spaces


@frozen
class RollAtLeast:
    number: int


# What lasts


@frozen
class Exhaust:
    who: Who
    masks: Masks


@frozen
class Shield:
    who: Who
    time: Time


@frozen
class Ban:
    who: Who
    what: Banned
    time: Time


@frozen
class EndLasting:
    who: Who
    count: int


# Answers


@frozen
class Negate:
    """Komau (W6)."""


@frozen
class Retarget:
    """Huna (W6)."""


# Challenges


@frozen
class Control:
    """Any Krana controls the top Bohrok in this declaration."""


@frozen
class ExtraChallenge:
    kind: ChallengeKind


@frozen
class WinChallenge:
    kind: ChallengeKind


@frozen
class FailChallenge:
    kind: ChallengeKind


@frozen
class KnockOff:
    """A Great Mask of the one who has lost goes on its pile (O7)."""


@frozen
class Share:
    """Another seat may use the power too (K10)."""


@frozen
class LowerNumber:
    """R11."""


@frozen
class Reflect:
    """R11."""


@frozen
class Redirect:
    """R11."""


@frozen
class Shorten:
    """R11."""


Task: TypeAlias = Give | Visit | RollAtLeast
Effect: TypeAlias = (
    Draw
    | Discard
    | Steal
    | Give
    | Reshuffle
    | Peek
    | PeekHand
    | HandLimit
    | AddToSkill
    | SetSkill
    | Refit
    | Void
    | Steps
    | LimitSteps
    | Diagonal
    | WalkPast
    | PassMission
    | PassPawn
    | Push
    | MoveSelf
    | MoveOther
    | SwapPlaces
    | SkipMove
    | CloseTurn
    | TakeMission
    | DropMission
    | Visit
    | RollAtLeast
    | Exhaust
    | Shield
    | Ban
    | EndLasting
    | Negate
    | Retarget
    | Control
    | ExtraChallenge
    | WinChallenge
    | FailChallenge
    | KnockOff
    | Share
    | LowerNumber
    | Reflect
    | Redirect
    | Shorten
)


_SEATS = ("who", "victim", "taker", "one", "other", "chosen_by")


def needs_opponent(effects: tuple[Effect, ...]) -> bool:
    """Whether an opponent has to be named when this is played; a Void mask is an opponent's."""
    return any(
        isinstance(effect, Void) or getattr(effect, name, None) is Who.OPP
        for effect in effects
        for name in _SEATS
    )
