"""What makes a tile interesting: ways around, ways of different risk, a shape of its own."""

from collections.abc import Callable, Collection, Mapping
from itertools import combinations
from typing import TypeAlias

from game.rules.makuta.pieces import RAHI, TREASURES
from game.rules.makuta.tiles import (
    CENTRE,
    GATE_CELLS,
    MIDDLE,
    Cell,
    Role,
    Tile,
    neighbours,
    within_reach,
)

Ways: TypeAlias = Mapping[Cell, tuple[Cell, ...]]  # the fields beside each field
Shape: TypeAlias = frozenset[tuple[Cell, object]]
Symmetry: TypeAlias = Callable[[Cell], Cell]
UPRIGHT: tuple[Symmetry, ...] = (
    lambda cell: cell,
    lambda cell: Cell(-cell.x, -cell.y),
    lambda cell: Cell(-cell.x, cell.y),
    lambda cell: Cell(cell.x, -cell.y),
)
ASLANT: tuple[Symmetry, ...] = (
    lambda cell: Cell(cell.y, cell.x),
    lambda cell: Cell(-cell.y, -cell.x),
    lambda cell: Cell(-cell.y, cell.x),
    lambda cell: Cell(cell.y, -cell.x),
)


def ways_out(tile: Tile) -> tuple[Cell, ...]:
    """Where one comes from: the gates and the start field."""
    start = (Cell(0, 0),) if tile.role is Role.START else ()
    return (*(GATE_CELLS[side] for side in tile.gates), *start)


def within_safe_reach(tile: Tile) -> frozenset[Cell]:
    """The fields that can be walked to from outside without entering a Rahi's field."""
    return frozenset(cell for way in ways_out(tile) for cell in within_reach(tile, way))


def is_joined(tile: Tile) -> bool:
    """Whether a way without Rahi joins all gates."""
    gates = [GATE_CELLS[side] for side in tile.gates]
    return not gates or within_reach(tile, gates[0]).issuperset(gates)


def has_loop(tile: Tile) -> bool:
    """Whether one can walk around something: a cell that is no field, with fields all around it.

    Fields are joined side by side, so what is not a field hangs together over corners too. A block
    of two by two fields goes around nothing and is no loop.
    """
    fields = _painted(tile)
    outer = range(-CENTRE, CENTRE + 1)
    bare = {Cell(x, y) for x in outer for y in outer} - fields
    edge = [Cell(-CENTRE, -CENTRE)]  # a corner of the map is never a field
    while edge:
        x, y = edge.pop()
        around = {Cell(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} & bare
        bare -= around
        edge.extend(around)
    return bool(bare)


def _painted(tile: Tile) -> set[Cell]:
    """The cells of all fields: the start field has nine."""
    return set(tile.fields).union(MIDDLE if tile.role is Role.START else ())


def has_risk(tile: Tile) -> bool:
    """Whether two gates are joined both by a safe way and by a guarded one that is worth it.

    The safe way enters no Rahi's field. The guarded way does, and either it is shorter than every
    safe one, or a treasure that cannot be had without a duel lies on it. A way enters no field
    twice; the two ways may share fields, such as those in front of the gates.
    """
    ways = {cell: tuple(neighbours(tile, cell)) for cell in tile.fields}
    rahi = {cell for cell, kind in tile.tokens if kind in RAHI}
    safe = within_safe_reach(tile)
    prizes = [cell for cell, kind in tile.tokens if kind in TREASURES and cell not in safe]
    for one, other in combinations((GATE_CELLS[side] for side in tile.gates), 2):
        detour = _steps(ways, one, {other}, rahi)
        if detour is None:
            continue
        shortest = _steps(ways, one, {other}, ())
        if shortest != detour or any(_lies_between(ways, cell, one, other) for cell in prizes):
            return True
    return False


def _steps(ways: Ways, start: Cell, ends: set[Cell], closed: Collection[Cell]) -> int | None:
    """The length of a shortest way from *start* to one of *ends*, if there is any."""
    seen, edge, steps = {start, *closed}, [start], 0
    while edge:
        if not ends.isdisjoint(edge):
            return steps
        edge = list({beside for cell in edge for beside in ways[cell]} - seen)
        seen.update(edge)
        steps += 1
    return None


def _lies_between(ways: Ways, cell: Cell, one: Cell, other: Cell) -> bool:
    """Whether a way from *one* to *other* leads over *cell* and enters no field twice.

    By Menger's theorem it does, unless a single field bars *cell* from both ends.
    """
    return all(
        _steps(ways, cell, {one, other} - {barred}, {barred}) is not None
        for barred in ways
        if barred != cell
    )


def are_alike(one: Tile, other: Tile) -> bool:
    """Whether one is the other, turned or mirrored.

    A half turn and the mirrorings along the axes take gate cells to gate cells. The others do not,
    so there only fields and tokens are compared.
    """
    if len(one.fields) != len(other.fields):
        return False
    bare, bare_other = _shape(one), _shape(other)
    full, full_other = bare | _gates(one), bare_other | _gates(other)
    return any(_moved(full, symmetry) == full_other for symmetry in UPRIGHT) or any(
        _moved(bare, symmetry) == bare_other for symmetry in ASLANT
    )


def _shape(tile: Tile) -> Shape:
    return frozenset((cell, "field") for cell in _painted(tile)).union(tile.tokens)


def _gates(tile: Tile) -> Shape:
    return frozenset((GATE_CELLS[side], "gate") for side in tile.gates)


def _moved(shape: Shape, symmetry: Symmetry) -> Shape:
    return frozenset((symmetry(cell), mark) for cell, mark in shape)
