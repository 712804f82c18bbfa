"""The boxes on the shelf, each unpacked when it is first wanted."""

from collections.abc import Callable
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from attrs import define, field

from game.persistence.lines import Head
from game.shelf.game import Game
from game.shelf.shelf import Contents, Packed, Shelf


class Unpacked(Protocol):
    """What can be had from a box: its game, with a table in a window or in text."""

    @property
    def game(self) -> Game: ...


B = TypeVar("B", bound=Unpacked)


@define(eq=False)
class Boxes(Generic[B]):
    shelf: Shelf
    contents: Callable[[Packed], Contents]
    unpack: Callable[[Packed, Contents], B]
    _unpacked: dict[str, B] = field(factory=dict, init=False, repr=False)

    def box(self, key: str) -> B:
        if key not in self._unpacked:
            packed = self.shelf.named(key)
            self._unpacked[key] = self.unpack(packed, self.contents(packed))
        return self._unpacked[key]

    def of(self, game: Game) -> B:
        return self.box(game.key)

    def game_at(self, path: Path) -> Game:
        """The game that a file is of. Raises a GameError with a sentence."""
        return self.box(self.shelf.holding(path).key).game

    def game_in(self, head: Head) -> Game | None:
        """The game that a file begins with, if its box is there."""
        packed = self.shelf.called(head.box)
        return self.box(packed.key).game if packed else None
