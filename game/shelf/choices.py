"""What can be agreed on before a game, as data, and what has been agreed on."""

from collections.abc import Mapping

from attrs import field, frozen

from game.core.errors import GameError
from game.core.seats import Seat
from game.shelf.length import Length

USUAL_SEATS = 4  # where as many can play


class OptionError(GameError):
    """A choice that there is not; the text says which there are."""


@frozen
class Option:
    """A house rule or an addition to the game: a switch, or a number up to *most*."""

    key: str  # the id of its rule
    most: int = 1

    @property
    def is_switch(self) -> bool:
        return self.most == 1


@frozen
class Choices:
    """What a game lets people choose from."""

    editions: tuple[str, ...]
    figures: tuple[str, ...]  # whom a seat can play; no two seats the same
    options: tuple[Option, ...] = ()
    fewest: int = 2  # seats
    most: int = 6
    usual_edition: str = field()
    most_in: Mapping[str, int] = field(factory=dict)  # editions for fewer, by key
    only_in: Mapping[str, frozenset[str]] = field(factory=dict)  # options of some editions
    length: Length | None = None  # if anybody has measured it

    @usual_edition.default
    def _first(self) -> str:
        return self.editions[0]

    @property
    def usual_seats(self) -> int:
        return min(max(USUAL_SEATS, self.fewest), self.most)

    def most_seats(self, edition: str) -> int:
        return self.most_in.get(edition, self.most)

    def offered(self, edition: str) -> tuple[Option, ...]:
        """The options that there are in an edition."""
        return tuple(
            option
            for option in self.options
            if option.key not in self.only_in or edition in self.only_in[option.key]
        )

    def option(self, key: str) -> Option | None:
        return next((option for option in self.options if option.key == key), None)

    def free(self, taken: tuple[str, ...]) -> list[str]:
        """The figures that nobody plays yet."""
        return [figure for figure in self.figures if figure not in taken]


@frozen
class Difference:
    """A rule that the editions do not agree on."""

    rule: str
    label: str
    cells: tuple[str, ...]  # what it says, in the order of the editions


@frozen
class Setup:
    """All that is agreed before the first roll."""

    edition: str
    figures: tuple[str, ...]  # by seat
    options: Mapping[str, int] = field(factory=dict)  # those that are on, by key
    bots: Mapping[Seat, str] = field(factory=dict)  # people play the other seats
    names: tuple[str, ...] = field()  # by seat; "" has none
    seed: str = ""

    @names.default
    def _nameless(self) -> tuple[str, ...]:
        return ("",) * len(self.figures)


def options_in_words(options: Mapping[str, int], choices: Choices) -> list[str]:
    """`H1`, `H3=5` …: those that are on, as `typed.options_in` reads them."""
    return sorted(
        option.key if option.is_switch else f"{option.key}={options[option.key]}"
        for option in choices.options
        if options.get(option.key)
    )
