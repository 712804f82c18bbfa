"""The editions side by side: the heads of the columns choose one, and its column is lit."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

import pygame
from attrs import define
from pygame import Color, Rect, Surface

from game.boxes.makuta.new_game.sheet import Block, Filled, FormSheet, block, inside
from game.boxes.makuta.words.differences import Difference, differences
from game.i18n.keys import key_of
from game.rules.makuta.editions import EDITIONS
from game.ui.theme import Palette, Style, Theme
from game.ui.widgets.button import Button
from game.ui.widgets.panel import LIT
from game.ui.widgets.widget import MoodOf, Widget

LABEL = 0.26  # of the width
HEAD = 34  # points
BETWEEN = 8  # between the lines of neighbouring rows, together
GAP = 4  # between the heads


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
        cells = columns_of(place)
        label = theme.text(row.label, Style.SMALL, Palette.PALE)
        surface.blit(label, label.get_rect(midleft=place.midleft))
        for i, (cell, words) in enumerate(zip(cells, row.cells, strict=True)):
            stands_out = i == self.chosen or words != row.cells[self.chosen]
            _write(surface, theme, cell, words, Palette.INK if stands_out else Palette.FAINT)

    def _light(self, surface: Surface, theme: Theme) -> None:
        column = columns_of(self.rect)[self.chosen]
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


def columns_of(rect: Rect) -> list[Rect]:
    """One for each edition, to the right of the labels."""
    label = round(rect.width * LABEL)
    rest, many = rect.width - label, len(EDITIONS)
    edges = [rect.left + label + rest * i // many for i in range(many + 1)]
    return [Rect(a, rect.top, b - a, rect.height) for a, b in pairwise(edges)]


def heights_of(theme: Theme, rows: Sequence[Difference], rect: Rect) -> tuple[int, ...]:
    """As many lines as the longest cell of each row needs."""
    width = min(column.width for column in columns_of(rect))
    lines = (max(len(lines_of(theme, cell, width)) for cell in row.cells) for row in rows)
    return tuple(theme.px(BETWEEN) + theme.line(Style.SMALL) * many for many in lines)


def editions(sheet: FormSheet, place: Rect) -> Block:
    theme, texts = sheet.theme, sheet.texts
    room = inside(theme, place)
    rows = differences(texts)
    heights = heights_of(theme, rows, room)
    body = Rect(room.left, room.top + theme.px(HEAD) + theme.px(GAP), room.width, sum(heights))
    grid = Grid(body, rows, heights, list(EDITIONS).index(sheet.form.edition))
    widgets = [grid, *_heads(sheet, room)]
    return block(theme, place, texts.text("form.edition"), widgets, body.bottom)


def _heads(sheet: FormSheet, room: Rect) -> Iterator[Button]:
    gap = sheet.theme.px(GAP)
    for key, column in zip(EDITIONS, columns_of(room), strict=True):
        yield Button(
            Rect(column.left + gap // 2, room.top, column.width - gap, sheet.theme.px(HEAD)),
            f"edition.{key}",
            sheet.texts.text(key_of("edition_short", key)),
            Filled(sheet.form.in_edition(key)),
            sheet.texts.text(key_of("edition", key)),
            is_on=key == sheet.form.edition,
            style=Style.SMALL_STRONG,
        )
