"""A figure over the turns of a game, as one line for each seat."""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from math import ceil

import pygame
from attrs import define
from pygame import Color, Rect, Surface

from game.core.seats import Seat
from game.scenes.box import Curve, Level
from game.scenes.result.markers import Place, draw_marker, edge_of
from game.ui.theme import Palette, Style, Theme
from game.ui.things import Thing
from game.ui.widgets.widget import MoodOf, Widget

AXIS = (44, 30)  # points: room to the left, and below
LEGEND = 24  # height of a line of it
MARKS = 7  # along a curve
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)
APART = 2  # points between curves of equal height
MARKER, DASHES = 20, 34  # room for a sample in the legend


@define(frozen=True)
class Plot(Widget):
    """*share* goes from 0 to 1 while the curves are drawn."""

    curve: Curve
    names: tuple[str, ...]  # by seat
    colours: tuple[Color, ...]
    turn: str  # what the horizontal axis counts
    share: float = 1.0

    def things(self) -> Iterable[Thing]:
        if self.curve.words:
            yield Thing("result.curve", self.rect, self.curve.words, passive=True)

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        field = self._field(theme)
        self._draw_axes(surface, theme, field)
        for level in self.curve.levels:
            y = round(self._at(field, 0, level.value)[1])
            _draw_dashes(surface, theme, (field.left, field.right), y)
        for seat in self.curve.points:
            self._draw_line(surface, theme, field, seat)
        for seat in self.curve.points:
            self._draw_marks(surface, theme, field, seat)
        self._draw_legend(surface, theme)

    # Measures

    def _field(self, theme: Theme) -> Rect:
        left, below = theme.px(AXIS[0]), theme.px(AXIS[1])
        top = theme.px(LEGEND) * len(self._legend_lines(theme)) + theme.px(34)
        return Rect(
            self.rect.left + left,
            self.rect.top + top,
            self.rect.width - left - theme.px(8),
            self.rect.height - top - below,
        )

    @property
    def turns(self) -> int:
        return max(1, max(map(len, self.curve.points.values()), default=0) - 1)

    @property
    def top(self) -> int:
        """A round number above everything."""
        highest = max((max(p, default=0) for p in self.curve.points.values()), default=0)
        highest = max([highest, *(level.value for level in self.curve.levels)])
        step = _step(highest, 5)
        return max(1, ceil((highest + 1) / step)) * step

    def _at(self, field: Rect, turn: float, value: float) -> Place:
        x = field.left + field.width * turn / self.turns
        return x, field.bottom - field.height * value / self.top

    # Picture

    def _draw_axes(self, surface: Surface, theme: Theme, field: Rect) -> None:
        for value in range(0, self.top + 1, _step(self.top, 5)):
            y = round(self._at(field, 0, value)[1])
            colour = Palette.EDGE if value else Palette.PALE
            pygame.draw.line(surface, colour, (field.left, y), (field.right, y))
            text = theme.text(str(value), Style.SMALL, Palette.PALE)
            surface.blit(text, text.get_rect(midright=(field.left - theme.px(8), y)))
        for number in self._ticks():
            x = self._at(field, number - self.curve.first, 0)[0]
            text = theme.text(str(number), Style.SMALL, Palette.PALE)
            pygame.draw.line(surface, Palette.PALE, (x, field.bottom), (x, field.bottom + 4))
            surface.blit(text, text.get_rect(midtop=(x, field.bottom + theme.px(5))))
        self._name_axes(surface, theme, field)

    def _ticks(self) -> Iterator[int]:
        """Turns with round numbers, except where the name of the axis stands."""
        first, last = self.curve.first, self.curve.first + self.turns
        step = _step(self.turns, 6)
        start = max(1, first)
        for number in range(ceil(start / step) * step, last + 1, step):
            if number <= last - step * 0.6:
                yield number

    def _name_axes(self, surface: Surface, theme: Theme, field: Rect) -> None:
        across = theme.text(self.turn, Style.SMALL_STRONG, Palette.PALE)
        surface.blit(across, across.get_rect(topright=(field.right, field.bottom + theme.px(5))))
        up = theme.text(self.curve.axis, Style.SMALL_STRONG, Palette.PALE)
        surface.blit(up, up.get_rect(bottomleft=(self.rect.left, field.top - theme.px(10))))

    def _places(self, theme: Theme, field: Rect, seat: Seat) -> list[Place]:
        """As far as the curve is drawn yet; seats a little apart, so that none hides another."""
        points = self.curve.points[seat]
        shown = points[: max(1, round(self.share * (len(points) - 1)) + 1)]
        shift = (seat - (len(self.names) - 1) / 2) * theme.px(APART)
        places = (self._at(field, turn, value) for turn, value in enumerate(shown))
        return [(x, y - shift) for x, y in places]

    def _draw_line(self, surface: Surface, theme: Theme, field: Rect, seat: Seat) -> None:
        """Strength comes and goes at once, not little by little: a stair."""
        places = [(round(x), round(y)) for x, y in self._places(theme, field, seat)]
        width, colour = max(2, theme.px(2)), self.colours[seat]
        for ink, wide in ((edge_of(colour), width + 2), (colour, width)):
            for before, after in pairwise(places):
                _draw_stair(surface, ink, before, after, wide)

    def _draw_marks(self, surface: Surface, theme: Theme, field: Rect, seat: Seat) -> None:
        """At other turns for each seat, and at the end."""
        places = self._places(theme, field, seat)
        step = max(1, self.turns // MARKS)
        first = step * (seat + 1) // (len(self.names) + 1)
        colour = self.colours[seat]
        between = places[first : max(first, len(places) - step // 2) : step]
        for place in [*between, places[-1]]:
            draw_marker(surface, seat, place, theme.px(4), colour)

    # Legend

    def _legend(self) -> list[Seat | Level]:
        return [*self.curve.points, *self.curve.levels]

    def _words(self, entry: Seat | Level) -> str:
        return entry.label if isinstance(entry, Level) else self.names[entry]

    def _legend_lines(self, theme: Theme) -> list[list[Seat | Level]]:
        """As many in a line as there is room for."""
        lines: list[list[Seat | Level]] = [[]]
        left = 0
        for entry in self._legend():
            wide = self._legend_width(theme, entry)
            if lines[-1] and left + wide > self.rect.width:
                lines.append([])
                left = 0
            lines[-1].append(entry)
            left += wide
        return lines

    def _legend_width(self, theme: Theme, entry: Seat | Level) -> int:
        sample = DASHES if isinstance(entry, Level) else MARKER
        return theme.px(sample + 14) + theme.size(self._words(entry), Style.SMALL)[0]

    def _draw_legend(self, surface: Surface, theme: Theme) -> None:
        for i, line in enumerate(self._legend_lines(theme)):
            left, y = self.rect.left, self.rect.top + theme.px(LEGEND) * i + theme.px(LEGEND) // 2
            for entry in line:
                self._draw_entry(surface, theme, entry, (left, y))
                left += self._legend_width(theme, entry)

    def _draw_entry(
        self, surface: Surface, theme: Theme, entry: Seat | Level, at: tuple[int, int]
    ) -> None:
        left, y = at
        if isinstance(entry, Level):
            _draw_dashes(surface, theme, (left, left + theme.px(DASHES - 8)), y)
            left += theme.px(DASHES)
        else:
            middle = left + theme.px(MARKER) // 2 - theme.px(2), y
            draw_marker(surface, entry, middle, theme.px(5), self.colours[entry])
            left += theme.px(MARKER)
        text = theme.text(self._words(entry), Style.SMALL)
        surface.blit(text, text.get_rect(midleft=(left, y)))


def _draw_dashes(surface: Surface, theme: Theme, across: tuple[int, int], y: int) -> None:
    dash, width = theme.px(7), max(1, theme.px(1.5))
    for x in range(across[0], across[1], 2 * dash):
        pygame.draw.line(surface, Palette.BAD, (x, y), (min(x + dash, across[1]), y), width)


def _draw_stair(
    surface: Surface, colour: Color, before: tuple[int, int], after: tuple[int, int], width: int
) -> None:
    """Across, then up or down; both as bars that meet in a full corner."""
    left, high, low = before[0], min(before[1], after[1]), max(before[1], after[1])
    half = width // 2
    surface.fill(colour, Rect(left - half, before[1] - half, after[0] - left + width, width))
    surface.fill(colour, Rect(after[0] - half, high - half, width, low - high + width))


def _step(length: float, most: int) -> int:
    """A round number that goes into *length* not more than *most* times."""
    return next((step for step in STEPS if length / step <= most), STEPS[-1])
