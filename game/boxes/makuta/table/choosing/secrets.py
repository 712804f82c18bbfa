"""What is shown of a tray, and to whom: backs, faces that all know, and one's own while held."""

from collections.abc import Iterator

from attrs import evolve, frozen

from game.boxes.makuta.words import Names
from game.core.seats import OPEN, Audience, Seat, Viewer
from game.i18n.texts import capital
from game.rules.makuta.phases import Weighing
from game.rules.makuta.pieces import HIDDEN, PUBLIC_BIT, Disc, bit_of
from game.rules.makuta.state import Observation


@frozen
class Shown:
    """A token as it lies on the screen."""

    disc: Disc
    is_up: bool
    is_private: bool  # only the viewer may look
    known_to: tuple[Seat, ...]  # who else has seen it, but its owner
    is_public: bool


def shown_tray(seen: Observation, seat: Seat, *, is_open: bool) -> tuple[Shown, ...]:
    """*is_open* while the viewer holds the own secrets open."""
    return tuple(shown(seen, disc, seat, is_open=is_open) for disc in seen.trays[seat])


def shown(seen: Observation, disc: Disc, owner: Seat | None, *, is_open: bool) -> Shown:
    is_public = bool(disc.known & PUBLIC_BIT)
    is_private = disc.face != HIDDEN and not is_public
    open_now = is_open or seen.viewer is OPEN
    others = tuple(_who_knows(seen, disc, owner))
    return Shown(disc, is_public or (is_private and open_now), is_private, others, is_public)


def _who_knows(seen: Observation, disc: Disc, owner: Seat | None) -> Iterator[Seat]:
    for seat in range(len(seen.trays)):
        if seat != owner and disc.known & bit_of(Seat(seat)):
            yield Seat(seat)


def closed(seen: Observation) -> Observation:
    """As much of it as may be read while nothing is turned up: people sit around one screen."""
    if seen.viewer is OPEN:
        return seen
    trays = tuple(tuple(disc.veiled_for(PUBLIC_BIT) for disc in tray) for tray in seen.trays)
    phase = seen.phase
    if isinstance(phase, Weighing):
        phase = evolve(phase, disc=phase.disc.veiled_for(PUBLIC_BIT))
    return evolve(seen, trays=trays, phase=phase)


def token_words(names: Names, token: Shown) -> str:
    """What it is, as far as it lies open, and who else knows it."""
    parts = (capital(names.disc(face_of(token))), known_words(names, token))
    return "\n".join(filter(None, parts))


def face_of(token: Shown) -> Disc:
    """As far as it lies open."""
    disc = token.disc
    return disc if token.is_up else disc.veiled_for(0)


def known_words(names: Names, token: Shown) -> str:
    if token.is_public:
        return names.texts.text("table.known_to_all")
    seats = ", ".join(map(names.seat, token.known_to))
    return names.texts.text("table.known_to", seats=seats) if seats else ""


def seat_of(viewer: Viewer) -> Seat | None:
    return None if isinstance(viewer, Audience) else viewer
