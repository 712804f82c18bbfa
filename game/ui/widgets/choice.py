"""One out of a few, all of them in sight."""

from collections.abc import Iterable
from itertools import pairwise

import pygame
from attrs import define, frozen
from pygame import Color, Rect, Surface

from game.ui.theme import Palette, Style, Theme
from game.ui.things import Thing
from game.ui.widgets.panel import LIT
from game.ui.widgets.widget import Mood, MoodOf, Widget


@frozen
class Option:
    """Its thing is named after the choice: `settings.speed` + `fast`."""

    name: str
    label: str
    message: object
    words: str = ""
    refusal: str = ""


@define(frozen=True)
class Choice(Widget):
    """Buttons grown together; the chosen one is lit."""

    name: str
    options: tuple[Option, ...]
    chosen: str = ""  # the name of an option
    words: str = ""  # what is chosen here
    style: Style = Style.SMALL_STRONG

    def things(self) -> Iterable[Thing]:
        for option, rect in zip(self.options, self._rects(), strict=True):
            label = option.words or f"{self.words}: {option.label}".removeprefix(": ")
            name = f"{self.name}.{option.name}"
            yield Thing(name, rect, label, option.message, option.refusal)

    def _rects(self) -> list[Rect]:
        """Equally wide, without gaps."""
        many, left = len(self.options), self.rect.left
        edges = [left + self.rect.width * i // many for i in range(many + 1)]
        return [
            Rect(start, self.rect.top, end - start, self.rect.height)
            for start, end in pairwise(edges)
        ]

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        radius = theme.px(7)
        pygame.draw.rect(surface, Palette.STONE_DARK, self.rect, border_radius=radius)
        for option, rect in zip(self.options, self._rects(), strict=True):
            self._draw_option(surface, theme, option, rect, mood(f"{self.name}.{option.name}"))
        line = max(1, theme.px(1))
        pygame.draw.rect(surface, Palette.EDGE, self.rect, line, border_radius=radius)

    def _draw_option(
        self, surface: Surface, theme: Theme, option: Option, rect: Rect, mood: Mood
    ) -> None:
        face = rect.inflate(-theme.px(4), -theme.px(4))
        fill = self._fill(option, mood)
        if fill:
            pygame.draw.rect(surface, fill, face, border_radius=theme.px(5))
        label = theme.shortened(option.label, self.style, face.width)
        text = theme.text(label, self.style, self._ink(option))
        surface.blit(text, text.get_rect(center=rect.center))

    def _fill(self, option: Option, mood: Mood) -> Color | None:
        if option.name == self.chosen:
            return LIT
        is_met = mood.hovered or mood.focused
        return Palette.STONE_LIGHT if is_met and not option.refusal else None

    def _ink(self, option: Option) -> Color:
        if option.refusal:
            return Palette.FAINT
        return Palette.GLOW if option.name == self.chosen else Palette.PALE
