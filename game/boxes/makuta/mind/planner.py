"""A player who weighs what every action of a decision is worth, and takes the best."""

from collections.abc import Mapping
from heapq import nlargest
from random import Random

from attrs import evolve, field, frozen

from game.boxes.makuta.mind.characters import Character
from game.boxes.makuta.mind.foresight import Budget, Foresight
from game.boxes.makuta.mind.rehearsal import Rehearsal
from game.boxes.makuta.mind.scales import Scales
from game.boxes.makuta.mind.temper import PLAIN, Temper
from game.core.seats import Audience, Seat
from game.rules.makuta import legal_actions
from game.rules.makuta.actions import Action
from game.rules.makuta.pieces import Toa
from game.rules.makuta.state import Observation

LONG = 45  # turns per player: most games are over by then
STUCK = 2 * LONG  # somebody may sit behind Rahi that are too strong, and nothing else is left
WEARINESS, DARING, ENVY = 0.5, 0.01, 0.1  # points, odds, and share of a tray, a turn from then on
HARDENING = 0.05  # of what one has to lose
DESPERATE = 0.1  # the odds at which one still tries


@frozen
class Slips:
    """Now and then the second best is taken, if it is not much worse: a slip is no folly."""

    often: float = 0.0  # as a share of all decisions
    at_least: float = 1.0  # the share of the best that it must be worth

    def choice(self, worth: Mapping[Action, tuple[float, float]], rng: Random) -> Action:
        best, second = nlargest(2, worth, key=worth.__getitem__)
        is_near = worth[second][0] >= self.at_least * worth[best][0]
        return second if is_near and rng.random() < self.often else best


OVERSIGHTS = Slips(often=0.4, at_least=0.35)  # a beginner's


@frozen
class Planner:
    """Equal actions are chosen by chance."""

    temper: Temper = PLAIN
    slips: Slips = Slips()
    budget: Budget | None = None  # for rehearsals in imagined worlds; None: judges at sight
    characters: Mapping[Toa, Character] = field(factory=dict, hash=False)  # none: all are alike

    def choose(self, seen: Observation, rng: Random, /) -> Action:
        assert not isinstance(seen.viewer, Audience)
        actions = legal_actions(seen)
        if len(actions) == 1:
            return actions[0]
        temper = self.temper_at(seen, seen.viewer)
        weigh = Scales(seen, seen.viewer, temper)
        worth = {action: (weigh(action), rng.random()) for action in actions}
        if self.budget is None:
            return self.slips.choice(worth, rng)
        return self.foresight(weigh, rng).choice(worth, self.budget)

    def foresight(self, weigh: Scales, rng: Random) -> Foresight:
        rehearsal = self.rehearsal(weigh.seen, weigh.seat)
        return Foresight(weigh.seen, rehearsal.odds_after, weigh.prospects, rng)

    def rehearsal(self, seen: Observation, seat: Seat) -> Rehearsal:
        assert self.budget is not None
        return Rehearsal(seat, lambda other: self.temper_at(seen, other), self.budget.turns)

    def temper_at(self, seen: Observation, seat: Seat) -> Temper:
        """Of the one who plays *seat*, at this point of the game."""
        character = self.characters.get(seen.terms.toas[seat])
        return wearied(character(self.temper) if character else self.temper, seen)


def wearied(temper: Temper, seen: Observation) -> Temper:
    """In a long game one goes for trays and locks, and dares Makuta at worse and worse odds.

    Without this all could draw the same few keys from the start field for ever. Akaku never comes
    to be worth more than a mask that helps in a duel: whoever has no other is never strong. In an
    endless one nobody minds what a Rahi takes: all could have shut themselves in.
    """
    turns = seen.turn.number / len(seen.pawns)
    late, stuck = max(0.0, turns - LONG), max(0.0, turns - STUCK)
    if not late:
        return temper
    more, fear = late * WEARINESS, max(0.0, 1.0 - stuck * HARDENING)
    return evolve(
        temper,
        akaku=max(temper.akaku, min(temper.akaku + more, temper.hau)),
        tray=temper.tray + late * ENVY,
        unknown_lock=temper.unknown_lock + more,
        ready=max(DESPERATE, temper.ready - late * DARING),
        loss=fear * temper.loss,
        set_back=fear * temper.set_back,
    )
