"""Lessons at the table, learned by pressing what is pointed at."""

from game.scenes.learning.lesson_scene import LessonScene
from game.scenes.learning.lesson_tutor import LessonTutor
from game.ui.commands import Command
from game.ui.widgets.speech import Leaf
from tests.scenes.evening import Evening, show
from tools.studio import Studio


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
