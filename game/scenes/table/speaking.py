"""Lays what a tutor says beside the thing that it is about."""

from collections.abc import Sequence
from typing import Any

from attrs import define, field
from pygame import Rect

from game.scenes.table.guide import Said, Tutor
from game.scenes.table.view import TableView
from game.shelf.teaching import NOWHERE
from game.ui.page import Page
from game.ui.things import Thing
from game.ui.widgets.speech import Room
from game.ui.widgets.widget import Widget


@define(eq=False)
class Speaking:
    tutor: Tutor
    view: TableView[Any, Any, Any]
    page: Page
    _below: Sequence[Widget] = field(default=(), init=False)  # what lies there without it
    shown: Said | None = field(default=None, init=False)
    _waits: bool = field(default=False, init=False)  # for what the camera was sent to
    _brought: object = field(default=NOWHERE, init=False)  # what the camera was sent to

    @property
    def is_due(self) -> bool:
        """Something is to be said, and what it is about has come into sight and to rest."""
        return self._waits and not self.view.is_moving()

    def lay(self) -> None:
        """The page has been laid out anew: over it comes what is said."""
        self._below = self.page.widgets
        self.lay_again()

    def lay_again(self) -> None:
        """Only places have come."""
        said, self.shown, self._waits = self.tutor.said(), None, False
        if self._brought not in (NOWHERE, said.about if said else NOWHERE):
            self._give_back()
        if said is None:
            return
        about = self._rect_of(said.about)
        self._waits = about is None and said.about != NOWHERE and self._brings(said)
        if self._waits:
            return
        free = [*self.view.free_parts()]
        if free:
            room = Room(free, self._lit(), [*self._panels(), *self.view.precious()])
            spoken = said.speech.widgets(self.page.theme, about, room)
            self.page.lay([*self._below, *spoken], self.page.others)
            self.shown = said

    def _lit(self) -> list[Rect]:
        """What can be pressed on the table."""
        return [thing.rect for thing in self.page.others if thing.is_enabled]

    def _panels(self) -> list[Rect]:
        """Whatever is asked, shown and answered."""
        return [widget.rect for widget in self._below if widget.is_solid]

    def _rect_of(self, about: object) -> Rect | None:
        thing = self._thing_of(about)
        return thing.rect if thing else None

    def _thing_of(self, about: object) -> Thing | None:
        things = () if about == NOWHERE else self.page.things()
        return next((t for t in things if about in (t.target, t.name) and t.rect), None)

    def facts(self) -> dict[str, str]:
        """What is read, and the name of what it points at."""
        thing = self._thing_of(self.shown.about) if self.shown else None
        words = self.shown.speech.words if self.shown else ""
        return {"said": words, "about": thing.name if thing else ""}

    def _brings(self, said: Said) -> bool:
        """Whether the camera goes there; it is sent once."""
        if self.view.is_moving() or self._brought == said.about:
            return self.view.is_moving()
        self._brought = said.about
        self.view.bring(said.about)
        return self.view.is_moving()

    def _give_back(self) -> None:
        self._brought = NOWHERE
        self.view.give_back()
