"""The figures of a game: a column for each seat, the best of each row marked."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

import pygame
from attrs import define, frozen
from pygame import Rect, Surface

from game.core.seats import Seat
from game.scenes.box import Row
from game.ui.theme import Palette, Style, Theme
from game.ui.things import Thing
from game.ui.widgets.choice import columns
from game.ui.widgets.panel import LIT
from game.ui.widgets.widget import MoodOf, Widget

ROW = 26  # points; at least
LABEL = 156
FIGURE = 62  # height of a portrait
AIR = 6


@frozen
class Head:
    """Of a column: who sits there."""

    name: str
    beneath: str  # the piece, where the name is a person's
    portrait: Surface | None


def head_height(theme: Theme, heads: Sequence[Head]) -> int:
    """Room for the portraits, and for names in one line or in two."""
    lines = 2 if any(head.beneath for head in heads) else 1
    figure = theme.px(FIGURE) if any(head.portrait for head in heads) else 0
    return figure + lines * theme.line(Style.SMALL) + 2 * theme.px(AIR)


@define(frozen=True)
class Figures(Widget):
    heads: tuple[Head, ...]
    rows: tuple[Row, ...]
    winner: Seat
    head_height: int  # pixels

    def things(self) -> Iterable[Thing]:
        """What exactly is counted, for whoever points at a row."""
        for i, (row, place) in enumerate(zip(self.rows, self._rows(), strict=True)):
            yield Thing(f"result.row.{i + 1}", place, row.words or row.label, passive=True)

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        columns = self._columns(theme, self.rect)
        band = columns[self.winner]
        pygame.draw.rect(surface, LIT.lerp(Palette.STONE, 0.6), band, border_radius=theme.px(6))
        for head, column in zip(self.heads, columns, strict=True):
            self._draw_head(surface, theme, head, column)
        for i, (row, place) in enumerate(zip(self.rows, self._rows(), strict=True)):
            if mood(f"result.row.{i + 1}").hovered:
                pygame.draw.rect(surface, Palette.STONE_LIGHT, place, border_radius=theme.px(6))
            self._draw_row(surface, theme, row, place)

    # Places

    def _rows(self) -> list[Rect]:
        top, many = self.rect.top + self.head_height, max(len(self.rows), 1)
        height = self.rect.bottom - top
        edges = [top + height * i // many for i in range(many + 1)]
        return [Rect(self.rect.left, a, self.rect.width, b - a) for a, b in pairwise(edges)]

    def _columns(self, theme: Theme, place: Rect) -> list[Rect]:
        label = theme.px(LABEL)
        rest = Rect(place.left + label, place.top, place.width - label, place.height)
        return columns(rest, len(self.heads))

    # Picture

    def _draw_head(self, surface: Surface, theme: Theme, head: Head, column: Rect) -> None:
        top = column.top + theme.px(AIR)
        if head.portrait:
            place = head.portrait.get_rect(midbottom=(column.centerx, top + theme.px(FIGURE)))
            surface.blit(head.portrait, place)
            top += theme.px(FIGURE)
        for words, style, colour in (
            (head.name, Style.SMALL_STRONG, Palette.INK),
            (head.beneath, Style.SMALL, Palette.PALE),
        ):
            shown = theme.shortened(words, style, column.width - theme.px(4))
            text = theme.text(shown, style, colour)
            surface.blit(text, text.get_rect(midtop=(column.centerx, top)))
            top += theme.line(style)

    def _draw_row(self, surface: Surface, theme: Theme, row: Row, place: Rect) -> None:
        pygame.draw.line(surface, Palette.EDGE, place.topleft, place.topright)
        label = theme.text(
            theme.shortened(row.label, Style.SMALL, theme.px(LABEL - 4)), Style.SMALL, Palette.PALE
        )
        surface.blit(label, label.get_rect(midleft=(place.left + theme.px(4), place.centery)))
        for seat, cell in enumerate(self._columns(theme, place)):
            _draw_figure(surface, theme, row.figures[seat], cell, is_best=seat in row.best)


def _draw_figure(surface: Surface, theme: Theme, figure: str, cell: Rect, *, is_best: bool) -> None:
    """The best stands in a ring: not by its colour alone."""
    style = Style.SMALL_STRONG if is_best else Style.SMALL
    text = theme.text(figure, style, Palette.GLOW if is_best else Palette.INK)
    place = text.get_rect(center=cell.center)
    if is_best:
        ring, radius = place.inflate(theme.px(14), theme.px(3)), theme.px(10)
        pygame.draw.rect(surface, LIT, ring, border_radius=radius)
        pygame.draw.rect(surface, Palette.GOLD, ring, max(1, theme.px(1)), border_radius=radius)
    surface.blit(text, place)
