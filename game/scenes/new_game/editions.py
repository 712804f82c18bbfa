"""The editions side by side: the heads of the columns choose one, and its column is lit."""

from collections.abc import Iterator, Sequence

import pygame
from attrs import define
from pygame import Color, Rect, Surface

from game.i18n.keys import key_of
from game.scenes.new_game.sheet import Block, Filled, FormSheet, block, inside, sentence
from game.shelf.choices import Difference
from game.ui.theme import Palette, Style, Theme
from game.ui.widgets.button import Button
from game.ui.widgets.choice import columns
from game.ui.widgets.label import Label
from game.ui.widgets.panel import LIT
from game.ui.widgets.widget import MoodOf, Widget

LABEL = 0.26  # of the width
HEAD = 34  # points
BETWEEN = 8  # between the lines of neighbouring rows, together
GAP = 4  # between the heads
AROUND = 24  # a name in its head
MORE = 8  # between what the edition means and the comparison


@define(frozen=True)
class Grid(Widget):
    """The cells below the heads. What differs from the chosen edition stands out."""

    rows: tuple[Difference, ...]
    heights: tuple[int, ...]
    chosen: int

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        self._light(surface, theme)
        top = self.rect.top
        for row, height in zip(self.rows, self.heights, strict=True):
            pygame.draw.line(surface, Palette.EDGE, (self.rect.left, top), (self.rect.right, top))
            self._draw_row(surface, theme, row, Rect(self.rect.left, top, self.rect.width, height))
            top += height

    def _draw_row(self, surface: Surface, theme: Theme, row: Difference, place: Rect) -> None:
        cells = columns_of(place, len(row.cells))
        label = theme.text(row.label, Style.SMALL, Palette.PALE)
        surface.blit(label, label.get_rect(midleft=place.midleft))
        for i, (cell, words) in enumerate(zip(cells, row.cells, strict=True)):
            stands_out = i == self.chosen or words != row.cells[self.chosen]
            _write(surface, theme, cell, words, Palette.INK if stands_out else Palette.FAINT)

    def _light(self, surface: Surface, theme: Theme) -> None:
        column = columns_of(self.rect, len(self.rows[0].cells))[self.chosen]
        pygame.draw.rect(surface, LIT.lerp(Palette.STONE, 0.45), column)


def _write(surface: Surface, theme: Theme, cell: Rect, words: str, colour: Color) -> None:
    lines, line = lines_of(theme, words, cell.width), theme.line(Style.SMALL)
    top = cell.centery - line * len(lines) // 2
    for i, each in enumerate(lines):
        text = theme.text(each, Style.SMALL, colour)
        surface.blit(text, text.get_rect(midtop=(cell.centerx, top + i * line)))


def lines_of(theme: Theme, words: str, width: int) -> list[str]:
    """Broken between words where they are too long for *width* pixels."""
    lines: list[str] = []
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and theme.size(longer, Style.SMALL)[0] <= width - theme.px(GAP):
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def columns_of(rect: Rect, many: int, label: float = LABEL) -> list[Rect]:
    """One for each edition, to the right of the labels, which take so much of the width."""
    labels = round(rect.width * label)
    return columns(Rect(rect.left + labels, rect.top, rect.width - labels, rect.height), many)


def heights_of(theme: Theme, rows: Sequence[Difference], rect: Rect) -> tuple[int, ...]:
    """As many lines as the longest cell of each row needs."""
    width = min(column.width for column in columns_of(rect, len(rows[0].cells)))
    lines = (max(len(lines_of(theme, cell, width)) for cell in row.cells) for row in rows)
    return tuple(theme.px(BETWEEN) + theme.line(Style.SMALL) * many for many in lines)


def editions(sheet: FormSheet, place: Rect) -> Block:
    """What the chosen one means for play, and how it differs from the others."""
    theme, texts = sheet.theme, sheet.texts
    room, rows = inside(theme, place), sheet.form.game.differences()
    heads = list(_heads(sheet, room, LABEL if rows else 0))
    room.top = heads[-1].rect.bottom + theme.px(GAP)
    means = _described(sheet, room)
    widgets: list[Widget] = [means, *heads]
    if rows:
        room.top = means.rect.bottom + theme.px(MORE)
        widgets.append(_compared(sheet, rows, room))
    bottom = max(widget.rect.bottom for widget in widgets)
    return block(theme, place, texts.text("form.edition"), widgets, bottom)


def _compared(sheet: FormSheet, rows: Sequence[Difference], room: Rect) -> Grid:
    heights = heights_of(sheet.theme, rows, room)
    body = Rect(room.left, room.top, room.width, sum(heights))
    return Grid(body, tuple(rows), heights, sheet.choices.editions.index(sheet.form.edition))


def _described(sheet: FormSheet, room: Rect) -> Label:
    words = sheet.texts.text(key_of("edition", sheet.form.edition))
    return sentence(sheet.theme, room.move(0, sheet.theme.px(GAP)), words, is_fault=False)


def _heads(sheet: FormSheet, room: Rect, label: float) -> Iterator[Button]:
    """Without a comparison below them, in lines in which every name can be read."""
    theme, keys = sheet.theme, sheet.choices.editions
    gap, high = theme.px(GAP), theme.px(HEAD)
    many = len(keys) if label else _in_a_line(sheet, room.width)
    places = columns_of(room, many, label)
    for number, key in enumerate(keys):
        line, column = divmod(number, many)
        left, top = places[column].left + gap // 2, room.top + line * (high + gap)
        yield Button(
            Rect(left, top, places[column].width - gap, high),
            f"edition.{key}",
            _name(sheet, key),
            Filled(sheet.form.in_edition(key)),
            sheet.texts.text(key_of("edition", key)),
            is_on=key == sheet.form.edition,
            style=Style.SMALL_STRONG,
        )


def _name(sheet: FormSheet, key: str) -> str:
    return sheet.texts.text(key_of("edition_short", key))


def _in_a_line(sheet: FormSheet, width: int) -> int:
    """So many names, all as wide as the longest."""
    theme, keys = sheet.theme, sheet.choices.editions
    longest = max(theme.size(_name(sheet, key), Style.SMALL_STRONG)[0] for key in keys)
    fitting = max(1, width // (longest + theme.px(AROUND)))
    lines = -(-len(keys) // fitting)
    return -(-len(keys) // lines)
