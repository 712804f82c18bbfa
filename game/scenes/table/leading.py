"""Where the keyboard is led: to the answer of a question, and on from thing to thing by a hint."""

from typing import Any

from attrs import define, field

from game.scenes.table.view import TableView
from game.ui.page import Page


@define(eq=False)
class Leading:
    view: TableView[Any, Any, Any]
    page: Page
    _advised: object | None = field(default=None, init=False)  # an action that a hint leads to
    _next: str = field(default="", init=False)  # what is to be pressed for it
    _answer: str = field(default="", init=False)  # to the question that is asked
    _before: str | None = field(default=None, init=False)  # what had the focus until it was

    def advise(self, action: object) -> None:
        """The ring is at what is to be pressed next for *action*, until it is done."""
        self._advised, self._next = action, self.view.advise(action)
        self.page.focus.name, self.page.focus.is_visible = self._next, True
        self.page.uses_keys = True

    def follow(self, pressed: str | None) -> None:
        """On to what comes next; whoever has pressed something else is left alone."""
        if self._advised is not None and pressed == self._next:
            self.advise(self._advised)
        else:
            self._advised = None

    def ask(self) -> None:
        """A question takes the focus, and gives it back when it is taken back."""
        answer, focus = self._name_of(self.view.question()), self.page.focus
        if answer == self._answer:
            return
        if not answer and focus.name == self._answer:
            focus.name = self._before
        elif answer:
            self._before = self._before if self._answer else focus.name
            focus.name = answer
        self._answer = answer

    def _name_of(self, message: object | None) -> str:
        things = self.page.things() if message is not None else ()
        return next((thing.name for thing in things if thing.message == message), "")

    def forget(self) -> None:
        """Something has been decided, or somebody else looks."""
        self._advised, self._answer, self._before = None, "", None
