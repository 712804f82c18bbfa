"""Figures over turns, as lines told apart by colour and by shape."""

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
from tools.lab_report.inks import BLUE, FAINT, RUST, SERIES, Hatching, mixed
from tools.lab_report.sheet import Box, Sheet

HEIGHT = 400.0
LEFT, BELOW = 70.0, 62.0  # room for numbers and words
MARKS = 9  # along a line
BAND = mixed(BLUE, 0.16)


@frozen
class Line:
    words: str
    values: tuple[float, ...]  # of turn 1, 2 …


@frozen
class Band:
    """Between two lines, below all others."""

    words: str
    low: tuple[float, ...]
    high: tuple[float, ...]


@frozen
class Level:
    """A height, or a turn, that means something."""

    words: str
    value: float


@frozen
class LinePlot:
    title: str
    up: Scale
    lines: tuple[Line, ...]
    band: Band | None = None
    levels: tuple[Level, ...] = ()
    turn: Level | None = None
    turns: str = "turns per player"

    def sheet(self) -> Sheet:
        sheet = Sheet((WIDTH, HEIGHT))
        draw_title(sheet, self.title)
        draw_legend(sheet, self._legend())
        field = self._field()
        if self.band:
            _draw_band(sheet, field, self.band)
        field.draw_up(sheet)
        field.draw_across(sheet)
        self._draw_levels(sheet, field)
        for number, line in enumerate(self.lines):
            _draw_line(sheet, field, number, line)
        return sheet

    def _legend(self) -> list[Entry]:
        lines = [Entry(line.words, _colour(i), shape=i) for i, line in enumerate(self.lines)]
        band = [Entry(self.band.words, BAND, Hatching.FULL)] if self.band else []
        return [*lines, *band]

    def _field(self) -> Field:
        top = TITLE + LEGEND + 14
        box = Box(MARGIN + LEFT, top, WIDTH - MARGIN * 2 - LEFT, HEIGHT - top - BELOW)
        last = max(len(line.values) for line in self.lines)
        return Field(box, Scale.exactly(max(2, last), self.turns), self.up)

    def _draw_levels(self, sheet: Sheet, field: Field) -> None:
        for level in self.levels:
            left, right = field.at(0, level.value), field.at(field.across.high, level.value)
            sheet.dashes(left, right, RUST)
            sheet.text_over(level.words, (left[0] + 8, left[1] - 11), RUST)
        if self.turn:
            low, high = field.at(self.turn.value, 0), field.at(self.turn.value, self.up.high)
            sheet.dashes(low, high, FAINT)
            sheet.text_over(self.turn.words, (high[0] + 8, high[1] + 12), FAINT)


def _colour(number: int) -> Color:
    return SERIES[number % len(SERIES)]


def _draw_band(sheet: Sheet, field: Field, band: Band) -> None:
    above = [field.at(turn, value) for turn, value in enumerate(band.high, 1)]
    below = [field.at(turn, value) for turn, value in enumerate(band.low, 1)]
    sheet.area([*above, *reversed(below)], BAND)


def _draw_line(sheet: Sheet, field: Field, number: int, line: Line) -> None:
    """Markers sit on every so many turns, shifted so that equal lines show all of theirs."""
    places = [field.at(turn, value) for turn, value in enumerate(line.values, 1)]
    sheet.curve(places, _colour(number))
    apart = max(1, len(places) // MARKS)
    for place in places[number * apart // 4 :: apart]:
        sheet.marker(number, place, _colour(number))
