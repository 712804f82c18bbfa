"""Whose turn it is (S4, U3)."""

from attrs import evolve

from game.core.seats import Seat
from game.rules.makuta.actions import Rolled
from game.rules.makuta.events import Event, RolledForStart, TurnEnded, TurnStarted
from game.rules.makuta.phases import Beginning, Starting
from game.rules.makuta.state import State, Table, Turn
from game.rules.makuta.tokens import settled


def left_of(table: Table, seat: Seat) -> Seat:
    """The next in turn order."""
    return Seat((seat + 1) % len(table.pawns))


def roll_for_start(state: State, phase: Beginning, roll: Rolled, told: list[Event]) -> State:
    """The highest begins; those who tie for it roll again (S4)."""
    rolls = (*phase.rolls, roll.value)
    told.append(RolledForStart(phase.contenders[len(phase.rolls)], roll.value))
    if len(rolls) < len(phase.contenders):
        return state.but(phase=Beginning(phase.contenders, rolls))
    best = tuple(
        seat for seat, value in zip(phase.contenders, rolls, strict=True) if value == max(rolls)
    )
    if len(best) > 1:
        return state.but(phase=Beginning(best))
    return _start_turn(state, Turn(1, best[0]), told)


def end_turn(state: State, told: list[Event]) -> State:
    told.append(TurnEnded(state.turn.seat))
    tokens = state.tokens
    if tokens.pile.fresh:
        state = state.but(tokens=evolve(tokens, pile=settled(tokens.pile)))
    turn = Turn(state.turn.number + 1, left_of(state, state.turn.seat))
    return _start_turn(state, turn, told)


def _start_turn(state: State, turn: Turn, told: list[Event]) -> State:
    told.append(TurnStarted(turn.seat, turn.number))
    return state.but(turn=turn, phase=Starting(turn.seat))
