"""Tiles are drawn and laid, the temple is put up and turns, locks are laid and turned up."""

from math import pi, sin

from attrs import evolve

from game.boxes.quest.table.island.places import tile_centre
from game.boxes.quest.table.motion.arrangement import Depth, Name, temple_look
from game.boxes.quest.table.motion.board import Board
from game.boxes.quest.table.motion.looks import Pose
from game.boxes.quest.table.motion.stage import TableStage
from game.boxes.quest.table.motion.steps import (
    LONG,
    NORMAL,
    flipped,
    moved,
    popped,
)
from game.core.hexes import Hex
from game.core.seats import Seat
from game.rules.quest.events import (
    LockLaid,
    LockTurnedUp,
    TempleStood,
    TempleTurned,
    TileBuried,
    TileDrawn,
    TilePlaced,
)
from game.rules.quest.pieces import Colour
from game.rules.quest.placement import side_towards
from game.ui.animation import Animation, ease, over, wait

GHOST = 0.75  # how much of a tile is there before it is laid
HOVER = 0.9  # cells
SMALL = 0.15  # in the stack
SEGMENT = 0.34  # seconds in which the temple turns by one
THERE = 0.75
SWING = 0.05  # how far it goes too far, in segments
PAUSE = 0.5
DRAWN: Name = ("drawn tile",)


def draw_tile(stage: TableStage, event: TileDrawn, end: Board) -> Animation:
    """From the stack to where it will lie."""
    yield from _drawn(stage, event.tile, event.seat)
    yield from wait(stage.clock, NORMAL / 2)


def bury_tile(stage: TableStage, event: TileBuried, end: Board) -> Animation:
    """It fits nowhere: shown to all, and back under the stack."""
    if stage.mover is None:
        return
    yield from _drawn(stage, event.tile, stage.mover)
    yield from wait(stage.clock, NORMAL)
    stack = stage.to_world(stage.around.stack_place())
    goal = evolve(stage.sprites.pose(DRAWN), place=stack, grow=SMALL, alpha=0.0)
    yield from moved(stage, DRAWN, goal, NORMAL)


def _drawn(stage: TableStage, tile: int, seat: Seat) -> Animation:
    """Whoever draws it stands at the gate beyond which it will lie."""
    gate = stage.board.pawns[seat]
    beyond = stage.board.places.island.open_gates[gate]
    centre = tile_centre(beyond)
    stage.around.look_at(centre)
    plate = stage.around.plate(tile, _first_rotation(stage, gate, beyond, tile))
    start = stage.to_world(stage.around.stack_place())
    stage.sprites.move(DRAWN, Pose(plate, start, depth=Depth.HAND, grow=SMALL, alpha=0.3))
    goal = Pose(plate, centre, depth=Depth.HAND, lift=HOVER, alpha=GHOST)
    yield from moved(stage, DRAWN, goal, LONG)


def _first_rotation(stage: TableStage, gate: int, beyond: Hex, tile: int) -> int:
    """The least one that brings a gate of the tile to this gate."""
    towards = side_towards(stage.board.places.island, gate, beyond).opposite
    gates = stage.board.terms.atlas.gates[tile]
    return min(((towards - side) % 6 for side in gates), default=0)


def place_tile(stage: TableStage, event: TilePlaced, end: Board) -> Animation:
    """It drops into its place, and the island has it."""
    plate = stage.around.plate(event.tile, event.rotation)
    centre = tile_centre(event.hex)
    stage.around.look_at(centre)

    def show(share: float) -> None:
        fall = (1 - share) ** 2
        pose = Pose(plate, centre, depth=Depth.HAND, lift=HOVER * fall, alpha=1 - 0.25 * fall)
        stage.sprites.move(DRAWN, pose)

    yield from over(stage.clock, NORMAL, show)
    stage.around.lay(end.places.island)
    stage.sprites.remove(DRAWN)


# The temple


def put_up_temple(stage: TableStage, event: TempleStood, end: Board) -> Animation:
    name: Name = ("temple",)
    goal = stage.arranged(end)[name]
    turned = end.temple or 0

    def show(share: float) -> None:
        rest = (1 - share) ** 2
        look = temple_look(end, stage.pieces, turned - rest)
        stage.sprites.move(name, evolve(goal, look=look, grow=1 - 0.4 * rest, alpha=share))

    stage.around.look_at(goal.place)
    yield from over(stage.clock, LONG, show)


def turn_temple(stage: TableStage, event: TempleTurned, end: Board) -> Animation:
    """One segment after the other, each with its weight; then the strength is there."""
    start = stage.board.temple or 0
    challenger = stage.field_place(stage.board.pawns[event.seat])
    stage.around.look_at_duel(stage.sprites.pose(("temple",)).place, challenger)
    for step in range(event.steps):
        stage.duel.pass_segment(Colour((event.colour + event.steps - step) % 6))
        yield from _segment(stage, start + step)
    stage.duel.set_strength(event.strength, event.colour)
    look = temple_look(end, stage.pieces, end.temple or 0)
    pose = evolve(stage.sprites.pose(("temple",)), look=look)
    stage.sprites.move(("temple",), pose)
    yield from wait(stage.clock, PAUSE)


def _segment(stage: TableStage, start: int) -> Animation:
    """A sixth of a turn: slow to begin, a little too far, and back."""
    pose = stage.sprites.pose(("temple",))

    def show(share: float) -> None:
        turn = start + heavy(share)
        look = temple_look(stage.board, stage.pieces, turn)
        stage.sprites.move(("temple",), evolve(pose, look=look))

    return over(stage.clock, SEGMENT, show)


def heavy(share: float) -> float:
    """From 0 to 1: there after `THERE` of the time, then beyond and back."""
    if share <= THERE:
        return ease(share / THERE)
    return 1 + SWING * sin(pi * (share - THERE) / (1 - THERE))


# Locks


def lay_lock(stage: TableStage, event: LockLaid, end: Board) -> Animation:
    name: Name = ("lock", event.field)
    return popped(stage, name, stage.arranged(end)[name], NORMAL)


def turn_up_lock(stage: TableStage, event: LockTurnedUp, end: Board) -> Animation:
    name: Name = ("lock", event.field)
    stage.around.look_at(stage.field_place(event.field))
    yield from flipped(stage, name, stage.arranged(end)[name], LONG)
    yield from wait(stage.clock, NORMAL)
