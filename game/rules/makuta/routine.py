"""What has to be done whatever is hidden, so that nobody need be asked (I4).

All that can be legal or not with a face that somebody does not see follows from the tray of the one
who decides, but for what is held in the hand: of a power token one has to see all. Else a step is
the only one in every truth if it is the only one with each of the trays that are asked for here:
for every rule that goes by a face there is one that lets it hold.
"""

from collections.abc import Iterable, Iterator

from attrs import evolve

from game.core.seats import NATURE
from game.rules.makuta.actions import Action
from game.rules.makuta.phases import Weighing
from game.rules.makuta.pieces import HIDDEN, MAY_BE_MASK, Disc, Kanohi, Kind, Symbol
from game.rules.makuta.play import legal_actions, to_move
from game.rules.makuta.state import Observation, Tray, replaced


def sole_action(seen: Observation) -> Action | None:
    """What alone is legal in every truth that the viewer can imagine; None where that is not so."""
    seat = to_move(seen)
    if seat is None or seat == NATURE:
        return None
    legal = [*legal_actions(seen)]
    if len(legal) != 1:
        return None
    if isinstance(seen.phase, Weighing) and _is_power_hidden((seen.phase.disc, *seen.trays[seat])):
        return None
    for tray in _other_trays(seen.trays[seat]):
        if [*legal_actions(evolve(seen, trays=replaced(seen.trays, seat, tray)))] != legal:
            return None
    return legal[0]


def _is_power_hidden(discs: Iterable[Disc]) -> bool:
    """So that the one in hand may be a Turaga too many, or a mask at odds (T4, T5)."""
    return any(disc.back is Kind.POWER and disc.face == HIDDEN for disc in discs)


def _other_trays(tray: Tray) -> Iterator[Tray]:
    """None if all of it is known; else with hidden masks all alike, and with two at odds (T5)."""
    masks = [place for place, disc in enumerate(tray) if _may_be_mask(disc)]
    if any(disc.face == HIDDEN for disc in tray):
        yield from (tuple(_with(disc, mask) for disc in tray) for mask in Kanohi)
    if len(masks) > 1:
        first = _with(tray[masks[0]], Kanohi.KAKAMA)
        others = tuple(_with(disc, Kanohi.KAUKAU) for disc in tray)
        yield replaced(others, masks[0], first)


def _may_be_mask(disc: Disc) -> bool:
    return disc.face == HIDDEN and disc.kind in MAY_BE_MASK


def _with(disc: Disc, mask: Kanohi) -> Disc:
    """A hidden key fits every lock; a Turaga helps in a duel, whoever it is."""
    if disc.face != HIDDEN:
        return disc
    if disc.kind is Kind.POWER:
        return evolve(disc, kind=Kind.KANOHI, face=mask)
    return evolve(disc, face=Symbol.YELLOW if disc.kind is Kind.KEY else mask)
