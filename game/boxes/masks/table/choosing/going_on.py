"""What an earlier decision of the same person goes on with: a far walk, or a pass said beforehand.

It belongs to the sitting, not to the game: every step is recorded as if it had been pressed.
"""

from attrs import define, field

from game.boxes.masks.table.choosing.standing_answers import StandingAnswers
from game.boxes.masks.table.choosing.walks import Walks
from game.rules.masks.actions import Action, Step
from game.rules.masks.phases import Moving
from game.rules.masks.state import Observation
from game.rules.masks.targets import AtSpace
from game.rules.masks.walking.moving import plain_step
from game.scenes.table.selection import PointAt


@define
class GoingOn:
    standing: StandingAnswers = field(factory=StandingAnswers, init=False)
    goal: int | None = field(default=None, init=False)  # the space that is walked to

    def begin(self, message: object, action: Action | None) -> None:
        """Where a far space was meant, its way is gone to its end."""
        target = message.target if isinstance(message, PointAt) else None
        is_step = isinstance(action, Step)
        self.goal = target.space if is_step and isinstance(target, AtSpace) else None

    def next_action(self, seen: Observation, walks: Walks) -> Action | None:
        """What has been said beforehand, or the next step of a walk that has been begun.

        Whatever comes between ends the walk.
        """
        goal, self.goal = self.goal, None
        passed = self.standing.answer(seen)
        if passed is not None:
            return passed
        way = walks.ways.get(goal) if goal is not None else None
        if not way or not isinstance(seen.phase, Moving):
            return None
        self.goal = goal
        return plain_step(way[0])
