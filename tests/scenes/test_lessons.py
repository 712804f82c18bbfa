"""Lessons at the table: played to their end by mouse and keys, left and taken up again."""

import pytest
from attrs import evolve

from game.boxes.makuta.topics import LESSONS
from game.core.seats import Seat
from game.rules import makuta
from game.rules.makuta.actions import MoveTo
from game.ui.commands import Command
from tests.scenes.evening import Evening, set_by_hand, show
from tests.scenes.learning import begun, leaf, learn, pointed_at, settle, tutor
from tools.studio import Studio

LEARNER = Seat(0)


@pytest.fixture(autouse=True)
def _as_shipped(studio: Studio) -> None:
    set_by_hand(studio)


@pytest.mark.parametrize("by_keys", [False, True], ids=["mouse", "keys"])
@pytest.mark.parametrize("key", LESSONS)
def test_a_lesson_is_played_to_its_end(studio: Studio, key: str, *, by_keys: bool) -> None:
    evening = begun(studio, key)

    presses = learn(evening, by_keys=by_keys)

    assert 1 < presses < 16
    found = leaf(evening)
    assert found
    assert found.words == studio.game.texts.text(f"lesson_note.{key}.{LESSONS[key]}")
    assert key in studio.program.settings.play.learnt
    assert evening.thing("lesson.leave").is_enabled
    evening.click("lesson.leave")
    evening.tick()
    assert evening.top.name == "learn"
    assert studio.program.texts.text("learn.done") in evening.thing(f"learn.lesson.{key}").words


def test_one_lesson_leads_to_the_next_and_the_last_to_the_list(studio: Studio) -> None:
    evening = begun(studio, "duels")
    learn(evening, by_keys=False)

    evening.click("lesson.next")
    settle(evening)
    assert tutor(evening).lesson.key == "masks"

    last = begun(studio, "akaku")
    learn(last, by_keys=False)
    assert last.find("lesson.next") is None


def test_a_lesson_is_left_and_taken_up_again(studio: Studio) -> None:
    evening = begun(studio, "duels")
    for _ in range(2):
        evening.click(pointed_at(evening))
        settle(evening)
    words, number = leaf(evening), tutor(evening).number
    assert words
    evening.key(Command.MENU)
    evening.click("pause.title")
    assert evening.top.name == "title"

    again = begun(studio, "duels")

    assert tutor(again).number == number
    found = leaf(again)
    assert found
    assert found.words == words.words
    learn(again, by_keys=False)
    again.click("lesson.leave")
    anew = begun(studio, "duels")
    assert tutor(anew).number == 0


def test_the_list_says_what_was_begun(studio: Studio) -> None:
    evening = begun(studio, "gates")
    evening.click(pointed_at(evening))
    settle(evening)
    evening.key(Command.MENU)
    evening.click("pause.title")

    listed = show(studio, studio.program.routes.learn(studio.box))

    assert studio.program.texts.text("learn.begun") in listed.thing("learn.lesson.gates").words
    assert not studio.program.library.filed(), "it is no game"


def test_what_the_lesson_is_not_about_is_kindly_refused(studio: Studio) -> None:
    evening = begun(studio, "moving")
    evening.click("button.roll_white")
    settle(evening)
    number = tutor(evening).number
    meant, walks = tutor(evening).due(), makuta.legal_actions(evening.match.state)
    assert isinstance(meant, MoveTo)
    other = next(w for w in walks if isinstance(w, MoveTo) and w.field != meant.field)

    evening.click(f"field.{other.field}")
    evening.tick(3)

    assert tutor(evening).number == number
    assert evening.facts["toast"] == studio.program.texts.text("lesson_end.not_here")


def test_undo_goes_back_in_a_lesson_too(studio: Studio) -> None:
    evening = begun(studio, "temple")
    learn_until(evening, "Arrived")
    before = tutor(evening).number

    evening.key(Command.UNDO)
    settle(evening)

    assert tutor(evening).number == before - 1
    assert isinstance(tutor(evening).due(), MoveTo)
    learn(evening, by_keys=False)


def learn_until(evening: Evening, phase: str) -> None:
    while evening.facts["phase"] != phase:
        evening.click(pointed_at(evening))
        settle(evening)


def test_words_can_be_read_again(studio: Studio) -> None:
    evening = begun(studio, "moving")
    evening.click(pointed_at(evening))
    settle(evening)

    evening.click("guide.back")
    first = leaf(evening)
    assert first
    assert first.words == studio.game.texts.text("lesson_note.moving.1")
    evening.click("guide.on")

    second = leaf(evening)
    assert second
    assert second.words == studio.game.texts.text("lesson_note.moving.2")


def test_a_file_that_is_no_lesson_costs_a_sentence(
    studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = studio.folder / "moving.matanui"
    broken.write_text("no lesson")
    teaching = evolve(studio.game.teaching, lessons=(broken,))
    monkeypatch.setattr(studio.game, "teaching", teaching)
    evening = show(studio, studio.program.routes.learn(studio.box))

    evening.click("learn.lesson.moving")

    assert evening.top.name == "notice"
