"""Plots over the turns of a game: lines told apart by colour and by shape, and columns."""

from attrs import frozen
from pygame import Color

from tools.lab_report.axes import LEGEND, TITLE, Entry, Field, Scale, box_of, draw_legend, titled
from tools.lab_report.inks import BLUE, FAINT, PAPER, RUST, SERIES, Hatching, mixed
from tools.lab_report.sheet import Box, Sheet

LINES_HIGH, COLUMNS_HIGH = 400.0, 360.0
LEFT, BELOW = 70.0, 62.0  # room for numbers and words
MARKS = 9  # along a line
BAND = mixed(BLUE, 0.16)
GAP = 3.0  # points between columns


@frozen
class Level:
    """A height, or a turn, that means something."""

    words: str
    value: float


def _field(sheet: Sheet, above: float, across: Scale, up: Scale) -> Field:
    top = TITLE + LEGEND + above
    return Field(box_of(top, sheet.size[1] - top - BELOW, LEFT), across, up)


# Lines


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
class LinePlot:
    title: str
    up: Scale
    lines: tuple[Line, ...]
    band: Band | None = None
    levels: tuple[Level, ...] = ()
    turn: Level | None = None
    turns: str = "turns per player"

    def sheet(self) -> Sheet:
        sheet = titled(self.title, LINES_HIGH)
        draw_legend(sheet, self._legend())
        last = max(len(line.values) for line in self.lines)
        field = _field(sheet, 14, Scale.exactly(max(2, last), self.turns), self.up)
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


# Columns


@frozen
class Layer:
    """One part of every column; the first lies at the bottom."""

    words: str
    values: tuple[float, ...]
    colour: Color
    hatching: Hatching = Hatching.FULL


@frozen
class ColumnPlot:
    title: str
    up: Scale
    span: int  # turns, or whatever is counted *across*, that a column covers
    layers: tuple[Layer, ...]
    levels: tuple[Level, ...] = ()  # turns that mean something
    above: tuple[str, ...] = ()  # what stands over each column
    across: str = "turns per player"  # what *span* counts

    def sheet(self) -> Sheet:
        sheet = titled(self.title, COLUMNS_HIGH)
        if len(self.layers) > 1:
            entries = [Entry(layer.words, layer.colour, layer.hatching) for layer in self.layers]
            draw_legend(sheet, entries)
        count = max(len(layer.values) for layer in self.layers)
        turns = Scale(0, max(1, count) * self.span, self.span, self.across)
        field = _field(sheet, 18, turns, self.up)
        field.draw_up(sheet)
        for number in range(count):
            self._draw_column(sheet, field, number)
        field.draw_across(sheet)
        self._draw_levels(sheet, field)
        return sheet

    def _draw_column(self, sheet: Sheet, field: Field, number: int) -> None:
        left, right = field.x(number * self.span), field.x((number + 1) * self.span)
        total = 0.0
        for layer in self.layers:
            bottom = field.at(0, total)[1]
            total += layer.values[number]
            top = field.at(0, total)[1]
            box = Box(left + GAP / 2, top, right - left - GAP, bottom - top)
            sheet.bar(box, layer.colour, layer.hatching)
        if self.above:
            at = ((left + right) / 2, field.at(0, total)[1] - 4)
            sheet.text(self.above[number], at, "midbottom", colour=FAINT)

    def _draw_levels(self, sheet: Sheet, field: Field) -> None:
        """The words stand above the field, the outer ones turned away from the middle."""
        anchors = ("bottomright", "midbottom", "bottomleft")
        for level, anchor in zip(self.levels, anchors, strict=False):
            x, top = field.x(level.value), field.box.top
            sheet.line((x, top - 6), (x, field.box.bottom), PAPER, 4.0)
            sheet.dashes((x, top - 6), (x, field.box.bottom), RUST, 2.0)
            sheet.text(level.words, (x, top - 10), anchor, colour=RUST)
