"""Where everything lies on the table, in cells of a tile's grid; the start tile is at (0, 0)."""

from collections.abc import Iterator
from functools import lru_cache
from math import ceil, floor, sqrt

from attrs import field, frozen
from pygame import FRect, Vector2

from game.core.hexes import Hex, Side
from game.rules.makuta.state import Island
from game.rules.makuta.tiles import GATE_CELLS, Atlas, cell_of
from game.rules.makuta.tiles import tile_of as tile_of_field

FLAT = 9.0  # from one side of a tile to the opposite one
ACROSS = FLAT * sqrt(3) / 2  # from one column of tiles to the next
CORNER = FLAT / sqrt(3)  # from a tile's middle to a corner
GATE = 4.0  # from a tile's middle to the middle of a gate stone
REACH = Vector2(5.4, 5.2)  # from a tile's middle to the end of its picture, knobs included
_SIDE_OF_CELL = {cell: side for side, cell in GATE_CELLS.items()}


def tile_centre(place: Hex) -> Vector2:
    return Vector2(ACROSS * place.q, FLAT * (place.r + place.q / 2))


def hexes_in(part: FRect) -> Iterator[Hex]:
    """All hexagons that *part* of the table may show something of."""
    columns = ceil((part.left - CORNER) / ACROSS), floor((part.right + CORNER) / ACROSS)
    for q in range(columns[0], columns[1] + 1):
        rows = ceil(part.top / FLAT - (q + 1) / 2), floor(part.bottom / FLAT - (q - 1) / 2)
        yield from (Hex(q, r) for r in range(rows[0], rows[1] + 1))


def tile_bounds(place: Hex) -> FRect:
    """All that the picture of a tile there can cover, in any rotation."""
    return FRect(tile_centre(place) - REACH, REACH * 2)


@frozen
class Spot:
    """Where a field lies, and how far its slab is turned clockwise, in degrees."""

    centre: Vector2
    angle: float


def spot(atlas: Atlas, number: int, place: Hex, rotation: int) -> Spot:
    """The field *number*, if its tile lay at *place*, turned by *rotation*."""
    return _spot(number, number in atlas.gate_fields, place, rotation)


@lru_cache(maxsize=4096)  # whole islands are asked for again and again
def _spot(number: int, is_gate: bool, place: Hex, rotation: int) -> Spot:  # noqa: FBT001 - a key
    cell = cell_of(number)
    if is_gate:
        return gate_spot(place, _SIDE_OF_CELL[cell].turned(rotation))
    turned = Vector2(cell).rotate(60 * rotation)
    return Spot(tile_centre(place) + turned, 60 * rotation)


def gate_spot(place: Hex, side: Side) -> Spot:
    """A gate of the tile at *place* towards *side* of the table."""
    return Spot(tile_centre(place) + Vector2(0, -GATE).rotate(60 * side), 60 * side)


@frozen
class Places:
    """The places of one island; cheap to make anew whenever a tile is laid."""

    island: Island
    atlas: Atlas
    _hexes: dict[int, Hex] = field(init=False, eq=False, repr=False)

    _bounds: FRect = field(init=False, eq=False, repr=False)

    @_bounds.default
    def _find_bounds(self) -> FRect:
        tiles = [tile_bounds(place) for place in self.island.laid]
        return tiles[0].unionall(tiles[1:]) if tiles else FRect()

    @_hexes.default
    def _find_hexes(self) -> dict[int, Hex]:
        return {laid.tile: place for place, laid in self.island.laid.items()}

    def rotation_of(self, tile: int) -> int:
        return self.island.laid[self._hexes[tile]].rotation

    def has(self, number: int) -> bool:
        """Whether the field's tile has been laid."""
        return tile_of_field(number) in self._hexes

    def field_place(self, number: int) -> Vector2:
        return self._spot(number).centre

    def field_angle(self, number: int) -> float:
        return self._spot(number).angle

    def temple_place(self) -> Vector2 | None:
        """None while Makuta's tile is in the stack."""
        place = self._hexes.get(self.atlas.makuta)
        return None if place is None else tile_centre(place)

    def bounds(self) -> FRect:
        """Asked for in every frame."""
        return self._bounds.copy()

    def has_water(self, part: FRect) -> bool:
        """Whether *part* of the table may show something of the sea."""
        return any(place not in self.island.laid for place in hexes_in(part))

    def _spot(self, number: int) -> Spot:
        place = self._hexes[tile_of_field(number)]
        return spot(self.atlas, number, place, self.island.laid[place].rotation)
