"""The log is asked why a computer did something: by pointer, by keys, and by what one may know."""

from typing import Any

import pytest
from attrs import evolve

from game.boxes.makuta.opening import MakutaMatch
from game.core.seats import NATURE, OPEN, PUBLIC, Seat
from game.rules.makuta import legal_actions, observe
from game.rules.makuta.actions import Action
from game.rules.makuta.phases import Starting
from game.rules.makuta.state import Observation
from game.scenes.replay.recording import recording_so_far
from game.scenes.replay.scene import ReplayScene
from game.scenes.table.log_panel import Reading
from game.ui.commands import Command
from tests.scenes.evening import Evening, begin, match_at, show, spied
from tests.scenes.moments import over
from tools.studio import Studio

ME = Seat(0)
GUESSED = "From what you can see: "


def my_turn(match: MakutaMatch) -> bool:
    """After a while, so that computers have done something."""
    return match.state.turn.number > 12 and match.state.phase == Starting(ME)


@pytest.fixture
def evening(studio: Studio) -> Evening:
    evening = begin(studio, match_at(studio, my_turn), people=(ME,))
    evening.key(Command.LOG)
    evening.settle()
    return evening


def askable(evening: Evening) -> list[int]:
    """In sight, from the newest on."""
    signs = [thing for thing in evening.top.things() if thing.name.endswith(".why")]
    return sorted((thing.target for thing in signs if isinstance(thing.target, int)), reverse=True)


def whys(evening: Evening) -> list[str]:
    return [line.why for line in evening.table.flow.chronicle.lines if line.why]


def test_a_line_says_why_and_after_a_second_press_no_more(evening: Evening) -> None:
    line = f"log.{askable(evening)[0]}"
    before = evening.picture().get_buffer().raw

    evening.click(line)

    (why,) = whys(evening)
    assert why.startswith((GUESSED, "Why: "))
    assert why in evening.thing(line).words
    evening.settle()
    assert evening.picture().get_buffer().raw != before
    evening.click(line)
    assert not whys(evening)


def test_the_keyboard_asks_at_the_line_it_is_at(evening: Evening) -> None:
    number = askable(evening)[1]
    evening.table.page.focus.name = "log"
    evening.table.frame.readings["log"] = Reading(chosen=number)
    evening.table.lay()

    evening.key(Command.CONFIRM)
    assert len(whys(evening)) == 1
    evening.key(Command.CONFIRM)

    assert not whys(evening)


def test_a_press_still_goes_to_the_place_of_the_line(evening: Evening) -> None:
    gone = spied(evening.table, "go_to")
    lines = evening.table.flow.chronicle.lines
    number = next(n for n in askable(evening) if lines[n].place is not None)

    evening.click(f"log.{number}")

    assert gone == [lines[number].place]


def test_every_decision_of_a_computer_can_be_asked_about_once(evening: Evening) -> None:
    """Only those that left no line, and ends of turns, have nothing to press."""
    inquiry, match = evening.table.inquiry, evening.match
    asked = inquiry.askable_lines()
    computers = [ply for ply in match.past if ply.seat not in {NATURE, ME}]

    assert 0.4 * len(computers) < len(asked) <= len(computers)
    for line in asked:
        evening.table.inquiry.toggle(line)
    assert len(whys(evening)) == len(asked)


def test_what_people_do_is_their_own_business(studio: Studio) -> None:
    evening = begin(studio, match_at(studio, my_turn), people=(0, 1, 2, 3))
    evening.lift()

    assert not evening.table.inquiry.askable_lines()


class Curious:
    """A view that notes from what it is asked to explain."""

    def __init__(self) -> None:
        self.seen: list[Observation] = []

    def why(self, seen: Observation, seat: Seat, action: Action, bot: str) -> str:
        assert action in legal_actions(seen) or seen.viewer != seat
        self.seen.append(seen)
        return "because"


def test_it_is_told_from_what_the_reader_could_see(evening: Evening) -> None:
    """Not from what the computer knew, nor from what has been shown since."""
    flow, curious = evening.table.flow, Curious()
    view: Any = curious
    inquiry = evolve(evening.table.inquiry, view=view)
    for line in inquiry.askable_lines():
        inquiry.toggle(line)

    decided = [ply for ply in evening.match.past if ply.seat in flow.sitting.bots]
    befores = [observe(ply.before, ME) for ply in decided]
    assert len(curious.seen) == len(inquiry.askable_lines())
    assert all(any(seen == before for before in befores) for seen in curious.seen)


def test_when_the_screen_changes_hands_nothing_stays_answered(studio: Studio) -> None:
    evening = begin(studio, match_at(studio, my_turn), people=(0, 1))
    evening.lift()
    chronicle = evening.table.flow.chronicle
    evening.table.inquiry.toggle(max(evening.table.inquiry.askable_lines()))
    assert whys(evening)

    chronicle.retell(evening.table.flow.sitting.events, PUBLIC)

    assert not whys(evening)


def test_after_the_end_all_is_told(studio: Studio) -> None:
    bots = dict.fromkeys(map(Seat, range(4)), "adept")
    kept = studio.kept(match_at(studio, over), bots)
    replay = show(studio, ReplayScene(studio.program, recording_so_far(kept)))
    scene = replay.replay
    assert scene.recording.viewer is OPEN
    scene.projector.jump(60)
    asked = scene.inquiry.askable_lines()

    for line in asked:
        scene.inquiry.toggle(line)

    told = [line.why for line in scene.projector.chronicle.lines if line.why]
    assert len(told) == len(asked) > 10
    assert all(why.startswith("Why: ") for why in told)
