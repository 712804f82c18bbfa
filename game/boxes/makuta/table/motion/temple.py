"""Makuta's temple is put up, and turns: heavy to start, too far in the end, and back."""

from collections.abc import Callable
from math import exp, pi, sin

from attrs import evolve, frozen
from pygame import Vector2

from game.boxes.makuta.table.motion import moments
from game.boxes.makuta.table.motion.arrangement import temple_look
from game.boxes.makuta.table.motion.board import Board
from game.boxes.makuta.table.motion.stage import TableStage
from game.rules.makuta.events import TempleStood, TempleTurned
from game.rules.makuta.pieces import Colour
from game.tabletop.motion.dust import ASH, Puff, puffed, puffs_around, trembling
from game.tabletop.motion.moves import LONG, made_ready
from game.tabletop.motion.pose import Name, Pose
from game.ui.animation import Animation, ease, over, together, wait

HEAVE = 0.32  # seconds until it gives way
SEGMENT = 0.34  # in which it turns by one
SETTLE = 0.55
PAUSE = 0.4
SWING = 0.1  # how far it goes too far, in segments
GRIP = 0.75  # how much each segment holds it back
SHAKE = 0.022  # cells
RING = 1.55  # cells from its middle to where the dust rises
TEMPLE: Name = ("temple",)


def put_up_temple(stage: TableStage, event: TempleStood, end: Board) -> Animation:
    """Rises out of the ground, turning, and shakes it when it stands."""
    carving = stage.pieces.carving_temple()
    yield from made_ready(stage, carving, is_secret=False)
    goal = stage.arranged(end)[TEMPLE]
    turned = end.temple or 0

    def show(share: float) -> None:
        rest = (1 - share) ** 2
        look = evolve(temple_look(end, stage.pieces, turned - rest), stir=1 - share)
        stage.sprites.move(TEMPLE, evolve(goal, look=look, grow=1 - 0.4 * rest, alpha=share))

    stage.around.look_at(goal.place)
    yield from over(stage.clock, LONG, show)
    yield from puffed(stage, _ring_of_dust(goal.place), ASH)
    yield from moments.find_temple(stage, goal.place)


def turn_temple(stage: TableStage, event: TempleTurned, end: Board) -> Animation:
    """One segment after the other, each with its weight; then the strength is there."""
    pose = stage.sprites.pose(TEMPLE)
    challenger = stage.field_place(stage.board.pawns[event.seat])
    stage.around.look_at_duel(pose.place, challenger)
    turning = _Turning(stage, pose, stage.board.temple or 0)
    stage.duel.pass_segment(_passing(event, 0))
    yield from over(stage.clock, HEAVE, turning.heave)
    for step in range(event.steps):
        stage.duel.pass_segment(_passing(event, step))
        yield from over(
            stage.clock, SEGMENT, turning.segment(step, is_last=step + 1 == event.steps)
        )
    dust = puffed(stage, _ring_of_dust(pose.place), ASH, SETTLE)
    yield from together(over(stage.clock, SETTLE, turning.settle(event.steps)), dust)
    stage.duel.set_strength(event.strength, event.colour)
    look = temple_look(end, stage.pieces, end.temple or 0)
    stage.sprites.move(TEMPLE, evolve(pose, look=look))
    yield from wait(stage.clock, PAUSE)


def _passing(event: TempleTurned, step: int) -> Colour:
    return Colour((event.colour + event.steps - step) % 6)


def _ring_of_dust(centre: Vector2) -> tuple[Puff, ...]:
    places = [centre + Vector2(0, RING).rotate(turn) for turn in range(0, 360, 30)]
    return puffs_around(centre, places, 1.2, 0.6)


@frozen
class _Turning:
    """The temple in every moment of its turn; it began at *start*, in sixths."""

    stage: TableStage
    pose: Pose
    start: int

    def heave(self, share: float) -> None:
        """It strains: the seams begin to glow, it trembles, and does not move yet."""
        self._show(0.025 * sin(3 * pi * share) * share, max(0.01, ease(share)), share)

    def segment(self, step: int, *, is_last: bool) -> Callable[[float], None]:
        """Held back at each segment; into the last one it runs with all its weight."""

        def show(share: float) -> None:
            self._show(step + (share**1.5 if is_last else rolling(share)), 1.0, 1.0)

        return show

    def settle(self, steps: int) -> Callable[[float], None]:
        def show(share: float) -> None:
            self._show(steps + swinging(share), max(0.01, 1 - share), 1 - share)

        return show

    def _show(self, turned: float, stir: float, shake: float) -> None:
        look = temple_look(self.stage.board, self.stage.pieces, self.start + turned)
        pose = evolve(self.pose, look=evolve(look, stir=stir))
        self.stage.sprites.move(TEMPLE, trembling(pose, turned, SHAKE * shake))


def rolling(share: float) -> float:
    """From 0 to 1, slow at both ends without standing still."""
    return share - GRIP * sin(2 * pi * share) / (2 * pi)


def swinging(share: float) -> float:
    """Beyond and back, less each time, and in the end exactly there."""
    return SWING * exp(-3.2 * share) * sin(2.5 * pi * share) * (1 - share**4)
