"""What a game brings along to be played: a box on the shelf."""

from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from attrs import frozen
from pygame import Color, Surface

from game.core.match import Match
from game.core.seats import Seat
from game.persistence.codec import Codec
from game.persistence.lines import Head
from game.players.player import Player
from game.players.sitting import Sitting
from game.scenes.table.view import TableView
from game.ui.scene import Scene

if TYPE_CHECKING:
    from game.scenes.program import Program

BOT = "bot"  # what a seat's card says about a computer player


@frozen
class Rule:
    """A rule of the rulebook, in our words."""

    id: str
    title: str
    text: str
    chapter: str = ""
    picture: Callable[[int], Surface] | None = None  # of a piece it is about, as high as that


@frozen
class Row:
    """One line of figures at the end of a game: what they are, and one for each seat."""

    label: str
    figures: tuple[str, ...]
    best: frozenset[Seat] = frozenset()  # who comes out best, to be marked
    words: str = ""  # what exactly is counted, for the tooltip


@frozen
class Level:
    """A height that all curves are measured by."""

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
    curves: tuple[Curve, ...] = ()
    seat_names: tuple[str, ...] = ()  # of the pieces that the seats play, whoever plays them
    seat_colours: tuple[Color, ...] = ()
    portrait: Callable[[Seat, int], Surface] | None = None  # as high as that
    code: str = ""  # brings the same deal about once more


@frozen
class NewGame:
    """What was agreed on in the new-game scene."""

    match: Match[Any, Any, Any, Any]
    bots: dict[Seat, str]
    names: tuple[str, ...]  # of the people and computers, by seat; "" has none


class Box(Protocol):
    key: str  # names its levels, texts and saves
    codec: Codec[Any, Any, Any, Any]
    bots: Mapping[str, Player[Any, Any]]
    offered: tuple[str, ...]  # those of them that people may choose, from the weakest on
    adviser: str  # the one of them who gives people hints
    stand_in: str  # and the one who answers for another who takes too long
    lasting: tuple[type, ...]  # classes of what all observations of a game have in common

    def sit_down(
        self, match: Match[Any, Any, Any, Any], bots: dict[Seat, str]
    ) -> Sitting[Any, Any, Any, Any]: ...

    def lay_out(
        self, program: "Program", sitting: Sitting[Any, Any, Any, Any], names: Sequence[str]
    ) -> TableView[Any, Any, Any]: ...

    def new_game(self, program: "Program") -> Scene:
        """The scene in which people agree on what they play."""

    def last_game(self, program: "Program") -> NewGame:
        """As the last one was set up, without asking anybody."""

    def game_as_typed(self, program: "Program", given: Namespace) -> NewGame:
        """As the options say that somebody has typed. Raises a GameError with a sentence."""

    def warm_step(self) -> bool:
        """Makes something ready for a table, for less than a frame; whether there is more."""

    def rulebook(self) -> Sequence[Rule]: ...

    def advice_words(self, program: "Program", seen: Any, action: Any) -> str:  # noqa: ANN401
        """Why one should do *action*, in a sentence for the viewer of *seen*."""

    def story(self, program: "Program", match: Match[Any, Any, Any, Any]) -> Story: ...

    def summary(self, program: "Program", head: Head) -> str:
        """What a game in the library is: edition, house rules."""

    def bot_today(self, bot: str) -> str:
        """The name of the computer player that a saved game means by *bot*."""

    def as_quick_as(self, bot: str, milliseconds: int) -> str:
        """The name of who thinks as *bot* does, but no longer than that."""

    def bot_label(self, program: "Program", bot: str) -> str:
        """What a computer player is called."""

    def character(self, program: "Program", head: Head, seat: Seat) -> str:
        """How the computer plays there, in a sentence: "" if no seat differs from another."""

    def seat_label(self, program: "Program", head: Head, seat: Seat) -> str:
        """Who sits there, for the library: a name, or the Toa."""
