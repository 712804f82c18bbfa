"""What is worth going to, with all that could follow: journeys through imagined worlds.

In such a world every token is one that may lie there, for all the viewer knows. A journey goes to
a goal, takes what it finds and goes on to what is best then: with a third key the lock becomes
the next goal, with a fast mask everything is closer. What it finds it knows only once it is there.
"""

from random import Random

from attrs import define, field

from game.boxes.quest.mind.budget import Budget
from game.boxes.quest.mind.goals import Goals, goals_at_sight, less_contested
from game.boxes.quest.mind.steps import steps_from
from game.boxes.quest.mind.tray_after import tray_after
from game.boxes.quest.mind.worth import Worth, with_tray
from game.rules.quest.imagination import imagine
from game.rules.quest.pieces import Disc
from game.rules.quest.state import State, Tray

WIDTH = 10  # goals that a journey may begin with
LENGTH = 4  # goals of a journey
FAR = 18  # steps


@define
class _Needs:
    """What one would go for with a certain tray."""

    worth: Worth
    goals: Goals


@define
class Journeys:
    worth: Worth
    rng: Random
    _needs: dict[tuple[tuple[int, int], ...], _Needs] = field(factory=dict, init=False)
    _steps: dict[int, dict[int, int]] = field(factory=dict, init=False)

    def goals(self, budget: Budget) -> Goals:
        """Everything worth going to: what is there, and on average what follows."""
        found = dict(less_contested(self.worth, self._with(self.worth.tray).goals))
        firsts = self._most_tempting(found)
        onward, worlds = dict.fromkeys(firsts, 0.0), 0
        for _ in budget.rounds():
            world = imagine(self.worth.seen, self.rng)
            worlds += 1
            for first in firsts:
                onward[first] += self._beyond(world, first)
        for first in firsts:
            found[first] += self.worth.temper.onward * onward[first] / worlds
        return {place: value for place, value in found.items() if value > 0.0}

    def _most_tempting(self, found: Goals) -> list[int]:
        here = self.worth.seen.pawns[self.worth.seat]
        steps, step = self._steps_from(here), self.worth.step
        tempting = {
            place: value * step ** steps[place]
            for place, value in found.items()
            if place in steps and value > 0.0
        }
        return sorted(tempting, key=lambda place: -tempting[place])[:WIDTH]

    # Under way

    def _beyond(self, world: State, first: int) -> float:
        """What a journey brings after its first goal, less for every step."""
        place, gone = first, {first}
        needs, total, discount = self._with(self.worth.tray), 0.0, 1.0
        for _ in range(LENGTH - 1):
            needs = self._with(tray_after(needs.worth, _found_at(world, place)))
            goal, discount = self._next(needs, place, gone, discount)
            if goal is None:
                break
            total += discount * needs.goals[goal]
            place = goal
            gone.add(goal)
        return total

    def _next(
        self, needs: _Needs, place: int, gone: set[int], discount: float
    ) -> tuple[int | None, float]:
        """The goal that tempts most from *place*, and what is left of its worth so far away."""
        steps, step = self._steps_from(place), needs.worth.step
        best, temptation, left = None, 0.0, 0.0
        for goal, value in needs.goals.items():
            if goal in steps and goal not in gone:
                share = step ** steps[goal]
                if value * share > temptation:
                    best, temptation, left = goal, value * share, share
        return best, discount * left

    def _with(self, tray: Tray) -> _Needs:
        name = tuple(sorted((disc.kind, disc.face) for disc in tray))
        if name not in self._needs:
            worth = with_tray(self.worth, tray)
            self._needs[name] = _Needs(worth, goals_at_sight(worth))
        return self._needs[name]

    def _steps_from(self, place: int) -> dict[int, int]:
        if place not in self._steps:
            seen = self.worth.seen
            self._steps[place] = steps_from(seen.island.adjacent, [place], FAR, seen.tokens.rahi)
        return self._steps[place]


def _found_at(world: State, place: int) -> Disc | None:
    """What can be collected there, once a Rahi is beaten."""
    tokens = world.tokens
    discs = tokens.on_fields.get(place, ())[place in tokens.rahi :]
    return discs[0] if discs else None
