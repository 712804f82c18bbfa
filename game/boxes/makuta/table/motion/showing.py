"""Tokens of a tray that are shown to all, or looked at by one.

In the air they show their backs, whoever looks on: people sit around one screen. Only what all
have seen is turned up.
"""

from collections.abc import Iterator

from attrs import evolve
from pygame import Vector2

from game.boxes.makuta.table.motion.board import Board
from game.boxes.makuta.table.motion.looks import DiscLook
from game.boxes.makuta.table.motion.stage import TableStage
from game.boxes.makuta.table.pieces.faces import back, open_to_all, plain
from game.core.seats import Seat
from game.rules.makuta.events import DiscsShown, TrayOpened
from game.rules.makuta.pieces import POWERS, Disc
from game.tabletop.motion.moves import NORMAL, SHORT, faded_out, flipped_over, flown, in_turn
from game.tabletop.motion.pose import Name, Pose
from game.tabletop.pictures.gleam import GleamLook
from game.tabletop.pictures.sprite import Sized
from game.ui.animation import Animation, over, wait

ON_TRAY = 0.75  # how large a token is on a tray, compared with the island
SHOWN = Vector2(0, -1.75)  # where tokens are shown, above a pawn
SIDE_BY_SIDE = 1.15
CLOSE = 0.6  # side by side, and not meant to be read
SHOWN_SIZE = 1.45
HOLD, GLEAM = 0.55, 0.6  # seconds
QUICKLY = 0.055


def open_look(stage: TableStage, disc: Disc) -> DiscLook:
    """What all may see of it."""
    return DiscLook(stage.pieces, open_to_all(disc, is_open=stage.board.is_open))


def at_tray(stage: TableStage, seat: Seat, look: Sized) -> Pose:
    place = stage.around.tray_place(seat)
    return Pose(look, place, grow=ON_TRAY * stage.zoom)


def show(stage: TableStage, event: DiscsShown, end: Board) -> Animation:
    """Turned up over the pawn of whoever shows them; in a duel they go to its board."""
    if event.rule == "R3":
        for disc in event.discs:
            yield from _to_duel(stage, event.seat, disc)
        return
    yield from in_turn(stage, SHORT, *_showings(stage, event.seat, event.discs))


def _to_duel(stage: TableStage, seat: Seat, disc: Disc) -> Animation:
    start = at_tray(stage, seat, DiscLook(stage.pieces, back(disc)))
    goal = evolve(start, place=stage.duel.place, look=DiscLook(stage.pieces, plain(disc)))
    yield from flipped_over(stage, ("used",), start, goal)
    stage.duel.use(disc)
    yield from over(stage.clock, GLEAM, stage.duel.gleam)


def _showings(stage: TableStage, seat: Seat, discs: tuple[Disc, ...]) -> Iterator[Animation]:
    above = stage.sprites.pose(("pawn", seat)).place + SHOWN
    for i, disc in enumerate(discs):
        aside = Vector2(SIDE_BY_SIDE * (i - (len(discs) - 1) / 2), 0)
        goal = stage.on_screen(Pose(open_look(stage, disc), above + aside, grow=SHOWN_SIZE))
        yield _shown(stage, seat, disc, goal, ("shown", i))


def _shown(stage: TableStage, seat: Seat, disc: Disc, goal: Pose, name: Name) -> Animation:
    start = at_tray(stage, seat, DiscLook(stage.pieces, back(disc)))
    yield from flipped_over(stage, name, start, goal)
    stage.flights[name] = goal
    if disc.kind in POWERS:
        yield from _gleaming(stage, name, goal)
    else:
        yield from wait(stage.clock, HOLD)
    yield from faded_out(stage, name, SHORT)


def _gleaming(stage: TableStage, name: Name, pose: Pose) -> Animation:
    """A mask that is used glows, and so does a Turaga; a key that is shown does not."""
    look = pose.look
    assert isinstance(look, DiscLook)

    def show(share: float) -> None:
        glowing = GleamLook(look, share) if share < 1 else look
        stage.flights[name] = evolve(pose, look=glowing)

    return over(stage.clock, GLEAM, show)


def open_tray(stage: TableStage, event: TrayOpened, end: Board) -> Animation:
    """Only *seat* has seen them: everybody sees that they have been looked at."""
    above = stage.sprites.pose(("pawn", event.seat)).place + SHOWN
    hidden = [back(disc) for disc in event.discs]
    flights = []
    for i, disc in enumerate(hidden):
        aside = Vector2(CLOSE * (i - (len(hidden) - 1) / 2), 0)
        look = DiscLook(stage.pieces, disc)
        goal = stage.on_screen(Pose(look, above + aside))
        flights.append(_there_and_back(stage, event.victim, goal, ("opened", i)))
    yield from in_turn(stage, QUICKLY, *flights)


def _there_and_back(stage: TableStage, seat: Seat, goal: Pose, name: Name) -> Animation:
    start = at_tray(stage, seat, goal.look)
    yield from flown(stage, name, start, goal, NORMAL)
    stage.flights[name] = goal
    yield from wait(stage.clock, HOLD)
    yield from flown(stage, name, goal, start, NORMAL)
