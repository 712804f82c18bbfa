"""Taking back, any number of steps up to the last barrier, and playing it again."""

import json
from pathlib import Path
from typing import Any

import pytest

from game.core.seats import PUBLIC, Seat, Viewer
from game.persistence.game_file import open_game
from game.persistence.settings import Speed
from game.players.sitting import Stop
from game.rules.makuta.actions import EndTurn
from game.rules.makuta.play import to_move
from game.scenes.table.chronicle import Chronicle
from game.scenes.table.view import LogLine
from game.ui.commands import Command
from tests.scenes.evening import Evening, Wanted, begin, match_at, set_speed
from tests.scenes.moments import (
    after_a_look,
    after_dice,
    at_first,
    finishing,
    undoable,
    undoable_twice,
)
from tools.studio import Studio

EVERYBODY = (0, 1, 2, 3)
UNDO = "bar.undo"


def sat_down(studio: Studio, wanted: Wanted, people: tuple[int, ...] = EVERYBODY) -> Evening:
    evening = begin(studio, match_at(studio, wanted), people)
    evening.lift()
    return evening


def lines_for(evening: Evening, viewer: Viewer) -> list[str]:
    """The whole log, as it would be written for that viewer alone."""
    sitting, view = evening.table.kept.sitting, evening.table.view
    return [line.words for line in map(view.line, sitting.witnessed_by(viewer)) if line]


def kinds(path: Path | None) -> list[str]:
    """What the lines of a game file are about."""
    assert path
    return [next(iter(json.loads(line))) for line in path.read_text().splitlines()]


def test_the_button_says_what_it_takes_back(studio: Studio) -> None:
    evening = sat_down(studio, undoable)
    last = evening.match.past[-1]
    seen = evening.match.rules.observe(last.before, last.seat)
    words = evening.table.view.action_words(seen, last.action)
    thing = evening.thing(UNDO)
    assert thing.is_enabled
    assert words
    assert words in thing.words


def stop_words(studio: Studio, stop: Stop) -> str:
    return studio.program.texts.text(f"stop.{stop.name}")


@pytest.mark.parametrize(
    ("wanted", "stop"),
    [
        (at_first, Stop.NOTHING_DONE),
        (after_dice, Stop.CHANCE),
        (after_a_look, Stop.REVEALED),
    ],
)
def test_the_button_says_why_it_takes_nothing_back(
    studio: Studio, wanted: Wanted, stop: Stop
) -> None:
    evening = sat_down(studio, wanted)
    thing = evening.thing(UNDO)
    assert not thing.is_enabled
    assert thing.refusal == stop_words(studio, stop)
    before = evening.match.decisions()
    evening.click(UNDO)
    assert evening.facts["toast"] == thing.refusal
    evening.key(Command.UNDO)
    assert evening.match.decisions() == before


def test_nobody_takes_back_what_another_has_decided(studio: Studio) -> None:
    evening = sat_down(studio, finishing)
    evening.do(EndTurn())
    evening.lift()
    assert evening.thing(UNDO).refusal == stop_words(studio, Stop.ANOTHERS)
    before = evening.match.decisions()
    evening.key(Command.UNDO)
    assert evening.match.decisions() == before


def test_any_number_of_steps_go_back_to_the_last_barrier_and_forth_again(studio: Studio) -> None:
    """The table, the log and the words are what they were, step by step."""
    evening = sat_down(studio, undoable_twice)
    stations = [(evening.facts, evening.log())]
    while evening.table.flow.stop() is None:
        evening.key(Command.UNDO)
        evening.settle()
        stations.append((evening.facts, evening.log()))
    assert len(stations) > 2
    for facts, log in reversed(stations[:-1]):
        evening.click("bar.redo")
        evening.settle()
        assert (evening.facts, evening.log()) == (facts, log)
    assert evening.find("bar.redo") is None


def test_the_log_loses_the_lines(studio: Studio) -> None:
    evening = sat_down(studio, undoable)
    before = evening.log()
    evening.key(Command.UNDO)
    evening.settle()
    after = evening.log()
    assert len(after) < len(before)
    assert after == before[: len(after)]


def test_another_person_never_reads_what_was_taken_back(studio: Studio) -> None:
    evening = sat_down(studio, undoable_twice)
    while evening.table.flow.stop() is None:
        evening.key(Command.UNDO)
        evening.settle()
    evening.play_to_curtain()
    evening.lift()
    evening.key(Command.PEEK, hold=True)
    assert evening.log() == lines_for(evening, evening.facts["viewer"])


def test_the_end_of_a_turn_can_be_taken_back_while_it_is_shown(studio: Studio) -> None:
    """Whoever decides after it changes back, too."""
    set_speed(studio, Speed.SLOW)
    evening = sat_down(studio, finishing)
    seat, before = to_move(evening.match.state), evening.facts
    evening.do(EndTurn())
    assert to_move(evening.match.state) != seat
    evening.click(UNDO)
    evening.settle()
    assert evening.facts == before
    assert to_move(evening.match.state) == seat


def test_the_file_tells_that_something_was_taken_back_and_played_again(studio: Studio) -> None:
    evening = sat_down(studio, undoable)
    path, codec = evening.table.kept.path, studio.game.codec
    before = kinds(path)
    evening.key(Command.UNDO)
    evening.settle()
    assert len(kinds(path)) > len(before)
    assert path
    assert open_game(path, [codec]).match.state == evening.match.state
    evening.key(Command.REDO)
    evening.settle()
    assert open_game(path, [codec]).match.state == evening.match.state


def test_who_has_taken_nothing_back_reads_that_there_is_nothing_to_play_again(
    studio: Studio,
) -> None:
    evening = sat_down(studio, undoable)
    assert evening.find("bar.redo") is None
    evening.key(Command.REDO)
    assert evening.facts["toast"] == studio.program.texts.text("bar.no_redo")


def test_something_else_can_be_done_instead(studio: Studio) -> None:
    evening = sat_down(studio, undoable)
    evening.key(Command.UNDO)
    evening.settle()
    evening.play()
    assert not evening.match.future
    if evening.top.name == "table":
        assert evening.log() == lines_for(evening, PUBLIC), "the tray lies closed before others"
        evening.key(Command.PEEK, hold=True)
        assert evening.log() == lines_for(evening, evening.facts["viewer"])


class Told:
    """A view that says what it is told."""

    def line(self, event: str) -> LogLine | None:
        return LogLine(event, "") if event else None


def test_what_was_taken_back_is_forgotten_for_everybody() -> None:
    view: Any = Told()
    chronicle = Chronicle(view, lambda event, viewer: f"{event} to {viewer}", PUBLIC)
    for viewer in (Seat(0), PUBLIC):
        chronicle.retell(["begun", "walked"], viewer)
    chronicle.take_back(1)
    for viewer in (PUBLIC, Seat(0)):
        chronicle.retell(["begun", "flown", "landed"], viewer)
        words = [line.words for line in chronicle.lines]
        assert words == [f"{event} to {viewer}" for event in ("begun", "flown", "landed")]
