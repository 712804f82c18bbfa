"""What is being decided, and by whom (section 4). A phase is all that anybody can see of it.

The interrupting ones carry what follows them as their agenda, and nest.
"""

from enum import Enum
from typing import TypeAlias

from attrs import frozen

from game.core.seats import NATURE, Seat
from game.rules.masks.actions import KranaPrize
from game.rules.masks.deeds import Agenda, Do
from game.rules.masks.holding.held import Held
from game.rules.masks.pieces import Deck
from game.rules.masks.printed.effects import RollAtLeast, SetSkill

# The turn


@frozen
class TurnStart:
    """U1."""

    seat: Seat


@frozen
class Moving:
    """Between two steps (M1)."""

    seat: Seat


@frozen
class Drawing:
    """At a Game Action space: so many draws are left of so many (G1)."""

    seat: Seat
    left: int
    of: int


@frozen
class OnMission:
    """Window M (P2)."""

    seat: Seat


@frozen
class OnPortal:
    """P5."""

    seat: Seat


@frozen
class Targeting:
    """Whom to challenge; so many challenges are left (C1)."""

    seat: Seat
    left: int


@frozen
class OnBohrok:
    """Window B (O2), or once more after `double_control` (O9)."""

    seat: Seat
    is_extra: bool = False


@frozen
class TurnOver:
    """U6. Closed: nothing can be played any more."""

    seat: Seat
    is_closed: bool = False


# Challenges


@frozen
class Contest:
    """This seat has the say (C6)."""

    seat: Seat


@frozen
class Declared:
    """A Bohrok Challenge has been declared; the first of these is asked (W4)."""

    to_ask: tuple[Seat, ...]

    @property
    def seat(self) -> Seat:
        return self.to_ask[0]


@frozen
class Prize:
    """From which pile (K4)."""

    seat: Seat
    agenda: Agenda


@frozen
class BohrokPrize:
    """O7, E13."""

    seat: Seat
    offers: tuple[KranaPrize, ...]
    agenda: Agenda


@frozen
class RahiEffect:
    """The winner plays an Effect (R6); reflected, it must (R11)."""

    seat: Seat
    victim: Seat
    must: bool = False


# Interrupting: decided before the game goes on


@frozen
class Play:
    """A GA that has been shown, and is being answered (W5, W6)."""

    card: Held
    player: Seat
    target: Seat | None
    dodged: tuple[Seat, ...] = ()
    is_negated: bool = False


@frozen
class Answering:
    """The first of these is asked whether to answer with this mask."""

    to_ask: tuple[Seat, ...]
    mask: str
    play: Play
    agenda: Agenda

    @property
    def seat(self) -> Seat:
        return self.to_ask[0]


@frozen
class NamingAnother:
    """The card's player names another target, after Huna (W6)."""

    seat: Seat
    play: Play
    agenda: Agenda


@frozen
class Paying:
    """What of the hand, and for which task (N4)."""

    seat: Seat
    deck: Deck
    agenda: Agenda


@frozen
class Overfull:
    """One card of the hand is too much (R2, O11); of which type, if there are too many of one."""

    seat: Seat
    deck: Deck
    type: int | None
    agenda: Agenda


@frozen
class SettingPawn:
    """On which of these spaces (M7)."""

    seat: Seat
    pawn: Seat
    spaces: tuple[int, ...]
    rule: str
    agenda: Agenda


@frozen
class ChoosingDiscard:
    seat: Seat
    deck: Deck
    agenda: Agenda


@frozen
class ChoosingDeck:
    """From which deck a card is drawn, or stolen."""

    seat: Seat
    decks: tuple[Deck, ...]
    victim: Seat | None
    agenda: Agenda


@frozen
class ChoosingMask:
    """One of these, of this owner, for that effect."""

    seat: Seat
    owner: Seat
    masks: tuple[str, ...]
    deed: Do
    agenda: Agenda


@frozen
class ChoosingTask:
    seat: Seat
    agenda: Agenda


@frozen
class ChoosingLasting:
    seat: Seat
    places: tuple[int, ...]
    agenda: Agenda


@frozen
class ChoosingSkill:
    seat: Seat
    effect: SetSkill
    agenda: Agenda


@frozen
class ChoosingDefender:
    """Who takes the defender's place (302)."""

    seat: Seat
    agenda: Agenda


@frozen
class Arranging:
    """The top cards have been looked at: so many may be kept, or the one may be buried."""

    seat: Seat
    home: int
    count: int
    keep: int
    may_bury: bool
    agenda: Agenda


# Building decks (Y6) and naming foils (S6)


class Part(Enum):
    """What is built, in this order."""

    CHALLENGES = "challenges"  # Y6a, open
    MISSIONS = "missions"  # Y6b, open, or unseen for the other
    ACTIONS = "actions"  # Y6c, unseen
    FOILS = "foils"  # S6, unseen


@frozen
class Build:
    """What has been laid unseen is with its seat; so many have passed in a row."""

    seat: Seat
    part: Part
    passes: int = 0


# Nature


@frozen
class ForBeginning:
    """S5."""


@frozen
class ForOne:
    """N6: who is meant."""

    deed: Do
    is_lowest: bool


@frozen
class ForTask:
    """An open one, by its place (N5), or one that is done at once (N9)."""

    effect: RollAtLeast
    place: int | None


@frozen
class ForSkill:
    """Mahiki."""

    skill: int
    effect: SetSkill


@frozen
class ForVictory:
    """X6: all else is equal."""


Aim: TypeAlias = ForBeginning | ForOne | ForTask | ForSkill | ForVictory


@frozen
class Rolling:
    """Nature rolls a D12 for each of these in turn."""

    rollers: tuple[Seat, ...]
    aim: Aim
    agenda: Agenda
    rolls: tuple[int, ...] = ()
    seat = NATURE


@frozen
class Shuffling:
    home: int
    agenda: Agenda
    seat = NATURE


@frozen
class Picking:
    """Nature picks a card of this hand: for a thief, or to be discarded."""

    owner: Seat
    deck: Deck
    thief: Seat | None
    agenda: Agenda
    seat = NATURE


@frozen
class GameOver:
    winners: tuple[Seat, ...]
    by: str  # the rule


Chancing: TypeAlias = Rolling | Shuffling | Picking
CHANCING = (Rolling, Shuffling, Picking)  # a union takes longer
Interrupting: TypeAlias = (
    Prize
    | BohrokPrize
    | Answering
    | NamingAnother
    | Paying
    | Overfull
    | SettingPawn
    | ChoosingDiscard
    | ChoosingDeck
    | ChoosingMask
    | ChoosingTask
    | ChoosingLasting
    | ChoosingSkill
    | ChoosingDefender
    | Arranging
)
Deciding: TypeAlias = (
    TurnStart
    | Moving
    | Drawing
    | OnMission
    | OnPortal
    | Targeting
    | OnBohrok
    | TurnOver
    | Contest
    | Declared
    | RahiEffect
    | Build
    | Interrupting
)
Phase: TypeAlias = Deciding | Chancing | GameOver
