"""What lies on the trays, as far as the viewer knows."""

from collections.abc import Iterator

from game.boxes.makuta.words import Names
from game.core.seats import Seat
from game.rules.makuta.duel import bonus_of
from game.rules.makuta.pieces import HIDDEN, Disc
from game.rules.makuta.state import Observation


def tray_line(names: Names, seen: Observation, seat: Seat) -> str:
    """A whole tray in one line."""
    discs = names.discs(seen.trays[seat])
    return names.texts.text("tray.line", seat=names.seat(seat), discs=discs)


def tray_lines(names: Names, seen: Observation, seat: Seat) -> Iterator[str]:
    """A tray token by token, with what each is worth."""
    tray = seen.trays[seat]
    yield names.texts.text("tray.title", seat=names.seat(seat))
    if not tray:
        yield f"  {names.texts.text('tray.empty')}"
    for place, disc in enumerate(tray, start=1):
        yield f"  {place}  {names.disc(disc)}{_worth(names, seen, seat, disc)}"


def _worth(names: Names, seen: Observation, seat: Seat, disc: Disc) -> str:
    if disc.face == HIDDEN:
        return ""
    bonus = bonus_of(disc, seen.terms.toas[seat])
    return f" {names.texts.text('tray.bonus', bonus=bonus)}" if bonus else ""
