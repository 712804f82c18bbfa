"""Whether a situation out of a file can come about, so that the rules can go on from it.

The rules trust their own states; this is the only door by which a state can come from elsewhere.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from game.boxes.makuta.phase_faults import phase_faults
from game.persistence.errors import SnapshotError
from game.rules.makuta.phases import Placing, TryingOn, Weighing
from game.rules.makuta.pieces import (
    EVERYONE,
    FAST_MASKS,
    MAY_BE_MASK,
    RAHI,
    TREASURES,
    Disc,
    Kind,
    by_back,
)
from game.rules.makuta.play import legal_actions, to_move
from game.rules.makuta.setup import SHORT_STACK, box_of
from game.rules.makuta.state import State, Throw, Tray
from game.rules.makuta.tiles import Atlas
from game.rules.makuta.tokens import LIMITS, clashes

SIXTHS = range(6)


def check_laid(laid: Sequence[tuple[int, int, int, int]], atlas: Atlas) -> None:
    """Every tile is one of *atlas*, and has a hexagon of its own; the start tile is the first."""
    places = {(q, r) for q, r, _, _ in laid}
    tiles = {tile for _, _, tile, _ in laid}
    if len(places) < len(laid) or len(tiles) < len(laid):
        raise SnapshotError("a tile or a hexagon is taken twice")
    if not tiles <= set(range(len(atlas.tiles))):
        raise SnapshotError("a tile is not one of this game")
    if not all(rotation in SIXTHS for _, _, _, rotation in laid):
        raise SnapshotError("a tile is turned in an impossible way")
    if not laid or laid[0] != (0, 0, atlas.start, 0):
        raise SnapshotError("the start tile does not lie in the middle")


def check(state: State) -> None:
    fault = next(_faults(state), None)
    if fault:
        raise SnapshotError(fault)


def _faults(state: State) -> Iterator[str]:
    """Each check may rely on those before it."""
    seats = len(state.terms.toas)
    if not len(state.trays) == len(state.pawns) == seats:
        yield "there is not one pawn and one tray for every seat"
    if state.turn.seat not in range(seats) or state.turn.number < 0:
        yield "it is nobody's turn"
    if not all(_may_fall(throw, seats) for throw in state.dice):
        yield "a die shows what it cannot"
    yield from _tile_faults(state)
    yield from _token_faults(state)
    yield from _lock_faults(state)
    if not all(_is_tray(state, seat) for seat in range(seats)):
        yield "a tray holds what it cannot"
    if not all(pawn in state.island.adjacent for pawn in state.pawns):
        yield "a pawn stands where no field is"
    yield from phase_faults(state)
    if to_move(state) is not None and not legal_actions(state):
        yield "nothing can be done"


def _may_fall(throw: Throw, seats: int) -> bool:
    return throw.seat in range(seats) and throw.value in range(1, throw.die + 1)


def _tile_faults(state: State) -> Iterator[str]:
    island, stacks = state.island, state.stacks
    drawn = (state.phase.tile,) if isinstance(state.phase, Placing) else ()
    tiles = [laid.tile for laid in island.laid.values()]
    if sorted([*tiles, *drawn, *stacks.tiles]) != list(range(len(state.terms.atlas.tiles))):
        yield "a tile is missing or there twice"
    if stacks.buried not in range(len(stacks.tiles) + 1):
        yield "more tiles are buried than there are"
    if any(not _is_linked(state, tile) for tile in tiles[1:]):
        yield "a tile lies apart from the others"
    if state.terms.house.short_game and not _comes_early(state):
        yield "Makuta's tile lies too deep for a short game"
    stands = state.terms.atlas.makuta in tiles
    if stacks.temple not in SIXTHS or state.temple not in (SIXTHS if stands else {None}):
        yield "the temple stands in an impossible way"


def _is_linked(state: State, tile: int) -> bool:
    return any(gate in state.island.linked for gate in state.terms.atlas.gates[tile].values())


def _comes_early(state: State) -> bool:
    """Makuta's tile is one of the first six, unless it has been seen already (H4, G5)."""
    unseen = state.stacks.tiles[state.stacks.buried :]
    if state.terms.atlas.makuta not in unseen:
        return True
    seen = len(state.terms.atlas.tiles) - 1 - len(unseen)
    return state.terms.atlas.makuta in unseen[-(SHORT_STACK - seen) :] and seen < SHORT_STACK


