"""The rule by which a seat, or nature, may do something."""

from game.rules.makuta import actions
from game.rules.makuta.phases import Beginning, ChoosingDie, Phase, RollingDuel, TurningTemple

RULES: dict[type, str] = {
    actions.MoveTo: "M2",
    actions.FlyTo: "K6",
    actions.ReturnToStart: "U5",
    actions.PlaceTile: "G2",
    actions.UseBonuses: "R3",
    actions.UseAkaku: "K2",
    actions.DeclineAkaku: "U2",
    actions.TakeFromTray: "K2",
    actions.SwapToken: "T4",
    actions.KeepToken: "T4",
    actions.RefuseToken: "T4",
    actions.GiveUpNew: "T5",
    actions.GiveUpKanohi: "T5",
    actions.KeepKanohi: "T5",
    actions.TakeUnseen: "F2",
    actions.TurnUpLock: "L3",
    actions.ChallengeMakuta: "L5",
    actions.ChooseLoss: "R9",
    actions.SetPawn: "X3",
    actions.EndTurn: "U3",
    actions.Drawn: "F2",
}


def rule_of(phase: Phase, action: actions.Action) -> str:
    """A die is rolled for a move, in a duel, for the temple, or for who begins."""
    if type(action) in RULES:
        return RULES[type(action)]
    match phase:
        case Beginning():
            return "S4"
        case TurningTemple():
            return "X1"
        case ChoosingDie() | RollingDuel():
            return "R3"
        case _:
            return "U1"
