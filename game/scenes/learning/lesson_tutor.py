"""Whoever speaks in a lesson: says what the file notes, and points at what is to be done next."""

from collections.abc import Callable
from typing import Any

from attrs import define, field

from game.core.match import Match
from game.i18n.keys import key_of
from game.scenes.program import Program
from game.scenes.table.guide import GuideWish, Moment, Said
from game.shelf.game import Game
from game.shelf.lesson import Lesson
from game.shelf.teaching import NOWHERE
from game.ui.widgets.speech import Answer, Speech, answer


@define(eq=False)
class LessonTutor:
    program: Program
    game: Game
    lesson: Lesson
    match: Match[Any, Any, Any, Any]
    next_thing: Callable[[Any], str]  # to press for an action
    at_end: tuple[Answer, ...] = ()  # what can be answered to its last words
    _moment: Moment | None = field(default=None, init=False)
    _back: int = field(default=0, init=False)  # so many notes have been turned back
    _on: int = field(default=0, init=False)  # so many of those at this place have been read
    _place: int = field(default=-1, init=False)

    is_on = True

    @property
    def number(self) -> int:
        """So many plies have been played."""
        return len(self.match.past)

    @property
    def is_over(self) -> bool:
        return self.number >= len(self.lesson.line)

    def due(self) -> object | None:
        """What comes next, whoever does it."""
        return None if self.is_over else self.lesson.line[self.number][1]

    def accepts(self, action: object) -> bool:
        return self.lesson.accepts(self.match, action)

    # What is read

    def look(self, moment: Moment | None) -> None:
        self._moment = moment
        if self.number != self._place:
            self._place, self._back, self._on = self.number, 0, 0

    def said(self) -> Said | None:
        notes = self._notes()
        if not notes or (self._moment is None and not self.is_over):
            return None
        words = self.game.texts.text(key_of("lesson_note", notes[len(notes) - 1 - self._back]))
        return Said(Speech(words, tuple(self._answers(len(notes)))), self._about())

    def _notes(self) -> list[str]:
        """All that have been said up to here, the last one last."""
        places = sorted(place for place in self.lesson.notes if place <= self.number)
        before = [note for place in places[:-1] for note in self.lesson.notes[place]]
        here = self.lesson.notes[places[-1]] if places else ()
        is_here = bool(places) and places[-1] == self.number
        return [*before, *(here[: self._on + 1] if is_here else here)]

    def _about(self) -> object:
        """The next thing to press, unless somebody reads what was said before."""
        action = self.due()
        if action is None or self._back or self._moment is None or self._waits():
            return NOWHERE
        return self.next_thing(action) or NOWHERE

    def _waits(self) -> bool:
        """Whether more is to be said before anything is to be done."""
        return self._on + 1 < len(self.lesson.notes.get(self.number, ()))

    def _answers(self, count: int) -> list[Answer]:
        if self.is_over and not self._back:
            return [*self.at_end]
        text = self.program.texts.text
        back = answer("guide.back", text("speech.back"), GuideWish.BACK)
        on = answer("guide.on", text("speech.next"), GuideWish.ON)
        found = [back] if self._back + 1 < count else []
        return [*found, on] if self._back or self._waits() else found

    # What is answered

    def grant(self, wish: GuideWish) -> None:
        match wish:
            case GuideWish.BACK:
                self._back += 1
            case GuideWish.ON if self._back:
                self._back -= 1
            case GuideWish.ON:
                self._on += 1
            case GuideWish.CLOSE | GuideWish.OPEN:
                pass  # a lesson without words would be none
