"""The sum of a duel as a row of pieces: die, tokens, total, and what it stands against."""

from collections.abc import Iterator

from attrs import frozen

from game.boxes.makuta.table.duel.prospects import Prospect
from game.boxes.makuta.table.duel.state import Duel, parts_of
from game.rules.makuta.editions import Terms
from game.rules.makuta.pieces import HIDDEN, Die, Disc


@frozen
class DiePart:
    die: Die
    roll: int | None  # None before it is rolled


@frozen
class TokenPart:
    disc: Disc
    bonus: int
    is_sure: bool = True  # or only thought about
    gleam: float = 1.0  # how much of its glow is over

    @property
    def is_veiled(self) -> bool:
        return self.disc.face == HIDDEN


Part = DiePart | TokenPart


def sum_parts(duel: Duel, promised: Prospect | None, terms: Terms) -> tuple[Part, ...]:
    return tuple(_parts(duel, promised, terms))


def _parts(duel: Duel, promised: Prospect | None, terms: Terms) -> Iterator[Part]:
    toa, no_stacking = terms.toas[duel.seat], terms.house.no_stacking
    die = duel.die or (promised.die if promised else None) or Die.WHITE
    yield DiePart(die, duel.roll)
    for place, (disc, bonus) in enumerate(parts_of(duel.used, toa, no_stacking=no_stacking)):
        is_last = place + 1 == len(duel.used)
        yield TokenPart(disc, bonus, gleam=duel.gleam if is_last else 1.0)
    if promised and not duel.used:
        for disc, bonus in parts_of(promised.tokens, toa, no_stacking=no_stacking):
            yield TokenPart(disc, bonus, is_sure=False)


def sum_of(duel: Duel, parts: tuple[Part, ...]) -> int | None:
    """As far as it can be told: None before the roll, and while tokens lie face down."""
    if duel.total is not None:
        return duel.total
    if duel.roll is None or any(isinstance(p, TokenPart) and p.is_veiled for p in parts):
        return None
    return duel.roll + sum(part.bonus for part in parts if isinstance(part, TokenPart))
