"""Tokens explain themselves: what one does, by which rule, and what it does for its owner now."""

from attrs import evolve, frozen

from game.boxes.makuta.goal import goal_of, in_sight
from game.boxes.makuta.words.gates import gate_side
from game.boxes.makuta.words.names import Names
from game.core.seats import Seat
from game.i18n.keys import key_of
from game.rules.makuta.duel import bonus_of
from game.rules.makuta.pieces import EVERYONE, HIDDEN, Disc, Kanohi, Kind, Symbol
from game.rules.makuta.state import Observation, replaced

RULE_OF_MASK = {
    Kanohi.HAU: "K1",
    Kanohi.PAKARI: "K1",
    Kanohi.AKAKU: "K2",
    Kanohi.KAKAMA: "K3",
    Kanohi.KAUKAU: "K4",
    Kanohi.MIRU: "K6",
}
RULE_OF_KIND = {
    Kind.KANOHI: "T5",
    Kind.TURAGA: "A1",
    Kind.KEY: "L4",
    Kind.LOCK: "L3",
    Kind.POWER: "S3",
}
FIGHT = "R3"  # for every Rahi


@frozen
class Explained:
    effect: str
    now: str
    rule: str


def explained(names: Names, seen: Observation, disc: Disc, owner: Seat | None) -> Explained:
    """*seen* is what may be read now; *owner* has it on the tray."""
    mine = owner is not None and disc.face != HIDDEN
    now = _for_owner(names, seen, disc, owner) if mine and owner is not None else ""
    return Explained(_effect(names, seen, disc, owner), now, _rule(disc))


def _rule(disc: Disc) -> str:
    if disc.kind is Kind.KANOHI and disc.face != HIDDEN:
        return RULE_OF_MASK[Kanohi(disc.face)]
    return RULE_OF_KIND.get(disc.kind, FIGHT)


def _effect(names: Names, seen: Observation, disc: Disc, owner: Seat | None) -> str:
    if disc.kind is Kind.KANOHI and disc.face != HIDDEN:
        return names.texts.text(key_of("mask_effect", Kanohi(disc.face)))
    if disc.kind is Kind.TURAGA and disc.face != HIDDEN and owner is not None:
        bonus = bonus_of(disc, seen.terms.toas[owner])
        return names.texts.text("effect.turaga", bonus=str(bonus))
    if disc.kind is Kind.KEY and disc.face == Symbol.YELLOW:
        return names.texts.text("effect.yellow_key")
    return names.texts.text(key_of("effect", disc.kind))


# What it does for its owner


def _for_owner(names: Names, seen: Observation, disc: Disc, owner: Seat) -> str:
    if disc.kind is Kind.KEY:
        return _locks_that_it_fits(names, seen, disc)
    return _odds_with_and_without(names, seen, disc, owner)


def _locks_that_it_fits(names: Names, seen: Observation, key: Disc) -> str:
    sides = [
        names.texts.text(key_of("side", gate_side(seen, entrance)))
        for entrance, lock in sorted(seen.tokens.locks.items())
        if lock.known == EVERYONE and in_sight(entrance, lock, [key.face]).fitting
    ]
    if sides:
        return names.texts.text("effect_now.key", sides=", ".join(sides))
    is_any_up = any(lock.known == EVERYONE for lock in seen.tokens.locks.values())
    return names.texts.text("effect_now.no_lock") if is_any_up else ""


def _odds_with_and_without(names: Names, seen: Observation, disc: Disc, owner: Seat) -> str:
    """Against Makuta, with all that can be read; "" where it makes no difference."""
    tray = list(seen.trays[owner])
    tray.remove(disc)
    without = evolve(seen, trays=replaced(seen.trays, owner, tuple(tray)))
    rates = goal_of(seen, owner).percent, goal_of(without, owner).percent
    if rates[0] == rates[1]:
        return ""
    return names.texts.text("effect_now.odds", rate=str(rates[0]), without=str(rates[1]))
