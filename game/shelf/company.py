"""The computer players of a game: who they are, and who of them is meant."""

from collections.abc import Callable, Mapping
from typing import Any

from attrs import field, frozen

from game.core.seats import Seat
from game.persistence.lines import Head, SeatCard
from game.players.player import Player, full_name
from game.shelf.choices import OptionError

BOT = "bot"  # what a seat's card says about a computer player


@frozen
class Company:
    players: Mapping[str, Player[Any, Any]] = field(repr=False)  # by name: all who can be asked
    known: tuple[str, ...]  # those of them whom somebody may name who types
    offered: tuple[str, ...]  # and those whom people may choose, from the weakest on
    usual: str  # who plays where nobody is named
    adviser: str  # who gives people hints
    stand_in: str  # the quickest: who answers for one who takes too long
    former: Mapping[str, str] = field(factory=dict)  # who plays for those only older games name
    has_characters: bool = False  # they play each figure in its own way
    lasting: tuple[type, ...] = ()  # classes of what all observations of a game have in common
    as_quick_as: Callable[[str, int], str] = lambda name, _: name  # who takes no more milliseconds

    @property
    def takes_time(self) -> bool:
        """Whether some of them would think for longer than they are let."""
        return any(self.as_quick_as(name, 1) != name for name in self.offered)

    def named(self, name: str) -> Player[Any, Any]:
        if name not in self.players:
            known = ", ".join(self.known)
            raise OptionError(f"There is no bot '{name}'; choose one of {known}.")
        return self.players[name]

    def today(self, name: str) -> str:
        """The name of the player that a saved game means by *name*, if there still is one."""
        return self.former.get(name, name)

    def seated_by(self, head: Head) -> dict[Seat, str]:
        """Who plays in a saved game. One that there is no more is replaced by a person."""
        cards = enumerate(head.seats)
        named = {Seat(seat): self.today(str(card.player.get(BOT))) for seat, card in cards}
        return {seat: name for seat, name in named.items() if name in self.players}


@frozen
class Everybody:
    """The computer players of all boxes, as `full_name` calls them."""

    companies: Mapping[str, Callable[[], Company]]  # by box; called when somebody is asked

    def __getitem__(self, name: str) -> Player[Any, Any]:
        company, player = self._found(name)
        return company.players[player]

    def lasting(self, name: str) -> tuple[type, ...]:
        return self._found(name)[0].lasting

    def stand_in(self, name: str) -> str:
        box, _, _ = name.partition("/")
        return full_name(box, self._found(name)[0].stand_in)

    def _found(self, name: str) -> tuple[Company, str]:
        box, _, player = name.partition("/")
        return self.companies[box](), player


def seat_cards(names: tuple[str, ...], bots: Mapping[Seat, str]) -> tuple[SeatCard, ...]:
    """Who sits where, as a file says it."""
    return tuple(
        SeatCard(name, {BOT: bots[Seat(seat)]} if seat in bots else {})
        for seat, name in enumerate(names)
    )
