"""What each event sounds like. Only the witnessed event decides: a card sounds as any other."""

from game.rules.masks import events
from game.tabletop.motion.moves import LONG, LONGEST, NORMAL, STEP
from game.ui.sound import Cue, Note, cue

TABLE_TUNE = "evening"
BED = "coast"
SOFT = 0.6
VERDICT, FANFARE = 1.4, 3.2  # seconds for which the place is hushed
CARD = Cue((Note("token_take", volume=SOFT),))
FLIP = Cue((Note("token_flip"),))
CUES: dict[type[events.Event], Cue] = {
    events.Rolled: cue("dice"),
    events.TurnStarted: cue("turn"),
    events.CardDrawn: CARD,
    events.CardDiscarded: CARD,
    events.CardStolen: CARD,
    events.CardGiven: CARD,
    events.CardPlayed: FLIP,
    events.EffectPlayed: FLIP,
    events.MissionTurnedUp: FLIP,
    events.SkillsNamed: FLIP,
    events.BohrokTurnedUp: FLIP,
    events.ThingAdded: cue("bonus"),
    events.PowerUsed: cue("mask"),
    events.ToolUsed: cue("mask"),
    events.TaskDone: cue("token_lay"),
    events.ChallengeMade: cue("duel_begin"),
    events.ChallengeEnded: cue("duel_won", NORMAL, hush=VERDICT),
    events.ChallengeFoiled: cue("duel_tied", NORMAL),
    events.PrizeTaken: Cue((Note("token_flip"), Note("mask", LONG / 2))),
    events.MaskKnockedOff: cue("duel_lost", hush=VERDICT),
    events.Won: cue("victory", hush=FANFARE),
}


def cue_of(event: events.Event) -> Cue | None:
    """None for what nobody would hear."""
    match event:
        case events.PawnStepped(path=(_, *fields)):
            pace = min(STEP, LONGEST / max(1, len(fields)))
            return Cue(tuple(Note("step_stone", pace * i) for i in range(1, len(fields) + 1)))
        case events.PawnSet():
            return Cue((Note("pawn_lift"), Note("step_stone", LONG)))
        case _:
            return CUES.get(type(event))
