"""Which keys are built from which values, and the facts their texts may use.

A test and `python3 -m tools check` expand this table: a new event, phase, action, reason or token
without words fails, and so do words that nothing asks for.
"""

from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Any, TypeAlias, get_args

from attrs import fields

from game.boxes.makuta.bots import COMPANY
from game.boxes.makuta.duel_steps import Step
from game.boxes.makuta.levels.map_form import REGIONS
from game.boxes.makuta.mind.motives import Errand, Motive
from game.boxes.makuta.options import CHOICES
from game.boxes.makuta.routines import ROUTINES
from game.boxes.makuta.story_figures import LINES
from game.boxes.makuta.topics import GUIDE, LESSONS
from game.boxes.makuta.words.places import Place
from game.core.hexes import Side
from game.rules.makuta.actions import Action
from game.rules.makuta.editions import Akaku, BonusesChosen, FastDie, Refused
from game.rules.makuta.events import Event
from game.rules.makuta.phases import Deciding, Foe, Phase, Source
from game.rules.makuta.pieces import RAHI, Colour, Die, Kanohi, Kind, Symbol, Turaga
from game.rules.makuta.reasons import Reason
from game.rules.makuta.reasons.island import Taker
from game.rules.makuta.targets import Button
from game.shelf.families import families_of, taught_families

Members: TypeAlias = Mapping[str, frozenset[str]]  # what a key names, and its facts
NO_FACTS: frozenset[str] = frozenset()
DIFFERENCES = ("E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8")

_LOG_VARIANTS = {
    "PawnSet": ("K6", "U5", "R8", "X3"),
    "DiscsShown": ("", "flies"),
    "TokenLost": ("R7", "X3"),
    "TokenRefused": ("stays", "to_start"),
    "BonusesUsed": ("", "none"),
    "TilePlaced": ("", "blocked"),
    "TokenLookedAt": ("", "power"),
}
_PHASE_VARIANTS = {
    "Starting": ("", "R6", "K2"),
    "Moving": ("", "exact", "stuck"),
    "ChoosingBonuses": ("", "rolled"),
    "ChoosingDie": ("", "chosen"),
    "Looking": ("takes", "removes"),
    "Weighing": ("", "power"),
}
_ACTION_VARIANTS = {
    "RollDie": ("", "shown"),
    "MoveTo": ("", "rahi"),
    "UseBonuses": ("", "none"),
    "TakeFromTray": ("takes", "removes"),
}
_REASON_VARIANTS = {"TooFar": ("", "rahi"), "NoWay": ("", "nowhere")}
_MOTIVE_VARIANTS = {
    "Fetch": ("", "needed"),
    "Explore": ("", "makuta"),
    "Challenge": ("", "race"),
    "Spy": ("", "leader"),
    "Beat": ("", "guards", "needed"),
    "Pursuit": ("away", "onward", "past"),
    "Lay": ("", "aim", "closed", "closed_aim"),
    "Spoil": ("", "aim"),
    "Harm": ("", "needed"),
    "Trade": ("", "needed"),
    "SetBack": ("", "lost"),
    "Foreseen": ("", "aim"),
}


def _union(
    union: Any,  # noqa: ANN401
    variants: Mapping[str, Iterable[str]] | None = None,
    *more: str,
) -> Members:
    """Every class of a closed union, by its name, in all its wordings."""
    return {
        ".".join(filter(None, (each.__name__, variant))): _fields(each) | {*more}
        for each in get_args(union)
        for variant in (variants or {}).get(each.__name__, ("",))
    }


def _fields(kind: type) -> frozenset[str]:
    return frozenset(each.name for each in fields(kind))


def _enum(members: Iterable[Enum], *facts: str) -> Members:
    return {member.name: frozenset(facts) for member in members}


def _plain(names: Iterable[str]) -> Members:
    return dict.fromkeys(names, NO_FACTS)


_PLACES: Members = {
    f"{place.name}{variant}": frozenset({"tile"} if place is Place.LINKED_GATE else ())
    for place in Place
    for variant in ("", ".name")
}
FAMILIES: Mapping[str, Members] = {
    "log": _union(Event, _LOG_VARIANTS, "n"),
    "phase": _union(Phase, _PHASE_VARIANTS),
    "your": _union(Deciding, _PHASE_VARIANTS),
    "action": _union(Action, _ACTION_VARIANTS),
    "reason": _union(Reason, _REASON_VARIANTS),
    "motive": _union(Motive | Errand, _MOTIVE_VARIANTS),
    "source": _union(Source),
    "foe": _union(Foe),
    "kind": _enum(Kind),
    "kinds": _enum(Kind, "n"),
    "hidden": {**_enum(Kind), "KANOHI.slow": NO_FACTS, "POWER.slow": NO_FACTS},
    "rahi": _enum(sorted(RAHI), "strength"),
    "kanohi": _enum(Kanohi),
    "mask_effect": _enum(Kanohi),
    "effect": _enum(Kind),
    "place": _PLACES,
    "turaga": _enum(Turaga),
    "key": _enum(Symbol),
    "symbol": _enum(symbol for symbol in Symbol if symbol is not Symbol.YELLOW),
    "colour": _enum(Colour),
    "die": _enum(Die),
    "side": _enum(Side),
    "taker": _enum(Taker),
    "button": _enum(Button),
    "region": _plain(REGIONS),
    "difference": _plain(DIFFERENCES),
    "duel_step": _plain(f"{step.name}.{when}" for step in Step for when in ("done", "next")),
    "story": _plain(line.name + more for line in LINES for more in ("", "_words")),
    "printed": _enum([*BonusesChosen, *FastDie, *Akaku, *Refused]),
    **families_of(CHOICES, COMPANY, ROUTINES.values()),
    **taught_families(GUIDE, LESSONS),
}
