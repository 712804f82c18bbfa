"""Forks: two branches from the same moment, in the same world with the same dice.

Games of players who judge at sight are played, and now and then somebody does what nobody would, so
that other places are seen, too.
"""

from itertools import islice
from random import Random

from attrs import define, evolve, field, frozen

from game.boxes.makuta.bots import PLAYERS
from game.boxes.makuta.mind.outlook import learned
from game.boxes.makuta.mind.planner import Planner
from game.boxes.makuta.mind.rehearsal import Rehearsal
from game.boxes.makuta.mind.scales import Scales
from game.boxes.makuta.mind.signs import Signs
from game.core.seats import Audience
from game.rules.makuta import imagine, legal_actions
from game.rules.makuta.actions import Action
from game.rules.makuta.phases import Moving, Over
from game.rules.makuta.state import Observation, State
from tools.orders import Order

TEACHER = "master@10"
SEATS = (2, 2, 2, 3, 4)
ASKED, WILD = 0.1, 0.05  # the share of decisions that make a fork, and of walks to anywhere
WORLDS = 4  # for every moment
HORIZON = 12  # turns that are played; what comes after is guessed as well as can be so far


@frozen
class Branch:
    """The signs after a turn, and how many turns it took from there to the win."""

    signs: Signs
    turns: float


Fork = tuple[Branch, Branch]


def forks_of(order: Order, number: int) -> list[Fork]:
    """All from one game; its players and edition are drawn by lot."""
    luck = Random(f"{order.seed}/{number}")
    edition = luck.choice(order.game.choices.editions)
    game = evolve(order, edition=edition, bots=(TEACHER,) * luck.choice(SEATS))
    pupil = _Pupil(luck)
    game.play(number, [pupil] * len(game.bots))
    return [fork for seen in pupil.moments for fork in _forks_at(seen, luck)]


@define
class _Pupil:
    """Plays like the teacher, mostly, and keeps what it saw."""

    luck: Random
    moments: list[Observation] = field(factory=list)

    def choose(self, seen: Observation, rng: Random, /) -> Action:
        if self.luck.random() < ASKED:
            self.moments.append(seen)
        if isinstance(seen.phase, Moving) and self.luck.random() < WILD:
            return self.luck.choice(legal_actions(seen))
        return PLAYERS[TEACHER].choose(seen, rng)


def _forks_at(seen: Observation, luck: Random) -> list[Fork]:
    teacher = PLAYERS[TEACHER]
    assert isinstance(teacher, Planner)
    assert not isinstance(seen.viewer, Audience)
    actions = legal_actions(seen)
    weigh = Scales(seen, seen.viewer, teacher.temper_at(seen, seen.viewer))
    worth = {action: (weigh(action), luck.random()) for action in actions}
    tempting = teacher.foresight(weigh, luck).tempting(worth)
    choices = list(dict.fromkeys([*tempting, luck.choice(actions)]))
    if len(tempting) == 1:
        return []
    rehearsal = teacher.rehearsal(seen, seen.viewer)
    forks = (_fork(rehearsal, luck.sample(choices, 2), seen, luck) for _ in range(WORLDS))
    return [fork for fork in forks if fork is not None]


def _fork(
    rehearsal: Rehearsal, actions: list[Action], seen: Observation, luck: Random
) -> Fork | None:
    world, dice = imagine(seen, luck), luck.getrandbits(64)
    one, other = (_branch(rehearsal, action, world, dice) for action in actions)
    return None if one is None or other is None else (one, other)


def _branch(rehearsal: Rehearsal, action: Action, world: State, dice: int) -> Branch | None:
    """None: it wins at once, and nothing is left to be learned."""
    turns = islice(rehearsal.turn_by_turn(action, world, dice), HORIZON)
    signs = None
    for done, state in enumerate(turns):
        if isinstance(state.phase, Over):
            return None if signs is None else Branch(signs, done)
        signs = signs or rehearsal.signs(state, rehearsal.seat)
    assert signs is not None
    return Branch(signs, HORIZON + learned()(rehearsal.signs(state, rehearsal.seat)))
