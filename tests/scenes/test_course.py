"""Who looks while a game goes on, and who decides."""

from collections.abc import Mapping
from math import inf
from random import Random
from typing import Any

import pytest
from attrs import define, evolve, field

from game.core.seats import NATURE, PUBLIC, Seat
from game.persistence.settings import Speed
from game.players.player import Player
from game.rules.quest.actions import EndTurn
from game.rules.quest.play import to_move
from game.ui.animation import over
from game.ui.commands import Command
from tests.scenes.evening import FRAME, Evening, begin, match_at, same, set_speed, show
from tests.scenes.moments import finishing, grown
from tests.scenes.moments import over as is_over
from tools.studio import Studio


def decider(evening: Evening) -> Seat:
    seat = to_move(evening.match.state)
    assert seat is not None
    return seat


def test_somebody_alone_with_computers_never_meets_a_curtain_and_always_looks_themselves(
    studio: Studio,
) -> None:
    evening = begin(studio, match_at(studio, grown), people=(0,))
    scenes, viewers = set(), set()
    enough = evening.match.decisions() + 60
    while evening.match.decisions() < enough:
        evening.until(lambda: evening.table.course.is_settled)
        scenes.add(evening.top.name)
        viewers.add(evening.facts["viewer"])
        if evening.table.course.bot_due is None:
            evening.do(evening.choose())
        evening.tick()
    assert scenes == {"table"}
    assert viewers == {0}


def test_a_game_of_computers_is_watched_as_the_public_and_comes_to_its_result(
    studio: Studio,
) -> None:
    set_speed(studio, Speed.INSTANT)
    evening = begin(studio, match_at(studio, late), people=())
    viewers = set()
    while evening.top.name == "table":
        viewers.add(evening.facts["viewer"])
        evening.tick()
    assert viewers == {PUBLIC.value}
    assert evening.top.name == "result"


def late(match: object) -> bool:
    """A few decisions before the end."""
    return len(match.past) == 835  # type: ignore[attr-defined]


def test_a_program_that_is_to_leave_with_the_game_leaves_with_it(studio: Studio) -> None:
    studio.program.leave_at_end = True
    evening = begin(studio, match_at(studio, is_over), people=())
    evening.tick(3)
    assert evening.stage.is_empty


def test_several_people_watch_computers_as_the_public(studio: Studio) -> None:
    match = match_at(studio, grown)
    first = to_move(match.state)
    assert first is not None
    people = tuple(sorted({(first + 1) % 4, (first + 2) % 4}))
    evening = begin(studio, match, people)
    evening.tick()
    assert evening.top.name == "table"
    assert evening.facts["viewer"] == PUBLIC.value


@pytest.mark.parametrize("pace", [Speed.SLOW, Speed.NORMAL, Speed.FAST])
def test_computers_leave_time_to_see_what_they_do(studio: Studio, pace: Speed) -> None:
    studio.program.settings = evolve(studio.program.settings, bot_pace=pace)
    evening = begin(studio, match_at(studio, grown), people=())
    evening.tick()
    before, due = evening.match.decisions(), evening.table.wakes_at()
    assert due is not None
    assert due > evening.now + 0.1
    evening.until(lambda: evening.match.decisions() > before)
    assert evening.now >= due


def test_a_computer_that_was_about_to_decide_waits_anew_after_something_was_taken_back(
    studio: Studio,
) -> None:
    studio.program.settings = evolve(studio.program.settings, bot_pace=Speed.SLOW)
    match = match_at(studio, finishing)
    seat = to_move(match.state)
    assert seat is not None
    evening = begin(studio, match, people=(seat,))
    evening.settle()
    evening.do(EndTurn())
    evening.until(lambda: evening.table.course.bot_due is not None)
    evening.key(Command.UNDO)
    evening.settle()
    assert decider(evening) == seat
    assert evening.table.wakes_at() is None
    evening.do(EndTurn())
    evening.until(lambda: evening.table.course.bot_due is not None)
    assert evening.table.course.bot_due == pytest.approx(evening.now + 1.2)


def test_movements_begin_when_the_person_acts_however_long_the_screen_has_been_still(
    studio: Studio,
) -> None:
    set_speed(studio, Speed.NORMAL)
    evening = begin(studio, match_at(studio, grown), people=(0, 1, 2, 3))
    evening.lift()
    evening.now += 7
    evening.key(Command.RIGHT)
    shares: list[float] = []
    evening.table.director.enqueue(over(studio.program.clock, 0.5, shares.append))
    evening.tick()
    assert shares[0] < 0.1


def test_skipping_ends_where_waiting_ends(studio: Studio) -> None:
    set_speed(studio, Speed.NORMAL)
    patient, hasty = (begin(studio, match_at(studio, grown), (0, 1, 2, 3)) for _ in range(2))
    for evening in (patient, hasty):
        evening.lift()
        action = evening.choose()
        evening.do(action)
        assert evening.table.is_moving()
    patient.settle()
    hasty.key(Command.SKIP)
    hasty.tick(1)
    assert not hasty.table.director.is_busy
    hasty.now = patient.now
    hasty.settle()
    assert hasty.facts == patient.facts
    assert hasty.log() == patient.log()
    assert same(hasty.picture(), patient.picture())


