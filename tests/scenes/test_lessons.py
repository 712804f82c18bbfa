"""Lessons at the table: played to their end by mouse and keys, left and taken up again."""

import pytest
from attrs import evolve

from game.boxes.makuta.topics import LESSONS
from game.core.seats import Seat
from game.rules import makuta
from game.rules.makuta.actions import MoveTo
from game.scenes.learning.lesson_scene import LessonScene
from game.scenes.learning.lesson_tutor import LessonTutor
from game.ui.commands import Command
from game.ui.widgets.speech import Leaf
from tests.scenes.evening import Evening, set_by_hand, show
from tools.studio import Studio

LEARNER = Seat(0)


@pytest.fixture(autouse=True)
def _as_shipped(studio: Studio) -> None:
    set_by_hand(studio)


def begun(studio: Studio, key: str) -> Evening:
    evening = show(studio, studio.program.routes.learn(studio.box))
    evening.click(f"learn.lesson.{key}")
    settle(evening)
    return evening


def settle(evening: Evening) -> None:
    evening.tick(2)
    evening.until(lambda: not isinstance(evening.top, LessonScene) or is_asked(evening))


def is_asked(evening: Evening) -> bool:
    scene = evening.top
    assert isinstance(scene, LessonScene)
    rests = scene.flow.is_settled and not scene.is_moving() and scene.flow.bot_due is None
    return rests and (leaf(evening) is not None)


def leaf(evening: Evening) -> Leaf | None:
    found = [widget for widget in evening.table.page.widgets if isinstance(widget, Leaf)]
    return found[0] if found else None


def tutor(evening: Evening) -> LessonTutor:
    scene = evening.top
    assert isinstance(scene, LessonScene)
    return scene.teacher


def pointed_at(evening: Evening) -> str:
    """What the leaf points at can be pressed."""
    found = leaf(evening)
    assert found
    assert found.about is not None, found.words
    assert not found.rect.colliderect(found.about)
    said = evening.table.speaking.tutor.said()
    assert said
    return str(said.about)


def learn(evening: Evening, *, by_keys: bool) -> int:
    """Press what is pointed at, again and again; how often."""
    for count in range(40):
        if tutor(evening).is_over:
            return count
        name = pointed_at(evening)
        if by_keys:
            evening.table.page.focus.name = name
            evening.key(Command.CONFIRM)
        else:
            evening.click(name)
        settle(evening)
    raise AssertionError("it never ends")


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
