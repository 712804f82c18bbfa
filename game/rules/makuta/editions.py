"""What the printed rules differ in (E1-E8) and what the players may agree on (H1-H7), as data."""

from enum import Enum

from attrs import field, frozen
from attrs.validators import and_, ge, le

from game.rules.makuta.pieces import Toa
from game.rules.makuta.tiles import Atlas


class BonusesChosen(Enum):
    BEFORE_THE_ROLL = "before the roll"
    AFTER_THE_ROLL = "after the roll"


class FastDie(Enum):
    MAY_BE_USED = "may be used"
    MUST_BE_USED = "must be used"


class Akaku(Enum):
    TAKES = "takes"
    REMOVES = "removes, to the start field"


class Refused(Enum):
    STAYS = "stays where it lay"
    GOES_TO_START = "goes to the start field"


@frozen(cache_hash=True)  # a key of many caches
class Edition:
    key: str
    rahi_stays_up: bool  # E1
    strengths: tuple[tuple[int, int], ...]  # E2: lowest and highest mosquito, scorpion, tiger
    bonuses: BonusesChosen  # E3
    akaku: Akaku  # E4
    akaku_grants_move: bool  # E5
    fast_die: FastDie  # E6
    makuta: tuple[int, ...]  # E7: white, red, green, brown, blue, black, as in V4
    refused: Refused  # E8


_RAHI = ((1, 7), (7, 13), (13, 20))
_RAHI_US = ((1, 7), (7, 14), (14, 20))
_MAKUTA = (18, 20, 21, 22, 23, 24)
_MAKUTA_STEEP = (18, 20, 22, 24, 26, 28)

NL = Edition(
    key="nl",
    rahi_stays_up=True,
    strengths=_RAHI,
    bonuses=BonusesChosen.AFTER_THE_ROLL,
    akaku=Akaku.TAKES,
    akaku_grants_move=True,
    fast_die=FastDie.MAY_BE_USED,
    makuta=_MAKUTA,
    refused=Refused.STAYS,
)
DE = Edition(
    key="de",
    rahi_stays_up=False,
    strengths=_RAHI,
    bonuses=BonusesChosen.BEFORE_THE_ROLL,
    akaku=Akaku.TAKES,
    akaku_grants_move=True,
    fast_die=FastDie.MUST_BE_USED,
    makuta=_MAKUTA_STEEP,
    refused=Refused.STAYS,
)
FR = Edition(
    key="fr",
    rahi_stays_up=False,
    strengths=_RAHI,
    bonuses=BonusesChosen.AFTER_THE_ROLL,
    akaku=Akaku.TAKES,
    akaku_grants_move=True,
    fast_die=FastDie.MUST_BE_USED,
    makuta=_MAKUTA,
    refused=Refused.GOES_TO_START,
)
EN = Edition(
    key="en",
    rahi_stays_up=True,
    strengths=_RAHI,
    bonuses=BonusesChosen.AFTER_THE_ROLL,
    akaku=Akaku.REMOVES,
    akaku_grants_move=False,
    fast_die=FastDie.MAY_BE_USED,
    makuta=_MAKUTA,
    refused=Refused.STAYS,
)
US = Edition(
    key="us",
    rahi_stays_up=False,
    strengths=_RAHI_US,
    bonuses=BonusesChosen.AFTER_THE_ROLL,
    akaku=Akaku.TAKES,
    akaku_grants_move=True,
    fast_die=FastDie.MUST_BE_USED,
    makuta=_MAKUTA_STEEP,
    refused=Refused.STAYS,
)
EDITIONS = {edition.key: edition for edition in (NL, DE, FR, EN, US)}

MIGHTIEST = 10  # H3 goes up to this


@frozen
class HouseRules:
    """Section 15; each is off by default."""

    exact_count: bool = False  # H1
    no_stacking: bool = False  # H2
    mighty_makuta: int = field(default=0, validator=and_(ge(0), le(MIGHTIEST)))  # H3
    short_game: bool = False  # H4
    open_trays: bool = False  # H5
    closed_keys: bool = False  # H6
    two_backs: bool = False  # H7
    empty_trays: bool = False  # of short games that were begun before H4 gave everyone two tokens


@frozen
class Terms:
    """What is agreed before the game and never changes in it."""

    edition: Edition
    house: HouseRules
    toas: tuple[Toa, ...]  # by seat, clockwise
    atlas: Atlas
