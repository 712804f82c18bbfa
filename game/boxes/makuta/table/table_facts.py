"""What a test may ask of the table: what everybody can see on it."""

from collections.abc import Iterator

from game.boxes.makuta.table.choosing.choosing import Choosing
from game.rules.makuta.phases import ChoosingBonuses, Moving, Over, Placing
from game.rules.makuta.play import to_move
from game.rules.makuta.state import Observation


def table_facts(seen: Observation, choosing: Choosing | None) -> Iterator[tuple[str, object]]:
    yield from _lying(seen)
    yield from _going_on(seen)
    if choosing is not None:
        placement = choosing.placement
        yield "chosen", sorted(choosing.bonuses)
        yield "rotation", None if placement is None else placement.rotation


def _lying(seen: Observation) -> Iterator[tuple[str, object]]:
    yield "phase", type(seen.phase).__name__
    yield "to_move", to_move(seen)
    yield "turn", seen.turn.number
    yield "turn_of", seen.turn.seat
    yield "pawns", list(seen.pawns)
    yield "tiles", len(seen.island.laid)
    yield "tiles_left", seen.tiles_left
    yield "open_gates", sorted(seen.island.open_gates)
    yield "rahi", sorted(seen.tokens.rahi)
    yield "tokens", {str(field): _top(seen, field) for field in sorted(seen.tokens.on_fields)}
    yield "locks", sorted(seen.tokens.locks)
    yield "trays", [[disc.back.name for disc in tray] for tray in seen.trays]


def _going_on(seen: Observation) -> Iterator[tuple[str, object]]:
    match seen.phase:
        case Moving(_, steps):
            yield "steps", steps
        case Placing(_, gate, tile):
            yield "gate", gate
            yield "tile", tile
        case ChoosingBonuses(_, foe, roll):
            yield "strength", foe.strength
            yield "roll", roll
        case Over(winner):
            yield "winner", winner
        case _:
            pass


def _top(seen: Observation, field: int) -> str:
    return seen.tokens.on_fields[field][0].back.name
