"""Tiles are drawn and laid, locks are laid and turned up."""

from attrs import evolve
from pygame import Vector2

from game.boxes.makuta.table.island.places import tile_centre
from game.boxes.makuta.table.motion import moments
from game.boxes.makuta.table.motion.arrangement import Depth
from game.boxes.makuta.table.motion.board import Board
from game.boxes.makuta.table.motion.stage import TableStage
from game.core.hexes import Hex
from game.core.seats import Seat
from game.rules.makuta import events
from game.rules.makuta.placement import side_towards
from game.tabletop.motion.dust import puffed, puffs_around
from game.tabletop.motion.moves import LONG, NORMAL, flipped, made_ready, moved, popped
from game.tabletop.motion.pose import Name, Pose
from game.ui.animation import Animation, over, together, wait

GHOST = 0.75  # how much of a tile is there before it is laid
HOVER = 0.9  # cells
SMALL = 0.15  # in the stack
LANDED = 0.75  # of its fall: then a tile is on the ground
HALFWAY = 0.5  # of its fall
JUMP = 0.07  # of the height from which it fell
EDGE = 4.5  # cells from a tile's middle to where it meets others
DRAWN: Name = ("drawn tile",)


def draw_tile(stage: TableStage, event: events.TileDrawn, end: Board) -> Animation:
    """From the stack to where it will lie."""
    yield from _drawn(stage, event.tile, event.seat)
    yield from wait(stage.clock, NORMAL / 2)


def bury_tile(stage: TableStage, event: events.TileBuried, end: Board) -> Animation:
    """It fits nowhere: shown to all, and back under the stack."""
    yield from _drawn(stage, event.tile, end.turn.seat)
    yield from wait(stage.clock, NORMAL)
    stack = stage.to_world(stage.around.stack_place())
    goal = evolve(stage.sprites.pose(DRAWN), place=stack, grow=SMALL, alpha=0.0)
    yield from moved(stage, DRAWN, goal, NORMAL)


def _drawn(stage: TableStage, tile: int, seat: Seat) -> Animation:
    """Whoever draws it stands at the gate beyond which it will lie."""
    gate = stage.board.pawns[seat]
    beyond = stage.board.places.island.open_gates[gate]
    centre = tile_centre(beyond)
    stage.around.look_at(*_ends(centre))
    rotation = _first_rotation(stage, gate, beyond, tile)
    yield from made_ready(stage, stage.around.painting(tile, rotation))
    plate = stage.around.plate(tile, rotation)
    start = stage.to_world(stage.around.stack_place())
    stage.sprites.move(DRAWN, Pose(plate, start, depth=Depth.HAND, grow=SMALL, alpha=0.3))
    goal = Pose(plate, centre, depth=Depth.HAND, lift=HOVER, alpha=GHOST)
    yield from moved(stage, DRAWN, goal, LONG)


def _first_rotation(stage: TableStage, gate: int, beyond: Hex, tile: int) -> int:
    """The least one that brings a gate of the tile to this gate."""
    towards = side_towards(stage.board.places.island, gate, beyond).opposite
    gates = stage.board.terms.atlas.gates[tile]
    return min(((towards - side) % 6 for side in gates), default=0)


def place_tile(stage: TableStage, event: events.TilePlaced, end: Board) -> Animation:
    """It drops into its place, jumps once, clicks in, and the island has it."""
    centre = tile_centre(event.hex)
    stage.around.look_at(*_ends(centre))
    if not stage.around.is_watched_by(event.seat):  # whoever laid it has had it before their eyes
        yield from made_ready(stage, stage.around.painting(event.tile, event.rotation))
    plate = stage.around.plate(event.tile, event.rotation)

    def show(share: float) -> None:
        high = HOVER * falling(share)
        pose = Pose(plate, centre, depth=Depth.HAND, lift=high, alpha=1 - 0.25 * min(1.0, high))
        stage.sprites.move(DRAWN, pose)
        if share > HALFWAY:
            stage.around.fit_in(event.tile, event.rotation, event.seat)

    yield from over(stage.clock, NORMAL, show)
    title = moments.discover_region(stage, event)
    stage.around.lay(end.places.island)
    stage.sprites.remove(DRAWN)
    edge = [centre + Vector2(0, EDGE).rotate(turn) for turn in range(0, 360, 15)]
    yield from together(puffed(stage, puffs_around(centre, edge, 2.1, 0.9)), title)


def _ends(centre: Vector2) -> tuple[Vector2, Vector2]:
    """All of a tile is to be seen, wherever its middle is."""
    corner = Vector2(EDGE, EDGE)
    return centre - corner, centre + corner


def falling(share: float) -> float:
    """From 1 to 0, faster and faster; after `LANDED` of the time it jumps a little."""
    if share < LANDED:
        return 1 - (share / LANDED) ** 2
    rest = (share - LANDED) / (1 - LANDED)
    return JUMP * 4 * rest * (1 - rest)


# Locks


def lay_lock(stage: TableStage, event: events.LockLaid, end: Board) -> Animation:
    name: Name = ("lock", event.field)
    return popped(stage, name, stage.arranged(end)[name], NORMAL)


def turn_up_lock(stage: TableStage, event: events.LockTurnedUp, end: Board) -> Animation:
    name: Name = ("lock", event.field)
    stage.around.look_at(stage.field_place(event.field))
    yield from flipped(stage, name, stage.arranged(end)[name], LONG)
    yield from moments.reveal_lock(stage, event)
