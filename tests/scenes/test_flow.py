"""Who looks while a game goes on, and who decides."""

from math import inf

import pytest
from attrs import evolve

from game.core.seats import PUBLIC, Seat
from game.persistence.settings import Speed
from game.rules.makuta.actions import EndTurn
from game.rules.makuta.play import to_move
from game.ui.animation import over
from game.ui.commands import Command
from tests.scenes.evening import Evening, begin, match_at, same, set_speed
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
        evening.until(lambda: evening.table.flow.is_settled)
        scenes.add(evening.top.name)
        viewers.add(evening.facts["viewer"])
        if evening.table.flow.bot_due is None:
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
    evening.until(lambda: evening.table.flow.bot_due is not None)
    evening.key(Command.UNDO)
    evening.settle()
    assert decider(evening) == seat
    assert evening.table.wakes_at() is None
    evening.do(EndTurn())
    evening.until(lambda: evening.table.flow.bot_due is not None)
    assert evening.table.flow.bot_due == pytest.approx(evening.now + 1.2)


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


# A game of computers only


def test_keys_change_the_pace_of_all(studio: Studio) -> None:
    studio.program.settings = studio.program.settings.at_pace(Speed.SLOW)
    evening = begin(studio, match_at(studio, grown), people=())
    evening.tick()

    evening.key(Command.FASTER)
    assert studio.program.bot_pace is studio.program.own_pace is Speed.NORMAL
    assert "Normal" in evening.facts["toast"]
    assert evening.table.flow.bot_due == pytest.approx(evening.now + 0.45)
    for _ in range(5):
        evening.key(Command.FASTER)
    before = evening.match.decisions()
    evening.tick(2)
    assert evening.match.decisions() > before
    for _ in range(5):
        evening.key(Command.SLOWER)
    assert studio.program.settings.pace is Speed.SLOW


def test_a_game_of_computers_waits_as_long_as_the_menu_is_open(studio: Studio) -> None:
    evening = begin(studio, match_at(studio, grown), people=())
    evening.tick(10)
    evening.key(Command.MENU)
    before = evening.match.decisions()
    evening.tick(120)
    assert evening.match.decisions() == before

    evening.key(Command.CANCEL)

    evening.until(lambda: evening.match.decisions() > before)
