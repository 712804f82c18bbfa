"""Dealing a game (S1-S5, V1-V3, H4)."""

from collections.abc import Iterable
from functools import cache
from random import Random

from attrs import evolve

from game.core.errors import GameError
from game.core.hexes import Hex
from game.core.seats import Seat
from game.rules.makuta.editions import Edition, Terms
from game.rules.makuta.phases import Beginning
from game.rules.makuta.pieces import (
    EVERYONE,
    KINDS,
    LOCKS,
    POWERS,
    RAHI,
    Disc,
    Kanohi,
    Kind,
    Symbol,
    Toa,
    Turaga,
    bit_of,
)
from game.rules.makuta.placement import EMPTY_SEA, extended, fill, fit, stacked, supplies_of
from game.rules.makuta.state import Island, Laid, Pile, Stacks, State, Tokens, Tray, Turn
from game.rules.makuta.tiles import Atlas

RAHI_OF_EACH_CLASS = 19
KANOHI_OF_EACH, TURAGA_OF_EACH, KEYS_OF_EACH, YELLOW_KEYS = 4, 2, 3, 6
SHORT_STACK = 6  # H4
FEWEST_SEATS, MOST_SEATS = 2, 6
NOBODY = Turn(0, Seat(0))  # before anyone has begun


class SeatsError(GameError):
    """The players cannot sit down like that (S1)."""


@cache
def box_of(edition: Edition) -> dict[Kind, tuple[int, ...]]:
    """The faces of every token of the game, by kind (V1-V3, E2)."""
    faces = {kind: _strengths(*edition.strengths[kind]) for kind in sorted(RAHI)}
    faces[Kind.KANOHI] = _each(Kanohi, KANOHI_OF_EACH)
    faces[Kind.TURAGA] = _each(Turaga, TURAGA_OF_EACH)
    faces[Kind.KEY] = _each(list(Symbol)[:-1], KEYS_OF_EACH) + _each([Symbol.YELLOW], YELLOW_KEYS)
    faces[Kind.LOCK] = tuple(range(len(LOCKS)))
    return faces


def _each(faces: Iterable[int], count: int) -> tuple[int, ...]:
    return tuple(int(face) for face in faces for _ in range(count))


def _strengths(lowest: int, highest: int) -> tuple[int, ...]:
    count = highest - lowest + 1
    return tuple(sorted(lowest + i % count for i in range(RAHI_OF_EACH_CLASS)))


def check_seats(toas: tuple[Toa, ...]) -> None:
    """Two to six players, no two with the same Toa (S1)."""
    if not FEWEST_SEATS <= len(toas) <= MOST_SEATS:
        raise SeatsError(f"A game takes 2 to 6 players, not {len(toas)}.")
    twice = sorted({toa.name.title() for toa in toas if toas.count(toa) > 1})
    if twice:
        raise SeatsError(f"{', '.join(twice)} can be taken by one player only; choose another.")


def deal(terms: Terms, rng: Random) -> State:
    """Shuffle everything once; the start tile lies in the middle and is filled (S1-S3)."""
    check_seats(terms.toas)
    seats = tuple(Seat(i) for i in range(len(terms.toas)))
    stacks = _shuffled(terms, rng)
    state = State(
        terms=terms,
        island=_first_tile(terms.atlas),
        tokens=Tokens(on_fields={}, rahi=frozenset(), locks={}, pile=Pile(), beaten=()),
        trays=tuple(() for _ in seats),
        pawns=tuple(terms.atlas.start_field for _ in seats),
        temple=None,
        turn=NOBODY,
        phase=Beginning(seats),
        dice=(),
        tiles_left=len(stacks.tiles),
        stacks=stacks,
    )
    state = fill(state, terms.atlas.start, [])
    has_tokens = terms.house.short_game and not terms.house.empty_trays
    return _with_first_tokens(state, rng) if has_tokens else state


def _with_first_tokens(state: State, rng: Random) -> State:
    """In a short game everyone begins with a key and a power token (H4)."""
    house = state.terms.house
    supplies = supplies_of(state)
    trays: list[Tray] = []
    for seat in range(len(state.trays)):
        power = [back for back in (*POWERS, Kind.POWER) for _ in supplies[back]]
        drawn = [supplies[back].pop() for back in (Kind.KEY, rng.choice(sorted(power)))]
        eyes = EVERYONE if house.open_trays else bit_of(Seat(seat))
        trays.append(tuple(disc.seen_by(eyes) for disc in drawn))
    return state.but(trays=tuple(trays), stacks=stacked(state.stacks, supplies))


def _first_tile(atlas: Atlas) -> Island:
    middle = Hex(0, 0)
    fitting = fit(EMPTY_SEA, atlas, atlas.start, middle, 0)
    return extended(EMPTY_SEA, atlas, Laid(atlas.start, 0), middle, fitting)


def _shuffled(terms: Terms, rng: Random) -> Stacks:
    faces = box_of(terms.edition)
    supplies = tuple(
        tuple(rng.sample(faces[kind], len(faces[kind]))) for kind in KINDS if kind is not Kind.LOCK
    )
    locks = tuple(rng.sample(faces[Kind.LOCK], len(LOCKS)))
    tiles = _tile_stack(terms, rng)
    stacks = Stacks(tiles=tiles, buried=0, supplies=supplies, locks=locks, temple=rng.randrange(6))
    return stacks if terms.house.two_backs else _mixed(stacks, rng)


def _mixed(stacks: Stacks, rng: Random) -> Stacks:
    """Kanohi and Turaga, whose backs are alike, are shuffled together (S3)."""
    power = [Disc(kind, face) for kind in sorted(POWERS) for face in stacks.supplies[kind]]
    rng.shuffle(power)
    left = tuple(() if kind in POWERS else faces for kind, faces in enumerate(stacks.supplies))
    return evolve(stacks, supplies=left, power=tuple(power))


def _tile_stack(terms: Terms, rng: Random) -> tuple[int, ...]:
    """The tile to be drawn next is last. In a short game Makuta's comes early (H4)."""
    atlas = terms.atlas
    tiles = [i for i in range(len(atlas.tiles)) if i != atlas.start]
    rng.shuffle(tiles)
    if terms.house.short_game:
        tiles.remove(atlas.makuta)
        tiles.insert(len(tiles) - rng.randrange(min(SHORT_STACK, len(tiles) + 1)), atlas.makuta)
    return tuple(tiles)
