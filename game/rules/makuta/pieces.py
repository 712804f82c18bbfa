"""What is in the box (B1-B5): kinds of tokens, their faces, Toa, dice, and the discs themselves."""

from enum import IntEnum

from attrs import frozen

from game.core.seats import Audience, Viewer


class Kind(IntEnum):
    """What the back of a token shows (B2)."""

    MOSQUITO = 0
    SCORPION = 1
    TIGER = 2
    KANOHI = 3
    TURAGA = 4
    KEY = 5
    LOCK = 6


RAHI = frozenset({Kind.MOSQUITO, Kind.SCORPION, Kind.TIGER})
TREASURES = (Kind.KANOHI, Kind.TURAGA, Kind.KEY)  # what a tray can hold


class Kanohi(IntEnum):
    HAU = 0
    PAKARI = 1
    AKAKU = 2
    KAKAMA = 3
    KAUKAU = 4
    MIRU = 5


class Toa(IntEnum):
    """B3, each with the element that is also the symbol of a key (V2)."""

    TAHU = 0
    GALI = 1
    LEWA = 2
    POHATU = 3
    ONUA = 4
    KOPAKA = 5


class Turaga(IntEnum):
    """Numbered as the Toa of their tribe (A1)."""

    VAKAMA = 0
    NOKAMA = 1
    MATAU = 2
    ONEWA = 3
    WHENUA = 4
    NUJU = 5


class Symbol(IntEnum):
    """What keys and locks show (V2)."""

    FIRE = 0
    WATER = 1
    AIR = 2
    STONE = 3
    EARTH = 4
    ICE = 5
    YELLOW = 6


class Colour(IntEnum):
    """The temple's segments, clockwise (V4)."""

    WHITE = 0
    RED = 1
    GREEN = 2
    BROWN = 3
    BLUE = 4
    BLACK = 5


class Die(IntEnum):
    """B4, each named by its number of sides."""

    WHITE = 6
    RED = 8
    GREEN = 12


MASK_OF_DIE = {Die.RED: Kanohi.KAKAMA, Die.GREEN: Kanohi.KAUKAU}  # K3, K4
FAST_MASKS = frozenset(MASK_OF_DIE.values())

# V3: nine of the ten triples in which every two symbols meet twice.
LOCKS = tuple(
    tuple(Symbol(int(digit) - 1) for digit in triple)
    for triple in ("123", "124", "135", "146", "156", "236", "245", "256", "345")
)

HIDDEN = -1  # the face of a disc that the viewer has not seen
PUBLIC_BIT = 1 << 6
EVERYONE = (1 << 7) - 1


def bit_of(viewer: Viewer) -> int:
    """The bit that stands for *viewer* in `Disc.known`."""
    if isinstance(viewer, Audience):
        return PUBLIC_BIT if viewer is Audience.PUBLIC else EVERYONE
    return 1 << viewer


@frozen
class Disc:
    """One token. It has no name of its own: it is told apart by where it lies (I2)."""

    kind: Kind
    face: int  # strength, Kanohi, Turaga, Symbol or index into LOCKS, as the kind says; or HIDDEN
    known: int = 0  # who has seen the face, one bit per seat, one for the public
    slow: bool = False  # a white roll has proved that it is neither Kakama nor Kaukau (E6)

    def seen_by(self, bits: int) -> "Disc":
        return Disc(self.kind, self.face, self.known | bits, self.slow)

    def veiled_for(self, bit: int) -> "Disc":
        if self.known & bit:
            return self
        return Disc(self.kind, HIDDEN, self.known, self.slow)

    def forgotten(self) -> "Disc":
        """Among others of its back nobody can tell which one it is (I2)."""
        return Disc(self.kind, self.face)
