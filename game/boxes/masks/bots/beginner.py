"""The Novice: plays as the Adept does, with the slips from which one learns.

It overlooks what it holds, wanders off its way, and draws or challenges without counting.
"""

from random import Random

from attrs import field, frozen

from game.boxes.masks.bots.sensible import SensiblePlayer, chosen
from game.rules.masks import legal_actions
from game.rules.masks.actions import (
    Action,
    Add,
    Answer,
    Attach,
    Declare,
    DeclareRahi,
    PlayCard,
    PlayEffect,
    Step,
    Target,
    UsePower,
    UseTool,
    Way,
)
from game.rules.masks.phases import Moving, Targeting, TurnStart
from game.rules.masks.state import Observation

# What lies in the hand or before one, and is easily forgotten.
OVERLOOKED = (Add, Answer, Attach, Declare, DeclareRahi, PlayCard, PlayEffect, UsePower, UseTool)


@frozen
class Beginner:
    adept: SensiblePlayer = field(factory=SensiblePlayer)
    overlooks: float = 0.5  # of what it could play, for this decision
    wanders: float = 0.3  # how often a step leads somewhere else
    guesses: float = 0.5  # how often it challenges anybody

    def choose(self, seen: Observation, rng: Random, /) -> Action:
        legal = list(legal_actions(seen))
        if len(legal) == 1:
            return legal[0]
        if slip := self._slip(seen, legal, rng):
            return slip
        left = [action for action in legal if not self._is_overlooked(action, rng)]
        if len(left) < 2:  # noqa: PLR2004 - nothing to choose from
            return (left or legal)[0]
        found = chosen(seen, left)
        return found if found in left else self.adept.choose(seen, rng)

    def _is_overlooked(self, action: Action, rng: Random) -> bool:
        return isinstance(action, OVERLOOKED) and rng.random() < self.overlooks

    def _slip(self, seen: Observation, legal: list[Action], rng: Random) -> Action | None:
        match seen.phase:
            case TurnStart() | Moving() if rng.random() < self.wanders:
                steps = [a for a in legal if isinstance(a, Step) and a.way is Way.WALK]
                return rng.choice(steps) if steps else None
            case Targeting() if rng.random() < self.guesses:
                return rng.choice([each for each in legal if isinstance(each, Target)])
            case _:
                return None
