"""Counts as upright columns, over spans of turns."""

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
from tools.lab_report.inks import FAINT, PAPER, RUST, Hatching
from tools.lab_report.lines import BELOW, LEFT, Level
from tools.lab_report.sheet import Box, Sheet

HEIGHT = 360.0
GAP = 3.0  # points between columns


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
    span: int  # turns that a column covers
    layers: tuple[Layer, ...]
    levels: tuple[Level, ...] = ()  # turns that mean something
    above: tuple[str, ...] = ()  # what stands over each column
    turns: str = "turns per player"

    def sheet(self) -> Sheet:
        sheet = Sheet((WIDTH, HEIGHT))
        draw_title(sheet, self.title)
        if len(self.layers) > 1:
            entries = [Entry(layer.words, layer.colour, layer.hatching) for layer in self.layers]
            draw_legend(sheet, entries)
        field = self._field()
        field.draw_up(sheet)
        self._draw_columns(sheet, field)
        field.draw_across(sheet)
        self._draw_levels(sheet, field)
        return sheet

    @property
    def _count(self) -> int:
        return max((len(layer.values) for layer in self.layers), default=0)

    def _field(self) -> Field:
        top = TITLE + LEGEND + 18
        box = Box(MARGIN + LEFT, top, WIDTH - MARGIN * 2 - LEFT, HEIGHT - top - BELOW)
        end = max(1, self._count) * self.span
        return Field(box, Scale(0, end, self.span, self.turns), self.up)

    def _draw_columns(self, sheet: Sheet, field: Field) -> None:
        for number in range(self._count):
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
