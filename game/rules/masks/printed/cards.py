"""Every card there is, as data: a key, a kind, a window and effects; never a code path by name.

`levels/masks/cards` has them as text files; a game carries its own, so it outlives a changed set.
"""

from enum import Enum
from functools import cached_property
from typing import TypeAlias

from attrs import field, frozen

from game.rules.masks.pieces import Breed, KranaType, Skill, Toa, Window
from game.rules.masks.printed.effects import (
    Effect,
    Give,
    RollAtLeast,
    Task,
    Visit,
    needs_opponent,
)


class ActionKind(Enum):
    """G5, G6."""

    BONUS = "Bonus"
    REWARD = "Reward"
    PENALTY = "Penalty"
    INFECTED = "Infected Mask"


class Only(Enum):
    """Where alone a card of window A can be played."""

    ANYWHERE = "anywhere"
    BOHROK = "in a Bohrok Challenge"
    RAHI = "in a Rahi Challenge"
    WITH_KAL = "as challenger with a Bohrok-Kal"


@frozen
class ActionCard:
    """A Game Action card, a GA (section 12)."""

    key: str
    kind: ActionKind
    when: Window
    effects: tuple[Effect, ...]
    only: Only = Only.ANYWHERE
    on_loss: tuple[Effect, ...] = ()  # if its player loses the contest
    is_known: bool = False  # from the booklets; else a reconstruction

    @cached_property
    def names_opponent(self) -> bool:
        """An opponent has to be named when it is played; in a contest that is the other side."""
        return self.when is not Window.ADD and needs_opponent(self.effects)


@frozen
class MissionCard:
    key: str
    effects: tuple[Effect, ...]
    is_known: bool = False

    @property
    def task(self) -> Task | None:
        """What stays open until it is done (N1); by E16 some are done at once instead."""
        first = self.effects[0]
        return first if isinstance(first, Give | Visit | RollAtLeast) else None


@frozen
class ChallengeCard:
    """A Great Mask Challenge card, a GMC (V2)."""

    key: str
    skills: tuple[Skill, ...]
    is_known: bool = False


@frozen
class MaskCard:
    """K1, K5, K9. Great Masks have a skill; Noble Masks count for any."""

    key: str
    is_great: bool
    skill: Skill | None
    points: int
    foil_points: int
    when: Window
    power: tuple[Effect, ...]
    owner: Toa | None = None  # whose default mask it is (S3)
    is_known: bool = False


class TuragaRole(Enum):
    """A1."""

    TURAGA = "Turaga"
    TOOL = "Tool"
    COUNSEL = "Counsel"


@frozen
class TuragaCard:
    key: str
    toa: Toa
    role: TuragaRole
    skill: Skill | None = None  # None: any, where there are points
    points: int = 0
    tool: tuple[Effect, ...] = ()
    is_known: bool = False


@frozen
class RahiCard:
    """Names the skill (R8)."""

    key: str
    family: str
    skill: Skill
    is_known: bool = False


@frozen
class RahiChallengeCard:
    """Names the number, the higher one with a Rahi of its family (R9)."""

    key: str
    family: str
    number: int
    with_family: int
    is_known: bool = False


@frozen
class RahiEffectCard:
    """R10."""

    key: str
    effects: tuple[Effect, ...]
    lingers: bool = False
    is_known: bool = False


@frozen
class RahiDefendCard:
    """R11."""

    key: str
    effects: tuple[Effect, ...]
    is_known: bool = False


AnyRahi: TypeAlias = RahiCard | RahiChallengeCard | RahiEffectCard | RahiDefendCard
RAHI_TYPES = (RahiCard, RahiChallengeCard, RahiEffectCard, RahiDefendCard)  # R1


class BohrokSort(Enum):
    """O5, O10."""

    REGULAR = "regular"
    PROMO = "Promo"
    KAL = "Kal"
    BAHRAG = "Bahrag"


@frozen
class BohrokCard:
    key: str
    sort: BohrokSort
    points: int
    breed: Breed | None = None  # a Bahrag has none
    skill: Skill | None = None  # None: any
    is_known: bool = False


@frozen
class VaCard:
    key: str
    breed: Breed
    points: int
    is_known: bool = False


@frozen
class KranaCard:
    """The Krana-Kal has neither breed nor type (O1)."""

    key: str
    breed: Breed | None = None
    type: KranaType | None = None
    is_known: bool = False


@frozen
class ToaCard:
    toa: Toa
    mata: tuple[int, ...]  # by skill (V1)
    nuva: tuple[int, ...]
    known: tuple[Skill, ...] = ()  # Mata values that a booklet gives


@frozen
class ReadyDeck:
    """Y8."""

    key: str
    actions: tuple[tuple[str, int], ...]  # keys and copies


@frozen
class CardWords:
    """What a set itself calls a card: keys of the game's texts, or plain words."""

    name: str | None = None
    text: str | None = None


@frozen
class Cards:
    """All of a set, by key. No two cards of a set have the same key."""

    toas: tuple[ToaCard, ...]
    actions: dict[str, ActionCard]
    missions: dict[str, MissionCard]
    challenges: dict[str, ChallengeCard]
    masks: dict[str, MaskCard]
    turaga: dict[str, TuragaCard]
    rahi: dict[str, AnyRahi]
    bohrok: dict[str, BohrokCard]
    va: dict[str, VaCard]
    krana: dict[str, KranaCard]
    ready_decks: dict[str, ReadyDeck]
    words: dict[str, CardWords] = field(factory=dict)  # of cards that bring their own

    def default_mask(self, toa: Toa) -> str:
        return next(mask.key for mask in self.masks.values() if mask.owner is toa)

    def great_masks(self) -> tuple[str, ...]:
        return tuple(mask.key for mask in self.masks.values() if mask.is_great)

    def noble_masks(self) -> tuple[str, ...]:
        return tuple(mask.key for mask in self.masks.values() if not mask.is_great)
