"""One duel as everybody at the table sees it: what stands against what, so far."""

from typing import TypeAlias

from attrs import evolve, frozen

from game.boxes.makuta.table.pieces.sides import plain
from game.core.seats import Seat
from game.rules.makuta.duel import Outcome, bonus_of
from game.rules.makuta.phases import (
    ChoosingBonuses,
    ChoosingDie,
    ChoosingLoss,
    Foe,
    MakutaFoe,
    RahiFoe,
    RollingDuel,
    TurningTemple,
)
from game.rules.makuta.pieces import Colour, Die, Disc, Kind, Toa
from game.rules.makuta.state import Observation, Tray
from game.rules.makuta.temple import colour_at
from game.tabletop.pictures.burst import struck


@frozen
class Duel:
    seat: Seat
    rahi: Disc | None = None  # None is Makuta
    strength: int | None = None  # Makuta's is not known before the temple has turned
    colour: Colour | None = None  # of the segment before the challenger
    die: Die | None = None
    roll: int | None = None
    used: Tray = ()
    gleam: float = 1.0  # how much of the glow of the token used last is over
    bonus: int | None = None
    total: int | None = None
    outcome: Outcome | None = None
    shown: float = 1.0  # how much of the outcome is there

    @property
    def is_forgotten(self) -> bool:
        """Lost, and the game loaded after that: the phase does not say with how much."""
        return self.outcome is not None and self.total is None

    @property
    def blow(self) -> float:
        """How far it is thrown aside, from -1 to 1, by a loss that has just come down."""
        return struck(self.shown) if self.outcome is Outcome.LOST else 0.0

    def is_same(self, other: "Duel") -> bool:
        return (self.seat, self.rahi) == (other.seat, other.rahi)


DuelPhase: TypeAlias = ChoosingBonuses | ChoosingDie | RollingDuel | ChoosingLoss | TurningTemple


def duel_in(seen: Observation) -> Duel | None:
    """As much as the phase tells."""
    match seen.phase:
        case ChoosingBonuses(seat, foe, roll):
            return evolve(_against(seen, seat, foe), roll=roll)
        case ChoosingDie(seat, foe, bonus):
            return evolve(_against(seen, seat, foe), bonus=bonus)
        case RollingDuel(seat, foe, die, bonus):
            return evolve(_against(seen, seat, foe), die=die, bonus=bonus)
        case ChoosingLoss(_, loser, foe):
            return evolve(_against(seen, loser, foe), outcome=Outcome.LOST)
        case TurningTemple(seat):
            return Duel(seat)
        case _:
            return None


def _against(seen: Observation, seat: Seat, foe: Foe) -> Duel:
    match foe:
        case RahiFoe(strength, field):
            return Duel(seat, plain(seen.tokens.on_fields[field][0]), strength)
        case MakutaFoe(strength):
            return Duel(seat, None, strength, colour_at(seen, seen.pawns[seat]))


def remembered(now: Duel, before: Duel | None) -> Duel:
    """The phase forgets the die and the tokens used; who watched the duel does not."""
    if before is None or not before.is_same(now):
        return now
    return evolve(
        now,
        die=now.die or (before.die if now.roll == before.roll or now.outcome else None),
        roll=now.roll if now.roll is not None else before.roll,
        used=before.used,
        bonus=now.bonus if now.bonus is not None else before.bonus,
        total=before.total,
        outcome=now.outcome,
    )


def parts_of(tokens: Tray, toa: Toa, *, no_stacking: bool) -> list[tuple[Disc, int]]:
    """Each token with what it adds: of equal Kanohi only the first, if they do not stack (H2)."""
    parts: list[tuple[Disc, int]] = []
    for disc in tokens:
        counted = no_stacking and disc.kind is Kind.KANOHI and disc in [d for d, _ in parts]
        parts.append((disc, 0 if counted else bonus_of(disc, toa)))
    return parts
