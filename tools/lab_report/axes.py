"""The field of a plot: scales, grid, numbers and what they count."""

from collections.abc import Callable, Iterator, Sequence
from math import ceil

from attrs import frozen
from pygame import Color

from game.ui.theme import Style
from tools.lab_report.inks import FAINT, GRID, INK, Hatching
from tools.lab_report.page import plain
from tools.lab_report.sheet import Box, Place, Sheet

WIDTH, MARGIN = 880.0, 22.0  # points
TITLE, LEGEND = 44.0, 26.0  # heights
STEPS = (0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.5, 1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)
MOST_STEPS = 8

Format = Callable[[float], str]


@frozen
class Scale:
    """Values from *low* to *high*, from one end to the other."""

    low: float
    high: float
    step: float
    words: str = ""  # what it counts
    format: Format = plain

    @classmethod
    def up_to(cls, highest: float, words: str = "", format_: Format = plain) -> "Scale":
        """From zero to a round number."""
        step = _step(highest)
        return cls(0.0, max(1, ceil(highest / step - 1e-9)) * step, step, words, format_)

    @classmethod
    def exactly(cls, highest: float, words: str = "") -> "Scale":
        """From zero to no more than that; the last number may lie below it."""
        return cls(0.0, highest, _step(highest), words)

    def share(self, value: float) -> float:
        return (value - self.low) / (self.high - self.low)

    def ticks(self) -> Iterator[float]:
        count = int((self.high - self.low) / self.step + 1e-9)
        yield from (round(self.low + i * self.step, 6) for i in range(count + 1))


def _step(highest: float) -> float:
    return next((step for step in STEPS if highest / step <= MOST_STEPS), STEPS[-1])


@frozen
class Field:
    """Where a plot is drawn, between its two scales."""

    box: Box
    across: Scale
    up: Scale = Scale(0, 1, 1)

    def at(self, x: float, y: float) -> Place:
        return (self.x(x), self.box.bottom - self.up.share(y) * self.box.height)

    def x(self, value: float) -> float:
        return self.box.left + self.across.share(value) * self.box.width

    def draw_up(self, sheet: Sheet) -> None:
        """The grid across the field, its numbers to the left."""
        box = self.box
        for value in self.up.ticks():
            y = self.at(0, value)[1]
            sheet.line((box.left, y), (box.right, y), GRID if value > self.up.low else FAINT)
            sheet.text(self.up.format(value), (box.left - 8, y), "midright", colour=FAINT)
        sheet.upright(self.up.words, (MARGIN + 2, box.top + box.height / 2))

    def draw_across(self, sheet: Sheet, *, grid: bool = False) -> None:
        """The numbers below the field."""
        box = self.box
        for value in self.across.ticks():
            x = self.x(value)
            if grid:
                sheet.line((x, box.top), (x, box.bottom), GRID)
            sheet.line((x, box.bottom), (x, box.bottom + 5), FAINT)
            sheet.text(self.across.format(value), (x, box.bottom + 8), "midtop", colour=FAINT)
        middle = box.left + box.width / 2
        sheet.text(self.across.words, (middle, box.bottom + 30), "midtop", colour=FAINT)


def box_of(top: float, height: float, left: float, right: float = 0.0) -> Box:
    """As wide as the sheet, but for the room to its *left* and *right*."""
    return Box(MARGIN + left, top, WIDTH - 2 * MARGIN - left - right, height)


@frozen
class Entry:
    """A line of the legend: a hatched patch, or a marker on a line."""

    words: str
    colour: Color
    hatching: Hatching | None = None
    shape: int | None = None


def titled(words: str, height: float) -> Sheet:
    sheet = Sheet((WIDTH, height))
    sheet.text(words, (MARGIN, 28), style=Style.CAPTION, colour=INK)
    return sheet


def draw_legend(sheet: Sheet, entries: Sequence[Entry]) -> None:
    x, y = MARGIN, TITLE + LEGEND / 2
    for entry in entries:
        _draw_sample(sheet, entry, x, y)
        sheet.text(entry.words, (x + 36, y))
        x += 36 + sheet.width_of(entry.words) + 26


def _draw_sample(sheet: Sheet, entry: Entry, x: float, y: float) -> None:
    if entry.hatching is not None:
        sheet.bar(Box(x, y - 7, 28, 14), entry.colour, entry.hatching)
    elif entry.shape is None:
        sheet.dashes((x, y), (x + 30, y), entry.colour)
    else:
        sheet.curve([(x, y), (x + 28, y)], entry.colour)
        sheet.marker(entry.shape, (x + 14, y), entry.colour)
