"""Whether what is being decided fits to the table."""

from collections.abc import Iterator
from typing import assert_never

from game.core.seats import Seat
from game.rules.makuta.phases import (
    Arrived,
    Beginning,
    ChoosingBonuses,
    ChoosingDie,
    ChoosingLoss,
    Drawing,
    Finishing,
    Foe,
    Gathering,
    Looking,
    MakutaFoe,
    Moving,
    OnField,
    OnStart,
    OnTray,
    Over,
    Phase,
    Placing,
    RahiFoe,
    Rolling,
    RollingDuel,
    SettingPawn,
    Source,
    Starting,
    Then,
    TryingOn,
    TurningTemple,
    UnderRahi,
    Weighing,
)
from game.rules.makuta.pieces import Die, Kind
from game.rules.makuta.state import State
from game.rules.makuta.tokens import drawable
from game.rules.makuta.turns import left_of

ROLLS = range(1, max(Die) + 1)


def phase_faults(state: State) -> Iterator[str]:
    """Told roughly: nobody can put it right by hand."""
    seats = range(len(state.terms.toas))
    if not all(seat in seats for seat in _seats_in(state.phase)):
        yield "somebody decides who does not play"
    elif not _fits(state, state.phase):
        yield "what is being decided does not fit to the table"


def _seats_in(phase: Phase) -> Iterator[Seat]:
    match phase:
        case Beginning(contenders):
            yield from contenders
        case Over(winner):
            yield winner
        case ChoosingLoss(seat, loser) | SettingPawn(seat, loser):
            yield from (seat, loser)
        case Looking(seat, victim):
            yield from (seat, victim)
        case _:
            yield phase.seat


def _fits(state: State, phase: Phase) -> bool:
    match phase:
        case Beginning(contenders, rolls):
            return len(rolls) < len(contenders) and all(roll in ROLLS for roll in rolls)
        case Starting() | Rolling() | Arrived() | Finishing() | Over():
            return True
        case Moving(_, steps):
            return steps in ROLLS
        case Placing(seat, gate):
            return state.pawns[seat] == gate and gate in state.island.open_gates
        case ChoosingBonuses(seat, foe, roll):
            return _is_met(state, seat, foe) and (roll is None or roll in ROLLS)
        case ChoosingDie(seat, foe, _, used) | RollingDuel(seat, foe, _, _, used):
            return _is_met(state, seat, foe) and _has(state, seat, used)
        case ChoosingLoss(seat, loser, foe, used):
            chooses = seat == left_of(state, loser) and _has(state, loser, used)
            return chooses and _is_met(state, loser, foe)
        case TurningTemple(seat):
            return state.pawns[seat] in state.tokens.locks
        case SettingPawn(seat, loser):
            return seat == left_of(state, loser) and state.pawns[loser] in state.tokens.locks
        case Looking(seat, victim):
            return seat != victim
        case Drawing(_, kind):
            return bool(drawable(state, kind))
        case Weighing(seat, disc, source, then):
            fits = disc.kind in {Kind.KEY, Kind.TURAGA} and _can_go_back(state, source)
            return fits and _can_go_on(state, seat, then)
        case TryingOn(seat, new, then):
            fits = new is None or new in range(len(state.trays[seat]))
            return fits and _can_go_on(state, seat, then)
        case _:
            assert_never(phase)


def _has(state: State, seat: Seat, used: tuple[int, ...]) -> bool:
    return all(place in range(len(state.trays[seat])) for place in used)


def _is_met(state: State, seat: Seat, foe: Foe) -> bool:
    """The pawn stands where the foe is."""
    here = state.pawns[seat]
    match foe:
        case RahiFoe(_, field, came_from):
            return here == field and field in state.tokens.rahi and came_from in _fields(state)
        case MakutaFoe():
            return here in state.tokens.locks
        case _:
            assert_never(foe)


def _can_go_back(state: State, source: Source) -> bool:
    """A refused token can lie again where it lay."""
    match source:
        case OnStart():
            return True
        case OnField(field):
            return field in _fields(state) and field not in state.tokens.on_fields
        case UnderRahi(field):
            return field in _fields(state)
        case OnTray(seat, place):
            in_play = seat in range(len(state.trays))
            return in_play and place in range(len(state.trays[seat]) + 1)
        case _:
            assert_never(source)


def _can_go_on(state: State, seat: Seat, then: Then) -> bool:
    if isinstance(then, Gathering) and then.field not in _fields(state):
        return False
    return then.seat == seat


def _fields(state: State) -> dict[int, tuple[int, ...]]:
    return state.island.adjacent
