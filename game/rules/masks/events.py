"""What has happened, in the past tense: enough to animate, log, score and narrate.

Each names the rule it follows. Cards in events carry who knows them, so that `witness` can veil
them as `observe` does.
"""

from typing import TypeAlias

from attrs import frozen

from game.core.seats import Seat
from game.rules.masks.holding.held import Held
from game.rules.masks.pieces import ChallengeKind, Deck, Skill
from game.rules.masks.printed.effects import Effect
from game.rules.masks.state import State

# Turns and chance


@frozen
class Rolled:
    seat: Seat
    value: int
    rule: str


@frozen
class Shuffled:
    home: int
    rule: str = "X2"


@frozen
class TurnStarted:
    seat: Seat
    number: int
    rule: str = "U1"


@frozen
class TurnEnded:
    seat: Seat
    rule: str = "U7"


@frozen
class MoveSkipped:
    seat: Seat
    rule: str = "U5"


# Pawns


@frozen
class PawnStepped:
    seat: Seat
    path: tuple[int, ...]  # every space, the first included
    rule: str


@frozen
class PawnSet:
    """Not on foot: by a Portal, a card, a Mission, a push."""

    seat: Seat
    start: int
    end: int
    rule: str


@frozen
class MissionPassed:
    seat: Seat
    rule: str = "P2"


# Cards


@frozen
class CardDrawn:
    seat: Seat
    card: Held
    rule: str


@frozen
class NothingDrawn:
    """The hand is full, or there is no card."""

    seat: Seat
    deck: Deck
    rule: str


@frozen
class CardDiscarded:
    seat: Seat
    card: Held
    rule: str


@frozen
class CardStolen:
    """Only the two know which (I3)."""

    thief: Seat
    victim: Seat
    card: Held
    rule: str = "I3"


@frozen
class CardGiven:
    seat: Seat
    to: Seat
    card: Held
    rule: str = "N4"


@frozen
class CardPlayed:
    seat: Seat
    card: Held
    target: Seat | None
    rule: str = "G2"


@frozen
class CardAnswered:
    """Huna dodges, Komau negates (W6)."""

    seat: Seat
    mask: str
    rule: str = "W6"


@frozen
class CardNegated:
    card: Held
    rule: str = "W6"


@frozen
class Declined:
    """A draw, a Krana, an Effect; or a pass when asked."""

    seat: Seat
    rule: str


@frozen
class Peeked:
    """At the top cards of a deck, the top one last."""

    seat: Seat
    home: int
    cards: tuple[Held, ...]
    rule: str = "I3"


@frozen
class PutBack:
    """What was looked at lies on its deck again, or under it."""

    seat: Seat
    home: int
    count: int
    is_buried: bool
    rule: str = "I3"


@frozen
class HandPeeked:
    seat: Seat
    victim: Seat
    cards: tuple[Held, ...]
    rule: str = "I3"


@frozen
class HandReshuffled:
    seat: Seat
    deck: Deck
    count: int
    rule: str = "G2"


# Missions


@frozen
class MissionTurnedUp:
    seat: Seat
    card: Held
    rule: str = "N1"


@frozen
class NoMissionTaken:
    """Three tasks are enough, or there is none left."""

    seat: Seat
    rule: str = "N1"


@frozen
class TaskDone:
    seat: Seat
    card: Held
    rule: str


@frozen
class TaskDropped:
    """Lapsed (X4), or dropped by an effect."""

    seat: Seat
    card: Held
    rule: str


# Masks and what lasts


@frozen
class Attached:
    seat: Seat
    mask: str | None
    turaga: str | None
    rule: str = "K2"


@frozen
class PowerUsed:
    seat: Seat
    mask: str
    target: Seat | None
    by_token: bool
    rule: str


@frozen
class PowerShared:
    seat: Seat
    mask: str
    to: Seat
    rule: str = "K10"


@frozen
class ToolUsed:
    seat: Seat
    card: str
    rule: str = "A2"


