"""A line that is written into."""

from collections.abc import Iterable

import pygame
from attrs import define, evolve, frozen
from pygame import Rect, Surface

from game.ui.commands import Command
from game.ui.signals import KeyPressed
from game.ui.theme import Palette, Style, Theme
from game.ui.things import Thing
from game.ui.widgets.panel import draw_well
from game.ui.widgets.widget import MoodOf, Widget

LONGEST = 60  # letters, unless told otherwise


@frozen
class Draft:
    """What has been written so far, and where the next letter goes."""

    text: str = ""
    caret: int = 0

    @classmethod
    def of(cls, text: str) -> "Draft":
        return cls(text, len(text))

    def after(self, key: KeyPressed, longest: int = LONGEST) -> "Draft | None":
        """None where the key means nothing to a line of text."""
        match key.key.rpartition("+")[2]:
            case "backspace":
                return self._without(self.caret - 1)
            case "delete":
                return self._without(self.caret)
            case "left":
                return evolve(self, caret=max(self.caret - 1, 0))
            case "right":
                return evolve(self, caret=min(self.caret + 1, len(self.text)))
            case "home":
                return evolve(self, caret=0)
            case "end":
                return evolve(self, caret=len(self.text))
            case _:
                return self._with(key.typed, longest) if key.typed.isprintable() else None

    def _without(self, at: int) -> "Draft":
        if not 0 <= at < len(self.text):
            return self
        return Draft(self.text[:at] + self.text[at + 1 :], at)

    def _with(self, typed: str, longest: int) -> "Draft | None":
        if not typed:
            return None
        if len(self.text) >= longest:
            return self
        text = self.text[: self.caret] + typed + self.text[self.caret :]
        return Draft(text, self.caret + len(typed))


@frozen
class Typed:
    """What a field says after each key."""

    name: str
    draft: Draft


@define(frozen=True)
class TextField(Widget):
    name: str
    draft: Draft
    words: str = ""  # what is to be written here
    ghost: str = ""  # shown while nothing is
    submit: object = None  # what the enter key says
    longest: int = LONGEST

    takes_letters = True

    def things(self) -> Iterable[Thing]:
        """Nothing pops up over what is being written."""
        typed = Typed(self.name, self.draft)
        yield Thing(self.name, self.rect, self.words, typed, is_read=True)

    def typed(self, key: KeyPressed) -> object | None:
        if key.command is Command.CONFIRM:
            return self.submit
        draft = self.draft.after(key, self.longest)
        return None if draft is None else Typed(self.name, draft)

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        state = mood(self.name)
        edge = Palette.GOLD if state.focused else Palette.BRONZE
        draw_well(surface, theme, self.rect, radius=7)
        if state.focused or state.hovered:
            pygame.draw.rect(surface, edge, self.rect, max(1, theme.px(1)), theme.px(7))
        inner = self.rect.inflate(-2 * theme.px(10), 0)
        before = surface.get_clip()
        surface.set_clip(inner.inflate(theme.px(4), 0).clip(before))
        self._draw_words(surface, theme, inner, has_caret=state.focused)
        surface.set_clip(before)

    def _draw_words(self, surface: Surface, theme: Theme, inner: Rect, *, has_caret: bool) -> None:
        """A long text is shown around the caret."""
        words, colour = self.draft.text, Palette.INK
        if not words:
            words, colour = self.ghost, Palette.FAINT
        ahead = theme.size(self.draft.text[: self.draft.caret], Style.BODY)[0]
        shift = max(0, ahead - inner.width) if has_caret else 0
        text = theme.text(words, Style.BODY, colour)
        surface.blit(text, text.get_rect(midleft=(inner.left - shift, inner.centery)))
        if has_caret:
            caret = Rect(inner.left + ahead - shift, 0, max(1, theme.px(2)), theme.px(20))
            caret.centery = inner.centery
            surface.fill(Palette.GLOW, caret)
