"""Why not? For everything on the table that is refused, the reason."""

from typing import assert_never

from game.rules.makuta.explain.buttons import why_not_button
from game.rules.makuta.explain.discs import why_not_disc
from game.rules.makuta.explain.moves import why_not_field
from game.rules.makuta.explain.phases import RULE_OF_PHASE, Deciding
from game.rules.makuta.explain.tiles import why_not_gate, why_not_rotation
from game.rules.makuta.phases import (
    Beginning,
    Drawing,
    Over,
    Rolling,
    RollingDuel,
    TurningTemple,
)
from game.rules.makuta.reasons import Reason
from game.rules.makuta.reasons.turn import ChanceFirst, GameIsOver, NotYourDecision
from game.rules.makuta.state import Observation
from game.rules.makuta.targets import (
    AtButton,
    AtDisc,
    AtField,
    AtGate,
    AtRotation,
    Target,
    legal_targets,
)


def explain(seen: Observation, target: Target) -> Reason | None:
    """Why *target*, which is on the table, is refused; None if the viewer can mean it now."""
    match seen.phase:
        case Over(winner):
            return GameIsOver(winner)
        case Beginning() | Rolling() | RollingDuel() | TurningTemple() | Drawing() as phase:
            return ChanceFirst(RULE_OF_PHASE[type(phase)])
        case phase if phase.seat != seen.viewer:
            return NotYourDecision(phase.seat, RULE_OF_PHASE[type(phase)])
        case phase:
            return None if target in legal_targets(seen) else _why_not(seen, phase, target)


def _why_not(seen: Observation, phase: Deciding, target: Target) -> Reason:
    match target:
        case AtField(field):
            return why_not_field(seen, phase, field)
        case AtGate(field):
            return why_not_gate(seen, phase, field)
        case AtRotation(rotation):
            return why_not_rotation(seen, phase, rotation)
        case AtDisc():
            return why_not_disc(seen, phase, target)
        case AtButton(button):
            return why_not_button(seen, phase, button)
        case _:
            assert_never(target)
