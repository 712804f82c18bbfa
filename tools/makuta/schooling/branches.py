"""Lessons: two branches from the same moment, in the same world with the same dice.

Games of players who judge at sight are played, and now and then somebody does what nobody would, so
that other places are seen, too.
"""

from itertools import islice
from random import Random

from attrs import define, evolve, field, frozen

from game.boxes.makuta.bots import bot_named
from game.boxes.makuta.codec import turn
from game.boxes.makuta.mind.outlook import learned
from game.boxes.makuta.mind.planner import Planner
from game.boxes.makuta.mind.rehearsal import Rehearsal
from game.boxes.makuta.mind.scales import Scales
from game.boxes.makuta.mind.signs import Signs
from game.boxes.makuta.opening import open_match
from game.core.seats import Audience
from game.players.playing_out import play_out
from game.rules.makuta import imagine, legal_actions
from game.rules.makuta.actions import Action
from game.rules.makuta.editions import EDITIONS
from game.rules.makuta.phases import Moving, Over
from game.rules.makuta.state import Observation, State
from tools.simulate import Order, seed_of, terms_of

TEACHER = "master@10"
SEATS = (2, 2, 2, 3, 4)
ASKED, WILD = 0.1, 0.05  # the share of decisions that make a lesson, and of walks to anywhere
WORLDS = 4  # for every moment
HORIZON = 12  # turns that are played; what comes after is guessed as well as can be so far


@frozen
class Branch:
    """The signs after a turn, and how many turns it took from there to the win."""

    signs: Signs
    turns: float


Lesson = tuple[Branch, Branch]


def lessons_of(order: Order, number: int) -> list[Lesson]:
    """All from one game; its players and edition are drawn by lot."""
    luck = Random(f"{order.seed}/{number}")
    edition = luck.choice(list(EDITIONS.values()))
    game = evolve(order, edition=edition, bots=(TEACHER,) * luck.choice(SEATS))
    pupil = _Pupil(luck)
    match = open_match(terms_of(game, number), seed_of(game, number))
    play_out(match, [pupil] * len(game.bots), turn)
    return [lesson for seen in pupil.moments for lesson in _lessons_at(seen, luck)]


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
        return bot_named(TEACHER).choose(seen, rng)


def _lessons_at(seen: Observation, luck: Random) -> list[Lesson]:
    teacher = bot_named(TEACHER)
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
    lessons = (_lesson(rehearsal, luck.sample(choices, 2), seen, luck) for _ in range(WORLDS))
    return [lesson for lesson in lessons if lesson is not None]


def _lesson(
    rehearsal: Rehearsal, actions: list[Action], seen: Observation, luck: Random
) -> Lesson | None:
    world, dice = imagine(seen, luck), luck.getrandbits(64)
    one, other = (_course(rehearsal, action, world, dice) for action in actions)
    return None if one is None or other is None else (one, other)


def _course(rehearsal: Rehearsal, action: Action, world: State, dice: int) -> Branch | None:
    """None: it wins at once, and nothing is left to be learned."""
    turns = islice(rehearsal.turn_by_turn(action, world, dice), HORIZON)
    signs = None
    for done, state in enumerate(turns):
        if isinstance(state.phase, Over):
            return None if signs is None else Branch(signs, done)
        signs = signs or rehearsal.signs(state, rehearsal.seat)
    assert signs is not None
    return Branch(signs, HORIZON + learned()(rehearsal.signs(state, rehearsal.seat)))
