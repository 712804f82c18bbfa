"""What a game brings along to be played: a box on the shelf."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from attrs import frozen
from pygame import Color, Surface

from game.core.errors import GameError
from game.core.match import Match
from game.core.seats import Seat
from game.i18n.texts import load_program
from game.players.sitting import Sitting
from game.scenes.table.view import TableView
from game.shelf.game import Game
from game.shelf.shelf import Contents, Packed

if TYPE_CHECKING:
    from game.scenes.program import Program


@frozen
class Row:
    """One line of figures at the end of a game: what they are, and one for each seat."""

    label: str
    figures: tuple[str, ...]
    best: frozenset[Seat] = frozenset()  # who comes out best, to be marked
    words: str = ""  # what exactly is counted, for the tooltip


@frozen
class Level:
    """A height that a curve is measured by."""

    label: str
    value: float


@frozen
class Curve:
    """A figure over the turns of a game, for each seat: one point per turn of the game."""

    label: str
    points: Mapping[Seat, Sequence[float]]
    axis: str = ""  # what the height means, in a word
    words: str = ""  # what exactly is shown, for the tooltip
    levels: tuple[Level, ...] = ()
    first: int = 1  # the turn of the first point


@frozen
class Story:
    """How a game has gone, once it is over."""

    headline: str
    how: str
    winner: Seat
    rows: tuple[Row, ...]
    curve: Curve | None = None
    seat_names: tuple[str, ...] = ()  # of the pieces that the seats play, whoever plays them
    seat_colours: tuple[Color, ...] = ()
    portrait: Callable[[Seat, int], Surface] | None = None  # as high as that


class TableKit(Protocol):
    """The second half of a box: what its table in a window is laid with."""

    def lay_out(
        self, program: "Program", sitting: Sitting[Any, Any, Any, Any], names: Sequence[str]
    ) -> TableView[Any, Any, Any]: ...

    def badge(self, figure: str, size: int) -> Surface:
        """The sign of one of the game's figures."""

    def portrait(self, figure: str, height: int) -> Surface:
        """One of the game's figures."""

    def warm_step(self) -> bool:
        """Makes something ready for a table, for less than a frame; whether there is more."""
        return False

    def picture_of(self, name: str) -> Callable[[int], Surface] | None:
        """The picture that the rulebook calls so, as high as that."""
        return None

    def story(self, match: Match[Any, Any, Any, Any]) -> Story: ...


class NoTableError(GameError):
    """The game can be played in text only."""


@frozen
class Box:
    """A game and its table."""

    game: Game
    kit: TableKit

    @property
    def key(self) -> str:
        return self.game.key


def unpacked(packed: Packed, contents: Contents) -> Box:
    """Raises NoTableError with a sentence."""
    if packed.kit is None:
        texts = load_program(contents.language)
        raise NoTableError(texts.text("option.text_only", box=packed.key))
    game = packed.game(contents)
    return Box(game, packed.kit(game, contents))
