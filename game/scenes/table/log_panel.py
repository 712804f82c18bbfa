"""What has happened, line by line: pointing at a line lights its place, pressing it goes there.

A decision of a computer player can be asked about: pressing its line shows and hides why.
"""

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import accumulate, islice, takewhile

import pygame
from attrs import define, evolve, frozen
from pygame import Rect, Surface

from game.i18n.texts import Texts
from game.scenes.table.view import LogLine
from game.ui.commands import Command
from game.ui.theme import Palette, Style, Theme
from game.ui.things import Thing
from game.ui.widgets.panel import draw_slab
from game.ui.widgets.widget import Mood, MoodOf, Widget

SCROLLED = 3  # lines per step of the wheel
HEAD = 34  # points above the first line
LINES = {Command.UP: -1, Command.DOWN: 1}
SIGN = "?"  # a line can say why


@frozen
class GoTo:
    """A line was pressed: the camera goes to its place, and it says why it was done."""

    place: object | None
    asked: int | None = None  # the number of a line that can be asked about


@frozen
class OpenRule:
    rule: str


@frozen
class Reading:
    """How far somebody has scrolled a log, and the line that the keyboard is at."""

    end: int | None = None  # so many lines are above the lower edge; None follows the newest
    chosen: int | None = None


@frozen
class Read:
    """What a log says when it is scrolled; whoever shows it keeps the reading."""

    name: str
    reading: Reading


