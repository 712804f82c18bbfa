"""Lays what a tutor says beside the thing that it is about."""

from collections.abc import Sequence
from typing import Any

from attrs import define, field
from pygame import Rect

from game.scenes.table.guide import Said, Tutor
from game.scenes.table.view import TableView
from game.shelf.teaching import NOWHERE
from game.ui.page import Page
from game.ui.widgets.widget import Widget


@define(eq=False)
class Speaking:
    tutor: Tutor
    view: TableView[Any, Any, Any]
    page: Page
    _below: Sequence[Widget] = field(default=(), init=False)  # what lies there without it
    _brought: object = field(default=NOWHERE, init=False)  # what the camera was sent to

    def lay(self) -> None:
        """The page has been laid out anew: over it comes what is said."""
        self._below = self.page.widgets
        self.lay_again()

    def lay_again(self) -> None:
        """Only places have come."""
        said = self.tutor.said()
        if said is None:
            self._brought = NOWHERE
            return
        about = self._rect_of(said.about)
        if about is None and said.about != NOWHERE and self._brings(said):
            return
        spared = [thing.rect for thing in self.page.others if thing.is_enabled]
        free = [*self.view.free_parts()]
        if free:
            spoken = said.speech.widgets(self.page.theme, about, free, spared)
            self.page.lay([*self._below, *spoken], self.page.others)

    def _rect_of(self, about: object) -> Rect | None:
        if about == NOWHERE:
            return None
        named = (t for t in self.page.things() if about in (t.target, t.name) and t.rect)
        return next((thing.rect for thing in named), None)

    def _brings(self, said: Said) -> bool:
        """Whether the camera goes there; it is sent once."""
        if self.view.is_moving() or self._brought == said.about:
            return self.view.is_moving()
        self._brought = said.about
        self.view.bring(said.about)
        return self.view.is_moving()
