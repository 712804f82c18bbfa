"""What it is worth to look into somebody's tray with Akaku (K2, E4)."""

from collections.abc import Iterable
from math import prod

from game.boxes.makuta.mind.steps import steps_around
from game.boxes.makuta.mind.temper import VICTORY
from game.boxes.makuta.mind.worth import Worth
from game.core.seats import Seat
from game.rules.makuta.editions import Akaku
from game.rules.makuta.pieces import Disc

FAR = 13  # steps, more than any roll


def of_tray(worth: Worth, victim: Seat) -> float:
    """What *victim* loses, and what oneself can get of it."""
    best = _best_of(worth, worth.seen.trays[victim])
    return worth.temper.tray * (_kept(worth) * best + of_harm(worth, victim))


def of_harm(worth: Worth, victim: Seat) -> float:
    """The closer somebody is to winning, the more it helps if they lose a token."""
    return VICTORY * worth.race.gain(worth.seat, victim)


def of_taking(worth: Worth, disc: Disc) -> float:
    """A token that one sees on another tray."""
    return _kept(worth) * worth.of_finding(disc)


def _kept(worth: Worth) -> float:
    """Of a token's worth: it is one's own, or somewhere among those on the start field (E4)."""
    takes = worth.seen.terms.edition.akaku is Akaku.TAKES
    return 1.0 if takes else worth.temper.pile


def _best_of(worth: Worth, tray: Iterable[Disc]) -> float:
    """On average: one looks at all before one takes, and each may be the best."""
    hopes = [tuple(worth.hopes(disc)) for disc in tray]
    best, below = 0.0, 0.0
    for value in sorted({value for disc in hopes for value, _ in disc}):
        no_better = prod(sum(chance for other, chance in disc if other <= value) for disc in hopes)
        best, below = best + value * (no_better - below), no_better
    return best


def trays_around(worth: Worth) -> dict[int, float]:
    """By the field where somebody stands."""
    seen = worth.seen
    found: dict[int, float] = {}
    for victim, field in enumerate(seen.pawns):
        if victim != worth.seat and seen.trays[victim]:
            value = _stays(worth, field) * of_tray(worth, Seat(victim))
            found[field] = max(found.get(field, 0.0), value)
    return found


def _stays(worth: Worth, field: int) -> float:
    """Who is farther off than a roll may be elsewhere by then."""
    if worth.temper.chase == 1.0:
        return 1.0
    own = steps_around(worth.seen.island, worth.seen.pawns[worth.seat], FAR)
    return 1.0 if own.get(field, FAR) <= worth.die else worth.temper.chase
