"""A sentence that stays for a moment: why a click was refused, what went wrong with the file."""

import pygame
from attrs import define, field
from pygame import Rect, Surface

from game.shelf.kept_game import KeptGame
from game.ui.theme import Palette, Style, Theme

READING = 0.06  # seconds for a letter
LEAST = 3.0  # seconds
WIDEST = 560  # points


@define
class Toast:
    words: str = ""
    until: float | None = None

    def say(self, words: str, now: float) -> None:
        self.words, self.until = words, now + max(LEAST, READING * len(words))

    def clear(self) -> None:
        self.words, self.until = "", None

    def is_over(self, now: float) -> bool:
        return self.until is not None and now >= self.until

    def draw(self, surface: Surface, theme: Theme, area: Rect) -> None:
        """At the top of the table, where it hides least."""
        if not self.words:
            return
        width = min(theme.px(WIDEST), area.width - theme.px(60))
        width = min(width, theme.size(self.words, Style.BODY)[0] + 2)
        text = theme.text(self.words, Style.BODY, Palette.INK, width)
        box = text.get_rect().inflate(theme.px(28), theme.px(16))
        box.midtop = (area.centerx, area.top + theme.px(10))
        pygame.draw.rect(surface, Palette.STONE_DARK, box, border_radius=theme.px(8))
        pygame.draw.rect(surface, Palette.GOLD, box, max(1, theme.px(1.5)), theme.px(8))
        surface.blit(text, text.get_rect(center=box.center))


@define(repr=False)
class Announcements:
    """Says one thing at a time; what is about the file waits until somebody looks."""

    kept: KeptGame
    toast: Toast
    _unsaid: list[str] = field(init=False)
    _trouble: str = field(default="", init=False)  # that has been told

    @_unsaid.default
    def _notices(self) -> list[str]:
        return list(self.kept.notices)

    def clear(self) -> None:
        """Somebody plays on; what is still wrong is said again."""
        self.toast.clear()
        self._trouble = ""

    def update(self, now: float, *, is_watched: bool) -> bool:
        """Whether a sentence has come or gone."""
        before = self.toast.words
        if self.toast.is_over(now):
            self.toast.clear()
        self._note_trouble()
        if self._unsaid and is_watched:
            self.toast.say("\n".join(self._unsaid), now)
            self._unsaid.clear()
        return self.toast.words != before

    def _note_trouble(self) -> None:
        if self.kept.trouble != self._trouble:
            self._trouble = self.kept.trouble
            self._unsaid += filter(None, [self._trouble])
