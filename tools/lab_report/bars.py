"""Shares as lying bars, a row each."""

from attrs import frozen
from pygame import Color

from tools.lab_report.axes import (
    LEGEND,
    MARGIN,
    TITLE,
    WIDTH,
    Entry,
    Field,
    Scale,
    draw_legend,
    draw_title,
)
from tools.lab_report.inks import FAINT, Hatching
from tools.lab_report.sheet import Box, Sheet

NAMES = 130.0  # room for the names of rows
NOTES = 170.0  # and for what is said behind them


def below(across: Scale) -> float:
    """Room for the numbers of a scale, and for its words if it has any."""
    return 62.0 if across.words else 42.0


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
        field = self._field()
        sheet = Sheet((WIDTH, field.box.bottom + below(self.across)))
        draw_title(sheet, self.title)
        draw_legend(sheet, [Entry(p.words, p.colour, p.hatching) for p in self.parts])
        field.draw_across(sheet, grid=True)
        for number, row in enumerate(self.rows):
            self._draw_row(sheet, field, row, field.box.top + (number + 0.5) * self._pitch)
        return sheet

    @property
    def _pitch(self) -> float:
        return self.thick * (1 if self.stacked else len(self.parts)) + 14

    def _field(self) -> Field:
        top = TITLE + LEGEND + 10
        notes = NOTES if any(row.note for row in self.rows) else 20
        width = WIDTH - 2 * MARGIN - NAMES - notes
        box = Box(MARGIN + NAMES, top, width, self._pitch * len(self.rows))
        return Field(box, self.across, Scale(0, 1, 1))

    def _draw_row(self, sheet: Sheet, field: Field, row: Row, middle: float) -> None:
        sheet.text(row.words, (field.box.left - 12, middle), "midright")
        sheet.text(row.note, (field.box.right + 14, middle), colour=FAINT)
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
