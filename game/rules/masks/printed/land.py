"""The map (section 2): spaces, what they do, and how far they are from each other."""

from collections import deque
from functools import cached_property
from typing import TypeAlias, assert_never

from attrs import define, frozen

from game.rules.masks.pieces import SpaceKind, Toa
from game.rules.masks.printed.effects import Columns, NearTemple, Rows, SpacesOf, StartOf

COLUMNS, ROWS = 13, 19  # L1
KINI_NUI = 9 * COLUMNS + 6
NEST = (14 * COLUMNS + 6, 15 * COLUMNS + 6)
STRAIGHT = (-COLUMNS, 1, COLUMNS, -1)  # north, east, south, west


def space_at(row: int, column: int) -> int:
    return row * COLUMNS + column


def row_of(space: int) -> int:
    return space // COLUMNS


def column_of(space: int) -> int:
    return space % COLUMNS


def name_of(space: int) -> str:
    """L1: by row from the north and column from the west."""
    return f"r{row_of(space)}c{column_of(space)}"


def apart(one: int, other: int) -> int:
    """Rows apart plus columns apart: what *within n spaces* counts."""
    return abs(row_of(one) - row_of(other)) + abs(column_of(one) - column_of(other))


@frozen
class Place:
    """One space. Plain ones have no circles."""

    kind: SpaceKind = SpaceKind.BLANK
    circles: int = 0


# Which spaces are meant does not depend on how the game stands.
Printed: TypeAlias = SpacesOf | StartOf | Rows | Columns | NearTemple


@define(slots=False)
class Land:
    """Never changed once it is made."""

    name: str
    places: dict[int, Place]  # by space, from the north-west on
    starts: dict[Toa, int]

    def __hash__(self) -> int:
        return hash((self.name, len(self.places)))

    @cached_property
    def beside(self) -> dict[int, tuple[int, ...]]:
        """The spaces one orthogonal step away (M2)."""
        return {
            space: self._neighbours(space, ((0, 1), (0, -1), (1, 0), (-1, 0)))
            for space in self.places
        }

    @cached_property
    def cornering(self) -> dict[int, tuple[int, ...]]:
        """The spaces one diagonal step away."""
        return {
            space: self._neighbours(space, ((1, 1), (1, -1), (-1, 1), (-1, -1)))
            for space in self.places
        }

    def _neighbours(self, space: int, ways: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
        found = []
        for down, right in ways:
            row, column = row_of(space) + down, column_of(space) + right
            if 0 <= row < ROWS and 0 <= column < COLUMNS and space_at(row, column) in self.places:
                found.append(space_at(row, column))
        return tuple(sorted(found))

    @cached_property
    def walks(self) -> dict[int, dict[int, int]]:
        """Walking distances: fewest steps over spaces of any kind, pawns ignored."""
        return {space: self.distances(space, frozenset(self.places)) for space in self.places}

    def distances(
        self, start: int, over: frozenset[int], most: int = COLUMNS * ROWS
    ) -> dict[int, int]:
        """Fewest steps from *start* over these spaces, as far as *most*."""
        found, waiting = {start: 0}, deque([start])
        while waiting:
            here = waiting.popleft()
            if found[here] == most:
                break
            for space in self.beside[here]:
                if space in over and space not in found:
                    found[space] = found[here] + 1
                    waiting.append(space)
        return found

    def meant(self, spaces: Printed) -> tuple[int, ...]:
        """Those that a card names, whoever plays it. Each card's are looked up once."""
        found = self._meant.get(spaces)
        if found is None:
            found = self._meant[spaces] = self._looked_up(spaces)
        return found

    @cached_property
    def _meant(self) -> dict[Printed, tuple[int, ...]]:
        return {}

    def _looked_up(self, spaces: Printed) -> tuple[int, ...]:
        match spaces:
            case SpacesOf(kind, circles):
                return self.of_kind(kind, circles)
            case StartOf(toa):
                return (self.starts[toa],)
            case Rows(first, last):
                return tuple(space for space in self.places if first <= row_of(space) <= last)
            case Columns(first, last):
                return tuple(space for space in self.places if first <= column_of(space) <= last)
            case NearTemple(within):
                return tuple(space for space in self.places if apart(space, KINI_NUI) <= within)
            case other:
                assert_never(other)

    def of_kind(self, kind: SpaceKind, circles: int | None = None) -> tuple[int, ...]:
        return self._by_kind.get((kind, circles), ())

    @cached_property
    def _by_kind(self) -> dict[tuple[SpaceKind, int | None], tuple[int, ...]]:
        """Asked at every step: by kind, with so many circles or with any number."""
        found: dict[tuple[SpaceKind, int | None], tuple[int, ...]] = {}
        for space, place in self.places.items():
            for key in ((place.kind, None), (place.kind, place.circles)):
                found[key] = (*found.get(key, ()), space)
        return found

    @cached_property
    def portals(self) -> frozenset[int]:
        return frozenset(self.of_kind(SpaceKind.PORTAL))

    @cached_property
    def challenges(self) -> frozenset[int]:
        return frozenset(self.of_kind(SpaceKind.CHALLENGE))

    @cached_property
    def gates(self) -> frozenset[int]:
        """What can be barred; all other spaces are open to everybody."""
        return self.portals | self.challenges

    @cached_property
    def quiet(self) -> frozenset[int]:
        """Where nothing happens to a pawn, whosever it is."""
        return frozenset((*self.of_kind(SpaceKind.BLANK), *self.of_kind(SpaceKind.START)))

    def region_of(self, space: int) -> Toa:
        """Whose Start is nearest; between two of them, the northern one's."""
        return min(self.starts, key=lambda toa: (apart(space, self.starts[toa]), self.starts[toa]))

    def straight_on(self, start: int, direction: int) -> list[int]:
        """The spaces in a line from *start*, up to where there is none."""
        found: list[int] = []
        here = start
        while here + direction in self.beside[here]:
            here += direction
            found.append(here)
        return found

    @cached_property
    def by_doors(self) -> frozenset[int]:
        """The Missions next to single Challenges (H7)."""
        doors = self.of_kind(SpaceKind.CHALLENGE, 1)
        missions = frozenset(self.of_kind(SpaceKind.MISSION))
        return frozenset(space for door in doors for space in self.beside[door]) & missions
