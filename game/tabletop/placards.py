"""Placards: a few words, pieces and buttons on a slab, where the eye is anyway."""

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol, TypeAlias

from attrs import evolve, frozen
from pygame import Color, Rect, Vector2

from game.tabletop.trays import EyeButton
from game.ui.theme import Palette, Style, Theme
from game.ui.widgets.button import Button
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Framed
from game.ui.widgets.widget import Widget

WIDTH = 330  # points
PAD = 14
BUTTON, BETWEEN = 36, 6  # the height of a button, and from one line of them to the next
MAIN = 42
PIECE, LEAST_PIECE = 54, 37  # one of few, and one of many
AIR = 8  # above each line of pieces
EYE = (44, 30)
HIDING = 60  # pixels: as far away is a placard better than to hide something
CORNERS = ("bottomright", "topright", "bottomleft", "topleft")


class Row(Protocol):
    """Something that fills the width of a placard."""

    def height(self, theme: Theme, width: int) -> int: ...

    def widgets(self, theme: Theme, rect: Rect) -> Iterator[Widget]: ...


PlacardPlace: TypeAlias = Callable[[tuple[int, int]], Rect]  # where a placard of a size goes


def placard(
    theme: Theme, rows: Sequence[Row], placing: PlacardPlace, width: int = WIDTH
) -> list[Widget]:
    """The slab, and upon it the rows from above to below."""
    pad, gap = theme.px(PAD), theme.gap
    inner = theme.px(width) - 2 * pad
    heights = [row.height(theme, inner) for row in rows]
    size = (inner + 2 * pad, sum(heights) + gap * (len(rows) - 1) + 2 * pad)
    rect = placing(size)
    widgets: list[Widget] = [Framed(rect)]
    top = rect.top + pad
    for row, height in zip(rows, heights, strict=True):
        widgets += row.widgets(theme, Rect(rect.left + pad, top, inner, height))
        top += height + gap
    return widgets


def stacked(theme: Theme, rows: Sequence[Row], room: Rect) -> Iterator[Widget]:
    """Rows without a slab of their own, from the lower edge of *room* upwards."""
    heights = [row.height(theme, room.width) for row in rows]
    top = room.bottom - sum(heights) - theme.gap * (len(rows) - 1)
    for row, height in zip(rows, heights, strict=True):
        yield from row.widgets(theme, Rect(room.left, top, room.width, height))
        top += height + theme.gap


# Rows


@frozen
class Words:
    words: str
    style: Style = Style.BODY
    colour: Color = Palette.INK

    def height(self, theme: Theme, width: int) -> int:
        return theme.size(self.words, self.style, width)[1]

    def widgets(self, theme: Theme, rect: Rect) -> Iterator[Widget]:
        yield Label(rect, self.words, self.style, self.colour)


def width_of(button: Button, theme: Theme) -> int:
    words = theme.size(button.label, button.style)[0] if button.label else 0
    icon = button.icon.get_width() + (theme.gap if words else 0) if button.icon else 0
    return words + icon + theme.px(24)


@frozen
class Presses:
    """Buttons side by side, as wide as their words, in several lines if need be."""

    buttons: tuple[Button, ...]

    def height(self, theme: Theme, width: int) -> int:
        lines = len(self._lines(theme, width))
        return lines * theme.px(BUTTON) + (lines - 1) * theme.px(BETWEEN)

    def widgets(self, theme: Theme, rect: Rect) -> Iterator[Button]:
        """From the upper left."""
        top = rect.top
        for line in self._lines(theme, rect.width):
            left = rect.left
            for button in line:
                width = min(width_of(button, theme), rect.width)
                yield evolve(button, rect=Rect(left, top, width, theme.px(BUTTON)))
                left += width + theme.gap
            top += theme.px(BUTTON) + theme.px(BETWEEN)

    def _lines(self, theme: Theme, width: int) -> list[list[Button]]:
        lines: list[list[Button]] = [[]]
        left = width
        for button in self.buttons:
            needed = min(width_of(button, theme), width)
            if needed > left and lines[-1]:
                lines.append([])
                left = width
            lines[-1].append(button)
            left -= needed + theme.gap
        return lines


