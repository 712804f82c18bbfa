"""The few movements of pieces that all others are made of."""

from collections.abc import Callable, Mapping, Sequence
from math import cos, isfinite, pi, sin
from typing import Protocol

from attrs import evolve

from game.tabletop.motion.pose import Name, Pose
from game.tabletop.motion.table_pieces import TablePieces
from game.ui.animation import Animation, Clock, ease, over, together, wait
from game.ui.piecework import Work, finished

SHORT, NORMAL, LONG = 0.22, 0.4, 0.65  # seconds
BREATH = 0.25  # seconds
FLIP_LIFT = 0.3  # units
FLIGHT_ARC = 0.12  # of the way
FLIP_ARC = 40  # pixels
STEP, LONGEST = 0.16, 1.5  # seconds: of a step, and of all of them
HOP = 0.28  # units
LANDING = 0.3  # of a hop: it still gives way after the one before


class MovingTable(Protocol):
    """All that a movement moves, and the clock it goes by."""

    @property
    def clock(self) -> Clock: ...

    @property
    def sprites(self) -> TablePieces: ...

    @property
    def flights(self) -> dict[Name, Pose]:
        """What flies above everything, in pixels of the screen."""


def in_turn(table: MovingTable, gap: float, *animations: Animation) -> Animation:
    """Each begins a little after the one before."""

    def later(number: int, animation: Animation) -> Animation:
        yield from wait(table.clock, gap * number)
        yield from animation

    return together(*(later(number, each) for number, each in enumerate(animations)))


def made_ready(table: MovingTable, work: Work[object], *, is_secret: bool = True) -> Animation:
    """A bit of it in every frame of the breath before something new is seen.

    The breath is as long at every pace. Of what *is_secret* nothing can be told by it: it is as
    long whatever was ready before. All else may take as many frames as it needs.
    """
    clock = table.clock
    seconds = BREATH * clock.pace if isfinite(clock.pace) else 0.0
    yield from over(clock, seconds, lambda share: next(work, None))
    if not is_secret and isfinite(clock.pace):
        yield from (None for _ in work)
    finished(work)


# On the table


def moved(
    table: MovingTable, name: Name, end: Pose, seconds: float = NORMAL, arc: float = 0.0
) -> Animation:
    """In an arc as high as *arc* from where it is."""
    start = table.sprites.pose(name)
    return _moving(table, name, seconds, lambda share: between(start, end, share, arc))


def _moving(
    table: MovingTable, name: Name, seconds: float, pose: Callable[[float], Pose]
) -> Animation:
    """As *pose* says after each share of its time."""
    return over(table.clock, seconds, lambda share: table.sprites.move(name, pose(share)))


def between(start: Pose, end: Pose, share: float, arc: float = 0.0) -> Pose:
    pose = start.towards(end, ease(share))
    return evolve(pose, lift=pose.lift + arc * sin(pi * share)) if arc and share < 1 else pose


def flipped(table: MovingTable, name: Name, end: Pose, seconds: float = NORMAL) -> Animation:
    """Turned over in the air; *end* shows the other side."""
    start = table.sprites.pose(name)
    return _moving(table, name, seconds, lambda share: turning(start, end, share, FLIP_LIFT))


def turning(start: Pose, end: Pose, share: float, lift: float) -> Pose:
    pose = between(start, end, share, lift)
    if share >= 1:
        return end
    look = start.look if share < 1 / 2 else end.look
    return evolve(pose, look=look, width=max(0.04, abs(cos(pi * ease(share)))))


def popped(table: MovingTable, name: Name, end: Pose, seconds: float = SHORT) -> Animation:
    """Comes down out of nothing, a little too large at first."""
    return _moving(table, name, seconds, lambda share: landing(end, share))


def landing(end: Pose, share: float) -> Pose:
    if share >= 1:
        return end
    fall = 1 - ease(share)
    return evolve(
        end, lift=end.lift + 0.7 * fall, grow=end.grow * (1 + 0.25 * fall), alpha=min(1, 3 * share)
    )


def nudged(table: MovingTable, name: Name, seconds: float = NORMAL) -> Animation:
    """Hops on the spot, so that one looks there."""
    start = table.sprites.pose(name)
    return moved(table, name, start, seconds, arc=0.3)


def tidied(table: MovingTable, goals: Mapping[Name, Pose]) -> Animation:
    """Whatever has to make room, or now has more of it, goes to its place."""
    amiss = [name for name, goal in goals.items() if _is_amiss(table, name, goal)]
    return together(*(moved(table, name, goals[name], SHORT) for name in amiss))


def _is_amiss(table: MovingTable, name: Name, goal: Pose) -> bool:
    if not table.sprites.has(name):
        return False
    pose = table.sprites.pose(name)
    return (pose.place, pose.grow) != (goal.place, goal.grow)


# Above everything


def flown(
    table: MovingTable, name: Name, start: Pose, end: Pose, seconds: float = LONG
) -> Animation:
    """From place to place of the screen, the higher the further; gone when it arrives."""
    arc = FLIGHT_ARC * start.place.distance_to(end.place)
    return _flying(table, name, seconds, lambda share: between(start, end, share, arc))


def _flying(
    table: MovingTable, name: Name, seconds: float, pose: Callable[[float], Pose]
) -> Animation:
    def show(share: float) -> None:
        table.flights[name] = pose(share)

    yield from over(table.clock, seconds, show)
    del table.flights[name]


def faded_out(table: MovingTable, name: Name, seconds: float = SHORT) -> Animation:
    pose = table.flights[name]
    return _flying(table, name, seconds, lambda share: evolve(pose, alpha=1 - share))


def flipped_over(table: MovingTable, name: Name, start: Pose, end: Pose) -> Animation:
    """From place to place of the screen, and turned over on its way; gone when it arrives."""
    return _flying(table, name, LONG, lambda share: turning(start, end, share, FLIP_ARC))


# From place to place


def walked(
    table: MovingTable, name: Name, way: Sequence[Pose], others: Mapping[Name, Pose]
) -> Animation:
    """From where it is along *way*; during the last hop *others* go to their new places."""
    start = table.sprites.pose(name)
    stops, hops = [start, *way], len(way)
    giving_way = [(table.sprites.pose(other), goal, other) for other, goal in others.items()]

    def show(share: float) -> None:
        hop = min(int(share * hops), hops - 1)
        within = share * hops - hop
        pose = between(stops[hop], stops[hop + 1], within, HOP)
        table.sprites.move(name, evolve(pose, width=stretch(within, is_first=hop == 0)))
        if hop == hops - 1:
            for begin, goal, other in giving_way:
                table.sprites.move(other, between(begin, goal, within))

    yield from over(table.clock, min(STEP * hops, LONGEST), show)


def stretch(share: float, *, is_first: bool) -> float:
    """How wide a pawn is in a hop: slim in the air, broad from the landing before."""
    landing = 0.0 if is_first else max(0.0, 1 - share / LANDING)
    return 1 - 0.06 * sin(pi * share) + 0.1 * landing if share < 1 else 1.0
