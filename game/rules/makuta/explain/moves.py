"""Why a move cannot end on a field (M1-M6, K6, H1), nor a beaten pawn be set on it (X3)."""

from collections import deque

from game.core.seats import Seat
from game.rules.makuta.explain.waiting import decide_first
from game.rules.makuta.movement import ways_out
from game.rules.makuta.phases import Arrived, Deciding, Finishing, Moving, SettingPawn, Starting
from game.rules.makuta.reasons import Reason, island
from game.rules.makuta.reasons.turn import MoveIsOver, RollFirst, WayOut
from game.rules.makuta.state import Table


def why_not_field(table: Table, phase: Deciding, field: int) -> Reason:
    match phase:
        case Starting(seat):
            return _why_not_fly(table, seat, field)
        case Moving():
            return _why_not_walk(table, phase, field)
        case Arrived() | Finishing():
            return MoveIsOver()
        case SettingPawn():
            return island.FieldTaken(field, _taker(table, field))
        case _:
            return decide_first(phase)


# By Miru (K6)


def _why_not_fly(table: Table, seat: Seat, field: int) -> Reason:
    """Miru would carry the pawn to any other field."""
    return island.StandingThere() if field == table.pawns[seat] else RollFirst()


# On foot


def _why_not_walk(table: Table, phase: Moving, field: int) -> island.IslandReason:
    if field == table.pawns[phase.seat]:
        return island.StandingThere()
    if all(move.field != field for move in phase.ways.moves):
        return _out_of_reach(table, phase, field)
    return island.WholeRoll(phase.steps)


def _out_of_reach(table: Table, phase: Moving, field: int) -> island.IslandReason:
    """Too far; or near enough, if the Rahi could be crossed (M2, M4)."""
    start, rahi = table.pawns[phase.seat], table.tokens.rahi
    straight = _way(_reached(table, start), field)
    if not straight:
        return island.NoWay(_ends(table, field))
    crossed = next((between for between in straight[:-1] if between in rahi), None)
    if crossed is not None and len(straight) <= phase.steps:
        return island.RahiInTheWay(crossed)
    around = _way(_reached(table, start, stops=rahi), field)
    if around:
        return island.TooFar(len(around), phase.steps)
    return island.TooFar(len(straight), phase.steps, crossed)


def _reached(table: Table, start: int, stops: frozenset[int] = frozenset()) -> dict[int, int]:
    """The field before each one on a shortest way from *start*, the nearest fields first.

    Fields of *stops* are entered but not left.
    """
    before = {start: start}
    edge = deque(before)
    while edge:
        field = edge.popleft()
        for beside in () if field in stops else table.island.adjacent[field]:
            if beside not in before:
                before[beside] = field
                edge.append(beside)
    return before


def _way(before: dict[int, int], field: int) -> tuple[int, ...]:
    """Every step of the way to *field*; nothing if there is none."""
    steps: list[int] = []
    while field in before and before[field] != field:
        steps.append(field)
        field = before[field]
    return tuple(reversed(steps))


def _ends(table: Table, field: int) -> tuple[int, ...]:
    """The gates around *field* that lead nowhere."""
    gates = table.terms.atlas.gate_fields - table.island.linked.keys()
    return tuple(sorted(gates & _reached(table, field).keys()))


def why_not_trapped(table: Table, seat: Seat) -> WayOut:
    """The nearest open gate, or the start field, that no Rahi keeps the pawn from (U5)."""
    rahi = table.tokens.rahi
    outs = ways_out(table) - rahi
    return WayOut(next(out for out in _reached(table, table.pawns[seat], rahi) if out in outs))


# By the left neighbour's hand (X3)


def _taker(table: Table, field: int) -> island.Taker:
    if field in table.pawns:
        return island.Taker.PAWN
    return island.Taker.LOCK if field in table.tokens.locks else island.Taker.TOKEN
