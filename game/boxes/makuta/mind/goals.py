"""Everything worth going to."""

from game.boxes.makuta.mind.steps import steps_around, steps_from
from game.boxes.makuta.mind.temper import VICTORY
from game.boxes.makuta.mind.trays import trays_around
from game.boxes.makuta.mind.worth import Worth
from game.rules.makuta.movement import holds
from game.rules.makuta.pieces import EVERYONE, HIDDEN, Disc, Kanohi, Kind
from game.rules.makuta.temple import opens
from game.rules.makuta.tokens import LIMITS

NEAR, FAR = 5, 12  # steps

Goals = dict[int, float]  # what it is worth to end a move there, by field


def goals(worth: Worth) -> Goals:
    """What is there, less where somebody else is closer, more where something else is near."""
    return _with_what_is_near(worth, _less_contested(worth, _plain_goals(worth)))


def _plain_goals(worth: Worth) -> Goals:
    """Where pawns meet it is one or the other: Akaku, or what the field has (U2)."""
    found = of_fields(worth)
    if holds(worth.seen, worth.seat, Kanohi.AKAKU):
        for field, value in trays_around(worth).items():
            found[field] = max(found.get(field, 0.0), value)
    return found


def of_fields(worth: Worth) -> Goals:
    """What each field has for whoever ends a move there, and leaves the trays of others alone."""
    seen = worth.seen
    tokens = seen.tokens
    found = {
        field: worth.of_finding(discs[0])
        for field, discs in tokens.on_fields.items()
        if field not in tokens.rahi
    }
    if seen.tiles_left:
        found |= dict.fromkeys(seen.island.open_gates, _of_gate(worth))
    found |= {field: _of_lock(worth, lock) for field, lock in tokens.locks.items()}
    found[seen.terms.atlas.start_field] = _of_pile(worth)
    return found


def _of_gate(worth: Worth) -> float:
    """An open gate; all the more while Makuta may lie behind it."""
    seen, temper = worth.seen, worth.temper
    if seen.temple is not None:
        return temper.unexplored
    return temper.unexplored + temper.finding / seen.tiles_left


def _of_lock(worth: Worth, lock: Disc) -> float:
    if lock.known != EVERYONE:
        return worth.temper.unknown_lock * len(worth.keys) / LIMITS[Kind.KEY]
    wins = worth.is_ready and opens(worth.tray, lock)
    return VICTORY * worth.chance if wins else 0.0


def _of_pile(worth: Worth) -> float:
    kinds = {disc.back for disc in worth.seen.tokens.pile.old}
    unseen = (worth.of_finding(Disc(kind, HIDDEN)) for kind in kinds)
    return worth.temper.pile * max(unseen, default=0.0)


# What else plays a part


def _less_contested(worth: Worth, found: Goals) -> Goals:
    """Somebody else will be there first."""
    if worth.temper.contested == 1.0:
        return found
    seen, adjacent = worth.seen, worth.seen.island.adjacent
    rivals = [field for seat, field in enumerate(seen.pawns) if seat != worth.seat]
    theirs = steps_from(adjacent, rivals, NEAR)
    own = steps_around(seen.island, seen.pawns[worth.seat], FAR)
    return {
        field: value * (worth.temper.contested if _is_closer(field, theirs, own) else 1.0)
        for field, value in found.items()
    }


def _is_closer(field: int, theirs: dict[int, int], own: dict[int, int]) -> bool:
    return field in theirs and theirs[field] + 1 < own.get(field, FAR)


def _with_what_is_near(worth: Worth, found: Goals) -> Goals:
    """A goal with another one behind it is better than one by itself."""
    wanted = {field: value for field, value in found.items() if value > 0.0}
    if not worth.temper.nearby:
        return wanted
    return {
        field: value + worth.temper.nearby * _next_best(worth, wanted, field)
        for field, value in wanted.items()
    }


def _next_best(worth: Worth, wanted: Goals, field: int) -> float:
    near = steps_around(worth.seen.island, field, NEAR)
    others = (
        wanted[other] * worth.step**steps
        for other, steps in near.items()
        if steps and other in wanted
    )
    return max(others, default=0.0)
