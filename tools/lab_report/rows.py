"""Plots with a row for each name: shares as lying bars, figures with the range they may lie in."""

from attrs import frozen
from pygame import Color

from tools.lab_report.axes import LEGEND, TITLE, Entry, Field, Scale, box_of, draw_legend, titled
from tools.lab_report.inks import FAINT, RUST, SERIES, Hatching
from tools.lab_report.sheet import Box, Sheet
from tools.lab_report.turns import Level

NAMES = 130.0  # room for the names of rows
BAR_NOTES, WHISKER_NOTES = 170.0, 190.0  # and for what is said behind them
PITCH, GAP = 30.0, 16.0  # between whiskers, and more between their groups
ABOVE = 22.0  # for the words of the levels


def _sheet(title: str, field: Field) -> Sheet:
    """With room for the numbers of the scale, and for its words if it has any."""
    sheet = titled(title, field.box.bottom + (62.0 if field.across.words else 42.0))
    field.draw_across(sheet, grid=True)
    return sheet


def _write(sheet: Sheet, field: Field, words: str, note: str, y: float) -> None:
    sheet.text(words, (field.box.left - 12, y), "midright")
    sheet.text(note, (field.box.right + 14, y), colour=FAINT)


# Bars


@frozen
class Part:
    """The same part of every row."""

    words: str
    colour: Color
    hatching: Hatching = Hatching.FULL


@frozen
class Row:
    words: str
    values: tuple[float, ...]  # by part
    note: str = ""  # behind the bars


@frozen
class BarPlot:
    """Parts follow one another in a row (*stacked*), or lie below one another."""

    title: str
    across: Scale
    parts: tuple[Part, ...]
    rows: tuple[Row, ...]
    stacked: bool
    thick: float = 22.0

    def sheet(self) -> Sheet:
        pitch = self.thick * (1 if self.stacked else len(self.parts)) + 14
        notes = BAR_NOTES if any(row.note for row in self.rows) else 20
        top, height = TITLE + LEGEND + 10, pitch * len(self.rows)
        field = Field(box_of(top, height, NAMES, notes), self.across)
        sheet = _sheet(self.title, field)
        draw_legend(sheet, [Entry(p.words, p.colour, p.hatching) for p in self.parts])
        for number, row in enumerate(self.rows):
            self._draw_row(sheet, field, row, field.box.top + (number + 0.5) * pitch)
        return sheet

    def _draw_row(self, sheet: Sheet, field: Field, row: Row, middle: float) -> None:
        _write(sheet, field, row.words, row.note, middle)
        draw = self._draw_stacked if self.stacked else self._draw_beside
        draw(sheet, field, row, middle)

    def _draw_stacked(self, sheet: Sheet, field: Field, row: Row, middle: float) -> None:
        total = 0.0
        for part, value in zip(self.parts, row.values, strict=True):
            left, right = field.x(total), field.x(total + value)
            box = Box(left, middle - self.thick / 2, right - left, self.thick)
            sheet.bar(box, part.colour, part.hatching)
            total += value

    def _draw_beside(self, sheet: Sheet, field: Field, row: Row, middle: float) -> None:
        top = middle - self.thick * len(self.parts) / 2
        for part, value in zip(self.parts, row.values, strict=True):
            width = field.x(value) - field.box.left
            sheet.bar(Box(field.box.left, top, width, self.thick - 1), part.colour, part.hatching)
            top += self.thick


# Whiskers


@frozen
class Whisker:
    words: str
    value: float
    low: float
    high: float
    note: str = ""


@frozen
class WhiskerPlot:
    """Groups have a colour and a shape each."""

    title: str
    across: Scale
    groups: tuple[tuple[Whisker, ...], ...]
    levels: tuple[Level, ...] = ()

    def sheet(self) -> Sheet:
        height = sum(map(len, self.groups)) * PITCH + (len(self.groups) - 1) * GAP
        field = Field(box_of(TITLE + ABOVE, height, NAMES, WHISKER_NOTES), self.across)
        sheet = _sheet(self.title, field)
        for level in self.levels:
            x = field.x(level.value)
            sheet.dashes((x, field.box.top - 4), (x, field.box.bottom), RUST)
            sheet.text(level.words, (x, field.box.top - 6), "midbottom", colour=RUST)
        y = field.box.top + PITCH / 2
        for number, group in enumerate(self.groups):
            for whisker in group:
                _draw(sheet, field, number, whisker, y)
                y += PITCH
            y += GAP
        return sheet


def _draw(sheet: Sheet, field: Field, number: int, whisker: Whisker, y: float) -> None:
    colour = SERIES[number % len(SERIES)]
    _write(sheet, field, whisker.words, whisker.note, y)
    low, high = field.x(whisker.low), field.x(min(whisker.high, field.across.high))
    sheet.line((low, y), (high, y), colour, 2.5)
    for x in (low, high):
        sheet.line((x, y - 5), (x, y + 5), colour, 2.0)
    sheet.marker(number, (field.x(whisker.value), y), colour, 6.0)
