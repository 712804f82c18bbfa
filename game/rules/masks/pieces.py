"""What is in the boxes (B1-B7): Toa, skills, decks, breeds, and when something may be played."""

from enum import Enum, IntEnum

from game.core.seats import Audience, Viewer


class Toa(IntEnum):
    """B1."""

    TAHU = 0
    GALI = 1
    LEWA = 2
    POHATU = 3
    ONUA = 4
    KOPAKA = 5


class Skill(IntEnum):
    """In the order of V1."""

    FLIGHT = 0
    SHIELDING = 1
    SPEED = 2
    STRENGTH = 3
    SWIMMING = 4
    VISION = 5


class Deck(IntEnum):
    """The shared stacks (S2). The first four are held in hands, each counted apart (G4)."""

    GA = 0
    VA = 1
    KRANA = 2
    RAHI = 3
    MISSION = 4
    GMC = 5
    BOHROK = 6


HELD = (Deck.GA, Deck.VA, Deck.KRANA, Deck.RAHI)


class Breed(IntEnum):
    """O1."""

    TAHNOK = 0
    GAHLOK = 1
    LEHVAK = 2
    PAHRAK = 3
    NUHVOK = 4
    KOHRAK = 5


class KranaType(IntEnum):
    """O1."""

    XA = 0
    BO = 1
    SU = 2
    ZA = 3
    VU = 4
    JA = 5
    YO = 6
    CA = 7


class Window(Enum):
    """When something may be played (W1-W5)."""

    FREE = "F"
    START = "S"
    MISSION = "M"
    BOHROK = "B"
    MOMENT = "K"  # at the moment that K9 says
    ADD = "A"
    DECLARED = "D"
    ANSWER = "X"


class ChallengeKind(Enum):
    """What a contest is about."""

    MASK = "Great Mask"
    BOHROK = "Bohrok"
    RAHI = "Rahi"


class SpaceKind(Enum):
    """What a space does to a pawn that enters it (section 6)."""

    BLANK = "blank"
    START = "start"
    MISSION = "mission"
    CHALLENGE = "challenge"
    GAME_ACTION = "game_action"
    PORTAL = "portal"
    BOHROK = "bohrok"


HIDDEN = ""  # the key of a card that the viewer has not seen
PUBLIC_BIT = 1 << 6
EVERYONE = (1 << 7) - 1


def bit_of(viewer: Viewer) -> int:
    """The bit that stands for *viewer* among those who know a card."""
    if isinstance(viewer, Audience):
        return PUBLIC_BIT if viewer is Audience.PUBLIC else EVERYONE
    return 1 << viewer
