"""Pawns walk field by field, or are lifted and set down."""

from collections.abc import Sequence
from functools import partial

from attrs import evolve
from pygame import Vector2

from game.boxes.makuta.table.motion.board import Board
from game.boxes.makuta.table.motion.stage import TableStage
from game.rules.makuta.events import PawnMoved, PawnSet, TurnStarted
from game.tabletop.motion.dust import landed
from game.tabletop.motion.moves import LONG, flipped, moved, walked
from game.tabletop.motion.overlay import TurnBanner
from game.tabletop.motion.pose import Name, Pose
from game.tabletop.motion.stage import announce
from game.ui.animation import Animation, together

SET_HEIGHT = 1.6
AT_GOAL = 0.9  # cells: whoever has carried the pawn there has seen the way


def walk(stage: TableStage, event: PawnMoved, end: Board) -> Animation:
    """One hop for each field; those who stand at the last one make room meanwhile."""
    name: Name = ("pawn", event.seat)
    goals = stage.arranged(end)
    stage.around.look_at(stage.field_place(event.path[-1]))
    is_carried = stage.sprites.pose(name).place.distance_to(goals[name].place) < AT_GOAL
    stops = () if is_carried else event.path[1:-1]
    way = [*_stops(stage, stops, goals[name]), goals[name]]
    others = {other: goals[other] for other in _neighbours(stage, end, name)}
    yield from walked(stage, name, way, others)


def _stops(stage: TableStage, fields: Sequence[int], goal: Pose) -> list[Pose]:
    return [evolve(goal, place=_middle(stage, field), grow=1.0) for field in fields]


def set_down(stage: TableStage, event: PawnSet, end: Board) -> Animation:
    """In a high arc; a Rahi that does not stay up is turned down behind it."""
    name: Name = ("pawn", event.seat)
    goals = stage.arranged(end)
    stage.around.look_at(stage.field_place(event.end))
    others = (moved(stage, other, goals[other], LONG) for other in _neighbours(stage, end, name))
    yield from together(moved(stage, name, goals[name], LONG, SET_HEIGHT), *others)
    yield from landed(stage, goals[name].place)
    rahi: Name = ("token", event.start, 0)
    if rahi in goals and stage.sprites.pose(rahi).look != goals[rahi].look:
        yield from flipped(stage, rahi, goals[rahi])
    stage.duel.close()


def _middle(stage: TableStage, field: int) -> Vector2:
    return stage.field_place(field) + Vector2(0, 0.3)


def _neighbours(stage: TableStage, end: Board, mover: Name) -> list[Name]:
    """The other pawns whose place or size changes."""
    goals = stage.arranged(end)
    names: list[Name] = [("pawn", seat) for seat in range(len(end.pawns))]
    return [name for name in names if name != mover and goals[name] != stage.sprites.pose(name)]


def start_turn(stage: TableStage, event: TurnStarted, end: Board) -> Animation:
    """The pawn hops, and a banner says whose it is."""
    stage.dice.show(end.dice)
    name: Name = ("pawn", event.seat)
    stage.around.look_at(stage.sprites.pose(name).place)
    words = stage.names.texts.text("dice.turn", seat=stage.names.seat(event.seat))
    banner = TurnBanner(words, partial(stage.pieces.toa_badge, end.terms.toas[event.seat]))
    yield from announce(stage, name, banner)