@define(frozen=True, slots=False)
class LogPanel(Widget):
    """The newest line is the lowest. However long the log is, only what is visible is measured."""

    name: str
    label: str
    lines: Sequence[LogLine]
    theme: Theme
    texts: Texts
    reading: Reading = Reading()
    first_new: int | None = None  # what is new to the reader has a bright edge
    askable: frozenset[int] = frozenset()  # the lines that can say why

    @cached_property
    def inside(self) -> Rect:
        top, pad = self.rect.top + self.theme.px(HEAD), self.theme.px(8)
        width, height = self.rect.width - 2 * pad, self.rect.bottom - top - pad
        return Rect(self.rect.left + pad, top, width, max(0, height))

    # How far it is scrolled

    @cached_property
    def end(self) -> int:
        wanted = len(self.lines) if self.reading.end is None else self.reading.end
        return min(max(wanted, self._first_page), len(self.lines))

    @cached_property
    def _first_page(self) -> int:
        """So many lines are there when the first one is at the top."""
        return self._end_from(0)

    def _end_from(self, number: int) -> int:
        """Where the log ends when the line of that *number* is the first."""
        heights = accumulate(self._height(line) for line in islice(self.lines, number, None))
        fitting = takewhile(lambda bottom: bottom <= self.inside.height, heights)
        return min(number + max(1, sum(1 for _ in fitting)), len(self.lines))

    @cached_property
    def places(self) -> list[tuple[int, Rect]]:
        """Where each visible line stands, by its number, from the lowest to the highest."""
        found: list[tuple[int, Rect]] = []
        bottom = self.inside.bottom
        for number in range(self.end - 1, -1, -1):
            if bottom <= self.inside.top:
                break
            height = self._height(self.lines[number])
            bottom -= height
            found.append((number, Rect(self.inside.left, bottom, self.inside.width, height)))
        room = max(0, bottom - self.inside.top)
        return [*self._after(room), *((number, place.move(0, -room)) for number, place in found)]

    def _after(self, room: int) -> list[tuple[int, Rect]]:
        """Where the first line is at the top, the next page begins to show at the lower edge."""
        found: list[tuple[int, Rect]] = []
        top = self.inside.bottom - room
        for number in range(self.end, len(self.lines)):
            if top >= self.inside.bottom:
                break
            height = self._height(self.lines[number])
            found.append((number, Rect(self.inside.left, top, self.inside.width, height)))
            top += height
        return found[::-1]

    def _scrolled(self, by: int) -> Read:
        end = min(max(self.end + by, self._first_page), len(self.lines))
        reading = evolve(self.reading, end=None if end == len(self.lines) else end)
        return Read(self.name, reading)

    def wheeled(self, steps: int) -> object | None:
        return self._scrolled(-SCROLLED * steps)

    def paged(self, by: int) -> object | None:
        whole = sum(place.top >= self.inside.top for _, place in self.places)
        said = self._scrolled(by * max(1, whole - 1))
        return None if said.reading == self.reading else said

    def directed(self, name: str, direction: Command) -> object | None:
        """The keyboard goes from line to line, and out of the log at its ends."""
        if name != self.name or direction not in LINES or not self.lines:
            return None
        number = self.end - 1 if self.chosen is None else self.chosen + LINES[direction]
        if not 0 <= number < len(self.lines):
            return None
        return Read(self.name, Reading(self._end_showing(number), number))

    def _end_showing(self, number: int) -> int | None:
        whole = [line for line, place in self.places if place.top >= self.inside.top]
        if number >= self.end:
            end = number + 1
        elif whole and number < min(whole):
            end = self._end_from(number)
        else:
            end = self.end
        return None if end >= len(self.lines) else end

    @property
    def chosen(self) -> int | None:
        number = self.reading.chosen
        return number if number is not None and number < len(self.lines) else None

    @property
    def rule_read(self) -> str:
        return "" if self.chosen is None else self.lines[self.chosen].rule

    # What can be pointed at

    def things(self) -> Iterable[Thing]:
        return self._things

    @cached_property
    def _things(self) -> tuple[Thing, ...]:
        """Asked for in every frame."""
        return tuple(self._named())

    def _named(self) -> Iterable[Thing]:
        message = GoTo(None) if self.chosen is None else self._pressed(self.chosen)
        yield Thing(self.name, self.rect, self.label, message, is_read=True)
        for number, rect in self.places:
            line, name, message = self.lines[number], self._name(number), self._pressed(number)
            words, seen = _all_words(line), rect.clip(self.inside)
            yield Thing(name, seen, words, message, passive=True, target=number, is_read=True)
            chip, sign = self._chip(line, rect).clip(self.inside), self._sign(rect)
            if line.rule and chip.height:
                words = self.texts.text("log.rule", rule=line.rule)
                yield Thing(f"{name}.rule", chip, words, OpenRule(line.rule), passive=True)
            if number in self.askable and self.inside.contains(sign):
                words = self.texts.text("log.ask")
                yield Thing(f"{name}.why", sign, words, message, passive=True, target=number)

    def _pressed(self, number: int) -> GoTo:
        return GoTo(self.lines[number].place, number if number in self.askable else None)

    def _name(self, number: int) -> str:
        return f"{self.name}.{number}"

    # Picture

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        draw_slab(surface, theme, self.rect)
        heading = theme.text(self.label, Style.CAPTION, Palette.GOLD)
        surface.blit(heading, (self.inside.left, self.rect.top + theme.px(8)))
        before = surface.get_clip()
        surface.set_clip(self.inside.clip(before))
        for number, place in self.places:
            self._draw_line(surface, number, place, mood)
        surface.set_clip(before)
        self._draw_progress(surface)

    def _draw_progress(self, surface: Surface) -> None:
        """Which part of the whole log is in sight, if that is not all."""
        count, shown = len(self.lines), [number for number, _ in self.places]
        if len(shown) == count:
            return
        groove = Rect(self.inside.right, self.inside.top, self.theme.px(4), self.inside.height)
        groove.centerx = (self.inside.right + self.rect.right) // 2
        height = max(self.theme.px(16), groove.height * len(shown) // count)
        passed = (groove.height - height) * (self.end - self._first_page)
        top = groove.top + passed // max(1, count - self._first_page)
        knob = Rect(groove.left, top, groove.width, height)
        pygame.draw.rect(surface, Palette.EDGE, knob, border_radius=groove.width)

    def _draw_line(self, surface: Surface, number: int, place: Rect, mood: MoodOf) -> None:
        line, theme = self.lines[number], self.theme
        self._draw_ground(surface, number, place, mood)
        left, top = place.left + theme.px(6), place.top + theme.px(3)
        if line.icon:
            surface.blit(line.icon, (left, top))
        words = theme.text(line.words, _style(line), width=self._words_width)
        surface.blit(words, (left + self._indent, top))
        if line.why:
            why = theme.text(line.why, Style.SMALL, Palette.FAINT, self._why_width)
            surface.blit(why, (left + self._indent, top + words.get_height()))
        if line.rule:
            chip = self._chip(line, place)
            self._draw_mark(surface, line.rule, chip, mood(f"{self._name(number)}.rule"))
        if number in self.askable:
            sign = self._sign(place)
            self._draw_mark(surface, SIGN, sign, mood(f"{self._name(number)}.why"))

    def _draw_mark(self, surface: Surface, words: str, place: Rect, mood: Mood) -> None:
        colour = Palette.GOLD if mood.hovered else Palette.FAINT
        surface.blit(self.theme.text(words, Style.SMALL, colour), place.topleft)

    def _draw_ground(self, surface: Surface, number: int, place: Rect, mood: MoodOf) -> None:
        theme = self.theme
        if self.lines[number].is_turn and number:
            pygame.draw.line(surface, Palette.EDGE, place.topleft, place.topright)
        is_reached = number == self.chosen and mood(self.name).focused
        if is_reached or mood(self._name(number)).hovered:
            pygame.draw.rect(surface, Palette.STONE_LIGHT, place, border_radius=theme.px(4))
        if self.first_new is not None and number >= self.first_new:
            edge = Rect(place.left, place.top + 2, max(2, theme.px(2)), place.height - 4)
            pygame.draw.rect(surface, Palette.GOLD, edge)

    # Measures

    @cached_property
    def _indent(self) -> int:
        return self.theme.px(24)

    @cached_property
    def _words_width(self) -> int:
        marks = self._chip_width + (self._sign_width if self.askable else 0)
        return max(self._indent, self.inside.width - self._indent - marks - self.theme.px(14))

    @cached_property
    def _why_width(self) -> int:
        """Below the marks there is room for more."""
        return max(self._indent, self.inside.width - self._indent - self.theme.px(10))

    @cached_property
    def _chip_width(self) -> int:
        return self.theme.size("W10", Style.SMALL)[0]

    @cached_property
    def _sign_width(self) -> int:
        return self.theme.size(SIGN, Style.SMALL)[0] + self.theme.px(6)

    def _height(self, line: LogLine) -> int:
        height = self.theme.size(line.words, _style(line), self._words_width)[1]
        if line.why:
            height += self.theme.size(line.why, Style.SMALL, self._why_width)[1]
        return height + self.theme.px(6)

    def _sign(self, place: Rect) -> Rect:
        """Beside the rule, where the longest one would begin."""
        width, height = self.theme.size(SIGN, Style.SMALL)
        right = place.right - self._chip_width - self.theme.px(10)
        return Rect(right - width, place.top + self.theme.px(3), width, height)

    def _chip(self, line: LogLine, place: Rect) -> Rect:
        width, height = self.theme.size(line.rule, Style.SMALL)
        top = place.top + self.theme.px(3)
        return Rect(place.right - width - self.theme.px(4), top, width, height)

    def needed(self, most: int) -> int:
        """The height that all lines would fill, or *most*."""
        height = self.theme.px(HEAD) + self.theme.px(8)
        for line in self.lines:
            height += self._height(line)
            if height >= most:
                return most
        return height


def _all_words(line: LogLine) -> str:
    return f"{line.words} {line.why}" if line.why else line.words


def _style(line: LogLine) -> Style:
    return Style.SMALL_STRONG if line.is_turn else Style.SMALL
