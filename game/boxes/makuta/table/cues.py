"""What each event sounds like, in time with its movement, and what is heard around a pawn.

Only the witnessed event decides, and of it nothing but what all at the table see: a token sounds
the same whatever it is.
"""

from collections.abc import Iterable

from game.boxes.makuta.table.motion.island import LANDED
from game.boxes.makuta.table.motion.showing import GLEAM, QUICKLY
from game.boxes.makuta.table.motion.temple import HEAVE, SEGMENT, SETTLE
from game.boxes.makuta.table.motion.tokens import ALL_POPS, POPS
from game.rules.makuta import events
from game.rules.makuta.editions import Terms
from game.rules.makuta.state import Observation
from game.rules.makuta.tiles import tile_of
from game.tabletop.motion.moves import LONG, LONGEST, NORMAL, SHORT, STEP
from game.ui.sound import Cue, Note, cue

STEP_IN_REGION = {
    "fire": "step_lava",
    "water": "step_wood",
    "air": "step_grass",
    "stone": "step_stone",
    "earth": "step_earth",
    "ice": "step_snow",
    "coast": "step_sand",
    "shadow": "step_stone",
}
OTHER_STEP = "step_earth"
BEDS = frozenset(STEP_IN_REGION)  # a bed is named like its region
TABLE_TUNE = "evening"
OTHER_BED = "coast"
SOFT = 0.6
VERDICT, FANFARE = 1.4, 3.2  # seconds for which the place is hushed
TAKEN = Cue((Note("token_take"), Note("token_lay", LONG)))
CUES: dict[type[events.Event], Cue | None] = {  # of what always sounds the same
    events.RolledForStart: cue("dice"),
    events.DieRolled: cue("dice"),
    events.TurnStarted: cue("turn"),
    events.RollLost: cue("roll_lost"),
    events.TileDrawn: cue("plate_draw"),
    events.TileBuried: Cue((Note("plate_draw"), Note("plate_draw", LONG + NORMAL, SOFT))),
    events.TilePlaced: Cue((Note("plate_drop", LANDED * NORMAL), Note("gate_open", NORMAL))),
    events.TokenTaken: TAKEN,
    events.TokenGivenUp: TAKEN,
    events.TokenRemoved: TAKEN,
    events.TokenLost: TAKEN,
    events.TokenLookedAt: cue("token_take"),
    events.TokenRefused: cue("token_lay", NORMAL),
    events.KindNamed: cue("token_lay", SHORT, SOFT),
    events.RahiTurnedUp: cue("duel_begin"),
    events.DuelWon: cue("duel_won", NORMAL, hush=VERDICT),
    events.DuelTied: cue("duel_tied", NORMAL, hush=VERDICT),
    events.DuelLost: cue("duel_lost", NORMAL, hush=VERDICT),
    events.RahiLeft: cue("rahi_break"),
    events.TempleStood: cue("temple_stand"),
    events.LockLaid: cue("lock_laid", LANDED * NORMAL),
    events.LockTurnedUp: Cue((Note("token_flip"), Note("lock_turned", LANDED * LONG))),
    events.MakutaChallenged: Cue((Note("temple_turn", volume=SOFT), Note("duel_begin"))),
    events.GameWon: cue("victory", hush=FANFARE),
    events.TurnEnded: None,
    events.ProvedSlow: None,
    events.MasksKept: None,
}


def bed_of(seen: Observation) -> str:
    """What is heard around the pawn whose turn it is."""
    region = _region(seen.terms, seen.pawns[seen.turn.seat])
    return region if region in BEDS else OTHER_BED


def cue_of(event: events.Event, terms: Terms) -> Cue | None:
    """None for what nobody would hear."""
    match event:
        case events.PawnMoved(path=path):
            return _walk(terms, path)
        case events.PawnSet(end=end):
            return Cue((Note("pawn_lift"), Note(_step(terms, end), LONG)))
        case events.DiscsShown():
            return _showing(event)
        case events.TrayOpened(discs=discs):
            return _many("token_take", len(discs), QUICKLY)
        case events.FieldsFilled(discs=filled):
            return _many("token_lay", len(filled), min(POPS, ALL_POPS / max(1, len(filled))))
        case events.SuppliesLaidOut(discs=discs):
            return _many("token_lay", len({disc.back for disc in discs}), SHORT)
        case events.BonusesUsed(bonus=bonus):
            return cue("bonus") if bonus else None
        case events.TempleTurned(steps=steps):
            turns = (Note("temple_turn", HEAVE + SEGMENT * step) for step in range(steps))
            strength = Note("makuta_revealed", HEAVE + SEGMENT * steps + SETTLE, hush=VERDICT)
            return Cue((*turns, strength))
        case _:
            return CUES[type(event)]


# Steps


def _walk(terms: Terms, path: tuple[int, ...]) -> Cue | None:
    """One step at the end of each hop, on the ground of its field."""
    fields = path[1:]
    pace = min(STEP, LONGEST / max(1, len(fields)))
    return _cue(Note(_step(terms, field), pace * i) for i, field in enumerate(fields, start=1))


def _step(terms: Terms, field: int) -> str:
    return STEP_IN_REGION.get(_region(terms, field), OTHER_STEP)


def _region(terms: Terms, field: int) -> str:
    return terms.atlas.tiles[tile_of(field)].region


# Tokens


def _showing(event: events.DiscsShown) -> Cue | None:
    """In a duel one after the other, else side by side; a mask that is used glows."""
    gap = LONG + GLEAM if event.rule == "R3" else SHORT
    flips = [Note("token_flip", gap * i) for i in range(len(event.places))]
    glow = [Note("mask", LONG / 2)] if event.rule.startswith("K") else []
    return _cue([*flips, *glow])


def _many(name: str, times: int, gap: float) -> Cue | None:
    return _cue(Note(name, LANDED * SHORT + gap * i, SOFT) for i in range(times))


def _cue(notes: Iterable[Note]) -> Cue | None:
    kept = tuple(notes)
    return Cue(kept) if kept else None
