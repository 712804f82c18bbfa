"""Actions and events as plain data, one JSON object each, with all their facts."""

from collections.abc import Iterator
from enum import Enum
from typing import Any

from attrs import asdict

from game.boxes.makuta.headless import Doing
from game.rules.makuta import actions
from game.rules.makuta.phases import Beginning, ChoosingDie, Phase, RollingDuel, TurningTemple

# The rule by which a seat, or nature, may do this.
RULES: dict[type, str] = {
    actions.MoveTo: "M2",
    actions.FlyTo: "K6",
    actions.ReturnToStart: "U5",
    actions.PlaceTile: "G2",
    actions.UseBonuses: "R3",
    actions.UseAkaku: "K2",
    actions.TakeFromTray: "K2",
    actions.SwapToken: "T4",
    actions.RefuseToken: "T4",
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


def lines(doing: Doing) -> Iterator[dict[str, Any]]:
    """The action first, then what happened."""
    name, rule = type(doing.action).__name__, rule_of(doing.phase, doing.action)
    yield {"seat": doing.seat, "action": name, "rule": rule, **_facts(doing.action)}
    for event in doing.events:
        yield {"seat": doing.seat, "event": type(event).__name__, **_facts(event)}


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


def _facts(value: Any) -> dict[str, Any]:  # noqa: ANN401 - any attrs value
    return asdict(value, value_serializer=_plain)


def _plain(_: object, __: object, value: Any) -> Any:  # noqa: ANN401 - any field
    """An enum member by its name."""
    return value.name.lower() if isinstance(value, Enum) else value
