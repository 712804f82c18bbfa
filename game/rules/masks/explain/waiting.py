"""The rule by which each phase is decided."""

from game.rules.masks import phases

RULE_OF_PHASE: dict[type, str] = {
    phases.TurnStart: "U1",
    phases.Moving: "M1",
    phases.Drawing: "G1",
    phases.OnMission: "P2",
    phases.OnPortal: "P5",
    phases.Targeting: "C1",
    phases.OnBohrok: "O2",
    phases.TurnOver: "U6",
    phases.Contest: "C6",
    phases.Declared: "W4",
    phases.Prize: "K4",
    phases.BohrokPrize: "O7",
    phases.RahiEffect: "R6",
    phases.Answering: "W5",
    phases.NamingAnother: "W6",
    phases.Paying: "N4",
    phases.Overfull: "R2",
    phases.SettingPawn: "M7",
    phases.ChoosingDiscard: "G2",
    phases.ChoosingDeck: "G2",
    phases.ChoosingMask: "G2",
    phases.ChoosingTask: "G2",
    phases.ChoosingLasting: "G2",
    phases.ChoosingSkill: "K9",
    phases.ChoosingDefender: "R11",
    phases.Arranging: "I3",
    phases.Build: "Y6",
}


def rule_of_phase(phase: phases.Phase) -> str:
    return RULE_OF_PHASE[type(phase)]
