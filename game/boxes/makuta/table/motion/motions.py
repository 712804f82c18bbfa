"""The animation of every event: from where the pieces are to where it has put them.

All depend on the witnessed event and on what the viewer sees before and after it. When the last
frame has passed, or was skipped, the sprites are settled on what is seen then.
"""

from typing import assert_never

from game.boxes.makuta.table.motion import duel, island, pawns, showing, temple, tokens
from game.boxes.makuta.table.motion.board import Board, board_of
from game.boxes.makuta.table.motion.stage import TableStage
from game.rules.makuta import events
from game.rules.makuta.state import Observation
from game.tabletop.motion.moves import tidied
from game.ui.animation import Animation, together


def animate(stage: TableStage, event: events.Event, after: Observation) -> Animation:
    end = board_of(after)
    yield from _motion(stage, event, end)
    yield from tidied(stage, stage.arranged(end))
    stage.sprites.settle(end)
    stage.dice.show(end.dice)


def _motion(stage: TableStage, event: events.Event, end: Board) -> Animation:  # noqa: PLR0915
    # One line per kind of event, in their order.
    match event:
        case events.RolledForStart():
            return duel.roll_for_start(stage, event, end)
        case events.TurnStarted():
            return pawns.start_turn(stage, event, end)
        case events.DieRolled():
            return duel.roll(stage, event, end)
        case events.RollLost():
            return duel.lose_roll(stage, event, end)
        case events.DiscsShown():
            return showing.show(stage, event, end)
        case events.PawnMoved():
            return pawns.walk(stage, event, end)
        case events.PawnSet():
            return pawns.set_down(stage, event, end)
        case events.TileDrawn():
            return island.draw_tile(stage, event, end)
        case events.TileBuried():
            return island.bury_tile(stage, event, end)
        case events.TilePlaced():
            return island.place_tile(stage, event, end)
        case events.FieldsFilled():
            return tokens.fill(stage, event, end)
        case events.TempleStood():
            return temple.put_up_temple(stage, event, end)
        case events.LockLaid():
            return island.lay_lock(stage, event, end)
        case events.SuppliesLaidOut():
            return tokens.lay_out(stage, event, end)
        case events.TokenTaken():
            return tokens.take(stage, event, end)
        case events.TokenLookedAt():
            return tokens.look_at(stage, event, end)
        case events.TokenRefused():
            return tokens.refuse(stage, event, end)
        case events.TokenGivenUp() | events.TokenRemoved():
            return tokens.give_up(stage, event, end)
        case events.RahiTurnedUp():
            return duel.turn_up_rahi(stage, event, end)
        case events.BonusesUsed():
            return duel.use_bonuses(stage, event, end)
        case events.DuelWon() | events.DuelTied() | events.DuelLost():
            return duel.decide(stage, event, end)
        case events.RahiLeft():
            return duel.break_rahi(stage, event, end)
        case events.TokenLost():
            return tokens.lose(stage, event, end)
        case events.TrayOpened():
            return showing.open_tray(stage, event, end)
        case events.KindNamed():
            return tokens.name_kind(stage, event, end)
        case events.LockTurnedUp():
            return island.turn_up_lock(stage, event, end)
        case events.MakutaChallenged():
            return duel.challenge(stage, event, end)
        case events.TempleTurned():
            return temple.turn_temple(stage, event, end)
        case events.GameWon():
            return duel.win(stage, event, end)
        case events.TurnEnded() | events.ProvedSlow() | events.MasksKept():
            return together()  # nothing to see: the log tells it
        case _:
            assert_never(event)
