"""A lesson at the table: one plays, somebody explains, and it is left and taken up again."""

from enum import Enum, auto

from attrs import define, evolve, field

from game.scenes.learning.lesson_tutor import LessonTutor
from game.scenes.table.guide import Tutor
from game.scenes.table.scene import TableScene
from game.shelf.kept_lesson import drop_lesson
from game.shelf.lesson import Lesson
from game.ui.scene import Back, Go, Replace
from game.ui.widgets.speech import Answer, answer


class LessonWish(Enum):
    """At its end."""

    NEXT = auto()
    LEAVE = auto()


@define(eq=False, repr=False)
class LessonScene(TableScene):
    lesson: Lesson
    _is_learnt: bool = field(default=False, init=False)  # it has been noted

    def __attrs_post_init__(self) -> None:
        super().__attrs_post_init__()
        self.flow.thinking.prompter = self.teacher.due
        self.flow.is_over = lambda: self.teacher.is_over

    def tutor(self) -> Tutor:
        return LessonTutor(
            self.program,
            self.kept.game,
            self.lesson,
            self.kept.sitting.match,
            self.view.next_thing,
            self._at_end(),
        )

    @property
    def teacher(self) -> LessonTutor:
        tutor = self.speaking.tutor
        assert isinstance(tutor, LessonTutor)
        return tutor

    def _at_end(self) -> tuple[Answer, ...]:
        text = self.program.texts.text
        leave = answer("lesson.leave", text("lesson_end.leave"), LessonWish.LEAVE)
        if not self.kept.game.teaching.after(self.lesson.key):
            return (leave,)
        return leave, answer("lesson.next", text("lesson_end.next"), LessonWish.NEXT)

    # What is done

    def _decide(self, action: object | None) -> None:
        """Only what the lesson is about; another way is as good if it leads on."""
        if action is None or self.teacher.accepts(action):
            super()._decide(action)
            return
        self.view.cancel()
        self.say(self.program.texts.text("lesson_end.not_here"))

    def react(self, message: object) -> Go | None:
        match message:
            case LessonWish.LEAVE:
                return Back()
            case LessonWish.NEXT:
                key = self.kept.game.teaching.after(self.lesson.key)
                return Replace(self.program.routes.lesson(self.box, key))
            case _:
                return super().react(message)

    def update(self, now: float) -> Go | None:
        go = super().update(now)
        if self.teacher.is_over and not self._is_learnt and not self.director.is_busy:
            self._note_learnt()
            self.lay()
        return go

    def _note_learnt(self) -> None:
        self._is_learnt = True
        settings, key = self.program.settings, self.lesson.key
        learnt = (*(each for each in settings.play.learnt if each != key), key)
        play = evolve(settings.play, learnt=learnt)
        self.program.change(evolve(settings, play=play))

    def leave(self) -> None:
        """One that was played to its end begins anew the next time."""
        if self._is_learnt:
            drop_lesson(self.kept)
        else:
            self.kept.leave()
