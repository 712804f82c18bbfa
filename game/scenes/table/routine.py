"""Steps that decide nothing are done by themselves, and are taken back with what led to them.

Whether a step decides anything follows from what everybody at the screen can see, so that nobody
learns from it what others hold. It is an ordinary action in every other respect.
"""

from collections.abc import Callable, Collection
from typing import Any

from attrs import define, field

from game.core.match import Ply
from game.core.seats import NATURE, PUBLIC, Seat, Viewer
from game.i18n.keys import key_of
from game.players.sitting import Sitting, Stop
from game.shelf.game import Game


@define(eq=False, repr=False)
class Routine:
    game: Game
    sitting: Sitting[Any, Any, Any, Any]
    by_hand: Callable[[], Collection[str]]  # the kinds that people want to do themselves
    _found: dict[int, tuple[object, ...]] = field(factory=dict, init=False)

    def step(self) -> object | None:
        """What is to be done now without asking."""
        seat, past = self.sitting.decider, self.sitting.match.past
        if seat is None or seat not in self.sitting.people:
            return None
        return self._sole(len(past), self.sitting.match.state, seat)

    def words(self, step: object) -> str:
        """Why it is done, while it can be seen that it will be."""
        kind = self.game.routines[type(step)]
        return self.game.texts.text(key_of("routine", f"{kind}_now"))

    def was(self, number: int) -> bool:
        """Whether nobody need have been asked for the ply of that number."""
        ply = self.sitting.match.past[number]
        is_kind = type(ply.action) in self.game.routines and ply.seat in self.sitting.people
        return is_kind and self._sole(number, ply.before, ply.seat) == ply.action

    def _sole(self, number: int, before: object, seat: Seat) -> object | None:
        """It is looked for once, as long as the same holds."""
        given = (before, self.sitting.is_alone, tuple(self.by_hand()))
        found = self._found.get(number)
        if found is None or found[0] is not before or found[1:3] != given[1:]:
            found = self._found[number] = (*given, self._looked_for(number, before, seat))
        return found[3]

    def _looked_for(self, number: int, before: object, seat: Seat) -> object | None:
        rules = self.sitting.match.rules
        is_alone = self.sitting.is_alone
        sole = rules.sole_action(rules.observe(before, seat if is_alone else PUBLIC))
        kind = self.game.routines.get(type(sole), "")
        if not kind or kind in self.by_hand():
            return None
        return sole if is_alone or not self._has_found_something(number, seat) else None

    def _has_found_something(self, number: int, seat: Seat) -> bool:
        """Whether *seat* has just seen what others have not: they are left the time to look."""
        witness = self.sitting.match.rules.witness
        for ply in reversed(self.sitting.match.past[:number]):
            if any(witness(event, seat) != witness(event, PUBLIC) for event in ply.events):
                return True
            if ply.seat != NATURE:
                return False
        return False

    # Time

    def steps_since(self) -> int:
        """How many such steps have been done since the last decision."""
        count, past = 0, self.sitting.match.past
        while count < len(past) and self.was(len(past) - 1 - count):
            count += 1
        return count

    def last_decision(self) -> Ply[Any, Any, Any] | None:
        """The last that somebody has made; what was done by itself is no decision."""
        past = self.sitting.match.past
        decided = past[: len(past) - self.steps_since()]
        return next((ply for ply in reversed(decided) if ply.seat != NATURE), None)

    def stop_of(self, viewer: Viewer) -> Stop | None:
        """What keeps *viewer* from taking back their last decision, and the steps after it."""
        steps, match = self.steps_since(), self.sitting.match
        for gone in range(steps + 1):
            if barrier := match.barrier(gone):
                return Stop[barrier.name]
        last = self.last_decision()
        return None if last and last.seat == viewer else Stop.ANOTHERS

    def take_back(self) -> None:
        for _ in range(self.steps_since() + 1):
            self.sitting.take_back()

    def play_again(self) -> bool:
        """Whether there was anything; the steps that were taken back with it follow it again."""
        has_played = self.sitting.redo()
        while has_played and self.sitting.match.future and self.step() is not None:
            self.sitting.redo()
        return has_played
