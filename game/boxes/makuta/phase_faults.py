"""Whether what is being decided fits to the table."""

from collections.abc import Iterator
from typing import assert_never

from game.core.seats import Seat
from game.rules.makuta import phases
from game.rules.makuta.pieces import Die, Disc, Kind
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


def _seats_in(phase: phases.Phase) -> Iterator[Seat]:
    match phase:
        case phases.Beginning(contenders):
            yield from contenders
        case phases.Over(winner):
            yield winner
        case phases.ChoosingLoss(seat, loser) | phases.SettingPawn(seat, loser):
            yield from (seat, loser)
        case phases.Looking(seat, victim):
            yield from (seat, victim)
        case _:
            yield phase.seat


def _fits(state: State, phase: phases.Phase) -> bool:
    match phase:
        case phases.Beginning(contenders, rolls):
            return len(rolls) < len(contenders) and all(roll in ROLLS for roll in rolls)
        case (
            phases.Starting()
            | phases.Rolling()
            | phases.Meeting()
            | phases.Arrived()
            | phases.Finishing()
            | phases.Over()
        ):
            return True
        case phases.Moving(_, steps):
            return steps in ROLLS
        case phases.Placing(seat, gate):
            return state.pawns[seat] == gate and gate in state.island.open_gates
        case phases.ChoosingBonuses(seat, foe, roll):
            return _is_met(state, seat, foe) and (roll is None or roll in ROLLS)
        case phases.ChoosingDie(seat, foe, _, used) | phases.RollingDuel(seat, foe, _, _, used):
            return _is_met(state, seat, foe) and _has(state, seat, used)
        case phases.ChoosingLoss(seat, loser, foe, used):
            chooses = seat == left_of(state, loser) and _has(state, loser, used)
            return chooses and _is_met(state, loser, foe)
        case phases.TurningTemple(seat):
            return state.pawns[seat] in state.tokens.locks
        case phases.SettingPawn(seat, loser):
            return seat == left_of(state, loser) and state.pawns[loser] in state.tokens.locks
        case phases.Looking(seat, victim):
            return seat != victim
        case phases.Drawing(_, kind):
            return bool(drawable(state, kind))
        case phases.Weighing(seat, disc, source, then):
            fits = _can_be_weighed(disc) and _can_go_back(state, source)
            return fits and _can_go_on(state, seat, then)
        case phases.TryingOn(seat, new, then):
            fits = new is None or new in range(len(state.trays[seat]))
            return fits and _can_go_on(state, seat, then)
        case _:
            assert_never(phase)


def _can_be_weighed(disc: Disc) -> bool:
    """Anything but a mask whose back tells that it is one: that is tried on (T4, T5)."""
    return disc.back is Kind.POWER or disc.kind in {Kind.KEY, Kind.TURAGA}


def _has(state: State, seat: Seat, used: tuple[int, ...]) -> bool:
    return all(place in range(len(state.trays[seat])) for place in used)


def _is_met(state: State, seat: Seat, foe: phases.Foe) -> bool:
    """The pawn stands where the foe is."""
    here = state.pawns[seat]
    match foe:
        case phases.RahiFoe(_, field, came_from):
            return here == field and field in state.tokens.rahi and came_from in _fields(state)
        case phases.MakutaFoe():
            return here in state.tokens.locks
        case _:
            assert_never(foe)


def _can_go_back(state: State, source: phases.Source) -> bool:
    """A refused token can lie again where it lay."""
    match source:
        case phases.OnStart():
            return True
        case phases.OnField(field):
            return field in _fields(state) and field not in state.tokens.on_fields
        case phases.UnderRahi(field):
            return field in _fields(state)
        case phases.OnTray(seat, place):
            in_play = seat in range(len(state.trays))
            return in_play and place in range(len(state.trays[seat]) + 1)
        case _:
            assert_never(source)


def _can_go_on(state: State, seat: Seat, then: phases.Then) -> bool:
    if isinstance(then, phases.Gathering) and then.field not in _fields(state):
        return False
    return then.seat == seat


def _fields(state: State) -> dict[int, tuple[int, ...]]:
    return state.island.adjacent