def _token_faults(state: State) -> Iterator[str]:
    tokens, supplies = state.tokens, state.stacks.supplies
    if len(supplies) != len(box_of(state.terms.edition)) - 1:
        yield "a supply is missing"
    if Counter(_all_tokens(state)) != Counter(_box(state)):
        yield "a token is missing or there twice"
    if not all(field in state.island.adjacent for field in tokens.on_fields):
        yield "a token lies where no field is"
    for field, discs in tokens.on_fields.items():
        if not _may_lie(discs, together=field == _gathered_field(state)):
            yield "tokens lie together that cannot"
    if not _are(TREASURES, chain(tokens.pile.old, tokens.pile.fresh, *state.trays)):
        yield "a token lies on a tray or the start field that cannot"
    if state.terms.house.two_backs and state.stacks.power:
        yield "Kanohi and Turaga are mixed that have backs of their own"
    if not all(_is_sorted(pile) for pile in (tokens.pile.old, tokens.pile.fresh)):
        yield "the start field is not in order"
    if not _are(RAHI, tokens.beaten):
        yield "something has been beaten that is no Rahi"


def _all_tokens(state: State) -> Iterator[tuple[int, int]]:
    tokens, stacks = state.tokens, state.stacks
    held = [state.phase.disc] if isinstance(state.phase, Weighing) else []
    lying = chain(*tokens.on_fields.values(), tokens.locks.values(), *state.trays)
    gone = chain(tokens.pile.old, tokens.pile.fresh, tokens.beaten, held)
    yield from ((disc.kind, disc.face) for disc in chain(lying, gone))
    yield from ((disc.kind, disc.face) for disc in stacks.power)
    for kind, faces in enumerate((*stacks.supplies, stacks.locks)):
        yield from ((kind, face) for face in faces)


def _box(state: State) -> Iterator[tuple[int, int]]:
    for kind, faces in box_of(state.terms.edition).items():
        yield from ((kind, face) for face in faces)


def _may_lie(discs: Tray, *, together: bool) -> bool:
    """A Rahi, with what it holds under it; or one token; or what is just being gathered."""
    if not discs:
        return False
    if discs[0].kind in RAHI:
        return _are(TREASURES, discs[1:])
    return _are(TREASURES, discs) and (together or len(discs) == 1)


def _gathered_field(state: State) -> int | None:
    phase = state.phase
    if isinstance(phase, Weighing | TryingOn):
        return getattr(phase.then, "field", None)
    return None


def _are(kinds: Iterable[Kind], discs: Iterable[Disc]) -> bool:
    allowed = set(kinds)
    return all(disc.kind in allowed for disc in discs)


def _is_sorted(discs: Tray) -> bool:
    return list(discs) == sorted(discs, key=by_back)


def _is_tray(state: State, seat: int) -> bool:
    """Within the limits, but for a mask that is being tried on (T4, T5)."""
    phase, tray = state.phase, state.trays[seat]
    if isinstance(phase, TryingOn) and phase.seat == seat:
        tray = tuple(disc for place, disc in enumerate(tray) if place != phase.new)
    counts = Counter(disc.kind for disc in tray)
    within = all(counts[kind] <= limit for kind, limit in LIMITS.items())
    return within and not clashes(tray) and not any(_is_wrongly_slow(disc) for disc in tray)


def _is_wrongly_slow(disc: Disc) -> bool:
    return disc.slow and (
        disc.back not in MAY_BE_MASK or (disc.kind is Kind.KANOHI and disc.face in FAST_MASKS)
    )


def _lock_faults(state: State) -> Iterator[str]:
    """On every linked entrance lies a lock, and nowhere else (L2)."""
    entrances = state.terms.atlas.gates[state.terms.atlas.makuta].values()
    if set(state.tokens.locks) != {gate for gate in entrances if gate in state.island.linked}:
        yield "the locks do not lie on the linked entrances"
    if any(disc.kind is not Kind.LOCK for disc in state.tokens.locks.values()):
        yield "something else than a lock lies on an entrance"
    if any(disc.known not in {0, EVERYONE} for disc in state.tokens.locks.values()):
        yield "a lock is known to some only"
