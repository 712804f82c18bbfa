"""Every truth that is possible is imagined, each as often as it should be.

In these small cases nearly every token lies open, so that all arrangements of the hidden ones can
be written down: every order of the hidden tokens that the rules allow is equally likely.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import permutations, product
from math import sqrt
from random import Random
from typing import TypeAlias

import pytest
from attrs import evolve

from game.core.seats import Seat
from game.rules import makuta
from game.rules.makuta.editions import DE, EN, Edition, HouseRules
from game.rules.makuta.phases import (
    Arrived,
    Finishing,
    Meeting,
    OnField,
    TryingOn,
    Weighing,
)
from game.rules.makuta.pieces import EVERYONE, Disc, Kanohi, Kind, Symbol, bit_of
from game.rules.makuta.state import State
from tests.makuta.atlases import small_atlas
from tests.makuta.properties.contents import box
from tests.makuta.situations import NORTH, NORTH_EAST, SOUTH, SOUTH_EAST, Setting, situation

World: TypeAlias = tuple[object, ...]
Worlds: TypeAlias = Counter[World]

VIEWER = Seat(0)
SAMPLES = 6000
HAU, PAKARI, AKAKU, KAKAMA, KAUKAU, MIRU = Kanohi
FOUR_LANDS = [
    ("forest", NORTH, 0),
    ("lake", NORTH_EAST, 0),
    ("gorge", SOUTH_EAST, 0),
    ("plain", SOUTH, 0),
]


def mask(face: Kanohi) -> Disc:
    return Disc(Kind.KANOHI, face)


def key(face: Symbol) -> Disc:
    return Disc(Kind.KEY, face)


def position(edition: Edition, hidden: Sequence[Disc], **setting: object) -> State:
    """All tokens that are not *hidden* lie open, or on the trays that *setting* names."""
    rest = box(edition)
    trays = setting.get("trays", ())
    assert isinstance(trays, Sequence)
    rest.subtract((disc.kind, disc.face) for tray in trays for disc in tray)
    rest.subtract((disc.kind, disc.face) for disc in hidden)
    plan = Setting(edition=edition, beaten=[Disc(*token) for token in rest.elements()])
    plan.update(setting)  # type: ignore[typeddict-item]
    return situation(small_atlas(), **plan).state


def imagined(state: State, world: Callable[[State], World]) -> Worlds:
    rng, seen = Random(2001), makuta.observe(state, VIEWER)
    return Counter(world(makuta.imagine(seen, rng)) for _ in range(SAMPLES))


def assert_as_likely(found: Worlds, arrangements: Iterable[World]) -> None:
    """Chi-square, five standard deviations from its mean at most."""
    possible = Counter(arrangements)
    assert set(found) == set(possible)
    share = found.total() / possible.total()
    freedom = len(possible) - 1
    distance = sum(
        (found[world] - share * ways) ** 2 / (share * ways) for world, ways in possible.items()
    )
    assert abs(distance - freedom) < 5 * sqrt(2 * freedom)


def clash(*faces: int) -> bool:
    return {KAKAMA, KAUKAU} <= set(faces)


def faces(discs: Sequence[Disc], kind: Kind = Kind.KANOHI) -> tuple[int, ...]:
    return tuple(disc.face for disc in discs if disc.kind is kind)


def test_limits_proofs_and_a_short_game_all_at_once() -> None:
    """T5: a shown Kakama beside a hidden mask. E6: a proved mask. H4: two places for Makuta."""
    hidden = [HAU, KAUKAU, PAKARI, KAKAMA, KAUKAU, MIRU]
    slow = evolve(mask(HAU), slow=True)
    state = position(
        DE,
        [mask(face) for face in hidden[3:]],
        house=HouseRules(short_game=True),
        lay=FOUR_LANDS,
        stack=["village", "makuta", "cave"],
        trays=[
            [mask(AKAKU)],
            [slow, mask(KAUKAU)],
            [mask(KAKAMA).seen_by(EVERYONE), mask(PAKARI)],
        ],
        pile=[mask(KAKAMA), mask(KAUKAU)],
        supply=[mask(MIRU)],
    )

    def world(truth: State) -> World:
        _, first, second = truth.trays
        supply = faces(truth.stacks.power)
        tiles = truth.stacks.tiles[::-1]
        return faces(first), faces(second), faces(truth.tokens.pile.old), supply, tiles

    def worlds() -> Iterator[World]:
        makuta = state.terms.atlas.makuta
        orders = permutations(state.stacks.tiles)
        for (proved, one, beside, *pile, last), order in product(permutations(hidden), orders):
            in_time = order.index(makuta) < 6 - len(FOUR_LANDS)
            if in_time and proved not in (KAKAMA, KAUKAU) and beside != KAUKAU:
                yield (proved, one), (KAKAMA, beside), tuple(sorted(pile)), (last,), order

    assert_as_likely(imagined(state, world), worlds())


def test_two_trays_without_proof() -> None:
    """T5: Kakama and Kaukau are never thought of on one tray."""
    hidden = [KAKAMA, HAU, KAUKAU, MIRU]
    state = position(
        EN, [], trays=[[], [mask(f) for f in hidden[:2]], [mask(f) for f in hidden[2:]]]
    )

    possible = (
        ((a, b), (c, d))
        for a, b, c, d in permutations(hidden)
        if not clash(a, b) and not clash(c, d)
    )

    found = imagined(state, lambda truth: (faces(truth.trays[1]), faces(truth.trays[2])))
    assert_as_likely(found, possible)


def test_a_mask_that_is_tried_on_may_clash() -> None:
    """T5, H7: but what lay there before did not."""
    hidden = [KAKAMA, HAU, KAUKAU, MIRU]
    phase = TryingOn(Seat(1), 2, Finishing(Seat(1)))
    state = position(
        EN,
        [mask(MIRU)],
        house=HouseRules(two_backs=True),
        trays=[[], [mask(face) for face in hidden[:3]]],
        supply=[mask(MIRU)],
        phase=phase,
    )

    possible = (
        ((a, b, new), (last,)) for a, b, new, last in permutations(hidden) if not clash(a, b)
    )

    found = imagined(
        state, lambda truth: (faces(truth.trays[1]), truth.stacks.supplies[Kind.KANOHI])
    )
    assert_as_likely(found, possible)


def test_a_token_in_hand_and_a_proved_mask_on_the_pile() -> None:
    """T4, I2: what is hidden may be anywhere that its back is seen."""
    keys = [Symbol.FIRE, Symbol.FIRE, Symbol.ICE, Symbol.YELLOW, Symbol.YELLOW]
    masks = [HAU, KAKAMA, MIRU]
    hand = key(keys[3]).seen_by(bit_of(Seat(1)))
    state = position(
        DE,
        [hand, key(keys[4]), *(mask(face) for face in masks)],
        trays=[[], [key(face) for face in keys[:3]]],
        pile=[evolve(mask(HAU), slow=True)],
        supply=[mask(KAKAMA), mask(MIRU), key(keys[4])],
    )
    held = Weighing(Seat(1), hand, OnField(0), Finishing(Seat(1)))
    state = evolve(state, phase=held)

    def world(truth: State) -> World:
        assert isinstance(truth.phase, Weighing)
        supplies = truth.stacks.supplies
        tray, pile = faces(truth.trays[1], Kind.KEY), faces(truth.tokens.pile.old)
        return tray, truth.phase.disc.face, supplies[Kind.KEY], pile, faces(truth.stacks.power)

    possible = (
        (tray, in_hand, (last,), (proved,), supply)
        for *three, in_hand, last in permutations(keys)
        for proved, *two in permutations(masks)
        for tray, supply in [(tuple(three), tuple(two))]
        if proved != KAKAMA
    )

    assert_as_likely(imagined(state, world), possible)


def test_rahi_and_locks_and_the_temple() -> None:
    """What lies face down on the island and in the stacks."""
    hidden = [Disc(Kind.TIGER, face) for face in (13, 13, 20)]
    locks = [Disc(Kind.LOCK, face) for face in (2, 7)]
    spots = {("forest", (0, -3)): hidden[:1], ("gorge", (0, 0)): hidden[1:2]}
    state = position(
        EN,
        [*hidden, *locks],
        lay=[("forest", NORTH, 0), ("gorge", SOUTH, 0)],
        tokens=spots,
        supply=[hidden[2], *locks],
        players=2,
    )

    def world(truth: State) -> World:
        stacks = truth.stacks
        on_fields = (faces(discs, Kind.TIGER) for discs in truth.tokens.on_fields.values())
        return *on_fields, stacks.supplies[Kind.TIGER], stacks.locks, stacks.temple

    possible = (
        ((a,), (b,), (c,), two, temple)
        for a, b, c in permutations((13, 13, 20))
        for two in permutations((2, 7))
        for temple in range(6)
    )

    assert_as_likely(imagined(state, world), possible)


@pytest.mark.parametrize("phase", [Meeting(Seat(1)), Arrived(Seat(1))])
def test_who_stands_beside_a_pawn_may_have_akaku_or_not(phase: Meeting | Arrived) -> None:
    """M5, K2: it is never proved by where a pawn stands."""
    hidden = [AKAKU, HAU, MIRU, AKAKU]
    forest = ("forest", (0, -3))
    state = position(
        EN,
        [mask(face) for face in hidden[2:]],
        trays=[[], [mask(face) for face in hidden[:2]], [key(Symbol.FIRE).seen_by(EVERYONE)]],
        supply=[mask(face) for face in hidden[2:]],
        lay=[("forest", NORTH, 0)],
        pawns={Seat(1): forest, Seat(2): forest},
        seat=Seat(1),
        phase=phase,
    )

    possible = (((a, b), (c, d)) for a, b, c, d in permutations(hidden))

    found = imagined(state, lambda truth: (faces(truth.trays[1]), faces(truth.stacks.power)))
    assert_as_likely(found, possible)
