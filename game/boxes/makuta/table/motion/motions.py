"""The animation of every event: from where the pieces are to where it has put them.

All depend on the witnessed event and on what the viewer sees before and after it. When the last
frame has passed, or was skipped, the sprites are settled on what is seen then.
"""

from typing import assert_never

from game.boxes.makuta.table.motion import duel, island, pawns, showing, temple, tokens
from game.boxes.makuta.table.motion.board import Board, board_of
from game.boxes.makuta.table.motion.stage import TableStage
from game.rules.makuta.events import (
    BonusesUsed,
    DieRolled,
    DiscsShown,
    DuelLost,
    DuelTied,
    DuelWon,
    Event,
    FieldsFilled,
    GameWon,
    KindNamed,
    LockLaid,
    LockTurnedUp,
    MakutaChallenged,
    MasksKept,
    PawnMoved,
    PawnSet,
    ProvedSlow,
    RahiLeft,
    RahiTurnedUp,
    RolledForStart,
    RollLost,
    SuppliesLaidOut,
    TempleStood,
    TempleTurned,
    TileBuried,
    TileDrawn,
    TilePlaced,
    TokenGivenUp,
    TokenLookedAt,
    TokenLost,
    TokenRefused,
    TokenRemoved,
    TokenTaken,
    TrayOpened,
    TurnEnded,
    TurnStarted,
)
from game.rules.makuta.state import Observation
from game.tabletop.motion.moves import tidied
from game.ui.animation import Animation, together


def animate(stage: TableStage, event: Event, after: Observation) -> Animation:
    end = board_of(after)
    yield from _motion(stage, event, end)
    yield from tidied(stage, stage.arranged(end))
    stage.sprites.settle(end)
    stage.dice.show(end.dice)


def _motion(stage: TableStage, event: Event, end: Board) -> Animation:  # noqa: PLR0915
    # One line per kind of event, in their order.
    match event:
        case RolledForStart():
            return duel.roll_for_start(stage, event, end)
        case TurnStarted():
            return pawns.start_turn(stage, event, end)
        case DieRolled():
            return duel.roll(stage, event, end)
        case RollLost():
            return duel.lose_roll(stage, event, end)
        case DiscsShown():
            return showing.show(stage, event, end)
        case PawnMoved():
            return pawns.walk(stage, event, end)
        case PawnSet():
            return pawns.set_down(stage, event, end)
        case TileDrawn():
            return island.draw_tile(stage, event, end)
        case TileBuried():
            return island.bury_tile(stage, event, end)
        case TilePlaced():
            return island.place_tile(stage, event, end)
        case FieldsFilled():
            return tokens.fill(stage, event, end)
        case TempleStood():
            return temple.put_up_temple(stage, event, end)
        case LockLaid():
            return island.lay_lock(stage, event, end)
        case SuppliesLaidOut():
            return tokens.lay_out(stage, event, end)
        case TokenTaken():
            return tokens.take(stage, event, end)
        case TokenLookedAt():
            return tokens.look_at(stage, event, end)
        case TokenRefused():
            return tokens.refuse(stage, event, end)
        case TokenGivenUp() | TokenRemoved():
            return tokens.give_up(stage, event, end)
        case RahiTurnedUp():
            return duel.turn_up_rahi(stage, event, end)
        case BonusesUsed():
            return duel.use_bonuses(stage, event, end)
        case DuelWon() | DuelTied() | DuelLost():
            return duel.decide(stage, event, end)
        case RahiLeft():
            return duel.break_rahi(stage, event, end)
        case TokenLost():
            return tokens.lose(stage, event, end)
        case TrayOpened():
            return showing.open_tray(stage, event, end)
        case KindNamed():
            return tokens.name_kind(stage, event, end)
        case LockTurnedUp():
            return island.turn_up_lock(stage, event, end)
        case MakutaChallenged():
            return duel.challenge(stage, event, end)
        case TempleTurned():
            return temple.turn_temple(stage, event, end)
        case GameWon():
            return duel.win(stage, event, end)
        case TurnEnded() | ProvedSlow() | MasksKept():
            return together()  # nothing to see: the log tells it
        case _:
            assert_never(event)
