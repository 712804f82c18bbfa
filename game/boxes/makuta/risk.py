"""What a duel with the Rahi on a field would come to, before anybody steps there."""

from collections import Counter

from attrs import frozen

from game.boxes.makuta.odds import best_die, outcomes
from game.core.seats import OPEN, Audience, Seat
from game.rules.makuta.duel import Outcome, bonus_places, total_bonus
from game.rules.makuta.pieces import HIDDEN, STRENGTHS, Disc, Kind
from game.rules.makuta.setup import box_of
from game.rules.makuta.state import Observation

DEAREST = (Kind.KEY, Kind.POWER, Kind.KANOHI, Kind.TURAGA)  # what one would miss most comes first


@frozen
class Risk:
    """With the best die and all bonuses that lie open; all of *strengths* are equally likely."""

    strengths: tuple[int, ...]  # from the weakest
    win: int
    tie: int
    lose: int
    at_stake: Kind | None  # a token of the tray that could be lost (R7)
    is_veiled: bool  # a token that lies face down might help

    @property
    def of(self) -> int:
        return self.win + self.tie + self.lose


def risk_at(seen: Observation, field: int) -> Risk | None:
    """None where no Rahi is, or where nobody looks who could meet it."""
    seat = challenger(seen)
    if seat is None or field not in seen.tokens.rahi:
        return None
    rahi, tray = seen.tokens.on_fields[field][0], seen.trays[seat]
    strengths = possible_strengths(seen, rahi)
    count = outcomes(strengths, best_die(tray), open_bonus(seen, seat))
    won, tied, lost = (count[outcome] for outcome in Outcome)
    return Risk(strengths, won, tied, lost, _at_stake(tray), is_veiled(tray))


def challenger(seen: Observation) -> Seat | None:
    """Whoever looks; where all is open, whose turn it is."""
    if seen.viewer is OPEN:
        return seen.turn.seat
    return None if isinstance(seen.viewer, Audience) else seen.viewer


def possible_strengths(seen: Observation, rahi: Disc) -> tuple[int, ...]:
    """Its own if that is known; otherwise those of its class that have not been seen elsewhere."""
    if rahi.face != HIDDEN:
        return (rahi.face,)
    tops = (seen.tokens.on_fields[field][0] for field in seen.tokens.rahi)
    met = Counter(disc.face for disc in (*tops, *seen.tokens.beaten) if disc.kind is rahi.kind)
    left = Counter(box_of(seen.terms.edition)[rahi.kind]) - met
    return tuple(sorted(left.elements()))


def open_bonus(seen: Observation, seat: Seat) -> int:
    """What a tray adds, as far as its faces can be read."""
    tray = seen.trays[seat]
    up = (place for place in bonus_places(seen, seat) if tray[place].face != HIDDEN)
    return total_bonus(seen, seat, tuple(up))


def _at_stake(tray: tuple[Disc, ...]) -> Kind | None:
    kinds = {disc.kind for disc in tray}
    return next((kind for kind in DEAREST if kind in kinds), None)


def is_veiled(tray: tuple[Disc, ...]) -> bool:
    """Whether a token that lies face down could help in a duel."""
    return any(disc.kind in STRENGTHS and disc.face == HIDDEN for disc in tray)
