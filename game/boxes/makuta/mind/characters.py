"""Who the six Toa are when the computer plays them: each a little off any temper.

Enough to be told apart in play, too little to win or lose by: `python3 -m tools lab` shows wins
per Toa.
"""

from collections.abc import Callable, Mapping

from attrs import evolve

from game.boxes.makuta.mind.temper import Temper
from game.rules.makuta.pieces import Toa

Character = Callable[[Temper], Temper]


def bold(temper: Temper) -> Temper:
    """Fights for the sake of it."""
    return evolve(
        temper,
        beaten=temper.beaten + 0.3,
        loss=0.9 * temper.loss,
        set_back=0.9 * temper.set_back,
    )


def careful(temper: Temper) -> Temper:
    """Keeps what it has, and out of the way of others."""
    return evolve(
        temper,
        loss=1.25 * temper.loss,
        set_back=1.5 * temper.set_back,
        contested=0.9 * temper.contested,
    )


def explorer(temper: Temper) -> Temper:
    return evolve(
        temper,
        unexplored=temper.unexplored + 0.4,
        finding=1.2 * temper.finding,
        miru=temper.miru + 1.0,
    )


def seeker(temper: Temper) -> Temper:
    """Takes any key, and wants to know what the locks are."""
    return evolve(
        temper,
        any_key=temper.any_key + 0.4,
        last_key=temper.last_key + 0.4,
        unknown_lock=1.25 * temper.unknown_lock,
    )


def collector(temper: Temper) -> Temper:
    """Gathers strength, also from what others have left, before it faces anybody."""
    return evolve(
        temper,
        pile=1.6 * temper.pile,
        hau=1.1 * temper.hau,
        pakari=1.1 * temper.pakari,
        turaga=1.1 * temper.turaga,
    )


def thief(temper: Temper) -> Temper:
    """Looks into the trays of others whenever it can."""
    return evolve(temper, akaku=1.2 * temper.akaku, tray=1.3 * temper.tray)


CHARACTERS: Mapping[Toa, Character] = {
    Toa.TAHU: bold,
    Toa.GALI: careful,
    Toa.LEWA: explorer,
    Toa.POHATU: seeker,
    Toa.ONUA: collector,
    Toa.KOPAKA: thief,
}
