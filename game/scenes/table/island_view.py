"""What every table with an island in the sea knows of the program around it."""

from attrs import define

from game.persistence.settings import Follow
from game.scenes.program import Program
from game.scenes.table.view import A, E, O, TableView
from game.ui.commands import Command
from game.ui.signals import Signal


@define(eq=False)
class IslandView(TableView[O, A, E]):
    """The sea flows, and the camera goes where something happens if its player wishes."""

    program: Program

    @property
    def tide(self) -> int:
        """The phase that the sea is in, or ought to be."""
        return self.program.idle.count_at(self.now) or 0

    @property
    def follows(self) -> bool:
        """Whether the camera may go by itself."""
        return self.program.settings.play.follow is not Follow.OFF

    @property
    def main_key(self) -> str:
        """The key for the most obvious, as it is written on it."""
        return self.program.key_of(Command.DONE)

    def is_above(self, signal: Signal) -> bool:
        """Whether it is about something that lies over the table."""
        at = getattr(signal, "at", None)
        return at is not None and self.is_covered(at)
