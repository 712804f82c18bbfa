"""Small changes of a set of tiles, by lot; each leaves a set that can be played."""

from collections.abc import Callable, Mapping, Sequence
from random import Random

from attrs import evolve, field, frozen

from game.boxes.makuta.levels.figures import FIELDS, GATES
from game.core.hexes import Side
from game.rules.makuta.pieces import Kind
from game.rules.makuta.tiles import GATE_CELLS, Cell, Role, Tile, within_reach

Tiles = Mapping[str, Tile]  # by key
Room = Mapping[str, frozenset[Cell]]  # where fields may be, by key


@frozen
class Pencil:
    """Draws on the tiles that it may change."""

    room: Room
    luck: Random
    only: Sequence[str] = field(factory=list)

    def changed(self, tiles: Tiles) -> Tiles | None:
        """*tiles* with one change; None where the lot has fallen on one that cannot be."""
        ways: tuple[Callable[[Tiles], list[Tile] | None], ...] = (
            self._swap_tokens,
            self._move_token,
            self._pass_token_on,
            self._shift_field,
            self._move_gate,
        )
        new = self.luck.choice(ways)(tiles)
        if new is None or not all(map(is_sound, new)):
            return None
        return {**tiles, **{tile.key: tile for tile in new}}

    # Tokens

    def _swap_tokens(self, tiles: Tiles) -> list[Tile] | None:
        """Two token fields change their kinds."""
        one, other = (self._tile(tiles) for _ in range(2))
        if not one.tokens or not other.tokens or one is other:
            return None
        (cell, kind), (there, their_kind) = (self.luck.choice(t.tokens) for t in (one, other))
        return [
            _with(_without(one, cell), cell, their_kind),
            _with(_without(other, there), there, kind),
        ]

    def _move_token(self, tiles: Tiles) -> list[Tile] | None:
        tile = self._tile(tiles)
        return self._put(tile, tile)

    def _pass_token_on(self, tiles: Tiles) -> list[Tile] | None:
        return self._put(self._tile(tiles), self._tile(tiles))

    def _put(self, one: Tile, other: Tile) -> list[Tile] | None:
        """A token of *one* goes to a plain field of *other*."""
        plain = plain_fields(other)
        if not one.tokens or not plain:
            return None
        cell, kind = self.luck.choice(one.tokens)
        taken = _without(one, cell)
        if one is other:
            return [_with(taken, self.luck.choice(plain), kind)]
        return [taken, _with(other, self.luck.choice(plain), kind)]

    # Ways

    def _shift_field(self, tiles: Tiles) -> list[Tile] | None:
        """A field more, or one less, or both."""
        tile = self._tile(tiles)
        bare = sorted(self.room[tile.key] - {*tile.fields} - {*GATE_CELLS.values()})
        plain = plain_fields(tile)
        more = self.luck.choice(bare) if bare and self.luck.random() < MORE else None
        less = self.luck.choice(plain) if plain and self.luck.random() < MORE else None
        fields = ({*tile.fields} | ({more} if more else set())) - ({less} if less else set())
        return None if fields == {*tile.fields} else [_on_fields(tile, fields)]

    def _move_gate(self, tiles: Tiles) -> list[Tile] | None:
        """To another side, or to a side more, or away."""
        tile = self._tile(tiles)
        if tile.role is not Role.LAND:
            return None
        closed = [side for side in Side if side not in tile.gates and self._has_room(tile, side)]
        gone = {self.luck.choice(tile.gates)} if self.luck.random() < MORE else set()
        new = {self.luck.choice(closed)} if closed and self.luck.random() < MORE else set()
        gates = ({*tile.gates} | new) - gone
        fields = {*tile.fields} | {GATE_CELLS[side] for side in new}
        fields -= {GATE_CELLS[side] for side in gone}
        return [evolve(_on_fields(tile, fields), gates=tuple(sorted(gates)))]

    def _has_room(self, tile: Tile, side: Side) -> bool:
        cell = GATE_CELLS[side]
        return cell in self.room[tile.key] and cell not in dict(tile.tokens)

    def _tile(self, tiles: Tiles) -> Tile:
        return tiles[self.luck.choice(self.only or sorted(tiles))]


MORE = 0.7  # how often each half of a change is made


def plain_fields(tile: Tile) -> list[Cell]:
    """Neither a gate nor a token field nor the start field."""
    taken = {*dict(tile.tokens), *(GATE_CELLS[side] for side in tile.gates)}
    start = {Cell(0, 0)} if tile.role is Role.START else set()
    return [cell for cell in tile.fields if cell not in taken | start]


def is_sound(tile: Tile) -> bool:
    """All hangs together, and there is as much of it as there should be."""
    if not tile.gates or not GATES[tile.role][0] <= len(tile.gates) <= GATES[tile.role][1]:
        return False
    fields = {*tile.fields}
    gates = {GATE_CELLS[side] for side in tile.gates}
    if not FIELDS[0] <= len(fields) <= FIELDS[1] or not gates <= fields:
        return False
    return within_reach(tile, min(gates), crossing_rahi=True) == fields


def _without(tile: Tile, cell: Cell) -> Tile:
    return evolve(tile, tokens=tuple(each for each in tile.tokens if each[0] != cell))


def _with(tile: Tile, cell: Cell, kind: Kind) -> Tile:
    return evolve(tile, tokens=_in_order([*tile.tokens, (cell, kind)]))


def _in_order(tokens: list[tuple[Cell, Kind]]) -> tuple[tuple[Cell, Kind], ...]:
    return tuple(sorted(tokens, key=lambda token: (token[0].y, token[0].x)))


def _on_fields(tile: Tile, fields: set[Cell]) -> Tile:
    return evolve(tile, fields=tuple(sorted(fields, key=lambda cell: (cell.y, cell.x))))
