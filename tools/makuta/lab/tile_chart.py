"""All tiles below one another, a column of bars for each figure; quiet ones are marked."""

from attrs import frozen
from pygame import Color

from game.ui.theme import Style
from tools.lab_report.axes import MARGIN, TITLE, WIDTH, Format, titled
from tools.lab_report.inks import FAINT, GRID, INK, RUST, Hatching
from tools.lab_report.sheet import Box, Sheet

NAMES, PITCH, THICK = 176.0, 24.0, 13.0
HEAD = 30.0  # for the words of the columns
NUMBER, GAP = 50.0, 14.0  # room for a figure before its bar, and between columns


@frozen
class Column:
    words: str
    values: tuple[float | None, ...]  # by row
    colour: Color
    format: Format
    level: float | None = None  # a value that means something


@frozen
class TileChart:
    title: str
    names: tuple[str, ...]
    columns: tuple[Column, ...]
    quiet: frozenset[str]  # names
    note: str = ""

    def sheet(self) -> Sheet:
        top = TITLE + HEAD
        sheet = titled(self.title, top + PITCH * len(self.names) + 44)
        for number, name in enumerate(self.names):
            self._draw_name(sheet, name, top + (number + 0.5) * PITCH)
        width = (WIDTH - 2 * MARGIN - NAMES) / len(self.columns)
        for number, column in enumerate(self.columns):
            left = MARGIN + NAMES + number * width
            self._draw_column(sheet, column, Box(left, top, width - GAP, PITCH * len(self.names)))
        sheet.text(self.note, (MARGIN, top + PITCH * len(self.names) + 22), colour=FAINT)
        return sheet

    def _draw_name(self, sheet: Sheet, name: str, y: float) -> None:
        quiet = name in self.quiet
        style, colour = (Style.SMALL_STRONG, RUST) if quiet else (Style.SMALL, INK)
        sheet.text(name, (MARGIN + NAMES - 14, y), "midright", style, colour)
        sheet.line((MARGIN, y + PITCH / 2), (WIDTH - MARGIN, y + PITCH / 2), GRID)

    def _draw_column(self, sheet: Sheet, column: Column, box: Box) -> None:
        left, room = box.left + NUMBER, box.width - NUMBER
        sheet.text(column.words, (left, box.top - 14), colour=FAINT)
        most = max((value for value in column.values if value is not None), default=0) or 1
        for number, value in enumerate(column.values):
            y = box.top + (number + 0.5) * PITCH
            hatching = Hatching.RISING if self.names[number] in self.quiet else Hatching.FULL
            words = "–" if value is None else column.format(value)
            sheet.text(words, (left - 8, y), "midright", colour=INK)
            bar = Box(left, y - THICK / 2, room * (value or 0) / most, THICK)
            sheet.bar(bar, column.colour, hatching)
        if column.level is not None and column.level <= most:
            x = left + room * column.level / most
            sheet.dashes((x, box.top), (x, box.bottom), RUST, 1.0)