@frozen
class MaskExhausted:
    seat: Seat
    mask: str
    rule: str


@frozen
class MaskReady:
    seat: Seat
    mask: str
    rule: str


@frozen
class LastingBegun:
    seat: Seat
    effect: Effect
    rule: str = "G2"


@frozen
class LastingEnded:
    seat: Seat
    effect: Effect
    rule: str


@frozen
class SkillSet:
    seat: Seat
    skill: Skill
    value: int
    rule: str = "K9"


# Challenges


@frozen
class ChallengeMade:
    kind: ChallengeKind
    seat: Seat
    defender: Seat
    cards: tuple[Held, ...]  # that are shown: a Krana, a Rahi and its number
    rule: str


@frozen
class NobodyToChallenge:
    seat: Seat
    rule: str = "C2"


@frozen
class SkillsNamed:
    card: Held
    skills: tuple[Skill, ...]
    rule: str = "C3"


@frozen
class ScoresCompared:
    challenger: int
    defender: int
    ahead: Seat
    rule: str


@frozen
class ThingAdded:
    """A mask, Turaga card, Va or Defend card."""

    seat: Seat
    key: str
    points: int
    rule: str = "C7"


@frozen
class Passed:
    seat: Seat
    by_itself: bool  # U8
    rule: str


@frozen
class MaskVoided:
    seat: Seat
    mask: str
    rule: str = "C7"


@frozen
class DefenderReplaced:
    seat: Seat
    by: Seat
    rule: str = "R11"


@frozen
class ChallengeEnded:
    kind: ChallengeKind
    winner: Seat
    loser: Seat
    rule: str


@frozen
class ChallengeFoiled:
    """By `no_control`: no contest was held (O3)."""

    seat: Seat
    rule: str = "O3"


@frozen
class PrizeTaken:
    seat: Seat
    key: str
    rule: str = "K4"


@frozen
class MaskKnockedOff:
    seat: Seat
    mask: str
    rule: str = "O7"


@frozen
class KranaReturned:
    """The used Krana comes to a hand."""

    seat: Seat
    card: Held
    rule: str = "O7"


@frozen
class BohrokTurnedUp:
    card: Held
    rule: str


@frozen
class EffectPlayed:
    seat: Seat
    victim: Seat
    card: Held
    rule: str = "R6"


# Building, winning


@frozen
class CardLaid:
    """Open, or unseen by the other."""

    seat: Seat
    card: Held
    rule: str


@frozen
class KranaShown:
    seat: Seat
    cards: tuple[Held, ...]
    rule: str = "Y2"


@frozen
class Won:
    seat: Seat
    rule: str


Event: TypeAlias = (
    Rolled
    | Shuffled
    | TurnStarted
    | TurnEnded
    | MoveSkipped
    | PawnStepped
    | PawnSet
    | MissionPassed
    | CardDrawn
    | NothingDrawn
    | CardDiscarded
    | CardStolen
    | CardGiven
    | CardPlayed
    | CardAnswered
    | CardNegated
    | Declined
    | Peeked
    | PutBack
    | HandPeeked
    | HandReshuffled
    | MissionTurnedUp
    | NoMissionTaken
    | TaskDone
    | TaskDropped
    | Attached
    | PowerUsed
    | PowerShared
    | ToolUsed
    | MaskExhausted
    | MaskReady
    | LastingBegun
    | LastingEnded
    | SkillSet
    | ChallengeMade
    | NobodyToChallenge
    | SkillsNamed
    | ScoresCompared
    | ThingAdded
    | Passed
    | MaskVoided
    | DefenderReplaced
    | ChallengeEnded
    | ChallengeFoiled
    | PrizeTaken
    | MaskKnockedOff
    | KranaReturned
    | BohrokTurnedUp
    | EffectPlayed
    | CardLaid
    | KranaShown
    | Won
)
Told: TypeAlias = list[tuple[Event, State]]
