"""Why not? For everything on the table that is refused, the reason."""

from typing import assert_never

from game.rules.makuta import phases, targets
from game.rules.makuta.explain.buttons import why_not_button
from game.rules.makuta.explain.discs import why_not_disc
from game.rules.makuta.explain.moves import why_not_field
from game.rules.makuta.explain.tiles import why_not_gate, why_not_rotation
from game.rules.makuta.explain.waiting import RULE_OF_PHASE
from game.rules.makuta.reasons import Reason
from game.rules.makuta.reasons.turn import ChanceFirst, GameIsOver, NotYourDecision
from game.rules.makuta.state import Observation
from game.rules.makuta.targets import legal_targets


def explain(seen: Observation, target: targets.Target) -> Reason | None:
    """Why *target*, which is on the table, is refused; None if the viewer can mean it now."""
    phase = seen.phase
    if isinstance(phase, phases.Over):
        return GameIsOver(phase.winner)
    if isinstance(phase, phases.Chancing):
        return ChanceFirst(RULE_OF_PHASE[type(phase)])
    if phase.seat != seen.viewer:
        return NotYourDecision(phase.seat, RULE_OF_PHASE[type(phase)])
    return None if target in legal_targets(seen) else _why_not(seen, phase, target)


def _why_not(seen: Observation, phase: phases.Deciding, target: targets.Target) -> Reason:
    match target:
        case targets.AtField(field):
            return why_not_field(seen, phase, field)
        case targets.AtGate(field):
            return why_not_gate(seen, phase, field)
        case targets.AtRotation(rotation):
            return why_not_rotation(seen, phase, rotation)
        case targets.AtDisc():
            return why_not_disc(seen, phase, target)
        case targets.AtButton(button):
            return why_not_button(seen, phase, button)
        case _:
            assert_never(target)
