"""How promising every field of the island is: the goals, and the ways to them."""

from heapq import heappop, heappush

from game.boxes.quest.odds import chance_above, strengths_of
from game.boxes.quest.worth import READY, VICTORY, Worth, matching
from game.rules.quest.movement import holds
from game.rules.quest.pieces import EVERYONE, HIDDEN, LOCKS, Disc, Kanohi, Kind
from game.rules.quest.tokens import LIMITS

STEP = 0.95  # what remains of a goal's worth one step away from it
UNEXPLORED = 5.0
UNKNOWN_LOCK = 8.0
PILE_SHARE = 0.6  # what lies on the start field has been given up by somebody
A_TRAY = 4.0  # to look into, with Akaku
A_RAHI_LESS = 0.5  # the way is free, and one moves again
SET_BACK = 2.0  # what a lost duel costs
A_TOKEN = 5.0  # and what it costs beside, unless the tray is empty


def prospects(worth: Worth) -> dict[int, float]:
    """The worth of the best goal from each field, less for every step and every risk."""
    seen = worth.seen
    rahi = seen.tokens.rahi
    chances = {field: _chance(worth, seen.tokens.on_fields[field][0]) for field in rahi}
    best = goals(worth) | {
        field: _of_duel(worth, field, chance) for field, chance in chances.items() if chance
    }
    queue = [(-value, field) for field, value in best.items()]
    queue.sort()
    done: dict[int, float] = {}
    while queue:
        value, field = heappop(queue)
        if field in done:
            continue
        done[field] = -value
        for beside in seen.island.adjacent[field]:
            if beside in done:
                continue
            onward = -value * STEP
            if beside in rahi:
                onward = _through(worth, beside, chances[beside], onward)
            if onward > best.get(beside, 0.0):
                best[beside] = onward
                heappush(queue, (-onward, beside))
    return done


def _through(worth: Worth, rahi: int, chance: float, onward: float) -> float:
    """What lies behind a Rahi, for the chance to get there."""
    return chance * onward + _of_duel(worth, rahi, chance) if chance else 0.0


def goals(worth: Worth) -> dict[int, float]:
    """Everything worth going to, but Rahi."""
    seen = worth.seen
    tokens = seen.tokens
    lying = {f: discs[0] for f, discs in tokens.on_fields.items() if f not in tokens.rahi}
    alike = {(disc.kind, disc.face): worth.of_finding(disc) for disc in set(lying.values())}
    found = {field: alike[disc.kind, disc.face] for field, disc in lying.items()}
    if seen.tiles_left:
        found |= dict.fromkeys(seen.island.open_gates, UNEXPLORED)
    found |= {field: _of_lock(worth, lock) for field, lock in tokens.locks.items()}
    found[seen.terms.atlas.start_field] = _of_pile(worth)
    if holds(seen, worth.seat, Kanohi.AKAKU):
        for seat, field in enumerate(seen.pawns):
            if seat != worth.seat and seen.trays[seat]:
                found[field] = A_TRAY
    return found


def _of_lock(worth: Worth, lock: Disc) -> float:
    if lock.known != EVERYONE:
        return UNKNOWN_LOCK * len(worth.keys) / LIMITS[Kind.KEY]
    opens = matching(worth.keys, LOCKS[lock.face]) == LIMITS[Kind.KEY]
    return VICTORY * worth.chance if opens and worth.chance >= READY else 0.0


def _of_pile(worth: Worth) -> float:
    kinds = {disc.kind for disc in worth.seen.tokens.pile.old}
    unseen = (worth.of_finding(Disc(kind, HIDDEN)) for kind in kinds)
    return PILE_SHARE * max(unseen, default=0.0)


def _chance(worth: Worth, rahi: Disc) -> float:
    return chance_above(strengths_of(worth.seen, rahi), worth.die, worth.bonus)


def _of_duel(worth: Worth, field: int, chance: float) -> float:
    """What a duel brings by itself: the way, what lies under the Rahi; or a loss."""
    held = worth.seen.tokens.on_fields[field][1:]
    prize = A_RAHI_LESS + sum(worth.of_finding(disc) for disc in held)
    return chance * prize - (1 - chance) * (SET_BACK + (A_TOKEN if worth.tray else 0.0))
