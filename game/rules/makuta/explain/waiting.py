"""What each phase decides, and what a turn waits for."""

from typing import assert_never

from game.rules.makuta import phases
from game.rules.makuta.reasons import turn

RULE_OF_PHASE: dict[type[phases.Deciding | phases.Chancing], str] = {
    phases.Beginning: "S4",
    phases.Starting: "U1",
    phases.Rolling: "U1",
    phases.Moving: "M2",
    phases.Placing: "G2",
    phases.ChoosingBonuses: "R3",
    phases.ChoosingDie: "R3",
    phases.RollingDuel: "R3",
    phases.ChoosingLoss: "R9",
    phases.TurningTemple: "X1",
    phases.SettingPawn: "X3",
    phases.Meeting: "U2",
    phases.Arrived: "U2",
    phases.Finishing: "U3",
    phases.Looking: "K2",
    phases.Drawing: "F2",
    phases.Weighing: "T4",
    phases.TryingOn: "T5",
}


def decide_first(phase: phases.Interrupting) -> turn.TurnReason:
    """What has to be decided before the turn goes on."""
    match phase:
        case phases.Placing(gate=gate):
            return turn.TileFirst(gate)
        case phases.ChoosingBonuses(foe=foe) | phases.ChoosingDie(foe=foe):
            return turn.DuelFirst(foe, "R1" if isinstance(foe, phases.RahiFoe) else "X2")
        case phases.ChoosingLoss(loser=loser):
            return turn.LossFirst(loser)
        case phases.SettingPawn(loser=loser):
            return turn.PawnFirst(loser)
        case phases.Meeting():
            return turn.AkakuFirst()
        case phases.Looking(victim=victim):
            return turn.TrayFirst(victim)
        case phases.Weighing(disc=disc):
            return turn.TokenFirst(disc.back)
        case phases.TryingOn():
            return turn.MasksFirst()
        case _:
            assert_never(phase)
