"""What computer players think about at the table: what they do next, and what they advise."""

from collections.abc import Callable
from typing import Any

from attrs import define, field

from game.core.seats import Seat
from game.players.player import Decided, Thought, full_name
from game.scenes.program import Program
from game.shelf.kept_game import KeptGame


@define(eq=False, repr=False)
class Thinking:
    program: Program
    kept: KeptGame
    prompter: Callable[[], object | None] = field(default=lambda: None, init=False)  # of a lesson

    def decision(self, seat: Seat) -> Thought[Any]:
        """Whoever takes their time has as much as the person who waits has set."""
        prompted = self.prompter()
        if prompted is not None:
            return Decided(prompted)
        program, bot = self.program, self.kept.sitting.bots[seat]
        name = self.kept.game.company.as_quick_as(bot, program.settings.play.thinking.value)
        return self._ask(name, seat)

    def advice(self, seat: Seat) -> Thought[Any]:
        """Thought about by what the person knows who asks."""
        return self._ask(self.kept.game.company.adviser, seat)

    def _ask(self, name: str, seat: Seat) -> Thought[Any]:
        player = full_name(self.kept.game.key, name)
        return self.kept.sitting.ask(self.program.thinker, player, seat)