def test_nothing_is_infinite_after_a_skip(studio: Studio) -> None:
    evening = begin(studio, match_at(studio, grown), (0, 1, 2, 3))
    evening.lift()
    evening.do(evening.choose())
    evening.key(Command.SKIP)
    assert studio.program.clock.now < inf


# Thinking


@define(eq=False)
class Pensive:
    """A thinker who answers when the test lets it."""

    players: Mapping[str, Player[Any, Any]]
    thoughts: list["Pondered"] = field(factory=list)
    is_warm: bool = False

    def warm(self) -> None:
        self.is_warm = True

    def ask(self, name: str, seen: object, rng: Random, /) -> "Pondered":
        self.thoughts.append(Pondered(self.players[name].choose(seen, rng)))
        return self.thoughts[-1]

    def close(self) -> None:
        pass


@define(eq=False)
class Pondered:
    meant: object
    answer: object = None

    def decide(self) -> None:
        self.answer = self.meant


def pensive(studio: Studio) -> Pensive:
    studio.program.thinker = thinker = Pensive(studio.box.bots)
    return thinker


def test_a_computer_decides_when_the_pause_is_over_and_the_answer_is_there(studio: Studio) -> None:
    thinker = pensive(studio)
    studio.program.settings = evolve(studio.program.settings, bot_pace=Speed.SLOW)
    evening = begin(studio, match_at(studio, grown), people=())
    assert thinker.is_warm
    before = evening.match.decisions()

    evening.tick(120)
    assert evening.match.decisions() == before
    (thought,) = thinker.thoughts
    thought.decide()
    evening.tick()

    assert evening.match.decisions() == before + 1
    assert evening.match.past[-1 - natures(evening)].action == thought.meant


def natures(evening: Evening) -> int:
    """How much nature did after the last decision."""
    return next(i for i, ply in enumerate(reversed(evening.match.past)) if ply.seat != NATURE)


def test_an_answer_that_comes_early_waits_for_the_pause(studio: Studio) -> None:
    thinker = pensive(studio)
    studio.program.settings = evolve(studio.program.settings, bot_pace=Speed.SLOW)
    evening = begin(studio, match_at(studio, grown), people=())
    before = evening.match.decisions()
    evening.tick()

    thinker.thoughts[0].decide()
    evening.tick(60)

    assert evening.match.decisions() == before


def test_the_table_looks_often_whether_a_computer_has_decided(studio: Studio) -> None:
    pensive(studio)
    evening = begin(studio, match_at(studio, grown), people=())
    evening.tick(60)

    due = evening.table.wakes_at()

    assert due is not None
    assert evening.now < due <= evening.now + FRAME


def test_what_was_thought_about_a_moment_that_was_taken_back_is_dropped(studio: Studio) -> None:
    thinker = pensive(studio)
    match = match_at(studio, finishing)
    seat = to_move(match.state)
    assert seat is not None
    evening = begin(studio, match, people=(seat,))
    evening.settle()
    evening.do(EndTurn())
    evening.until(lambda: bool(thinker.thoughts))
    evening.key(Command.UNDO)
    evening.settle()
    before = evening.match.decisions()

    thinker.thoughts[0].decide()
    evening.tick(60)

    assert evening.match.decisions() == before
    assert decider(evening) == seat


def test_a_table_that_is_left_while_a_computer_thinks_asks_anew_when_it_is_opened_again(
    studio: Studio,
) -> None:
    thinker = pensive(studio)
    evening = begin(studio, match_at(studio, grown), people=())
    evening.tick(30)
    path, before = evening.table.seated.path, evening.match.decisions()
    assert path is not None
    evening.stage.scenes.pop().leave()
    thinker.thoughts[0].decide()

    again = show(studio, studio.program.routes.go_on(path))
    again.tick(30)

    assert again.match.decisions() == before
    thinker.thoughts[1].decide()
    again.until(lambda: again.match.decisions() > before)
    assert thinker.thoughts[1].meant == thinker.thoughts[0].meant


# A game of computers only


def test_keys_change_the_pace_of_computers(studio: Studio) -> None:
    studio.program.settings = evolve(studio.program.settings, bot_pace=Speed.SLOW)
    evening = begin(studio, match_at(studio, grown), people=())
    evening.tick()

    evening.key(Command.FASTER)
    assert studio.program.bot_pace is Speed.NORMAL
    assert "Normal" in evening.facts["toast"]
    assert evening.table.course.bot_due == pytest.approx(evening.now + 0.45)
    for _ in range(5):
        evening.key(Command.FASTER)
    before = evening.match.decisions()
    evening.tick(2)
    assert evening.match.decisions() > before
    for _ in range(5):
        evening.key(Command.SLOWER)
    assert studio.program.settings.bot_pace is Speed.SLOW


def test_a_game_of_computers_waits_as_long_as_the_menu_is_open(studio: Studio) -> None:
    evening = begin(studio, match_at(studio, grown), people=())
    evening.tick(10)
    evening.key(Command.MENU)
    before = evening.match.decisions()
    evening.tick(120)
    assert evening.match.decisions() == before

    evening.key(Command.CANCEL)

    evening.until(lambda: evening.match.decisions() > before)
