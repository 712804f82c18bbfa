"""What each phase decides, and what a turn waits for."""

from typing import TypeAlias, assert_never

from game.rules.makuta.phases import (
    Arrived,
    Beginning,
    ChoosingBonuses,
    ChoosingDie,
    ChoosingLoss,
    Drawing,
    Finishing,
    Looking,
    Moving,
    Placing,
    RahiFoe,
    Rolling,
    RollingDuel,
    SettingPawn,
    Starting,
    TryingOn,
    TurningTemple,
    Weighing,
)
from game.rules.makuta.reasons.turn import (
    DuelFirst,
    LossFirst,
    MasksFirst,
    PawnFirst,
    TileFirst,
    TokenFirst,
    TrayFirst,
    TurnReason,
)

Interrupting: TypeAlias = (
    Placing
    | ChoosingBonuses
    | ChoosingDie
    | ChoosingLoss
    | SettingPawn
    | Looking
    | Weighing
    | TryingOn
)
Deciding: TypeAlias = Starting | Moving | Arrived | Finishing | Interrupting
Chancing: TypeAlias = Beginning | Rolling | RollingDuel | TurningTemple | Drawing

RULE_OF_PHASE: dict[type[Deciding | Chancing], str] = {
    Beginning: "S4",
    Starting: "U1",
    Rolling: "U1",
    Moving: "M2",
    Placing: "G2",
    ChoosingBonuses: "R3",
    ChoosingDie: "R3",
    RollingDuel: "R3",
    ChoosingLoss: "R9",
    TurningTemple: "X1",
    SettingPawn: "X3",
    Arrived: "U2",
    Finishing: "U3",
    Looking: "K2",
    Drawing: "F2",
    Weighing: "T4",
    TryingOn: "T5",
}


def decide_first(phase: Interrupting) -> TurnReason:
    """What has to be decided before the turn goes on."""
    match phase:
        case Placing(gate=gate):
            return TileFirst(gate)
        case ChoosingBonuses(foe=foe) | ChoosingDie(foe=foe):
            return DuelFirst(foe, "R1" if isinstance(foe, RahiFoe) else "X2")
        case ChoosingLoss(loser=loser):
            return LossFirst(loser)
        case SettingPawn(loser=loser):
            return PawnFirst(loser)
        case Looking(victim=victim):
            return TrayFirst(victim)
        case Weighing(disc=disc):
            return TokenFirst(disc.kind)
        case TryingOn():
            return MasksFirst()
        case _:
            assert_never(phase)
