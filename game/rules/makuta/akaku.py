"""Akaku: the ask where pawns meet, and what it does (U2, K2, E4, E5)."""

from game.core.seats import Seat
from game.rules.makuta.actions import DeclineAkaku, TakeFromTray, UseAkaku
from game.rules.makuta.editions import Akaku
from game.rules.makuta.events import DiscsShown, TokenRemoved, Told, TrayOpened
from game.rules.makuta.phases import Finishing, Looking, OnTray, Starting
from game.rules.makuta.pieces import Kanohi, Kind, bit_of
from game.rules.makuta.state import State, Table, replaced
from game.rules.makuta.tokens import collect, given_up, laid_on_start, shown, taken_off

DECLINE = DeclineAkaku()


def meets(table: Table, seat: Seat) -> list[Seat]:
    """Whose tray *seat*, as it stands now, could look into (K2)."""
    here, pawns = table.pawns[seat], table.pawns
    if pawns.count(here) == 1:
        return []
    return [
        Seat(other)
        for other, tray in enumerate(table.trays)
        if tray and pawns[other] == here and other != seat
    ]


def akaku_choices(table: Table, seat: Seat) -> list[UseAkaku | DeclineAkaku]:
    """Every Akaku of the tray, on every pawn that is met; or none, for what the field has (U2)."""
    met = meets(table, seat)
    uses = [
        UseAkaku(place, victim)
        for place, disc in enumerate(table.trays[seat])
        if disc.kind is Kind.KANOHI and disc.face == Kanohi.AKAKU
        for victim in met
    ]
    return [*uses, DECLINE]


def use_akaku(state: State, seat: Seat, action: UseAkaku, told: Told) -> State:
    """Akaku is shown and goes to the start field; then the whole tray is looked at."""
    state = state.but(trays=shown(state, seat, (action.mask,)))
    shown_mask = DiscsShown(seat, (action.mask,), (state.trays[seat][action.mask],), "K2")
    told.append((shown_mask, state))
    state = given_up(state, seat, action.mask, "K2", told)
    victim = Seat(action.victim)
    tray = tuple(disc.seen_by(bit_of(seat)) for disc in state.trays[victim])
    state = state.but(trays=replaced(state.trays, victim, tray), phase=Looking(seat, victim))
    told.append((TrayOpened(seat, victim, tray), state))
    return state


def take_from_tray(state: State, phase: Looking, action: TakeFromTray, told: Told) -> State:
    """The token is taken, or removed to the start field (E4)."""
    victim, place = phase.victim, action.place
    disc, rest = taken_off(state.trays[victim], place)
    trays = replaced(state.trays, victim, rest)
    state = state.but(trays=trays)
    then = _then(state, phase.seat)
    if state.terms.edition.akaku is Akaku.TAKES:
        return collect(state, disc, OnTray(victim, place), then, told)
    state = state.but(tokens=laid_on_start(state.tokens, disc), phase=then)
    told.append((TokenRemoved(phase.seat, victim, place, disc), state))
    return state


def _then(state: State, seat: Seat) -> Starting | Finishing:
    """Where the edition grants it, a further move to get away (E5)."""
    grants = state.terms.edition.akaku_grants_move
    return Starting(seat, "K2") if grants else Finishing(seat)
