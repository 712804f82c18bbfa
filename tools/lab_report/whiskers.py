"""Figures with the range in which they may lie, a row each."""

from attrs import frozen

from tools.lab_report.axes import MARGIN, TITLE, WIDTH, Field, Scale, draw_title
from tools.lab_report.bars import NAMES, below
from tools.lab_report.inks import FAINT, RUST, SERIES
from tools.lab_report.lines import Level
from tools.lab_report.sheet import Box, Sheet

PITCH, GAP = 30.0, 16.0  # between rows, and more between groups
NOTES = 190.0
ABOVE = 22.0  # for the words of the levels


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
        field = self._field()
        sheet = Sheet((WIDTH, field.box.bottom + below(self.across)))
        draw_title(sheet, self.title)
        field.draw_across(sheet, grid=True)
        for level in self.levels:
            x = field.x(level.value)
            sheet.dashes((x, field.box.top - 4), (x, field.box.bottom), RUST)
            sheet.text(level.words, (x, field.box.top - 6), "midbottom", colour=RUST)
        self._draw_groups(sheet, field)
        return sheet

    def _field(self) -> Field:
        rows = sum(map(len, self.groups))
        height = rows * PITCH + (len(self.groups) - 1) * GAP
        width = WIDTH - 2 * MARGIN - NAMES - NOTES
        return Field(Box(MARGIN + NAMES, TITLE + ABOVE, width, height), self.across, Scale(0, 1, 1))

    def _draw_groups(self, sheet: Sheet, field: Field) -> None:
        y = field.box.top + PITCH / 2
        for number, group in enumerate(self.groups):
            for whisker in group:
                _draw(sheet, field, number, whisker, y)
                y += PITCH
            y += GAP


def _draw(sheet: Sheet, field: Field, number: int, whisker: Whisker, y: float) -> None:
    colour = SERIES[number % len(SERIES)]
    sheet.text(whisker.words, (field.box.left - 12, y), "midright")
    sheet.text(whisker.note, (field.box.right + 14, y), colour=FAINT)
    low, high = field.x(whisker.low), field.x(min(whisker.high, field.across.high))
    sheet.line((low, y), (high, y), colour, 2.5)
    for x in (low, high):
        sheet.line((x, y - 5), (x, y + 5), colour, 2.0)
    sheet.marker(number, (field.x(whisker.value), y), colour, 6.0)
