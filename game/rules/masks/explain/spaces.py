"""Why a space is refused."""

from game.core.seats import Seat
from game.rules.masks.explain.waiting import rule_of_phase
from game.rules.masks.phases import Moving, OnPortal, SettingPawn, TurnOver, TurnStart
from game.rules.masks.pieces import SpaceKind
from game.rules.masks.printed.effects import Banned
from game.rules.masks.reasons import (
    EnteredBefore,
    MoveIsSkipped,
    NoChoiceThere,
    NoOtherPortal,
    NoStepsLeft,
    Occupied,
    PortalsBanned,
    Reason,
    SomethingElseFirst,
    TaskBars,
    TooFar,
)
from game.rules.masks.state import Observation
from game.rules.masks.walking.moving import steps_left
from game.rules.masks.walking.spaces import is_banned


def why_not_space(seen: Observation, space: int) -> Reason:
    match seen.phase:
        case TurnStart(seat) | Moving(seat):
            return _why_not_step(seen, seat, space)
        case SettingPawn() | OnPortal():
            return NoChoiceThere(rule_of_phase(seen.phase))
        case TurnOver():
            return NoStepsLeft()
        case phase:
            return SomethingElseFirst(rule_of_phase(phase))


def _why_not_step(seen: Observation, seat: Seat, space: int) -> Reason:
    walk, land = seen.turn.walk, seen.terms.land
    here = seen.seats[seat].pawn
    near = {*land.beside[here], *(land.cornering[here] if walk.is_diagonal else ())}
    others = [Seat(i) for i, own in enumerate(seen.seats) if own.pawn == space and i != seat]
    if seen.turn.skips:
        return MoveIsSkipped()
    if steps_left(seen, seat) <= 0:
        return NoStepsLeft()
    if space == here or space in walk.entered:
        return EnteredBefore()
    if space not in near:
        return TooFar()
    if others:
        return Occupied(others[0])
    if land.places[space].kind is SpaceKind.PORTAL:
        banned = is_banned(seen, seat, Banned.PORTAL)
        return PortalsBanned() if banned else NoOtherPortal()
    return TaskBars()
