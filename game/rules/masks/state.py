"""The whole game at one moment, as it is (`State`) and as somebody sees it (`Observation`)."""

from typing import Final, NamedTuple, TypeAlias, TypeVar

from attrs import define, frozen

from game.core.seats import Seat, Viewer
from game.rules.masks.holding.held import Hand, Held, Stack
from game.rules.masks.phases import Phase
from game.rules.masks.pieces import ChallengeKind, Deck, Skill
from game.rules.masks.printed.editions import Terms
from game.rules.masks.printed.effects import (
    AddToSkill,
    Ban,
    Effect,
    Exhaust,
    HandLimit,
    LimitSteps,
    SkipMove,
    Task,
)

# What lies before a seat


class Worn(NamedTuple):
    """A mask that has been won."""

    key: str
    is_foil: bool = False
    is_exhausted: bool = False  # K6, K8
    rest: int = 0  # own turns still to rest (K8)
    since: int = 0  # the turn in which that began (U6)

    @property
    def is_ready(self) -> bool:
        return not self.is_exhausted and not self.rest


class Adviser(NamedTuple):
    """A Turaga card that has been won."""

    key: str
    is_spent: bool = False  # A3


class OpenTask(NamedTuple):
    card: Held
    effect: Task
    owed: int = 0  # cards, where it is to give some
    age: int = 0  # own turns begun since it was taken (X4)

    def older(self) -> "OpenTask":
        return OpenTask(self.card, self.effect, self.owed, self.age + 1)


Lingering: TypeAlias = LimitSteps | Ban | AddToSkill | HandLimit | SkipMove | Exhaust
FOREVER = -1  # turns


class Lasting(NamedTuple):
    """An effect that goes on, with the card that shows it (G2)."""

    effect: Lingering
    turns: int  # own turns of the seat, or FOREVER: until something else ends it
    since: int  # the turn in which it began (U6)
    card: Held | None = None
    mask: str = ""  # that cannot be attached


class Token(NamedTuple):
    """Once, this seat may use the power of a mask that another has shared (K10)."""

    mask: str
    since: int


class SeatState(NamedTuple):
    """All that is a seat's own; a tuple, for it is changed often."""

    start: int
    pawn: int
    hands: tuple[Hand, ...]  # by deck, the first four
    pile: Hand  # still to be won, the top one last
    nobles: Hand = ()
    masks: tuple[Worn, ...] = ()
    turaga: tuple[Adviser, ...] = ()
    attached_mask: str | None = None  # K2
    attached_turaga: str | None = None
    tasks: tuple[OpenTask, ...] = ()  # oldest first
    lasting: tuple[Lasting, ...] = ()
    tokens: tuple[Token, ...] = ()
    set_skill: tuple[Skill, int] | None = None  # Mahiki
    is_shielded: bool = False  # Hau
    is_spared: bool = False  # X3: gets no SkipMove
    has_effect: bool = False  # a declaration has proved it (I4)
    last_challenge: int | None = None  # P3
    last_draw: int | None = None  # P4
    last_bohrok: int | None = None  # P6
    laid: tuple[str, ...] = ()  # unseen, for a deck of its own (Y6c)
    laid_missions: tuple[str, ...] = ()  # unseen, for the other's deck (Y6b)
    foils: tuple[str, ...] = ()  # unseen until such a mask lies face up (S6)

    def on_space(self, space: int) -> "SeatState":
        """With its pawn there: what `_replace` does, in a third of its time."""
        return SeatState(self.start, space, *self[2:])


# What is going on


class Walk(NamedTuple):
    """The move of a turn."""

    base: int  # steps (X5)
    more: int = 0
    is_extra: bool = False  # E10
    is_diagonal: bool = False
    passes_pawns: bool = False  # M9
    taken: int = 0
    entered: tuple[int, ...] = ()  # M4
    is_over: bool = False
    passed: bool = False  # the Mission space that is stood on (P2)

    def along(self, path: tuple[int, ...]) -> "Walk":
        """After a step that led this way: what `_replace` does, in a third of its time."""
        entered = (*(self.entered or path[:1]), *path[1:])
        steps = self.taken + len(path) - 1
        base, more, is_extra, is_diagonal, passes_pawns, _, _, is_over, _ = self
        return Walk(base, more, is_extra, is_diagonal, passes_pawns, steps, entered, is_over)

    def ended(self) -> "Walk":
        return self if self.is_over else Walk(*self[:7], True, self.passed)  # noqa: FBT003


class Turn(NamedTuple):
    number: int
    seat: Seat
    walk: Walk
    skips: bool = False  # U5
    is_closed: bool = False
    has_discarded: bool = False  # E11
    has_attached: bool = False  # K2
    has_used_tool: bool = False  # A2

    def with_walk(self, walk: Walk) -> "Turn":
        return Turn(self.number, self.seat, walk, *self[3:])


