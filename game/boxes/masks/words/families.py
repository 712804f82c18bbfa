"""Which keys are built from which values, and the facts their texts may use.

The check of the catalogues expands this table: a new event, phase, action or effect without words
fails, and so do words that nothing asks for.
"""

from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Any, TypeAlias, get_args

from attrs import fields

from game.boxes.masks.bots.motives import Motive
from game.boxes.masks.company import COMPANY
from game.boxes.masks.options import CHOICES
from game.boxes.masks.topics import GUIDE, LESSONS
from game.boxes.masks.words.reasons import FIRST
from game.rules.masks.actions import Action, KranaPrize, Way
from game.rules.masks.events import Event
from game.rules.masks.explain.closed import Closed
from game.rules.masks.phases import Deciding, Part, Phase
from game.rules.masks.pieces import (
    Breed,
    ChallengeKind,
    Deck,
    KranaType,
    Skill,
    SpaceKind,
    Toa,
    Window,
)
from game.rules.masks.printed import cards
from game.rules.masks.printed.editions import KranaWin
from game.rules.masks.printed.effects import Banned, Effect, Masks, Span, Who
from game.rules.masks.reasons import Reason
from game.shelf.families import families_of, taught_families

Members: TypeAlias = Mapping[str, frozenset[str]]  # what a key names, and its facts
Variants: TypeAlias = Mapping[str, Iterable[str]]
SELF_AND_OTHER = ("", "other")
_KINDS = tuple(kind.name for kind in ChallengeKind)
_MASK_EFFECTS = ("Exhaust", "KnockOff", "Refit", "Void")

LOG_VARIANTS: Variants = {
    "Rolled": ("", "S5", "N5"),
    "PawnSet": ("", "P5", "K9"),
    "Won": ("", "Y1", "Y2"),
    "TaskDropped": ("", "X4"),
    "Declined": ("", "O2", "R6", "S6", "W5", "Y6"),
    "Peeked": ("", "unseen"),
    "HandPeeked": ("", "unseen"),
    "ChallengeMade": _KINDS,
    "ChallengeEnded": _KINDS,
    "CardLaid": ("", "unseen", "foil", "foil_unseen"),
    "CardPlayed": ("", "target"),
    "PowerUsed": ("", "target"),
    "PutBack": ("", "buried"),
    "Attached": ("both", "mask", "turaga", "nothing"),
    "ThingAdded": ("", "no_points"),
    "Passed": ("", "by_itself"),
    "LastingEnded": ("", "Exhaust"),
}
PHASE_VARIANTS: Variants = {
    "TurnStart": ("", "skips"),
    "OnBohrok": ("", "extra"),
    "TurnOver": ("", "closed"),
    "RahiEffect": ("", "must"),
    "SettingPawn": SELF_AND_OTHER,
    "ChoosingDeck": ("", "victim"),
    "ChoosingMask": _MASK_EFFECTS,
    "Arranging": ("", "bury"),
    "Build": tuple(part.name for part in Part),
    "Rolling": ("", "begins"),
}
YOUR_VARIANTS: Variants = {
    "TurnStart": ("", "empty", "skips"),
    "TurnOver": ("", "more", "closed"),
    "Contest": ("", "nothing"),
}
ACTION_VARIANTS: Variants = {
    "Attach": ("both", "mask", "turaga", "nothing"),
    "PlayCard": ("", "target"),
    "UsePower": ("", "target"),
    "Step": tuple(way.name for way in Way),
    "Pass": ("", "Answering", "Build", "Contest", "Declared"),
    "Decline": ("", "Arranging", "OnBohrok", "RahiEffect"),
    "ChooseSeat": ("", "ChoosingDefender"),
    "TakePrize": ("", "noble"),
    "TakeKrana": tuple(prize.name for prize in KranaPrize),
    "ChooseSpace": SELF_AND_OTHER,
    "ChooseDeck": ("", "victim"),
    "ChooseCard": ("", *_MASK_EFFECTS),
    "ChoosePlace": ("", "lasting"),
    "Arrange": ("", "keep", "all"),
    "Lay": ("", "foil", "deck"),
}
REASON_VARIANTS: Variants = {
    "NotReady": ("", "rests"),
    "SomethingElseFirst": ("", *FIRST),
    "NotPlayedByItself": (Deck.KRANA.name, Deck.VA.name, Deck.RAHI.name),
}
EFFECT_VARIANTS: Variants = {
    "Discard": ("", "other", "random", "random_other"),
    "Steal": ("", "from_self", "other"),
    "Give": ("", "to"),
    "Peek": ("", "bury", "keep"),
    "AddToSkill": ("", "skill", "lasting", "other", "skill_other", "lasting_other"),
    "Steps": ("", "instead", "extra_past", "extra_end", "other"),
    "MoveSelf": ("", "chosen"),
    "MoveOther": ("", "steps"),
    "SwapPlaces": SELF_AND_OTHER,
    "Visit": ("", "at_once", "at_once_start"),
    "RollAtLeast": ("", "at_once"),
    "DropMission": ("", "all", "other", "all_other"),
    "Exhaust": tuple(f"{masks.name}{end}" for masks in Masks for end in ("", "_other")),
    "Ban": tuple(f"{what.name}{end}" for what in Banned for end in ("", "_other")),
}
_OF_PHASES = ("seat", "card", "player", "challenger", "n")  # facts that no field of theirs has
_LASTING = ("LimitSteps", "AddToSkill", "HandLimit", "SkipMove", "Exhaust")
_CARD_KINDS = (
    cards.MissionCard,
    cards.ChallengeCard,
    cards.RahiCard,
    cards.RahiChallengeCard,
    cards.RahiEffectCard,
    cards.RahiDefendCard,
    cards.VaCard,
    cards.KranaCard,
)


