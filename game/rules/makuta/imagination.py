"""Possible truths behind what somebody sees, for players who think ahead.

An imagined state agrees with all the viewer has seen and with what the rules prove: the limits of
trays (T5), the dice that had to be rolled (E6), the place of Makuta's tile in a short game (H4).
Where a pawn stands proves nothing (K2).
Every state that agrees is equally likely.
"""

from collections.abc import Callable, Iterator
from random import Random

from attrs import evolve, frozen

from game.core.seats import Seat
from game.rules.makuta.kinds import told_apart
from game.rules.makuta.phases import Phase, Placing, TryingOn, Weighing
from game.rules.makuta.pieces import (
    FAST_MASKS,
    HIDDEN,
    KINDS,
    POWERS,
    Disc,
    Kind,
    by_back,
)
from game.rules.makuta.setup import SHORT_STACK, box_of
from game.rules.makuta.state import Observation, Pile, Stacks, State, Tokens, Tray
from game.rules.makuta.tokens import clashes

Reveal = Callable[[Disc], Disc]


def imagine(seen: Observation, rng: Random) -> State:
    """Deal a possible truth."""
    while True:
        unseen = _unseen(seen)
        told = told_apart(seen, unseen, _slow_masks(seen), rng)
        faces = _deal_faces(told, unseen, rng)
        state = _with_faces(told, faces, rng)
        if _may_be_here(state) and all(
            _may_hold(state, Seat(seat)) for seat in range(len(state.trays))
        ):
            return state


def _may_be_here(state: State) -> bool:
    """Who still weighs a mask after giving up another has Kakama and Kaukau (T5)."""
    phase = state.phase
    if not isinstance(phase, Weighing) or not phase.clashes:
        return True
    return phase.disc.kind is Kind.KANOHI and clashes((*state.trays[phase.seat], phase.disc))


def _may_hold(state: State, seat: Seat) -> bool:
    """Within the limits, and with as many Turaga as a refusal has proved (T4, T5).

    Kakama and Kaukau lie together only while the newer one is tried on.
    """
    tray, phase = state.trays[seat], state.phase
    among = [disc for disc in tray if disc.among]
    if among and sum(disc.kind is Kind.TURAGA for disc in among) < among[0].among:
        return False
    if isinstance(phase, TryingOn) and phase.seat == seat and phase.new is not None:
        tray = tuple(disc for place, disc in enumerate(tray) if place != phase.new)
    return not clashes(tray)


# Faces


@frozen
class _Faces:
    """The faces still to be given out, in random order."""

    of_kind: dict[Kind, list[int]]
    slow: list[int]  # for masks that are neither Kakama nor Kaukau

    def reveal(self, disc: Disc) -> Disc:
        if disc.face != HIDDEN:
            return disc
        is_slow = disc.slow and disc.kind is Kind.KANOHI
        faces = self.slow if is_slow else self.of_kind[disc.kind]
        return disc.thought_of(disc.kind, faces.pop())


def _unseen(seen: Observation) -> dict[Kind, list[int]]:
    """All faces that are not to be seen."""
    unseen = {kind: list(faces) for kind, faces in box_of(seen.terms.edition).items()}
    for disc in _discs(seen):
        if disc.face != HIDDEN:
            unseen[disc.kind].remove(disc.face)
    return unseen


def _slow_masks(seen: Observation) -> int:
    """How many of those that are not to be seen are known for slow masks (E6)."""
    return sum(
        disc.slow and disc.face == HIDDEN and disc.kind is Kind.KANOHI for disc in _discs(seen)
    )


def _deal_faces(seen: Observation, unseen: dict[Kind, list[int]], rng: Random) -> _Faces:
    """*unseen* is shuffled; what is for the slow masks is drawn first."""
    for faces in unseen.values():
        rng.shuffle(faces)
    slow_slots = _slow_masks(seen)
    masks = unseen[Kind.KANOHI]
    slow = [mask for mask in masks if mask not in FAST_MASKS][:slow_slots]
    for mask in slow:
        masks.remove(mask)
    rng.shuffle(masks)
    return _Faces(unseen, slow)


def _discs(seen: Observation) -> Iterator[Disc]:
    """Every disc that is not in a stack."""
    tokens = seen.tokens
    for discs in (*tokens.on_fields.values(), *seen.trays):
        yield from discs
    yield from tokens.pile.old
    yield from tokens.pile.fresh
    yield from tokens.locks.values()
    yield from tokens.beaten
    if isinstance(seen.phase, Weighing):
        yield seen.phase.disc


def _with_faces(seen: Observation, faces: _Faces, rng: Random) -> State:
    reveal = faces.reveal
    tokens = _revealed_tokens(seen.tokens, reveal)
    trays = tuple(_revealed(tray, reveal) for tray in seen.trays)
    phase = _revealed_phase(seen.phase, reveal)
    return State(
        terms=seen.terms,
        island=seen.island,
        tokens=tokens,
        trays=trays,
        pawns=seen.pawns,
        temple=seen.temple,
        turn=seen.turn,
        phase=phase,
        dice=seen.dice,
        tiles_left=seen.tiles_left,
        stacks=_stacks(seen, faces, rng),
    )


def _revealed(discs: Tray, reveal: Reveal) -> Tray:
    return tuple(reveal(disc) for disc in discs)


def _revealed_tokens(tokens: Tokens, reveal: Reveal) -> Tokens:
    def in_pile(discs: Tray) -> Tray:
        return tuple(sorted(_revealed(discs, reveal), key=by_back))

    return evolve(
        tokens,
        on_fields={field: _revealed(discs, reveal) for field, discs in tokens.on_fields.items()},
        locks={field: reveal(disc) for field, disc in tokens.locks.items()},
        pile=Pile(in_pile(tokens.pile.old), in_pile(tokens.pile.fresh)),
    )


def _revealed_phase(phase: Phase, reveal: Reveal) -> Phase:
    if isinstance(phase, Weighing):
        return evolve(phase, disc=reveal(phase.disc))
    return phase


# Stacks


def _stacks(seen: Observation, faces: _Faces, rng: Random) -> Stacks:
    """What no disc on the table has taken is still in the stacks."""
    mixed = () if seen.terms.house.two_backs else POWERS
    power = [Disc(kind, face) for kind in sorted(mixed) for face in faces.of_kind[kind]]
    rng.shuffle(power)
    return Stacks(
        tiles=(*seen.stacks.buried, *_unseen_tiles(seen, rng)),
        buried=len(seen.stacks.buried),
        supplies=tuple(
            () if kind in mixed else tuple(faces.of_kind[kind])
            for kind in KINDS
            if kind is not Kind.LOCK
        ),
        power=tuple(power),
        locks=tuple(faces.of_kind[Kind.LOCK]),
        temple=rng.randrange(6) if seen.temple is None else seen.temple,
    )


def _unseen_tiles(seen: Observation, rng: Random) -> list[int]:
    """The tiles nobody has seen, the next one last."""
    atlas = seen.terms.atlas
    known = {laid.tile for laid in seen.island.laid.values()} | set(seen.stacks.buried)
    if isinstance(seen.phase, Placing):
        known.add(seen.phase.tile)
    tiles = [tile for tile in range(len(atlas.tiles)) if tile not in known]
    rng.shuffle(tiles)
    if seen.terms.house.short_game and atlas.makuta in tiles:
        gone = len(atlas.tiles) - 1 - len(tiles)
        tiles.remove(atlas.makuta)
        depth = rng.randrange(min(SHORT_STACK - gone, len(tiles) + 1))
        tiles.insert(len(tiles) - depth, atlas.makuta)
    return tiles
