"""Which side of a token one sees: its face, or the back that all of its kind share."""

from game.rules.makuta.pieces import EVERYONE, HIDDEN, Disc, Kind
from game.rules.makuta.state import Tray

BACKS = tuple(Disc(kind, HIDDEN) for kind in Kind)


def plain(disc: Disc) -> Disc:
    """As it looks: who has seen it does not matter to a picture."""
    return Disc(disc.kind, disc.face)


def back(disc: Disc) -> Disc:
    return BACKS[disc.kind]


def open_to_all(disc: Disc, *, is_open: bool = False) -> Disc:
    """Its face only if everybody may see it: people sit around one screen."""
    return plain(disc) if is_open or disc.known == EVERYONE else back(disc)


def backs(discs: Tray) -> Tray:
    return tuple(BACKS[disc.kind] for disc in discs)
