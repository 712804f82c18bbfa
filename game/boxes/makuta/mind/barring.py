"""Standing in the way of whoever is about to win."""

from game.boxes.makuta.mind.steps import steps_around
from game.boxes.makuta.mind.worth import Worth, chance_of
from game.core.seats import Seat
from game.rules.makuta.pieces import EVERYONE
from game.rules.makuta.temple import opens

REACH = 5  # steps from which a rival may be there in the next turn


def worth_of_barring(worth: Worth, entrance: int) -> float:
    rival = rival_at(worth, entrance)
    return 0.0 if rival is None else worth.temper.bar * chance_of(worth.seen, rival)


def rival_at(worth: Worth, entrance: int) -> Seat | None:
    """Who close by can open that lock, as far as one knows; the one most likely to win there.

    Where a pawn stands no other move may end (M5).
    """
    seen, lock = worth.seen, worth.seen.tokens.locks[entrance]
    if lock.known != EVERYONE:
        return None
    near = steps_around(seen.island, entrance, REACH)
    rivals = (
        Seat(seat)
        for seat, field in enumerate(seen.pawns)
        if seat != worth.seat and field in near and opens(seen.trays[seat], lock)
    )
    return max(rivals, key=lambda seat: chance_of(seen, seat), default=None)
