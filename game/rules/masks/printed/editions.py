"""What the editions differ in (E1-E16) and what the players may agree on (section 20), as data."""

from enum import Enum
from functools import cached_property

from attrs import define, field, frozen
from attrs.validators import and_, ge, le

from game.rules.masks.pieces import Deck, Skill, Toa
from game.rules.masks.printed.cards import Cards, TuragaRole
from game.rules.masks.printed.land import Land


class Values(Enum):
    """E2."""

    MATA = "Mata"
    NUVA = "Nuva"


class MaskMode(Enum):
    """E7: how masks count."""

    ATTACHED = "attached"  # K2
    MIGHT = "might"  # K3, K6
    NUVA = "nuva"  # K3, K8


class AtChallenge(Enum):
    """E8: what Challenge spaces are for a seat with an open task."""

    BLANK = "blank"
    CLOSED = "not to be entered"


class ExtraMovement(Enum):
    """E10: what a move with an extra-movement card changes."""

    MISSIONS_ARE_BLANK = "Missions are blank"
    ONLY_THE_END_ACTS = "only the end acts"


class FullHand(Enum):
    """E11: when a GA of a full hand may be discarded."""

    AT_A_DRAW = "at a draw"
    AT_TURN_START = "at the start of a turn"


class DefenderTakes(Enum):
    """E13: beside the used Krana."""

    VA = "Va"
    KRANA = "Krana"


class Swarm(Enum):
    """E14."""

    NO = "no"
    YES = "yes"
    OPTION = "option"


class KranaWin(Enum):
    """E15."""

    ONE_BREED = "one breed"
    DIFFERENT_TYPES = "different types"


@frozen
class DeckList:
    """What a part of the box brings (B2-B7): keys and copies, and keys of which there is one."""

    actions: tuple[tuple[str, int], ...] = ()
    missions: tuple[str, ...] = ()
    challenges: tuple[str, ...] = ()
    rahi: tuple[tuple[str, int], ...] = ()
    va: tuple[tuple[str, int], ...] = ()
    krana: tuple[str, ...] = ()
    bohrok: tuple[str, ...] = ()


@frozen
class Edition:
    key: str
    fewest: int  # E1
    most: int
    values: Values  # E2
    cards: DeckList  # E3, E4
    swarm_cards: DeckList  # what the swarm adds, where it is an option
    rahi_cards: DeckList | None  # E6; None: without Rahi
    opening: tuple[int, int, int]  # E5: GA, Va, Krana; the last two only with a swarm
    masks: MaskMode  # E7
    may_choose_might: bool
    turaga: tuple[TuragaRole, ...]
    challenges_with_task: AtChallenge  # E8
    tasks_in_order: bool  # E9
    extra_movement: ExtraMovement  # E10
    full_hand: FullHand  # E11
    va_limit: int | None  # E12
    krana_limit: int | None
    defender_takes: DefenderTakes  # E13
    swarm: Swarm  # E14
    krana_win: KranaWin  # E15
    tasks_at_once: bool  # E16
    is_built: bool = False  # `duel`: decks are built before the game (Y5-Y8)


MOST_FOILS = 3


@frozen
class Options:
    """Of a new game; each is off by default but the swarm."""

    masks_of_might: bool = False  # B3
    rahi: bool = False  # B4
    swarm: bool = True  # where the edition leaves it open (E14)
    short_game: bool = False  # Y3
    secret_missions: bool = False  # Y6b
    ready_decks: bool = False  # Y8
    foils: int = field(default=0, validator=and_(ge(0), le(MOST_FOILS)))  # H1
    open_hands: bool = False  # H2
    old_step: bool = False  # H3
    bare_faces: bool = False  # H4
    long_shadows: bool = False  # H5
    quiet_table: bool = False  # H6
    wide_doors: bool = False  # H7


GA_LIMIT = 7  # G4
RAHI_LIMIT, RAHI_OF_A_TYPE = 9, 3  # R2
OPENING_RAHI = 3  # E6


@define(slots=False)
class Terms:
    """What is agreed before the game and never changes in it."""

    edition: Edition
    options: Options
    toas: tuple[Toa, ...]  # by seat, clockwise
    land: Land
    cards: Cards

    def __hash__(self) -> int:
        return hash((self.edition.key, self.options, self.toas))

    @cached_property
    def mode(self) -> MaskMode:
        might = self.options.masks_of_might and self.edition.may_choose_might
        return MaskMode.MIGHT if might else self.edition.masks

    @cached_property
    def has_swarm(self) -> bool:
        match self.edition.swarm:
            case Swarm.NO:
                return False
            case Swarm.YES:
                return True
            case Swarm.OPTION:
                return self.options.swarm

    @cached_property
    def has_rahi(self) -> bool:
        return self.options.rahi and self.edition.rahi_cards is not None

    @cached_property
    def attaches(self) -> bool:
        """Whether one mask is worn at a time (K2)."""
        return self.mode is MaskMode.ATTACHED

    @cached_property
    def has_nobles(self) -> bool:
        return not self.attaches

    @cached_property
    def lists(self) -> tuple[DeckList, ...]:
        """All that is shuffled together (S2)."""
        found = [self.edition.cards]
        if self.edition.swarm is Swarm.OPTION and self.has_swarm:
            found.append(self.edition.swarm_cards)
        if self.has_rahi and self.edition.rahi_cards:
            found.append(self.edition.rahi_cards)
        return tuple(found)

    @cached_property
    def opening(self) -> dict[Deck, int]:
        """S4, in the order of dealing; Y3: no Krana in a short game."""
        ga, va, krana = self.edition.opening
        found = {Deck.GA: ga}
        if self.has_swarm:
            found |= {Deck.VA: va, Deck.KRANA: 0 if self.options.short_game else krana}
        if self.has_rahi:
            found[Deck.RAHI] = OPENING_RAHI
        return found

    @cached_property
    def plain_steps(self) -> int:
        """M1, H3."""
        return 1 if self.options.old_step else 3

    @cached_property
    def masks_to_win(self) -> int:
        """Y1, Y3; the default mask counts in a whole game."""
        if not self.options.short_game:
            return len(self.cards.great_masks())
        return 3 if self.options.bare_faces else 4

    @cached_property
    def krana_to_win(self) -> int:
        """Y2, Y3."""
        return 5 if self.options.short_game else 8

    @cached_property
    def last_knocks(self) -> int:
        """X6, H3: after this round no mask is knocked off."""
        return 200 if self.options.old_step else 100

    @cached_property
    def last_round(self) -> int:
        """X6, H3."""
        return 300 if self.options.old_step else 150

    def value(self, seat: int, skill: Skill) -> int:
        toa = self.cards.toas[self.toas[seat]]
        return (toa.mata if self.edition.values is Values.MATA else toa.nuva)[skill]
