"""Where an effect can stand: in which windows, and on which kinds of cards that have none."""

from enum import Enum

from game.rules.masks.pieces import Window
from game.rules.masks.printed import effects as e


class Place(Enum):
    """The value is how a person is told."""

    FREE = "window F"
    START = "window S"
    MISSION = "window M"
    BOHROK = "window B"
    DECLARED = "window D"
    ADD = "window A"
    MOMENT = "window K"
    ANSWER = "window X"
    MISSION_CARD = "a Mission"
    RAHI_EFFECT = "a Rahi Effect"
    DEFEND = "a Rahi Defend"
    ON_LOSS = "on_loss"


IN_WINDOW = {
    Window.FREE: Place.FREE,
    Window.START: Place.START,
    Window.MISSION: Place.MISSION,
    Window.BOHROK: Place.BOHROK,
    Window.DECLARED: Place.DECLARED,
    Window.ADD: Place.ADD,
    Window.MOMENT: Place.MOMENT,
    Window.ANSWER: Place.ANSWER,
}
CONTEST = frozenset({Place.ADD, Place.DEFEND})
OUTSIDE = frozenset({Place.FREE, Place.START, Place.MISSION, Place.BOHROK, Place.DECLARED})
DEALT = frozenset({Place.MISSION_CARD, Place.RAHI_EFFECT, Place.ON_LOSS})  # played by nobody
OWN_TURN = frozenset({Place.FREE, Place.START})
BETWEEN = OWN_TURN | {Place.MISSION_CARD, Place.RAHI_EFFECT}  # pawns are moved in peace

WHERE: dict[type[e.Effect], frozenset[Place]] = {
    e.Draw: OUTSIDE | CONTEST | DEALT,
    e.Discard: OUTSIDE | CONTEST | DEALT,
    e.Steal: OUTSIDE | CONTEST | DEALT,
    e.Give: frozenset({Place.MISSION_CARD}),
    e.Reshuffle: OUTSIDE | CONTEST | DEALT,
    e.Peek: OUTSIDE | DEALT | {Place.MOMENT},
    e.PeekHand: OUTSIDE | DEALT,
    e.HandLimit: OUTSIDE | DEALT,
    e.AddToSkill: OUTSIDE | CONTEST | DEALT,
    e.SetSkill: OWN_TURN,
    e.Refit: frozenset({Place.ADD}),
    e.Void: frozenset({Place.ADD}),
    e.Steps: OWN_TURN,
    e.LimitSteps: OUTSIDE | DEALT,
    e.Diagonal: OWN_TURN | DEALT,
    e.WalkPast: OWN_TURN | DEALT,
    e.PassMission: frozenset({Place.MISSION}),
    e.PassPawn: frozenset({Place.MOMENT}),
    e.Push: frozenset({Place.MOMENT}),
    e.MoveSelf: frozenset({Place.START, Place.MISSION_CARD}),
    e.MoveOther: BETWEEN,
    e.SwapPlaces: BETWEEN,
    e.SkipMove: OUTSIDE | DEALT,
    e.CloseTurn: frozenset({Place.START, Place.DECLARED}),
    e.TakeMission: OWN_TURN | {Place.RAHI_EFFECT},
    e.DropMission: OUTSIDE | DEALT,
    e.Visit: frozenset({Place.MISSION_CARD}),
    e.RollAtLeast: frozenset({Place.MISSION_CARD}),
    e.Exhaust: OUTSIDE | DEALT,
    e.Shield: OUTSIDE | DEALT,
    e.Ban: OUTSIDE | DEALT,
    e.EndLasting: OUTSIDE | DEALT,
    e.Negate: frozenset({Place.ANSWER}),
    e.Retarget: frozenset({Place.ANSWER}),
    e.Control: frozenset({Place.BOHROK}),
    e.ExtraChallenge: frozenset({Place.BOHROK}),
    e.WinChallenge: frozenset({Place.BOHROK}),
    e.FailChallenge: frozenset({Place.DECLARED, Place.DEFEND}),
    e.KnockOff: frozenset(),  # what the rules do by themselves (O7, K10)
    e.Share: frozenset(),
    e.LowerNumber: frozenset({Place.DEFEND}),
    e.Reflect: frozenset({Place.DEFEND}),
    e.Redirect: frozenset({Place.DEFEND}),
    e.Shorten: frozenset({Place.DEFEND}),
}
