"""Looks at the few actions that seem best, and takes another than the first only if it is surer.

Every round is one imagined world with dice of its own, in which each of them is rehearsed: so
chance is the same for all. Whatever will hardly turn out better is not looked at any further.
"""

import math
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from heapq import nlargest
from random import Random
from statistics import fmean, stdev

from attrs import define, field, frozen

from game.boxes.makuta.mind.errands import Errands
from game.boxes.makuta.mind.prospects import Prospects
from game.rules.makuta import imagine, phases
from game.rules.makuta.actions import Action, FlyTo, MoveTo
from game.rules.makuta.state import Observation, State

WIDEST, NARROWEST = 7, 3  # actions that are looked at, less one for every seat: all are judged
ENOUGH = 6  # rounds before anything is said of them, and between two looks
DOUBT = 1.0  # standard errors that an action must be ahead of the one that looked best
HOPE = 1.6  # standard errors that it may be better than it has shown
AHEAD = 0.02  # odds: whoever changes course for less never arrives

Odds = Callable[[Action, State, int], float]  # after an action, in a world with this luck
Weights = Mapping[Action, tuple[float, float]]  # as at sight, and a lot for equal ones


@frozen
class Budget:
    """How long somebody thinks: so many rounds, and with a clock beside it perhaps fewer."""

    rounds_at_most: int
    turns: int = 4  # how far to look, the one that is under way included
    seconds: float | None = None  # None: the same choice on every machine

    def rounds(self) -> Iterator[int]:
        """There is always one."""
        began = time.monotonic()
        for done in range(self.rounds_at_most):
            yield done
            if self.seconds is not None and time.monotonic() - began >= self.seconds:
                return


@frozen
class Lead:
    """By how much one action is better than another, over all rounds that both were in."""

    mean: float
    error: float

    def at(self, errors: float) -> float:
        return self.mean + errors * self.error


@define
class Foresight:
    seen: Observation
    odds_after: Odds
    prospects: Prospects
    rng: Random
    _odds: dict[Action, list[float]] = field(factory=dict, init=False)

    def choice(self, worth: Weights, budget: Budget) -> Action:
        first, *others = self.tempting(worth)
        if not others or budget.rounds_at_most < ENOUGH:
            return first
        return self._surest(first, others, budget)

    # What to look at

    @property
    def _width(self) -> int:
        return max(NARROWEST, WIDEST - len(self.seen.pawns))

    def tempting(self, worth: Weights) -> Sequence[Action]:
        """What looks best, then the best on the way to every other goal."""
        by_worth = nlargest(len(worth), worth, key=worth.__getitem__)
        match self.seen.phase:
            case phases.Moving():
                return self._one_per_goal(by_worth)
            case phases.Starting():
                flies = any(isinstance(action, FlyTo) for action in worth)
                return self._one_per_goal(by_worth) if flies else by_worth[:1]
            case (
                phases.Placing()
                | phases.Meeting()
                | phases.Arrived()
                | phases.TryingOn()
                | phases.Looking()
                | phases.ChoosingLoss()
                | phases.SettingPawn()
            ):
                return by_worth[: self._width]
            case _:  # a duel is weighed exactly at sight, and so are keys
                return by_worth[:1]

    def _one_per_goal(self, actions: Sequence[Action]) -> Sequence[Action]:
        goals: dict[object, Action] = {}
        for action in actions:
            goals.setdefault(self._goal(action), action)
            if len(goals) == self._width:
                break
        return list(goals.values())

    def _goal(self, action: Action) -> object:
        if not isinstance(action, MoveTo | FlyTo):
            return action
        if action.field in self.prospects.odds:
            return action.field
        way = Errands(self.prospects).way_from(action.field)
        return way[-1] if way else None

    # Looking

    def _surest(self, first: Action, others: Sequence[Action], budget: Budget) -> Action:
        self._odds = {action: [] for action in (first, *others)}
        for done in budget.rounds():
            self._rehearse([first, *others])
            if (done + 1) % ENOUGH == 0:
                others = self._hopeful(first, others)
                if not others:
                    return first
        if len(self._odds[first]) < ENOUGH:  # the clock was faster
            return first
        best = max(others, key=lambda action: self._lead(action, first).at(-DOUBT))
        return best if self._lead(best, first).at(-DOUBT) > AHEAD else first

    def _rehearse(self, actions: Sequence[Action]) -> None:
        world, luck = imagine(self.seen, self.rng), self.rng.getrandbits(64)
        for action in actions:
            self._odds[action].append(self.odds_after(action, world, luck))

    def _hopeful(self, first: Action, others: Sequence[Action]) -> Sequence[Action]:
        """Those that may still turn out better than the first, and than each other."""
        hopeful = [action for action in others if self._lead(action, first).at(HOPE) > AHEAD]
        if not hopeful:
            return []
        best = max(hopeful, key=lambda action: self._lead(action, first).mean)
        return [action for action in hopeful if self._lead(action, best).at(HOPE) >= 0.0]

    def _lead(self, action: Action, other: Action) -> Lead:
        odds = zip(self._odds[action], self._odds[other], strict=True)
        leads = [ours - theirs for ours, theirs in odds]
        return Lead(fmean(leads), stdev(leads) / math.sqrt(len(leads)))
