"""Names for seats and tokens, so that tests read like the table talk."""

from collections.abc import Iterable

from game.core.seats import Seat, Viewer
from game.rules.makuta.pieces import EVERYONE, LOCKS, Disc, Kanohi, Kind, Symbol, Turaga, bit_of
from game.rules.makuta.state import Tray

# Seats, named after the Toa that sit there unless a test says otherwise.
TAHU, GALI, LEWA, POHATU, ONUA, KOPAKA = map(Seat, range(6))

HAU, PAKARI, AKAKU, KAKAMA, KAUKAU, MIRU = (Disc(Kind.KANOHI, face) for face in Kanohi)
VAKAMA, NOKAMA, MATAU, ONEWA, WHENUA, NUJU = (Disc(Kind.TURAGA, face) for face in Turaga)
FIRE, WATER, AIR, STONE, EARTH, ICE, YELLOW = (Disc(Kind.KEY, face) for face in Symbol)


def mosquito(strength: int) -> Disc:
    return Disc(Kind.MOSQUITO, strength)


def scorpion(strength: int) -> Disc:
    return Disc(Kind.SCORPION, strength)


def tiger(strength: int) -> Disc:
    return Disc(Kind.TIGER, strength)


def lock(*symbols: Disc) -> Disc:
    """The lock that shows what these keys show (V3)."""
    return Disc(Kind.LOCK, LOCKS.index(tuple(Symbol(key.face) for key in symbols)))


def seen(disc: Disc, *viewers: Viewer) -> Disc:
    """*disc* with its face known to these."""
    for viewer in viewers:
        disc = disc.seen_by(bit_of(viewer))
    return disc


def shown(disc: Disc) -> Disc:
    """*disc* with its face known to all."""
    return disc.seen_by(EVERYONE)


def bare(discs: Iterable[Disc]) -> Tray:
    """*discs*, whoever knows them."""
    return tuple(Disc(disc.kind, disc.face) for disc in discs)


def by_face(disc: Disc) -> tuple[int, int, int]:
    """The order of tokens that have none."""
    return (disc.back, disc.kind, disc.face)
