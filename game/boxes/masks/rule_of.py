"""The rule by which a seat, or nature, may do something."""

from game.rules.masks import actions
from game.rules.masks.chance import RULE_OF_AIM
from game.rules.masks.phases import Answering, Declared, OnBohrok, Phase, Rolling

RULES: dict[type, str] = {
    actions.Attach: "K2",
    actions.DiscardCard: "E11",
    actions.PlayCard: "G2",
    actions.UsePower: "K9",
    actions.UseTool: "A2",
    actions.Step: "M1",
    actions.EndMove: "M5",
    actions.Jump: "P5",
    actions.DrawFrom: "G1",
    actions.Decline: "G1",
    actions.TurnUpMission: "N1",
    actions.Target: "C1",
    actions.Add: "C7",
    actions.Pass: "C6",
    actions.Answer: "W6",
    actions.TakePrize: "K4",
    actions.TakeKrana: "O7",
    actions.Declare: "O2",
    actions.DeclareRahi: "R4",
    actions.PlayEffect: "R6",
    actions.Pay: "N4",
    actions.ChooseSpace: "M7",
    actions.ChooseSeat: "W6",
    actions.ChooseCard: "G2",
    actions.ChooseDeck: "G2",
    actions.ChooseSkill: "K9",
    actions.ChoosePlace: "G2",
    actions.Arrange: "K9",
    actions.Bury: "A2",
    actions.Lay: "Y6",
    actions.EndTurn: "U7",
    actions.Shuffle: "X2",
    actions.PickRandom: "I6",
}


def rule_of(phase: Phase, action: actions.Action) -> str:
    match action, phase:
        case actions.Roll(), Rolling():
            return RULE_OF_AIM[type(phase.aim)]
        case actions.Pass(), Answering():
            return "W5"
        case actions.Pass(), Declared():
            return "W4"
        case ((actions.DrawFrom() | actions.Decline()), OnBohrok()):
            return "O2"
        case _:
            return RULES[type(action)]
