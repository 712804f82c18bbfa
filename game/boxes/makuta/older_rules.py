"""Games of the time when a pawn had its field to itself (M5); this module is `OlderRules`.

Only with Akaku did a move end where another pawn stood, and then it had to be used; but on the
start field, where one did this or that unasked (K2, U2).
"""

from collections.abc import Sequence

from game.core.errors import IllegalActionError
from game.rules.makuta.actions import Action, DeclineAkaku, EndTurn, MoveTo
from game.rules.makuta.akaku import DECLINE, meets
from game.rules.makuta.phases import Arrived, Meeting, Moving
from game.rules.makuta.play import legal_actions
from game.rules.makuta.state import State


def done_today(state: State, action: Action) -> Sequence[Action]:
    """What the start field has is taken, or left, after Akaku has been declined."""
    if action in legal_actions(state):
        return (action,)
    match state.phase:
        case Meeting(seat) if state.pawns[seat] == state.terms.atlas.start_field:
            if action in legal_actions(state.but(phase=Arrived(seat))):
                return (DECLINE, action)
        case Moving() as phase if _was_stuck(state, phase, action) or _was_end(
            state, phase, action
        ):
            return (action,)
        case _:
            pass
    raise IllegalActionError(f"{action} was not legal in {type(state.phase).__name__}.")


def _was_stuck(state: State, phase: Moving, action: Action) -> bool:
    """Where other pawns stood on all fields that could be reached, the roll was lost (U4)."""
    return isinstance(action, EndTurn) and all(
        move.field in state.pawns for move in phase.ways.moves
    )


def _was_end(state: State, phase: Moving, action: Action) -> bool:
    """With a whole roll to go, ways led around pawns, and some ended before one (H1)."""
    if not isinstance(action, MoveTo) or not state.terms.house.exact_count:
        return False
    before, adjacent = phase.ways.before, state.island.adjacent
    return action.came_from in before and action.field in adjacent[action.came_from]


def is_new(action: Action) -> bool:
    return isinstance(action, DeclineAkaku)


def seen_today(state: State) -> State:
    """Whoever stands before others is asked first."""
    phase = state.phase
    if isinstance(phase, Arrived) and meets(state, phase.seat):
        return state.but(phase=Meeting(phase.seat))
    return state
