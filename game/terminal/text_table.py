"""What a game brings along to be played in text, and what one viewer sees of it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum, auto
from typing import Any, Generic, TypeAlias

from attrs import field, frozen

from game.core.errors import GameError
from game.core.ruleset import A, E, O
from game.core.seats import Seat, Viewer
from game.core.typed_numbers import number_in
from game.i18n.texts import Texts
from game.shelf.game import Game
from game.shelf.shelf import Boxes, Contents, Packed
from game.terminal.console import Console
from game.terminal.offers import Offer, numbered, which, worded


class Tone(Enum):
    """How an event is told."""

    PLAIN = auto()
    HEADING = auto()  # something begins, such as a turn
    QUIET = auto()  # in the log, but not worth a line while one plays


@frozen
class View(Generic[O, A, E]):
    """The table through the eyes of *viewer*. Nothing else is known here."""

    console: Console
    table: "TextTable[O, A, E]"
    viewer: Viewer
    seen: O
    actions: Sequence[A]  # none unless the viewer has to decide
    witnessed: Callable[[int], list[E]]  # by the same viewer, from the n-th event on
    offered: tuple[Offer[A], ...] = field(init=False, eq=False)

    @offered.default
    def _offered(self) -> tuple[Offer[A], ...]:
        return self.table.offers(self.seen, self.actions)

    @property
    def texts(self) -> Texts:
        return self.table.texts

    def chosen(self, text: str) -> A:
        """The one action that *text* means. Raises NotAChoiceError with a sentence."""
        if text.isdecimal():
            return numbered(self.texts, self.offered, number_in(text) or 0).action
        meant = self.table.meant(self, text)
        if len(meant) > 1:
            raise which(self.texts, meant)
        return meant[0].action

    def tell(self, lines: Iterable[str], indent: str = "") -> None:
        for line in lines:
            self.console.tell(line, indent)


Answer: TypeAlias = Callable[[View[O, A, E], str], None]  # to what follows the word of a command


@frozen
class TextTable(ABC, Generic[O, A, E]):
    """Four things every game has to say for itself; the others are for those who can do better.

    What is *seen* is an observation, and *events* are witnessed: nothing else is ever shown.
    """

    game: Game

    @property
    def texts(self) -> Texts:
        return self.game.texts

    @abstractmethod
    def seat_name(self, seen: O, seat: Seat) -> str: ...

    @abstractmethod
    def picture(self, seen: O) -> Iterable[str]:
        """How the game stands, line by line."""

    @abstractmethod
    def action_words(self, seen: O, action: A) -> str:
        """What *action* would be, to the seat that decides now."""

    @abstractmethod
    def line(self, seen: O, event: E) -> str:
        """What has happened, in a sentence."""

    # What there is to see

    def show(self, view: View[O, A, E]) -> None:
        """What whoever decides should see above the offers."""
        view.tell(self.picture(view.seen))

    def tone(self, event: E) -> Tone:
        return Tone.PLAIN

    # What there is to do

    def offers(self, seen: O, actions: Sequence[A]) -> tuple[Offer[A], ...]:
        """Numbered from 1."""
        return tuple(
            Offer(number, action, self.action_words(seen, action))
            for number, action in enumerate(actions, start=1)
        )

    def unlisted(self, offered: Sequence[Offer[A]]) -> Iterable[str]:
        """What is said instead of offers that are not listed."""
        return ()

    def meant(self, view: View[O, A, E], text: str) -> Sequence[Offer[A]]:
        """The offers that *text*, which is no number, may mean. Raises NotAChoiceError if none."""
        return worded(self.texts, view.offered, text)

    def reasons(self, seen: O, text: str) -> Sequence[str] | None:
        """Why what was typed may not be done; without a text, all that is in the way now.

        Nothing is in the way of what may be done. None: this game gives no reasons.
        """
        return None

    # What can be typed besides

    @property
    def commands(self) -> Mapping[str, Answer[O, A, E]]:
        """By their first words; they go before those that all games have."""
        return {}

    @property
    def hints(self) -> Mapping[str, str]:
        """What one types for `commands`, `meant` and `reasons`, each with words for the help."""
        return {}

    @property
    def legend(self) -> str:
        """What the signs of the picture stand for."""
        return ""


AnyTextTable: TypeAlias = TextTable[Any, Any, Any]
TextTables: TypeAlias = Boxes[AnyTextTable]


class NoTextTableError(GameError):
    """The game can be played in a window only."""


def laid_out(texts: Texts, packed: Packed, contents: Contents) -> AnyTextTable:
    """The table of a box; *texts* are the program's. Raises a GameError with a sentence."""
    if packed.text is None:
        raise NoTextTableError(texts.text("text.no_table", box=packed.key))
    table: AnyTextTable = packed.text(packed.game(contents))
    return table
