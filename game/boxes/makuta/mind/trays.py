"""What it is worth to look into somebody's tray with Akaku (K2, E4)."""

from collections.abc import Iterable
from math import prod

from game.boxes.makuta.mind.temper import VICTORY
from game.boxes.makuta.mind.worth import Worth
from game.core.seats import Seat
from game.rules.makuta.editions import Akaku
from game.rules.makuta.pieces import Disc


def of_tray(worth: Worth, victim: Seat) -> float:
    """What oneself can get of it, and what *victim* loses."""
    best = _best_of(worth, worth.seen.trays[victim])
    return _kept(worth) * best + worth.temper.tray * of_harm(worth, victim)


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
            found[field] = max(found.get(field, 0.0), of_tray(worth, Seat(victim)))
    return found