@frozen
class Counted:
    """Something that counts for a side of a contest, or against it."""

    side: Seat  # whose score it changes
    by: Seat
    key: str
    points: int
    is_void: bool = False


@frozen
class Challenge:
    """From the moment it is begun until all that follows from it is done."""

    kind: ChallengeKind
    challenger: Seat
    defender: Seat
    left: int = 0  # Great Mask Challenges still to come
    gmc: Held | None = None
    skills: tuple[Skill, ...] = ()
    counted: tuple[Counted, ...] = ()
    scores: tuple[int, int] = (0, 0)  # challenger, defender
    on_loss: tuple[tuple[Seat, tuple[Effect, ...]], ...] = ()
    # Bohrok
    krana: Held | None = None
    is_decided: bool = False  # `master_krana`
    is_doubled: bool = False  # `double_control`
    is_wild: bool = False  # `wild_krana`
    is_foiled: bool = False  # `no_control`
    # Rahi
    rahi: tuple[Held, ...] = ()  # the Rahi and the Challenge card
    is_lowered: bool = False
    is_reflected: bool = False
    is_redirected: bool = False
    is_shortened: bool = False
    is_failed: bool = False


@frozen
class Swarming:
    """What has been played on a Bohrok Control space, before a declaration (O2)."""

    is_decided: bool = False
    is_doubled: bool = False
    is_wild: bool = False

    @property
    def obliges(self) -> bool:
        return self.is_decided or self.is_doubled or self.is_wild


# The type checker keeps a table from being changed: a class that sees to it itself takes three
# times as long to fill, and a new state is made at every event.


@define
class Table:
    """What lies on the table; the common part of the truth and of what is seen of it."""

    terms: Final[Terms]
    seats: Final[tuple[SeatState, ...]]
    stacks: Final[tuple[Stack, ...]]
    turn: Final[Turn]
    phase: Final[Phase]
    challenge: Final[Challenge | None]
    swarming: Final[Swarming | None]
    built: Final[tuple[str, ...]]  # laid open for the decks (Y6)


@define
class State(Table):
    """The truth."""

    def but(  # noqa: PLR0913 - one per field
        self,
        *,
        seats: tuple[SeatState, ...] | None = None,
        stacks: tuple[Stack, ...] | None = None,
        turn: Turn | None = None,
        phase: Phase | None = None,
        challenge: Challenge | None = None,
        swarming: Swarming | None = None,
        built: tuple[str, ...] | None = None,
    ) -> "State":
        """The same with these changes: what `evolve` does, in a third of its time."""
        return State(
            self.terms,
            self.seats if seats is None else seats,
            self.stacks if stacks is None else stacks,
            self.turn if turn is None else turn,
            self.phase if phase is None else phase,
            self.challenge if challenge is None else challenge,
            self.swarming if swarming is None else swarming,
            self.built if built is None else built,
        )

    def in_phase(self, phase: Phase) -> "State":
        """As `but`: it is the one thing that changes with every action."""
        return State(
            self.terms,
            self.seats,
            self.stacks,
            self.turn,
            phase,
            self.challenge,
            self.swarming,
            self.built,
        )

    def without_challenge(self) -> "State":
        return State(
            self.terms,
            self.seats,
            self.stacks,
            self.turn,
            self.phase,
            None,
            None,
            self.built,
        )

    def with_seat(self, seat: Seat, own: SeatState) -> "State":
        seats = self.seats
        return self.but(seats=(*seats[:seat], own, *seats[seat + 1 :]))

    def with_hand(self, seat: Seat, deck: Deck, hand: Hand) -> "State":
        own = self.seats[seat]
        return self.with_seat(seat, own._replace(hands=replaced(own.hands, deck, hand)))

    def with_stack(self, home: int, stack: Stack) -> "State":
        return self.but(stacks=replaced(self.stacks, home, stack))

    def with_walk(self, walk: Walk) -> "State":
        return self.but(turn=self.turn.with_walk(walk))


@define
class Observation(Table):
    """What *viewer* may know: other cards are HIDDEN."""

    viewer: Final[Viewer]


T = TypeVar("T")


def replaced(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])


def without(values: tuple[T, ...], index: int) -> tuple[T, ...]:
    return (*values[:index], *values[index + 1 :])


def the_challenge(table: Table) -> Challenge:
    assert table.challenge is not None
    return table.challenge


def from_left(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """All other seats, in turn order from the left of *seat*."""
    count = len(table.seats)
    return tuple(Seat((seat + step) % count) for step in range(1, count))


def left_of(table: Table, seat: Seat) -> Seat:
    return Seat((seat + 1) % len(table.seats))
