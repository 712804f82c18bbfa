"""Which of the power tokens that somebody sees are Kanohi, and which Turaga, in an imagined truth.

The trays prove something: at most two Turaga and four Kanohi lie on one (T4, T5), so that six power
tokens are two and four; and a slow token is a Turaga or one of the slow masks (E6). Every truth
that agrees with this is equally likely: so each tray gets a number of Turaga by the number of
truths that it leaves, and they lie anywhere on it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import comb, factorial, perm
from random import Random
from typing import NamedTuple, TypeAlias

from attrs import evolve

from game.rules.makuta.phases import Weighing
from game.rules.makuta.pieces import FAST_MASKS, HIDDEN, Disc, Kind
from game.rules.makuta.state import Observation, Pile, Tray
from game.rules.makuta.tokens import LIMITS


class Holder(NamedTuple):
    """Power tokens of which one sees the backs only, and how many of them may be Turaga."""

    quick: int  # tokens that may be any mask
    slow: int
    fewest: int
    most: int


class Box(NamedTuple):
    """What is behind all the backs."""

    turaga: int
    masks: int
    slow_masks: int
    proved_slow: int  # masks that must be slow, seen for masks


Share: TypeAlias = tuple[int, int]  # Turaga among the quick tokens, and among the slow ones


def told_apart(
    seen: Observation, box: dict[Kind, list[int]], slow: int, rng: Random
) -> Observation:
    """*seen*, with one of the two kinds for each power token; *box* has the faces not seen.

    *slow* tokens are known for masks that are neither Kakama nor Kaukau.
    """
    elsewhere = _unknown(_elsewhere(seen))
    if not elsewhere and not seen.stacks.power and not any(_unknown(tray) for tray in seen.trays):
        return seen
    holders = (*map(_holder, seen.trays), _anywhere(elsewhere, seen.stacks.power))
    shares = iter(_shares(holders, _box(seen, box, slow), rng))
    trays = tuple(_split(tray, next(shares), rng) for tray in seen.trays)
    hidden = Disc(Kind.POWER, HIDDEN, back=Kind.POWER)
    rest = _split((*elsewhere, *(hidden,) * seen.stacks.power), next(shares), rng)
    return _laid(evolve(seen, trays=trays), iter(rest))


# What the trays prove


def _unknown(discs: Iterable[Disc]) -> list[Disc]:
    return [disc for disc in discs if disc.kind is Kind.POWER]


def _holder(tray: Tray) -> Holder:
    """Within the limits, with what one knows of the tray (T4, T5)."""
    known, unknown = Counter(disc.kind for disc in tray), _unknown(tray)
    slow = sum(disc.slow for disc in unknown)
    masks = LIMITS[Kind.KANOHI] - known[Kind.KANOHI]
    most = LIMITS[Kind.TURAGA] - known[Kind.TURAGA]
    return Holder(len(unknown) - slow, slow, max(0, len(unknown) - masks), most)


def _anywhere(discs: list[Disc], supply: int) -> Holder:
    slow = sum(disc.slow for disc in discs)
    return Holder(len(discs) - slow + supply, slow, 0, len(discs) + supply)


def _box(seen: Observation, box: dict[Kind, list[int]], slow: int) -> Box:
    discs = (*_elsewhere(seen), *(disc for tray in seen.trays for disc in tray))
    proved = sum(disc.kind is Kind.TURAGA and disc.face == HIDDEN for disc in discs)
    masks = box[Kind.KANOHI]
    slow_masks = sum(mask not in FAST_MASKS for mask in masks)
    return Box(len(box[Kind.TURAGA]) - proved, len(masks), slow_masks, slow)


# Counting truths


def _shares(holders: tuple[Holder, ...], box: Box, rng: Random) -> list[Share]:
    """How many Turaga each has, chosen by how many truths there are with it."""
    shares: list[Share] = []
    turaga, slow = box.turaga, box.proved_slow
    while holders:
        choices = _choices(holders, turaga, slow, box)
        (share,) = rng.choices([*choices], [*choices.values()])
        turaga, slow = turaga - sum(share), slow + holders[0].slow - share[1]
        shares.append(share)
        holders = holders[1:]
    return shares


@lru_cache(4096)
def _choices(holders: tuple[Holder, ...], turaga: int, slow: int, box: Box) -> dict[Share, int]:
    """Every share of the first holder, and how many truths have it."""
    (first, *_), rest = holders, holders[1:]
    return {
        (a, b): comb(first.quick, a)
        * comb(first.slow, b)
        * _truths(rest, turaga - a - b, slow + first.slow - b, box)
        for a in range(first.quick + 1)
        for b in range(first.slow + 1)
        if first.fewest <= a + b <= min(first.most, turaga)
    }


def _truths(holders: tuple[Holder, ...], turaga: int, slow: int, box: Box) -> int:
    """How many there are, with *slow* masks among the slow tokens so far."""
    if holders:
        return sum(_choices(holders, turaga, slow, box).values())
    return 0 if turaga else perm(box.slow_masks, slow) * factorial(max(0, box.masks - slow))


# Telling them apart


def _split(discs: Tray, share: Share, rng: Random) -> Tray:
    """Turaga at random places, as many as the share says; the others are masks."""
    turaga: set[int] = set()
    for is_slow, count in zip((False, True), share, strict=True):
        places = [i for i, d in enumerate(discs) if d.kind is Kind.POWER and d.slow is is_slow]
        turaga.update(rng.sample(places, count))
    return tuple(
        disc.thought_of(Kind.TURAGA if place in turaga else Kind.KANOHI, disc.face)
        if disc.kind is Kind.POWER
        else disc
        for place, disc in enumerate(discs)
    )


def _elsewhere(seen: Observation) -> Iterator[Disc]:
    """All that can be hidden and lies on no tray, as `_laid` goes through it."""
    for discs in (*seen.tokens.on_fields.values(), seen.tokens.pile.old, seen.tokens.pile.fresh):
        yield from discs
    if isinstance(seen.phase, Weighing):
        yield seen.phase.disc


def _laid(seen: Observation, told: Iterator[Disc]) -> Observation:
    def one(disc: Disc) -> Disc:
        return next(told) if disc.kind is Kind.POWER else disc

    tokens = seen.tokens
    fields = {field: tuple(map(one, discs)) for field, discs in tokens.on_fields.items()}
    old, fresh = tuple(map(one, tokens.pile.old)), tuple(map(one, tokens.pile.fresh))
    phase = seen.phase
    if isinstance(phase, Weighing):
        phase = evolve(phase, disc=one(phase.disc))
    tokens = evolve(tokens, on_fields=fields, pile=Pile(old, fresh))
    return evolve(seen, tokens=tokens, phase=phase)
