"""The whole game at one moment, as it is (`State`) and as somebody sees it (`Observation`)."""

from functools import cache
from typing import TypeAlias, TypeVar

from attrs import field, frozen

from game.core.hexes import Hex
from game.core.seats import Seat, Viewer
from game.rules.makuta.editions import Terms
from game.rules.makuta.phases import Phase
from game.rules.makuta.pieces import Die, Disc

Tray: TypeAlias = tuple[Disc, ...]  # in the order of arrival (I4)


@frozen
class Laid:
    """A tile on the table, turned clockwise by *rotation* sixths."""

    tile: int
    rotation: int


@frozen
class Island:
    """All placed tiles. Changes only when a tile is laid."""

    laid: dict[Hex, Laid]
    adjacent: dict[int, tuple[int, ...]]  # the fields one step away, through linked gates too (M1)
    open_gates: dict[int, Hex]  # where a tile laid at this gate would lie (G1)
    linked: dict[int, int]  # each linked gate and the one that faces it
    blocked: frozenset[int]
    # Parts of tiles that a way out always leads from (U5), with tiles left and without; kept here
    # once they have been asked for.
    free: dict[bool, frozenset[int]] = field(factory=dict, init=False, eq=False, repr=False)


@frozen
class Pile:
    """The tokens on the start field: no order, kept sorted. Those laid this turn are apart (F2)."""

    old: Tray = ()
    fresh: Tray = ()


@frozen
class Tokens:
    """Every token that lies on the island or has left the game."""

    on_fields: dict[int, Tray]  # a Rahi first, then what it holds, in the order of loss
    rahi: frozenset[int]  # the fields with a Rahi
    locks: dict[int, Disc]
    pile: Pile
    beaten: Tray


@frozen
class Turn:
    number: int
    seat: Seat


@frozen
class Throw:
    """A die as it has fallen; it lies there for all to see."""

    seat: Seat
    die: Die
    value: int
    is_past: bool = False  # it fell in the turn before


Dice: TypeAlias = tuple[Throw, ...]  # that lie on the table: the last one thrown, or none


@cache
def fallen(seat: Seat, die: Die, value: int, *, is_past: bool = False) -> Dice:
    """They fall often, and there are few: each is made once."""
    return (Throw(seat, die, value, is_past),)


@frozen
class Stacks:
    """What was shuffled at set-up, the next one last."""

    tiles: tuple[int, ...]
    buried: int  # how many tiles at the bottom G5 has sent there, seen by all
    supplies: tuple[tuple[int, ...], ...]  # faces, by kind
    locks: tuple[int, ...]
    temple: int  # how far the temple will stand turned, once Makuta's tile is laid
    power: Tray = ()  # Kanohi and Turaga, mixed (S3); with H7 they are among the supplies


@frozen
class SeenStacks:
    """What all may know of the stacks (I1)."""

    buried: tuple[int, ...]
    supplies: tuple[int, ...]  # how many, by kind
    locks: int
    power: int = 0


@frozen
class Table:
    """What lies on the table; the common part of the truth and of what is seen of it."""

    terms: Terms
    island: Island
    tokens: Tokens
    trays: tuple[Tray, ...]
    pawns: tuple[int, ...]  # the field of each seat's pawn
    temple: int | None  # sixths of a clockwise turn, once it stands
    turn: Turn
    phase: Phase
    dice: Dice
    tiles_left: int


@frozen
class State(Table):
    """The truth."""

    stacks: Stacks

    def but(  # noqa: PLR0913 - one per field
        self,
        *,
        island: Island | None = None,
        tokens: Tokens | None = None,
        trays: tuple[Tray, ...] | None = None,
        pawns: tuple[int, ...] | None = None,
        temple: int | None = None,
        turn: Turn | None = None,
        phase: Phase | None = None,
        dice: Dice | None = None,
        tiles_left: int | None = None,
        stacks: Stacks | None = None,
    ) -> "State":
        """The same with these changes: what `evolve` does, in a third of its time."""
        return State(
            self.terms,
            self.island if island is None else island,
            self.tokens if tokens is None else tokens,
            self.trays if trays is None else trays,
            self.pawns if pawns is None else pawns,
            self.temple if temple is None else temple,
            self.turn if turn is None else turn,
            self.phase if phase is None else phase,
            self.dice if dice is None else dice,
            self.tiles_left if tiles_left is None else tiles_left,
            self.stacks if stacks is None else stacks,
        )


@frozen
class Observation(Table):
    """What *viewer* may know: other faces are HIDDEN."""

    stacks: SeenStacks
    viewer: Viewer


T = TypeVar("T")


def replaced(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])


def without(values: tuple[T, ...], index: int) -> tuple[T, ...]:
    return (*values[:index], *values[index + 1 :])
