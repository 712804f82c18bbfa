"""The move of a turn: all roads that can be walked now, and which is worth most."""

from functools import cached_property

from attrs import define, field, frozen

from game.boxes.masks.bots.aims import TURN, Aim, Aims
from game.rules.masks.pieces import SpaceKind
from game.rules.masks.printed.editions import ExtraMovement
from game.rules.masks.walking.moving import steps_left
from game.rules.masks.walking.spaces import is_barred, other_portals, pawns

TURNING_BACK = 0.001  # of two equal roads the shorter one


@frozen
class Gait:
    """How a move can be made."""

    steps: int
    is_extra: bool = False
    is_diagonal: bool = False


@frozen(eq=False)
class Road:
    """So far: where it leads, the first step, and what is had on the way."""

    space: int
    trail: tuple[int, ...] = ()
    had: tuple[Aim, ...] = ()
    gain: float = 0.0

    @property
    def first(self) -> int:
        return self.trail[0]


@define(slots=False)
class Roads:
    """From where the pawn stands."""

    aims: Aims
    gait: Gait
    best: Road | None = None
    worth: float = -1e9
    _taken: set[int] = field(factory=set)

    @cached_property
    def _only_the_end_acts(self) -> bool:
        only = self.aims.table.terms.edition.extra_movement is ExtraMovement.ONLY_THE_END_ACTS
        return only and self.gait.is_extra

    def walk(self) -> None:
        table, seat = self.aims.table, self.aims.seat
        self._taken = pawns(table)
        walked = table.turn.walk.entered
        front = {table.seats[seat].pawn: Road(table.seats[seat].pawn)}
        for _ in range(self.gait.steps):
            reached: dict[int, Road] = {}
            for road in front.values():
                for space in self._beside(road.space):
                    if space in self._taken or space in walked or space in road.trail:
                        continue
                    self._enter(road, space, reached)
            front = reached

    def _beside(self, space: int) -> tuple[int, ...]:
        land = self.aims.table.terms.land
        if self.gait.is_diagonal:
            return (*land.beside[space], *land.cornering[space])
        return land.beside[space]

    def _enter(self, road: Road, space: int, reached: dict[int, Road]) -> None:
        """One step on; it goes no further from where the move ends."""
        table, seat = self.aims.table, self.aims.seat
        kind = table.terms.land.places[space].kind
        if space in table.terms.land.gates and is_barred(table, seat, space):
            return
        road = Road(space, (*road.trail, space), road.had, road.gain)
        if self._only_the_end_acts:
            self._end(self._acting(road, kind))
        else:
            stops = self._stops(space, kind)
            road = self._had(road, ends=False)
            self._end(self._acting(road, kind))
            if stops:
                return
        before = reached.get(space)
        if before is None or before.gain < road.gain:
            reached[space] = road

    def _acting(self, road: Road, kind: SpaceKind) -> Road:
        """The same road, if it ends there."""
        road = self._had(road, ends=True)
        if kind is SpaceKind.PORTAL:
            return self._jumped(road)
        if kind is SpaceKind.MISSION and not self._is_blank_mission(road.space):
            price = TURN * self.aims.manner.mission_price
            return Road(road.space, road.trail, road.had, road.gain - price)
        return road

    def _had(self, road: Road, *, ends: bool) -> Road:
        aim = self.aims.by_space.get(road.space)
        if aim is None or aim.is_barred or aim in road.had:
            return road
        if aim.ends_move and not ends:
            return road
        return Road(road.space, road.trail, (*road.had, aim), road.gain + aim.worth)

    def _stops(self, space: int, kind: SpaceKind) -> bool:
        match kind:
            case SpaceKind.MISSION:
                return not self._is_blank_mission(space)
            case SpaceKind.CHALLENGE:
                aim = self.aims.by_space.get(space)
                return aim is not None and not aim.is_barred
            case _:
                return kind is SpaceKind.PORTAL

    def _is_blank_mission(self, space: int) -> bool:
        terms = self.aims.table.terms
        if terms.options.wide_doors and space in terms.land.by_doors:
            return True
        return self.gait.is_extra and not self._only_the_end_acts

    def _jumped(self, road: Road) -> Road:
        portals = other_portals(self.aims.table, road.space)
        end = max(portals, key=lambda portal: self.aims.standing(portal, road.had))
        return Road(end, road.trail, road.had, road.gain)

    def _end(self, road: Road) -> None:
        worth = road.gain + self.aims.standing(road.space, road.had)
        worth -= TURNING_BACK * len(road.trail)
        if worth > self.worth:
            self.best, self.worth = road, worth


def gait_now(aims: Aims) -> Gait:
    walk = aims.table.turn.walk
    return Gait(steps_left(aims.table, aims.seat), walk.is_extra, walk.is_diagonal)


def roads_of(aims: Aims, gait: Gait) -> Roads:
    roads = Roads(aims, gait)
    roads.walk()
    return roads


def worth_of_stopping(aims: Aims) -> float:
    """Where the pawn stands, if the move has begun."""
    here = aims.table.seats[aims.seat].pawn
    aim = aims.by_space.get(here)
    if aim is not None and aim.ends_move:
        return aim.worth + aims.standing(here, (aim,))
    return aims.standing(here, () if aim is None else (aim,))
