"""What one viewer sees of the game, and is offered."""

from collections.abc import Callable

from attrs import field, frozen

from game.boxes.makuta.terminal.menu import Offer, offers
from game.boxes.makuta.terminal.spots import here
from game.boxes.makuta.words import Names
from game.i18n.texts import Texts
from game.rules.makuta.events import Event
from game.rules.makuta.play import to_move
from game.rules.makuta.state import Observation
from game.rules.makuta.tiles import tile_of
from game.shelf.rulebook import Rulebook
from game.terminal.console import Console


@frozen
class View:
    """The table through the eyes of the viewer of *seen*. Nothing else is known here."""

    console: Console
    names: Names
    rulebook: Rulebook
    seen: Observation
    witnessed: Callable[[int], list[Event]]  # by the same viewer, from the n-th event on
    offered: tuple[Offer, ...] = field(init=False, eq=False)

    @offered.default
    def _offered(self) -> tuple[Offer, ...]:
        """Nobody but the one who decides is offered anything."""
        is_mine = to_move(self.seen) == self.seen.viewer
        return offers(self.names, self.seen) if is_mine else ()

    @property
    def texts(self) -> Texts:
        return self.names.texts

    @property
    def tile(self) -> int:
        """Where the viewer's pawn stands."""
        return tile_of(here(self.seen))

    def say(self, *lines: str) -> None:
        for line in lines:
            self.console.say(line)
