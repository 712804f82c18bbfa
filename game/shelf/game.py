"""The first half of a box: a game that can be played, without a window."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from game.core.match import Match
from game.core.seats import Seat
from game.i18n.keys import key_of
from game.i18n.texts import Texts
from game.persistence.codec import Codec
from game.persistence.json_text import Json
from game.persistence.lines import Head
from game.players.sitting import Sitting
from game.shelf.choices import Choices, Difference, Setup
from game.shelf.company import Company
from game.shelf.rulebook import Rulebook
from game.shelf.teaching import Teaching


class Game(Protocol):
    """Rules, levels, words and computer players; its table is the other half.

    A box that inherits need not say what most games have nothing to say to.
    """

    @property
    def key(self) -> str:
        """Names its box: its folders, its texts, its saved games."""

    @property
    def codec(self) -> Codec[Any, Any, Any, Any]: ...

    @property
    def company(self) -> Company: ...

    @property
    def choices(self) -> Choices: ...

    @property
    def texts(self) -> Texts:
        """Its own, and those of the program around it."""

    @property
    def rulebook(self) -> Rulebook: ...

    def open_match(self, setup: Setup, /) -> Match[Any, Any, Any, Any]:
        """A match before its first roll. Raises a GameError with a sentence."""

    def setup_of(self, match: Match[Any, Any, Any, Any], /) -> Setup:
        """What was agreed on for *match*, as far as it says so itself: no names, no bots."""

    def knows_secrets(self, state: Any, seat: Seat, /) -> bool:  # noqa: ANN401 - a state of its own
        """Whether *seat* knows what the public does not."""

    @property
    def routines(self) -> Mapping[type, str]:
        """Actions that are done without asking where nothing else could be, and their kinds.

        Each kind has words, and a setting; what is not named is always left to the players.
        """
        return {}

    @property
    def teaching(self) -> Teaching:
        """For whoever does not know it yet."""
        return Teaching()

    def rule_of(self, before: Any, action: Any, /) -> str:  # noqa: ANN401 - of its own
        """The id of the rule by which *action* may be done."""

    def opening_facts(self, opening: Any, /) -> Mapping[str, Any]:  # noqa: ANN401 - of its own
        """What lies on the table before the first decision, as plain data for a trace."""
        return {}

    def winners_in(self, situation: Json, /) -> tuple[Seat, ...]:
        """Who has won, by a situation as a file has it; nobody, if it does not make sense."""
        return ()

    # Words

    def differences(self) -> Sequence[Difference]:
        """Between its editions; none if there is nothing to compare."""
        return ()

    def summary(self, head: Head, /) -> str:
        """What a saved game is: edition, house rules. Nothing is raised, whatever *head* says."""
        return ""

    def seat_label(self, head: Head, seat: Seat, /) -> str:
        """Who sits there: a name, the figure, or both."""

    def character(self, head: Head, seat: Seat, /) -> str:
        """How the computer plays there, in a sentence: "" if no seat differs from another."""
        return ""

    def bot_label(self, bot: str, /) -> str:
        """What a computer player is called."""
        return self.texts.text(key_of("bot", bot))

    def advice(self, seen: Any, action: Any, /) -> str:  # noqa: ANN401 - of its own
        """Why one should do *action*, in a sentence for the viewer of *seen*."""


def sit_down(
    game: Game, match: Match[Any, Any, Any, Any], bots: dict[Seat, str]
) -> Sitting[Any, Any, Any, Any]:
    """*bots* names the computer players; people play the other seats."""
    seats = game.codec.seats(match.state)
    return Sitting(match, seats, bots, game.company.players, game.knows_secrets)
