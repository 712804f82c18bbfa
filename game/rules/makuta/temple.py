"""Makuta's tile: temple, locks and the challenge (L1-L6, X1)."""

from collections.abc import Iterable

from attrs import evolve

from game.core.seats import Seat
from game.rules.makuta import events
from game.rules.makuta.actions import Action, ChallengeMakuta, Rolled, TurnUpLock
from game.rules.makuta.duel import begin_duel
from game.rules.makuta.events import Told
from game.rules.makuta.phases import MakutaFoe, TurningTemple
from game.rules.makuta.pieces import EVERYONE, LOCKS, Colour, Die, Disc, Kind, Symbol
from game.rules.makuta.state import State, Table, Tray, fallen
from game.rules.makuta.tiles import GATE_CELLS, cell_of, tile_of
from game.rules.makuta.tokens import given_up, shown

SIDE_OF_CELL = {cell: side for side, cell in GATE_CELLS.items()}


def colour_at(table: Table, entrance: int) -> Colour:
    """The segment before *entrance*. Turned clockwise by n, it is the one that stood n before."""
    assert table.temple is not None
    return Colour((SIDE_OF_CELL[cell_of(entrance)] - table.temple) % 6)


def put_up_temple(state: State, told: Told) -> State:
    state = state.but(temple=state.stacks.temple)
    gates = state.terms.atlas.gates[state.terms.atlas.makuta]
    facing = tuple(colour_at(state, gates[side]) for side in sorted(gates))
    told.append((events.TempleStood(facing), state))
    return state


def lay_locks(state: State, linked: Iterable[tuple[int, int]], told: Told) -> State:
    """Every entrance that has just been linked gets a lock, face down (L2)."""
    makuta = state.terms.atlas.makuta
    for gate in (gate for pair in linked for gate in pair if tile_of(gate) == makuta):
        stacks, tokens = state.stacks, state.tokens
        lock = Disc(Kind.LOCK, stacks.locks[-1])
        state = state.but(
            stacks=evolve(stacks, locks=stacks.locks[:-1]),
            tokens=evolve(tokens, locks={**tokens.locks, gate: lock}),
        )
        told.append((events.LockLaid(gate, lock), state))
    return state


def chances_at_entrance(table: Table, seat: Seat) -> list[Action]:
    """What a lock under the pawn offers (L3, L5)."""
    lock = table.tokens.locks.get(table.pawns[seat])
    if lock is None:
        return []
    if lock.known != EVERYONE:
        return [TurnUpLock()]
    return [ChallengeMakuta()] if opens(table.trays[seat], lock) else []


def keys_on(tray: Tray) -> tuple[int, ...]:
    return tuple(place for place, disc in enumerate(tray) if disc.kind is Kind.KEY)


def opens(tray: Tray, lock: Disc) -> bool:
    """Whether the keys of *tray* match the lock's symbols one to one (L4)."""
    places = keys_on(tray)
    missing = list(LOCKS[lock.face])
    if len(places) < len(missing):
        return False
    for place in places:
        symbol = tray[place].face
        if symbol == Symbol.YELLOW:
            continue
        if symbol not in missing:
            return False
        missing.remove(Symbol(symbol))
    return True


def turn_up_lock(state: State, seat: Seat, told: Told) -> State:
    field, tokens = state.pawns[seat], state.tokens
    lock = tokens.locks[field].seen_by(EVERYONE)
    state = state.but(tokens=evolve(tokens, locks={**tokens.locks, field: lock}))
    told.append((events.LockTurnedUp(seat, field, lock), state))
    return state


def challenge(state: State, seat: Seat, told: Told) -> State:
    """The three keys are shown to all (L5), or used up (H6); then the temple turns."""
    places = keys_on(state.trays[seat])
    state = state.but(trays=shown(state, seat, places), phase=TurningTemple(seat))
    keys = tuple(state.trays[seat][place] for place in places)
    told.append((events.MakutaChallenged(seat, state.pawns[seat]), state))
    told.append((events.DiscsShown(seat, places, keys, "L5"), state))
    if state.terms.house.closed_keys:
        for place in reversed(places):
            state = given_up(state, seat, place, "H6", told)
    return state


def turn_temple(state: State, seat: Seat, roll: Rolled, told: Told) -> State:
    """The temple turns clockwise; the colour before the challenger gives Makuta's strength (X1)."""
    assert state.temple is not None
    state = state.but(dice=fallen(seat, Die.WHITE, roll.value))
    told.append((events.DieRolled(seat, Die.WHITE, roll.value, "X1"), state))
    state = state.but(temple=((state.temple or 0) + roll.value) % 6)
    colour = colour_at(state, state.pawns[seat])
    strength = state.terms.edition.makuta[colour] + state.terms.house.mighty_makuta
    state = begin_duel(state, seat, MakutaFoe(strength))
    told.append((events.TempleTurned(seat, roll.value, colour, strength), state))
    return state
