"""Steps that are done by themselves, where they are all that can be done."""

from collections.abc import Mapping

from game.rules.makuta import actions

# A die is rolled by whoever moves, and a tile laid by whoever found it, even in the only way.
ROUTINES: Mapping[type, str] = {
    actions.EndTurn: "end_turn",
    actions.UseBonuses: "bonuses",
    actions.DeclineAkaku: "akaku",
    actions.KeepKanohi: "masks",
    actions.KeepToken: "masks",
    actions.ChooseLoss: "loss",
}
