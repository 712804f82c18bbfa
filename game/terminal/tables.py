"""The boxes on the shelf as they are played in text."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from attrs import define, field

from game.core.errors import GameError
from game.i18n.texts import Texts
from game.shelf.game import Game
from game.shelf.shelf import Contents, Packed, Shelf
from game.terminal.text_table import TextTable


class NoTextError(GameError):
    """The game can be played in a window only."""


@define(eq=False)
class TextTables:
    """Each is unpacked when it is first wanted."""

    shelf: Shelf
    contents: Callable[[Packed], Contents]
    texts: Texts  # of the program
    _unpacked: dict[str, TextTable[Any, Any, Any]] = field(factory=dict, init=False, repr=False)

    def table(self, packed: Packed) -> TextTable[Any, Any, Any]:
        """Raises a GameError with a sentence."""
        if packed.text is None:
            raise NoTextError(self.texts.text("text.no_table", box=packed.key))
        if packed.key not in self._unpacked:
            game = packed.game(self.contents(packed))
            self._unpacked[packed.key] = packed.text(game)
        return self._unpacked[packed.key]

    def of(self, game: Game) -> TextTable[Any, Any, Any]:
        return self.table(self.shelf.named(game.key))

    def game_at(self, path: Path) -> Game:
        """The game that a file is of. Raises a GameError with a sentence."""
        return self.table(self.shelf.holding(path)).game