@frozen
class MainPress:
    """As wide as the plate: the one that one most likely wants, with its key."""

    button: Button

    def height(self, theme: Theme, width: int) -> int:
        return theme.px(MAIN)

    def widgets(self, theme: Theme, rect: Rect) -> Iterator[Button]:
        yield evolve(self.button, rect=rect)


@frozen
class SideBySide:
    """Pieces in one line, the smaller the more there are; very many in several even lines."""

    pieces: tuple[Callable[[Rect], Widget], ...]  # each laid into a square

    def height(self, theme: Theme, width: int) -> int:
        lines = -(-len(self.pieces) // self._in_a_line(theme, width))
        return lines * (self._side(theme, width) + theme.px(AIR))

    def _side(self, theme: Theme, width: int) -> int:
        """As large as all of them fit into one line."""
        fitting = (width + theme.gap) // len(self.pieces) - theme.gap
        return max(theme.px(LEAST_PIECE), min(theme.px(PIECE), fitting))

    def _in_a_line(self, theme: Theme, width: int) -> int:
        many, step = len(self.pieces), self._side(theme, width) + theme.gap
        at_most = max(1, (width + theme.gap) // step)
        lines = -(-many // at_most)
        return -(-many // lines)

    def widgets(self, theme: Theme, rect: Rect) -> Iterator[Widget]:
        side, columns = self._side(theme, rect.width), self._in_a_line(theme, rect.width)
        for number, piece in enumerate(self.pieces):
            line, column = divmod(number, columns)
            left = rect.left + column * (side + theme.gap)
            top = rect.top + theme.px(AIR) + line * (side + theme.px(AIR))
            yield piece(Rect(left, top, side, side))


@frozen
class Eye:
    """Turns up what lies on the placard."""

    button: EyeButton  # that has no place yet

    def height(self, theme: Theme, width: int) -> int:
        return theme.px(EYE[1])

    def widgets(self, theme: Theme, rect: Rect) -> Iterator[Widget]:
        place = Rect(rect.topleft, (theme.px(EYE[0]), rect.height))
        yield evolve(self.button, rect=place)
        left = place.right + theme.gap
        beside = Rect(left, rect.top, rect.right - left, rect.height)
        yield Label(beside, self.button.words, Style.SMALL, Palette.PALE, "midleft")


# Where placards go


def beside(place: Rect, room: Rect, gap: int, others: Sequence[Rect] = ()) -> PlacardPlace:
    """Within *room*, near *place* and never upon it, where it hides the fewest *others*."""

    def placing(size: tuple[int, int]) -> Rect:
        away = place.inflate(2 * gap, 2 * gap)
        found = [rect.clamp(room) for rect in _around(away, size)]
        corners = (_with(size, corner, getattr(room, corner)) for corner in CORNERS)
        free = [rect for rect in (*found, *corners) if not rect.colliderect(place)]
        return min(free or found, key=cost)

    def cost(rect: Rect) -> float:
        hidden = len(rect.collidelistall(list(others)))
        return HIDING * hidden + Vector2(rect.center).distance_to(place.center)

    return placing


def _around(place: Rect, size: tuple[int, int]) -> Iterator[Rect]:
    """At its four sides, the right one first."""
    yield _with(size, "midleft", place.midright)
    yield _with(size, "midright", place.midleft)
    yield _with(size, "midtop", place.midbottom)
    yield _with(size, "midbottom", place.midtop)


def _with(size: tuple[int, int], anchor: str, at: tuple[int, int]) -> Rect:
    rect = Rect((0, 0), size)
    setattr(rect, anchor, at)
    return rect


def within(room: Rect, anchor: str) -> PlacardPlace:
    """At a point of *room* that is named as pygame names those of a Rect."""

    def placing(size: tuple[int, int]) -> Rect:
        return _with(size, anchor, getattr(room, anchor))

    return placing
