"""What has happened, line by line: pointing at a line lights its place, pressing it goes there."""

from collections.abc import Iterable, Sequence
from functools import cached_property

import pygame
from attrs import define, frozen
from pygame import Rect, Surface

from game.scenes.table_view import LogLine
from game.ui.theme import Palette, Style, Theme
from game.ui.things import Thing
from game.ui.widgets.panel import draw_slab
from game.ui.widgets.widget import MoodOf, Widget

SCROLLED = 3  # lines per step of the wheel


@frozen
class GoTo:
    """A line was pressed: the camera goes to its place."""

    place: object


@frozen
class OpenRule:
    rule: str


@frozen
class Scrolled:
    """By so many pixels from the newest line; the scene keeps the sum."""

    name: str
    offset: int


@define(frozen=True, slots=False)
class LogPanel(Widget):
    """The newest line is the lowest; *offset* pixels of the newest are scrolled out."""

    name: str
    heading: str
    lines: Sequence[LogLine]
    theme: Theme
    offset: int = 0
    first_new: int | None = None  # what is new to the reader has a bright edge

    @cached_property
    def inside(self) -> Rect:
        top = self.rect.top + self.theme.px(34)
        pad = self.theme.px(8)
        return Rect(
            self.rect.left + pad, top, self.rect.width - 2 * pad, self.rect.bottom - top - pad
        )

    @cached_property
    def furthest(self) -> int:
        """How far one can scroll."""
        return max(0, sum(self._height(line) for line in self.lines) - self.inside.height)

    @cached_property
    def places(self) -> list[tuple[int, Rect]]:
        """Where each visible line stands, by its number."""
        bottom = self.inside.bottom + min(self.offset, self.furthest)
        if not self.furthest:
            bottom = self.inside.top + sum(self._height(line) for line in self.lines)
        found: list[tuple[int, Rect]] = []
        for number in range(len(self.lines) - 1, -1, -1):
            height = self._height(self.lines[number])
            bottom -= height
            place = Rect(self.inside.left, bottom, self.inside.width, height)
            if place.top >= self.inside.bottom:
                continue
            if place.bottom <= self.inside.top:
                break
            found.append((number, place))
        return found

    def things(self) -> Iterable[Thing]:
        for number, place in self.places:
            line = self.lines[number]
            shown = place.clip(self.inside)
            yield Thing(f"{self.name}.{number}", shown, line.words, GoTo(line.place), passive=True)
            if line.rule:
                chip = self._chip(line, place).clip(self.inside)
                yield Thing(
                    f"{self.name}.{number}.rule", chip, line.rule, OpenRule(line.rule), passive=True
                )

    def wheeled(self, steps: int) -> object | None:
        step = SCROLLED * self.theme.line(Style.SMALL)
        return Scrolled(self.name, min(max(0, self.offset + steps * step), self.furthest))

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        draw_slab(surface, theme, self.rect)
        heading = theme.text(self.heading, Style.CAPTION, Palette.GOLD)
        surface.blit(heading, (self.inside.left, self.rect.top + theme.px(8)))
        before = surface.get_clip()
        surface.set_clip(self.inside.clip(before))
        for number, place in self.places:
            self._draw_line(surface, number, place, mood)
        surface.set_clip(before)

    def _draw_line(self, surface: Surface, number: int, place: Rect, mood: MoodOf) -> None:
        line, theme = self.lines[number], self.theme
        if line.is_turn:
            pygame.draw.line(surface, Palette.EDGE, place.topleft, place.topright)
        if mood(f"{self.name}.{number}").hovered:
            pygame.draw.rect(surface, Palette.STONE_LIGHT, place, border_radius=theme.px(4))
        if self.first_new is not None and number >= self.first_new:
            edge = Rect(place.left, place.top + 2, theme.px(2), place.height - 4)
            pygame.draw.rect(surface, Palette.GOLD, edge)
        left = place.left + theme.px(6)
        top = place.top + theme.px(3)
        if line.icon:
            surface.blit(line.icon, (left, top))
        style = Style.SMALL_STRONG if line.is_turn else Style.SMALL
        words = theme.text(line.words, style, width=self._words_width)
        surface.blit(words, (left + self._indent, top))
        if line.rule:
            chip = self._chip(line, place)
            hovered = mood(f"{self.name}.{number}.rule").hovered
            colour = Palette.GOLD if hovered else Palette.FAINT
            surface.blit(theme.text(line.rule, Style.SMALL, colour), chip.topleft)

    @cached_property
    def _indent(self) -> int:
        return self.theme.px(24)

    @cached_property
    def _chip_width(self) -> int:
        return self.theme.size("W10", Style.SMALL)[0]

    @cached_property
    def _words_width(self) -> int:
        return self.inside.width - self._indent - self._chip_width - self.theme.px(14)

    def _height(self, line: LogLine) -> int:
        style = Style.SMALL_STRONG if line.is_turn else Style.SMALL
        return self.theme.size(line.words, style, self._words_width)[1] + self.theme.px(6)

    def _chip(self, line: LogLine, place: Rect) -> Rect:
        width, height = self.theme.size(line.rule, Style.SMALL)
        top = place.top + self.theme.px(3)
        return Rect(place.right - width - self.theme.px(4), top, width, height)
