"""Behind the curtain: what has happened since my last turn, as far as I may know it."""

import pytest

from game.core.seats import NATURE, Seat
from game.rules.makuta.phases import Starting
from game.rules.makuta.play import to_move
from game.scenes.table.recap import RECAP
from game.ui.commands import Command
from tests.scenes.evening import Evening, begin, match_at, spied
from tests.scenes.moments import at_first, grown, losing
from tools.studio import Studio

EVERYBODY = (0, 1, 2, 3)


@pytest.fixture
def evening(studio: Studio) -> Evening:
    """Somebody has just lifted the curtain."""
    evening = begin(studio, match_at(studio, grown), EVERYBODY)
    evening.lift()
    return evening


def news(evening: Evening, seat: Seat) -> list[str]:
    """What *seat* has witnessed after their last decision and what came of it, in words."""
    past, rules = evening.match.past, evening.match.rules
    last = max((n for n, ply in enumerate(past) if ply.seat == seat), default=-1)
    while last + 1 < len(past) and past[last + 1].seat == NATURE:
        last += 1
    events = [rules.witness(e, seat) for ply in past[last + 1 :] for e in ply.events]
    return [line.words for line in map(evening.table.view.line, events) if line]


def recap(evening: Evening) -> list[str]:
    shown = evening.table.recap
    return [line.words for line in shown.lines] if shown else []


def test_it_tells_what_has_happened_since_my_last_decision_and_only_what_i_may_know(
    evening: Evening,
) -> None:
    for _ in range(12):
        seat = to_move(evening.match.state)
        assert seat is not None
        assert recap(evening) == news(evening, seat)
        evening.play_to_curtain()
        evening.lift()


def test_in_the_middle_of_a_turn_it_tells_what_the_neighbour_has_done(studio: Studio) -> None:
    evening = begin(studio, match_at(studio, losing), EVERYBODY)
    evening.lift()
    neighbour = evening.facts["viewer"]
    evening.play_to_curtain()
    evening.lift()
    seat = to_move(evening.match.state)
    assert seat is not None
    assert seat != neighbour
    assert recap(evening) == news(evening, seat) != []


def test_who_has_not_played_yet_reads_all_that_has_happened_so_far(studio: Studio) -> None:
    evening = begin(studio, match_at(studio, at_first), EVERYBODY)
    evening.settle()
    assert not evening.table.recap
    seen = {evening.facts["viewer"]}
    while not evening.has_curtain:
        seen.add(evening.facts["viewer"])
        evening.play()
    evening.lift()
    if evening.facts["viewer"] not in seen:
        assert recap(evening) == evening.log()
        assert evening.table.recap
        assert evening.table.recap.is_first


def test_it_begins_with_its_first_line_and_the_wheel_scrolls_it(evening: Evening) -> None:
    assert evening.find(f"{RECAP}.0")
    last = len(recap(evening)) - 1
    for _ in range(20):
        evening.wheel(RECAP, -1)
    assert evening.find(f"{RECAP}.{last}")
    log = [name for name in evening.names() if name.startswith("log.")]
    evening.wheel(RECAP, 20)
    assert evening.find(f"{RECAP}.0")
    assert [name for name in evening.names() if name.startswith("log.")] == log


def test_pressing_a_line_lets_the_camera_go_there_and_pointing_at_it_lights_the_place(
    evening: Evening,
) -> None:
    shown = evening.table.recap
    assert shown
    number = next(n for n, line in enumerate(shown.lines) if line.place is not None)
    gone, lit = spied(evening.table, "go_to"), spied(evening.table, "light")
    evening.point(f"{RECAP}.{number}")
    assert lit == [shown.lines[number].place]
    evening.click(f"{RECAP}.{number}")
    assert gone == [shown.lines[number].place]
    assert evening.table.recap
    evening.move((2, 2))
    assert lit[-1] is None


def test_the_keyboard_goes_from_line_to_line_and_to_their_places_and_rules(
    evening: Evening,
) -> None:
    gone = spied(evening.table, "go_to")
    shown = evening.table.recap
    assert shown
    assert evening.table.page.focus.name == RECAP
    number = next(n for n, line in enumerate(shown.lines) if line.place is not None)
    evening.key(Command.DOWN)
    reached = evening.table.frame.readings[RECAP].chosen
    assert reached is not None
    while reached != number:
        evening.key(Command.DOWN if reached < number else Command.UP)
        reached = evening.table.frame.readings[RECAP].chosen
        assert reached is not None
    evening.key(Command.CONFIRM)
    assert gone == [shown.lines[number].place]
    evening.key(Command.RULEBOOK)
    assert evening.top.name == "rulebook"


def test_the_key_for_the_obvious_does_what_is_written_on_the_button(evening: Evening) -> None:
    """It says so while the recap is open, too; what was not read stays in the log."""
    assert isinstance(evening.match.state.phase, Starting)
    before = evening.match.decisions()

    evening.key(Command.DONE)
    evening.settle()

    assert evening.match.decisions() == before + 1
    assert evening.table.recap is None


def test_it_closes_by_a_key_that_does_nothing_else(evening: Evening) -> None:
    before = evening.match.decisions()
    evening.key(Command.CANCEL)
    evening.settle()
    assert evening.table.recap is None
    assert evening.find(RECAP) is None
    assert evening.match.decisions() == before
    assert evening.top.name == "table"


def test_it_closes_by_its_button_and_when_somebody_decides(studio: Studio) -> None:
    for way in ("button", "decision"):
        evening = begin(studio, match_at(studio, grown), EVERYBODY)
        evening.lift()
        if way == "button":
            evening.click(f"{RECAP}.close")
        else:
            evening.do(evening.choose())
        assert evening.table.recap is None
        assert evening.find(RECAP) is None


def test_the_log_marks_what_is_new_to_me_until_i_decide(evening: Evening) -> None:
    flow = evening.table.flow
    first = flow.first_new
    assert first is not None
    assert evening.log()[first:] == recap(evening)
    evening.play()
    while not evening.has_curtain:
        assert flow.first_new == len(evening.log())
        evening.play()
