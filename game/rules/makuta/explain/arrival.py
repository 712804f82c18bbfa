"""Why the end of a move does not offer something (U2, K2, L3-L5, F2)."""

from game.core.seats import Seat
from game.rules.makuta.akaku import meets
from game.rules.makuta.explain.waiting import decide_first
from game.rules.makuta.movement import holds
from game.rules.makuta.phases import Arrived, Deciding, Finishing, Meeting, Moving, Starting
from game.rules.makuta.pieces import EVERYONE, LOCKS, Disc, Kanohi, Kind, Symbol
from game.rules.makuta.reasons import Reason, trays
from game.rules.makuta.reasons.turn import MoveFirst
from game.rules.makuta.state import Table, Tray
from game.rules.makuta.targets import TAKES, Button, others_on
from game.rules.makuta.temple import keys_on, opens

KIND_TAKEN = {button: kind for kind, button in TAKES.items()}


def why_not_offered(table: Table, phase: Deciding, button: Button) -> Reason:
    match phase:
        case Starting() | Moving():
            return MoveFirst()
        case Arrived(seat) | Finishing(seat):
            return _missing(table, seat, button) or trays.NothingMoreHere()
        case Meeting() if button is Button.USE_AKAKU:
            return trays.MaskMissing(Kanohi.AKAKU)
        case _:
            return decide_first(phase)


def why_not_tray(table: Table, phase: Deciding, victim: Seat) -> Reason:
    """Why Akaku cannot open this very tray."""
    match phase:
        case Starting() | Moving():
            return MoveFirst()
        case Meeting(seat) | Arrived(seat) | Finishing(seat):
            return _missing_for_tray(table, seat, victim) or trays.NothingMoreHere()
        case _:
            return decide_first(phase)


def _missing(table: Table, seat: Seat, button: Button) -> Reason | None:
    """What the place, or the tray, lacks for *button*."""
    match button:
        case Button.TURN_UP_LOCK:
            return _missing_for_turning_up(table, seat)
        case Button.CHALLENGE_MAKUTA:
            return _missing_for_challenge(table, seat)
        case Button.USE_AKAKU:
            return _missing_for_akaku(table, seat)
        case Button.DECLINE_AKAKU:
            return _missing_to_look_at(table, seat)
        case _:
            return _missing_for_taking(table, seat, KIND_TAKEN[button])


# What Akaku needs (K2)


def _missing_for_akaku(table: Table, seat: Seat) -> Reason | None:
    if not holds(table, seat, Kanohi.AKAKU):
        return trays.MaskMissing(Kanohi.AKAKU)
    return _missing_to_look_at(table, seat)


def _missing_to_look_at(table: Table, seat: Seat) -> Reason | None:
    here = table.pawns[seat]
    others = others_on(table, seat, here)
    if not others:
        return trays.NobodyHere(here)
    return None if meets(table, seat) else trays.EmptyTrays(others)


def _missing_for_tray(table: Table, seat: Seat, victim: Seat) -> Reason | None:
    if not holds(table, seat, Kanohi.AKAKU):
        return trays.MaskMissing(Kanohi.AKAKU)
    there = table.pawns[victim]
    return trays.PawnElsewhere(victim, there) if there != table.pawns[seat] else None


# What a lock needs (L3-L5)


def _missing_for_turning_up(table: Table, seat: Seat) -> Reason | None:
    here = table.pawns[seat]
    lock = table.tokens.locks.get(here)
    if lock is None:
        return trays.NoLockHere(here)
    return trays.LockIsUp(here) if lock.known == EVERYONE else None


def _missing_for_challenge(table: Table, seat: Seat) -> Reason | None:
    here = table.pawns[seat]
    lock = table.tokens.locks.get(here)
    if lock is None:
        return trays.NoLockHere(here, "L5")
    if lock.known != EVERYONE:
        return trays.LockFaceDown(here)
    tray = table.trays[seat]
    return None if opens(tray, lock) else _keys_missing(tray, lock)


def _keys_missing(tray: Tray, lock: Disc) -> trays.KeysMissing:
    """Yellow keys stand for any symbols, so these may be more than still have to be found (L4)."""
    keys = [tray[place].face for place in keys_on(tray)]
    unmatched = tuple(symbol for symbol in LOCKS[lock.face] if symbol not in keys)
    return trays.KeysMissing(unmatched, len(unmatched) - keys.count(Symbol.YELLOW))


# What the start field has (F2)


def _missing_for_taking(table: Table, seat: Seat, kind: Kind) -> Reason | None:
    here, pile = table.pawns[seat], table.tokens.pile
    if here != table.terms.atlas.start_field:
        return trays.NotOnStartField(here)
    if any(disc.back is kind for disc in pile.old):
        return None
    fresh = any(disc.back is kind for disc in pile.fresh)
    return trays.LaidThisTurn(kind) if fresh else trays.NothingOfKind(kind)
