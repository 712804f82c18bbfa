"""Which die may be rolled, and what rolling it shows (K3-K5, E6)."""

from attrs import evolve

from game.core.seats import Seat
from game.rules.makuta.actions import RollDie
from game.rules.makuta.editions import FastDie
from game.rules.makuta.events import DiscsShown, ProvedSlow, Told
from game.rules.makuta.pieces import MASK_OF_DIE, MAY_BE_MASK, Die, Disc, Kind
from game.rules.makuta.state import State, Table, replaced
from game.rules.makuta.tokens import shown

DIE_OF_MASK: dict[int, Die] = {mask: die for die, mask in MASK_OF_DIE.items()}
WHITE = RollDie(Die.WHITE)


def die_choices(table: Table, seat: Seat) -> list[RollDie]:
    """White, and red or green with the mask for it; or only these, where they must be used (E6)."""
    fast = [
        RollDie(DIE_OF_MASK[disc.face], place)
        for place, disc in enumerate(table.trays[seat])
        if disc.kind is Kind.KANOHI and disc.face in DIE_OF_MASK
    ]
    if fast and table.terms.edition.fast_die is FastDie.MUST_BE_USED:
        return fast
    return [WHITE, *fast]


def show_die(state: State, seat: Seat, action: RollDie, told: Told) -> State:
    """A faster die shows everyone its mask (K5); where it must be used, white tells too (E6)."""
    if action.mask is not None:
        state = state.but(trays=shown(state, seat, (action.mask,)))
        mask = state.trays[seat][action.mask]
        told.append((DiscsShown(seat, (action.mask,), (mask,), "K5"), state))
    elif state.terms.edition.fast_die is FastDie.MUST_BE_USED:
        tray = tuple(_slow(disc) for disc in state.trays[seat])
        if tray != state.trays[seat]:
            state = state.but(trays=replaced(state.trays, seat, tray))
            told.append((ProvedSlow(seat), state))
    return state


def _slow(disc: Disc) -> Disc:
    """By its back alone: a Turaga is no fast mask either, and must not be told from a slow one."""
    return evolve(disc, slow=True) if disc.back in MAY_BE_MASK else disc
