"""What is lit on the island: where a move can end, the way there, what stands in the way."""

from collections.abc import Iterable, Iterator

from attrs import fields

from game.boxes.makuta.table.choosing.choosing import Choosing, Ending
from game.boxes.makuta.table.island.lights import Glow, Light
from game.boxes.makuta.words.outlook import Find, find_at
from game.core.seats import Seat
from game.rules.makuta.actions import FlyTo, MoveTo
from game.rules.makuta.movement import path_of
from game.rules.makuta.phases import Moving, RahiFoe, SettingPawn
from game.rules.makuta.play import to_move
from game.rules.makuta.reasons import Reason
from game.rules.makuta.state import Observation

GLOW_OF_FIND = {
    Find.START: Glow.PRIZE,
    Find.RAHI: Glow.DANGER,
    Find.TOKEN: Glow.PRIZE,
    Find.LOCK: Glow.PRIZE,
    Find.TILE: Glow.PRIZE,
    Find.GATE: Glow.FREE,
    Find.NOTHING: Glow.FREE,
}


def lights_of(choosing: Choosing) -> Iterator[Light]:
    """Every field on which what is meant so far can end."""
    armed = choosing.selection.armed
    for field, steps in lit_ends(choosing).items():
        glow = GLOW_OF_FIND[find_at(choosing.seen, field)]
        if isinstance(armed, Ending) and armed.field == field:
            glow = Glow.ARMED
        yield Light(field, glow, steps)
    yield from (Light(move.came_from, Glow.SIDE) for move in lit_sides(choosing))


def lit_ends(choosing: Choosing) -> dict[int, int | None]:
    """Where a move can end, and by how many steps; None where none are counted.

    All fields that Miru can reach are lit only once somebody wants to fly.
    """
    phase = choosing.seen.phase
    found: dict[int, int | None] = {}
    for action in choosing.ends:
        if isinstance(action, MoveTo) and isinstance(phase, Moving):
            steps = len(path_of(choosing.seen, phase, action)) - 1
            found[action.field] = min(steps, found.get(action.field) or steps)
        elif choosing.selection.narrowed or not isinstance(action, FlyTo):
            found[action.field] = None
    return found


def lit_pawn(choosing: Choosing) -> Seat | None:
    """Whose pawn would end there; None while no end is lit."""
    phase = choosing.seen.phase
    if not lit_ends(choosing):
        return None
    return phase.loser if isinstance(phase, SettingPawn) else to_move(choosing.seen)


def lit_sides(choosing: Choosing) -> tuple[MoveTo, ...]:
    """The ways to enter a field that has been pointed at, where there are several (R8)."""
    return tuple(move for move in choosing.selection.options if isinstance(move, MoveTo))


def path_to(choosing: Choosing, field: int) -> tuple[int, ...]:
    """The way that a move to *field* would take; nothing where there is none to be shown."""
    return _shortest(choosing, (end for end in choosing.ends if end.field == field))


def path_from_side(choosing: Choosing, came_from: int) -> tuple[int, ...]:
    sides = (move for move in lit_sides(choosing) if move.came_from == came_from)
    return _shortest(choosing, sides)


def _shortest(choosing: Choosing, ends: Iterable[Ending]) -> tuple[int, ...]:
    seen, phase = choosing.seen, choosing.seen.phase
    if not isinstance(phase, Moving):
        return ()
    walks = (path_of(seen, phase, move) for move in ends if isinstance(move, MoveTo))
    return min(walks, key=len, default=())


# What stands in the way


def hindrances(seen: Observation, reason: Reason) -> frozenset[int]:
    """The fields that *reason* speaks of."""
    found: set[int] = set()
    for each in fields(type(reason)):
        found.update(_fields_in(seen, each.name, getattr(reason, each.name)))
    return frozenset(field for field in found if field in seen.island.adjacent)


def _fields_in(seen: Observation, name: str, value: object) -> Iterable[int]:
    match name, value:
        case (("field" | "rahi" | "to" | "gate"), int(field)):
            return (field,)
        case (("ends" | "gates"), tuple()):
            return value
        case (("seat" | "loser" | "victim"), int(seat)):
            return (seen.pawns[seat],)
        case "seats", tuple():
            return (seen.pawns[seat] for seat in value)
        case "foe", RahiFoe(_, field):
            return (field,)
        case _:
            return ()
