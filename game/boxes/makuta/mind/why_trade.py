"""Why one takes this token, and gives up that one."""

from game.boxes.makuta.mind.lock_needs import is_known_key, lock_asking_for, lock_served
from game.boxes.makuta.mind.motives import Harm, Trade
from game.boxes.makuta.mind.scales import Scales
from game.core.seats import Seat
from game.rules.makuta.phases import Weighing
from game.rules.makuta.pieces import Kind
from game.rules.makuta.state import without


def why_lose(scales: Scales, victim: Seat, place: int) -> Harm:
    disc = scales.seen.trays[victim][place]
    return Harm(victim, disc, lock_asking_for(scales.worth, disc))


def why_swap(scales: Scales, place: int) -> Trade:
    """A key may bring the others closer to a lock that is face up."""
    phase, worth = scales.seen.phase, scales.worth
    assert isinstance(phase, Weighing)
    new, old = phase.disc, worth.tray[place]
    if not is_known_key(new):
        return Trade(new, old)
    kept = (disc.face for disc in without(worth.tray, place) if disc.kind is Kind.KEY)
    return Trade(new, old, lock_served(worth, (*kept, new.face)))
