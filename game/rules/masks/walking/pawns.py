"""Pawns that are set somewhere, which sets off nothing (M7, M8)."""

from game.core.seats import Seat
from game.rules.masks.actions import ChooseSpace
from game.rules.masks.agenda import carry_on, tell
from game.rules.masks.deeds import Agenda
from game.rules.masks.events import PawnSet, Told
from game.rules.masks.phases import SettingPawn
from game.rules.masks.state import State


def set_pawn(  # noqa: PLR0913, PLR0917 - who sets whose pawn where, and what comes then
    state: State,
    chooser: Seat,
    pawn: Seat,
    spaces: tuple[int, ...],
    rule: str,
    agenda: Agenda,
    told: Told,
) -> State:
    """On one of these, if there are any; where there is one only, nobody is asked (U8)."""
    if not spaces:
        return carry_on(state, agenda, told)
    phase = SettingPawn(chooser, pawn, spaces, rule, agenda)
    if len(spaces) == 1:
        return choose_space(state, phase, ChooseSpace(spaces[0]), told)
    return state.but(phase=phase)


def choose_space(state: State, phase: SettingPawn, action: ChooseSpace, told: Told) -> State:
    pawn = phase.pawn
    start = state.seats[pawn].pawn
    state = state.with_seat(pawn, state.seats[pawn]._replace(pawn=action.space))
    if pawn == state.turn.seat:
        state = state.with_walk(state.turn.walk._replace(is_over=True))
    tell(state, told, PawnSet(pawn, start, action.space, phase.rule))
    return carry_on(state, phase.agenda, told)
