"""Whose turn it is (S4, U3)."""

from attrs import evolve

from game.core.seats import Seat
from game.rules.makuta.actions import Rolled
from game.rules.makuta.events import RolledForStart, Told, TurnEnded, TurnStarted
from game.rules.makuta.phases import Beginning, Starting
from game.rules.makuta.pieces import Die
from game.rules.makuta.state import Dice, State, Table, Throw, Turn, fallen
from game.rules.makuta.tokens import settled


def left_of(table: Table, seat: Seat) -> Seat:
    """The next in turn order."""
    return Seat((seat + 1) % len(table.pawns))


def roll_for_start(state: State, phase: Beginning, roll: Rolled, told: Told) -> State:
    """The highest begins; those who tie for it roll again (S4)."""
    seat, rolls = phase.contenders[len(phase.rolls)], (*phase.rolls, roll.value)
    state = state.but(dice=fallen(seat, Die.GREEN, roll.value))
    told.append((RolledForStart(seat, roll.value), state))
    if len(rolls) < len(phase.contenders):
        return state.but(phase=Beginning(phase.contenders, rolls))
    best = tuple(
        seat for seat, value in zip(phase.contenders, rolls, strict=True) if value == max(rolls)
    )
    if len(best) > 1:
        return state.but(phase=Beginning(best))
    return _start_turn(state, Turn(1, best[0]), told)


def end_turn(state: State, told: Told) -> State:
    tokens = state.tokens
    if tokens.pile.fresh:
        state = state.but(tokens=evolve(tokens, pile=settled(tokens.pile)))
    told.append((TurnEnded(state.turn.seat), state))
    turn = Turn(state.turn.number + 1, left_of(state, state.turn.seat))
    return _start_turn(state, turn, told)


def _start_turn(state: State, turn: Turn, told: Told) -> State:
    dice = _faded(state.dice[0]) if state.dice else ()
    state = state.but(turn=turn, phase=Starting(turn.seat), dice=dice)
    told.append((TurnStarted(turn.seat, turn.number), state))
    return state


def _faded(throw: Throw) -> Dice:
    """What has fallen lies there for one more turn."""
    return () if throw.is_past else fallen(throw.seat, throw.die, throw.value, is_past=True)
