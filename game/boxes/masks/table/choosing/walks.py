"""Where a pawn gets to by walking alone, past nothing that would act on its way."""

from collections import deque

from attrs import frozen

from game.core.seats import Seat
from game.rules.masks.phases import Moving, TurnStart
from game.rules.masks.pieces import SpaceKind
from game.rules.masks.state import Observation
from game.rules.masks.walking.moving import steps_left
from game.rules.masks.walking.spaces import is_barred, kind_for, pawns

Way = tuple[int, ...]  # every space on it but the first


@frozen
class Walks:
    """The shortest way to each space that can be reached in this move."""

    ways: dict[int, Way]

    def first_steps(self) -> dict[int, list[int]]:
        """By the first space of a way: the farther ones that it leads to."""
        found: dict[int, list[int]] = {}
        for space, (first, *others) in self.ways.items():
            if others:
                found.setdefault(first, []).append(space)
        return found


NOWHERE = Walks({})


def walks_of(seen: Observation) -> Walks:
    """Of whoever is to walk now."""
    phase = seen.phase
    if not isinstance(phase, TurnStart | Moving) or seen.turn.skips:
        return NOWHERE
    seat, ways = phase.seat, dict[int, Way]()
    start = seen.seats[seat].pawn
    left, taken = steps_left(seen, seat), pawns(seen) | set(seen.turn.walk.entered)
    waiting: deque[tuple[int, Way]] = deque([(start, ())])
    while waiting:
        here, way = waiting.popleft()
        if len(way) >= left or (way and _acts(seen, seat, here)):
            continue
        for space in _beside(seen, here):
            if space not in taken and space not in ways and not is_barred(seen, seat, space):
                ways[space] = (*way, space)
                waiting.append((space, ways[space]))
    return Walks(ways)


def _beside(seen: Observation, here: int) -> tuple[int, ...]:
    land = seen.terms.land
    return (*land.beside[here], *(land.cornering[here] if seen.turn.walk.is_diagonal else ()))


def _acts(seen: Observation, seat: Seat, space: int) -> bool:
    """Bohrok Control does so only where a move ends (P6)."""
    return kind_for(seen, seat, space) not in {SpaceKind.BLANK, SpaceKind.BOHROK}
