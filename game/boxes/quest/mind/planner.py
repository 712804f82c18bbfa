"""A player who weighs what every action of a decision is worth, and takes the best."""

from random import Random

from attrs import frozen

from game.boxes.quest.mind.scales import Scales
from game.boxes.quest.mind.temper import PLAIN, Temper
from game.core.seats import Audience
from game.rules.quest import legal_actions
from game.rules.quest.actions import Action
from game.rules.quest.state import Observation


@frozen
class Planner:
    """Equal actions are chosen by chance."""

    temper: Temper = PLAIN

    def choose(self, seen: Observation, rng: Random, /) -> Action:
        assert not isinstance(seen.viewer, Audience)
        actions = legal_actions(seen)
        if len(actions) == 1:
            return actions[0]
        weigh = Scales(seen, seen.viewer, self.temper)
        return max(actions, key=lambda action: (weigh(action), rng.random()))
