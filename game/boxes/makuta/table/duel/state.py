"""One duel as everybody at the table sees it: what stands against what, so far."""

from attrs import evolve, frozen

from game.boxes.makuta.table.pieces.faces import plain
from game.core.seats import Seat
from game.rules.makuta import phases
from game.rules.makuta.duel import Outcome, bonus_of, total_bonus
from game.rules.makuta.pieces import Colour, Die, Disc, Kind, Toa
from game.rules.makuta.state import Observation, Tray
from game.rules.makuta.temple import colour_at
from game.tabletop.pictures.gleam import struck


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
    total: int | None = None
    outcome: Outcome | None = None
    can_lose: bool = True  # a token: there is one on the tray
    lost: Disc | None = None  # the token that it has cost, as all may know it
    shown: float = 1.0  # how much of the outcome is there

    @property
    def blow(self) -> float:
        """How far it is thrown aside, from -1 to 1, by a loss that has just come down."""
        return struck(self.shown) if self.outcome is Outcome.LOST else 0.0


def duel_in(seen: Observation) -> Duel | None:
    """How it stands; None where there is none."""
    match seen.phase:
        case phases.ChoosingBonuses(seat, foe, roll):
            duel = _against(seen, seat, foe)
            return duel if roll is None else _rolled(duel, seen)
        case phases.ChoosingDie(seat, foe, _, used):
            return _with(_against(seen, seat, foe), seen, used)
        case phases.RollingDuel(seat, foe, die, _, used):
            return evolve(_with(_against(seen, seat, foe), seen, used), die=die)
        case phases.ChoosingLoss(_, loser, foe, used):
            return _lost(_rolled(_with(_against(seen, loser, foe), seen, used), seen), seen, used)
        case phases.TurningTemple(seat):
            return Duel(seat)
        case _:
            return None


def _against(seen: Observation, seat: Seat, foe: phases.Foe) -> Duel:
    can_lose = bool(seen.trays[seat])
    match foe:
        case phases.RahiFoe(strength, field):
            rahi = plain(seen.tokens.on_fields[field][0])
            return Duel(seat, rahi, strength, can_lose=can_lose)
        case phases.MakutaFoe(strength):
            colour = colour_at(seen, seen.pawns[seat])
            return Duel(seat, None, strength, colour, can_lose=can_lose)


def _rolled(duel: Duel, seen: Observation) -> Duel:
    """With the die that lies there."""
    for throw in seen.dice:
        return evolve(duel, die=throw.die, roll=throw.value)
    return duel


def _with(duel: Duel, seen: Observation, used: tuple[int, ...]) -> Duel:
    return evolve(duel, used=tuple(plain(seen.trays[duel.seat][place]) for place in used))


def _lost(duel: Duel, seen: Observation, used: tuple[int, ...]) -> Duel:
    total = None if duel.roll is None else duel.roll + total_bonus(seen, duel.seat, used)
    return evolve(duel, total=total, outcome=Outcome.LOST)


def parts_of(tokens: Tray, toa: Toa, *, no_stacking: bool) -> list[tuple[Disc, int]]:
    """Each token with what it adds: of equal Kanohi only the first, if they do not stack (H2)."""
    parts: list[tuple[Disc, int]] = []
    for disc in tokens:
        counted = no_stacking and disc.kind is Kind.KANOHI and disc in [d for d, _ in parts]
        parts.append((disc, 0 if counted else bonus_of(disc, toa)))
    return parts
