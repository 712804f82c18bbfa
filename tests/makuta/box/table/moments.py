"""Things that happened in games played at random: every kind of event, a few times."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import TypeAlias, TypeVar

from attrs import frozen

from game.core.seats import Viewer
from game.rules.makuta import advance, observe, witness
from game.rules.makuta.editions import EN
from game.rules.makuta.events import Event
from game.rules.makuta.state import Observation, State
from tests.makuta.properties.adventures import Adventure, wander
from tests.makuta.properties.lands import closing_atlas, rich_atlas
from tests.makuta.situations import drawn
from tests.makuta.strategies import Table, any_game

TIMES = 4  # of each kind


E = TypeVar("E", bound=Event)
Course: TypeAlias = Sequence[tuple[Event, State]]


@frozen
class Moment:
    """An event, what had happened just before it, and what was still to come of the same action."""

    before: State
    earlier: Course
    event: Event
    then: State  # when it has happened
    later: Course
    after: State

    def seen_by(self, viewer: Viewer) -> tuple[Event, Observation]:
        return witness(self.event, viewer), observe(self.then, viewer)


def seen(course: Course, viewer: Viewer) -> Iterator[tuple[Event, Observation]]:
    """Each event, and what *viewer* saw of it and after it."""
    return ((witness(event, viewer), observe(after, viewer)) for event, after in course)


@cache
def games() -> tuple[Adventure, ...]:
    """Together they have everything that can happen."""
    closing, rich = Table(sets=[closing_atlas()]), Table(editions=[EN], sets=[rich_atlas()])
    return (
        *(any_game(seed, 400, closing) for seed in (3, 4, 7)),
        *(any_game(seed, 400) for seed in (0, 6, 12)),
        any_game(6, 400, rich),
        lost_roll(),
    )


def lost_roll() -> Adventure:
    """From there no way leads on at all (U4)."""
    story = drawn("0 . a")
    story.roll(6)
    return wander(story.state, Random(0), decisions=1)


@cache
def moments() -> dict[type, list[Moment]]:
    found: dict[type, list[Moment]] = defaultdict(list)
    for game in games():
        for ply, after in game.steps():
            course = advance(ply.before, ply.action).course
            for i, (event, then) in enumerate(course):
                if len(found[type(event)]) < TIMES:
                    moment = Moment(ply.before, course[:i], event, then, course[i + 1 :], after)
                    found[type(event)].append(moment)
    return found


def moments_of(kind: type[E]) -> list[tuple[Moment, E]]:
    return [(moment, moment.event) for moment in moments()[kind] if isinstance(moment.event, kind)]
