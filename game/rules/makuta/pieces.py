"""What is in the box (B1-B5): kinds of tokens, their faces, Toa, dice, and the discs themselves."""

from enum import IntEnum

from attrs import Factory, evolve, field, frozen

from game.core.seats import Audience, Viewer


class Kind(IntEnum):
    """What a token is, and what its back shows (B2).

    A back tells its kind, but POWER: such a token is a Kanohi or a Turaga, and whoever has not seen
    its face sees no more.
    """

    MOSQUITO = 0
    SCORPION = 1
    TIGER = 2
    KANOHI = 3
    TURAGA = 4
    KEY = 5
    LOCK = 6
    POWER = 7


KINDS = tuple(kind for kind in Kind if kind is not Kind.POWER)  # what a token can be
RAHI = frozenset({Kind.MOSQUITO, Kind.SCORPION, Kind.TIGER})
TREASURES = (Kind.KANOHI, Kind.TURAGA, Kind.KEY)  # what a tray can hold
POWERS = frozenset({Kind.KANOHI, Kind.TURAGA})  # their backs are alike (S3), but for H7
MAY_BE_MASK = frozenset({Kind.KANOHI, Kind.POWER})  # the backs under which a Kanohi can be
STRENGTHS = POWERS | {Kind.POWER}  # what gives strength, as far as one sees it


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


def back_of(kind: Kind, *, two_backs: bool = False) -> Kind:
    """What lies uppermost of a face-down token: Kanohi and Turaga look alike (S3), but for H7."""
    return Kind.POWER if kind in POWERS and not two_backs else kind


def disc_of(kind: Kind, face: int, *, two_backs: bool) -> "Disc":
    return Disc(kind, face, back=back_of(kind, two_backs=two_backs))


def _own_back(disc: "Disc") -> Kind:
    """Alike, but where one sees no more than the back, and still knows the kind (H7)."""
    return disc.kind if disc.face == HIDDEN else back_of(disc.kind)


@frozen
class Disc:
    """One token. It has no name of its own: it is told apart by where it lies (I2)."""

    kind: Kind  # POWER, if the viewer does not know which of the two it is
    face: int  # strength, Kanohi, Turaga, Symbol or index into LOCKS, as the kind says; or HIDDEN
    known: int = 0  # who has seen the face, one bit per seat, one for the public
    slow: bool = False  # a white roll has proved that it is neither Kakama nor Kaukau (E6)
    back: Kind = field(default=Factory(_own_back, takes_self=True), eq=False)  # follows from H7
    proved: bool = False  # everybody knows its kind, whatever its back: it was refused (T4)
    # On a tray: at least so many of the discs marked like this one are Turaga, as a refusal has
    # proved (T4).
    among: int = 0

    def seen_by(self, bits: int) -> "Disc":
        return evolve(self, known=self.known | bits)

    def veiled_for(self, bit: int) -> "Disc":
        if self.known & bit:
            return self
        return self.thought_of(self.kind if self.proved else self.back, HIDDEN)

    def thought_of(self, kind: Kind, face: int) -> "Disc":
        """With what may be behind its back; written out, for it is done to all tokens at once."""
        return Disc(kind, face, self.known, self.slow, self.back, self.proved, self.among)

    def forgotten(self) -> "Disc":
        """Among others of its back nobody can tell which one it is (I2)."""
        return Disc(self.kind, self.face, back=self.back)

    @property
    def is_plain(self) -> bool:
        """Nobody knows anything of it but its back."""
        return not (self.known or self.slow or self.proved or self.among)


def by_back(disc: Disc) -> tuple[int, int, int]:
    """The order of tokens that have none: those of one back lie together."""
    return (disc.back, disc.kind, disc.face)