def _union(union: Any, variants: Variants, *more: str) -> Members:  # noqa: ANN401
    """Every class of a closed union, by its name, in all its wordings."""
    return {
        ".".join(filter(None, (each.__name__, variant))): _fields(each) | {*more}
        for each in get_args(union)
        for variant in variants.get(each.__name__, ("",))
    }


def _effects() -> Members:
    """What befalls somebody is told in two ways: to whom it befalls, and of others."""
    usual = {each.__name__: SELF_AND_OTHER for each in get_args(Effect) if "who" in _fields(each)}
    return _union(Effect, {**usual, **EFFECT_VARIANTS}, "cards", "kept", "plain", "n")


def _fields(kind: type) -> frozenset[str]:
    return frozenset(each.name for each in fields(kind))


def _enum(members: Iterable[Enum], *facts: str) -> Members:
    return {member.name: frozenset(facts) for member in members}


def _plain(names: Iterable[str], *facts: str) -> Members:
    return dict.fromkeys(names, frozenset(facts))


def _plain_motives() -> Iterable[str]:
    """Those of which nothing else is to be told."""
    return (each.__name__ for each in get_args(Motive) if not _fields(each))


def _circled(*, is_bare: bool) -> Iterable[str]:
    """Kinds of spaces; those with circles by their number, and perhaps all of them together."""
    for kind in SpaceKind:
        most = {SpaceKind.CHALLENGE: 3, SpaceKind.GAME_ACTION: 2}.get(kind, 0)
        if is_bare or not most:
            yield kind.name
        yield from (f"{kind.name}.{circles + 1}" for circles in range(most))


def named_cards(of: cards.Cards) -> Iterable[str]:
    """Those whose names are not put together from what is on them."""
    yield from (*of.actions, *of.missions, *of.masks, *of.turaga, *of.rahi)
    yield from (key for key, card in of.bohrok.items() if card.breed is None)
    yield from (key for key, card in of.krana.items() if card.breed is None)


FAMILIES: Mapping[str, Members] = {
    "log": _union(Event, LOG_VARIANTS, "round", "text", "n"),
    "phase": _union(Phase, PHASE_VARIANTS, *_OF_PHASES),
    "your": _union(Deciding, {**PHASE_VARIANTS, **YOUR_VARIANTS}, *_OF_PHASES),
    "action": _union(
        Action, ACTION_VARIANTS, "card", "victim", "pawn", "task", "what", "kept", "back"
    ),
    "reason": _union(Reason, REASON_VARIANTS),
    "effect": _effects(),
    "lasting": {
        **_plain(_LASTING, "n", "points", "cards"),
        **_plain(f"Ban.{what.name}" for what in Banned),
    },
    "who": {**_enum(Who), **_plain(["OPP.contest", "OPP.again"])},
    "time": {**_enum(Span), **_plain([f"{Span.UNTIL_OWN_NEXT_TURN.name}.other"])},
    "space": _plain(_circled(is_bare=False), "name", "toa"),
    "space_at": _plain(_circled(is_bare=False), "where", "toa"),
    "region_of": _enum(Toa),
    "spaces": _plain(_circled(is_bare=True)),
    "region": _plain(("north", "south", "west", "east", "rows", "columns"), "first", "last"),
    "direction": _plain(("north", "east", "south", "west")),
    "skill": _enum(Skill),
    "deck": _enum(Deck),
    "deck_short": _enum(Deck),
    "hidden": _enum(Deck),
    "cards": _enum(Deck, "n"),
    "cards_all": _enum(Deck),
    "cards_bare": _enum(Deck),
    "breed": _enum(Breed),
    "krana_type": _enum(KranaType),
    "bohrok": _enum(cards.BohrokSort, "breed"),
    "challenge": _enum(ChallengeKind),
    "window": _enum(Window),
    "only": _enum(only for only in cards.Only if only is not cards.Only.ANYWHERE),
    "action_kind": _enum(cards.ActionKind, "when"),
    "turaga": _enum(cards.TuragaRole, "toa"),
    "card_kind": {
        **_plain(kind.__name__ for kind in _CARD_KINDS),
        **_plain(("MaskCard.great", "MaskCard.noble")),
        **_plain(f"BohrokCard.{sort.name}" for sort in cards.BohrokSort),
    },
    "family": _plain(("horned_and_fanged",)),
    "table.contest": _enum(ChallengeKind, "challenger", "defender"),
    "table.stake": _enum(ChallengeKind, "seat"),
    "closed": _enum(Closed, "tasks"),
    "motive": _plain(_plain_motives()),
    "build_title": _enum(Part),
    "build": _plain(
        (*(part.name for part in Part), "MISSIONS.secret", "ACTIONS.ready"), "other", "foils"
    ),
    "goal.krana": _enum(KranaWin, "needed"),
    "space_does": _plain((kind.name for kind in SpaceKind), "n"),
    "story": _plain(
        f"{line}{part}"
        for line in ("masks", "krana", "turns", "won", "lost", "tasks", "played", "stepped")
        for part in ("", "_words")
    ),
    "story.how": _plain(("Y1", "Y2", "X6"), "round"),
    **families_of(CHOICES, COMPANY),
    **taught_families(GUIDE, LESSONS),
}
