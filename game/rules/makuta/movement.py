"""Moving (M1-M6), flying (K6) and being trapped (U5)."""

from collections.abc import Sequence
from functools import cache

from game.core.seats import Seat
from game.rules.makuta.actions import MoveTo
from game.rules.makuta.exact import exact_paths
from game.rules.makuta.phases import Moving, Ways
from game.rules.makuta.pieces import Kanohi, Kind
from game.rules.makuta.state import Table

# A move is made anew for every roll but never changes: one object for each step is enough.
move_to = cache(MoveTo)


def ways_from(table: Table, start: int, steps: int) -> Ways:
    """All that *steps* allow (M1-M4). A shortest way never enters a field twice, so M3 holds.

    A Rahi's field ends the walk and is listed once for every side it can be entered from.
    """
    adjacent, rahi = table.island.adjacent, table.tokens.rahi
    before = {start: start}
    moves: list[MoveTo] = []
    edge = [start]
    for _ in range(steps):
        beyond: list[int] = []
        for field in edge:
            for beside in adjacent[field]:
                if beside in rahi:
                    moves.append(move_to(beside, field))
                elif beside not in before:
                    before[beside] = field
                    moves.append(move_to(beside, field))
                    beyond.append(beside)
        edge = beyond
    return Ways(tuple(moves), before)


def walks(table: Table, phase: Moving) -> Sequence[MoveTo]:
    """The moves that are legal after a roll (M2, H1); pawns are in nobody's way (M5)."""
    if table.terms.house.exact_count:
        return _exact_walks(table, phase)
    return phase.ways.moves


def path_of(table: Table, phase: Moving, move: MoveTo) -> tuple[int, ...]:
    """Every field of the walk, the first and the last included."""
    if table.terms.house.exact_count and not _may_stop_early(table, phase.seat, move.field):
        exact = _exact_paths(table, phase)
        if move.field in exact:
            return exact[move.field]
    before = phase.ways.before
    path = [move.field, move.came_from]
    while (field := path[-1]) != before[field]:
        path.append(before[field])
    return tuple(reversed(path))


def holds(table: Table, seat: Seat, mask: Kanohi) -> bool:
    return any(disc.face == mask and disc.kind is Kind.KANOHI for disc in table.trays[seat])


def landings(table: Table, seat: Seat) -> list[int]:
    """Where Miru can carry the pawn (K6)."""
    here = table.pawns[seat]
    return [field for field in table.island.adjacent if field != here]


def is_trapped(table: Table, seat: Seat) -> bool:
    """Whether no way out can be reached but past a Rahi (U5)."""
    part_of, free, here = table.terms.atlas.part_of, _free_parts(table), table.pawns[seat]
    if part_of.get(here) in free:
        return False
    seen, edge, outs = {here}, [here], ways_out(table)
    while edge:
        field = edge.pop()
        if field in outs or part_of.get(field) in free:
            return False
        for beside in table.island.adjacent[field]:
            if beside not in seen and beside not in table.tokens.rahi:
                seen.add(beside)
                edge.append(beside)
    return True


def ways_out(table: Table) -> set[int]:
    """The start field, and open gates while tiles are left (U5)."""
    outs = {table.terms.atlas.start_field}
    return outs.union(table.island.open_gates) if table.tiles_left else outs


def _free_parts(table: Table) -> frozenset[int]:
    """Parts of tiles from which a way out can be reached, whatever Rahi are still there."""
    known, has_tiles = table.island.free, table.tiles_left > 0
    if has_tiles not in known:
        known[has_tiles] = frozenset(_joined_parts(table, ways_out(table)))
    return known[has_tiles]


def _joined_parts(table: Table, fields: set[int]) -> set[int]:
    """The parts of *fields*, and all that linked gates join to them."""
    atlas, linked = table.terms.atlas, table.island.linked
    found = {atlas.part_of[field] for field in fields if field in atlas.part_of}
    edge = [*found]
    while edge:
        for gate in atlas.gates_of[edge.pop()]:
            part = atlas.part_of.get(linked.get(gate, gate))
            if part is not None and part not in found:
                found.add(part)
                edge.append(part)
    return found


def _may_stop_early(table: Table, seat: Seat, field: int) -> bool:
    """H1: on a token, a lock, a gate, the start field or beside another pawn."""
    return (
        field in table.tokens.on_fields
        or field in table.terms.atlas.gate_fields
        or field == table.terms.atlas.start_field
        or any(at == field for other, at in enumerate(table.pawns) if other != seat)
    )


def _exact_walks(table: Table, phase: Moving) -> list[MoveTo]:
    """H1: whatever may end a move early, and what takes the whole roll."""
    early, exact = _early_stops(table, phase), _exact_paths(table, phase)
    return early + [move_to(field, path[-2]) for field, path in exact.items()]


def _early_stops(table: Table, phase: Moving) -> list[MoveTo]:
    return [move for move in phase.ways.moves if _may_stop_early(table, phase.seat, move.field)]


def _exact_paths(table: Table, phase: Moving) -> dict[int, tuple[int, ...]]:
    stops = frozenset(move.field for move in _early_stops(table, phase))
    return exact_paths(table, table.pawns[phase.seat], phase.steps, stops)
